/**
 * Signs of outcomes seen from afar: thousands of them are drawn at once, so that no bitmap is copied for a
 * few pixels.
 */
import { expect, test } from 'vitest';
import { type OutcomeMark, stamper } from '../../app/canvas/layers/outcome-marks.ts';
import type { Inks } from '../../app/canvas/model/inks.ts';

const inks = { ink: 'ink', faint: 'faint', left: 'left', right: 'right' } as Inks;

/** The colour and the extent, from left to right, of what is drawn for a sign whose node is at 0, 0. */
function drawnFor(mark: OutcomeMark, radius: number) {
  const xs: number[] = [];
  const colours = new Set<string>();
  const pen = {
    fillStyle: '',
    fillRect(x: number, _y: number, width: number) {
      xs.push(x, x + width);
      colours.add(this.fillStyle);
    },
  };
  stamper(pen as unknown as CanvasRenderingContext2D, radius, inks)(mark, { x: 0, y: 0 });
  return { colours: [...colours], from: Math.min(...xs), to: Math.max(...xs) };
}

test('small signs are distinguished by colour and side', () => {
  expect(drawnFor('P', 4)).toEqual({ colours: ['ink'], from: -2, to: 2 });
  expect(drawnFor('D', 4)).toEqual({ colours: ['faint'], from: -2.8, to: 2.8 });
  expect(drawnFor('L', 4)).toEqual({ colours: ['left'], from: -3.4, to: 0 });
  expect(drawnFor('R', 4)).toEqual({ colours: ['right'], from: 0, to: 3.4 });
});

test('the next player’s nodes stay empty', () => {
  expect(drawnFor('N', 4).colours).toEqual([]);
});
