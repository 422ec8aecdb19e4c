/**
 * Hands on a board that is set up: what is drawn from place to place, taken away, and how the board becomes
 * larger and smaller.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pressPlace, typeAtPlace } from '../../app/boards/board-hand.ts';
import { drawAt, drawTo, mayDrawTo, resizeBoard } from '../../app/boards/set-up-hand.ts';
import { chooseSign } from '../../app/store/board.ts';
import { undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { bringRulesets } from '../../app/store/rulesets.ts';
import { beginGame } from '../../app/walkthrough/playing.ts';
import { table } from '../fixtures/board-table.ts';

beforeEach(() => bringRulesets());
afterEach(startAfresh);

describe('things are drawn and taken away', () => {
  test('a piece that is dragged off the board is taken away, and in play it is put back', () => {
    const { drag, position } = table('fox-and-geese', '.G.G/..../..../F...');
    expect(drag('rank 1, square 2', undefined, true).position).toBe('...G/..../..../F...');
    undo();
    beginGame();
    expect(drag('rank 1, square 2', undefined, true).position).toBe('.G.G/..../..../F...');
    expect(position()).toBe('.G.G/..../..../F...');
  });

  test('edges are drawn by clicks, by drags and by letters; L, R and E choose their colours', () => {
    const { place, position } = table('hackenbush', '0-1:b');
    const press = (name: string) => pressPlace(place(name));
    press('point 1');
    expect(editor().clicked).toEqual(['point 1']);
    expect(position()).toBe('0-1:b');
    drawTo(undefined);
    expect(position()).toBe('0-1:b 1-2:b');
    // Clicking the same place twice deselects it.
    press('the ground');
    press('the ground');
    expect(editor().clicked).toEqual([]);
    expect(typeAtPlace(place('point 2'), 'e')).toBe(true);
    press('the ground');
    press('point 2');
    expect(position()).toBe('0-1:b 1-2:b 0-2:g');
    expect(typeAtPlace(place('point 1'), 'r')).toBe(true);
    expect(position()).toBe('0-1:b 1-2:b 0-2:g 1-3:r');
    press('point 3');
    expect(typeAtPlace(place('point 2'), 'b')).toBe(true);
    expect(position()).toBe('0-1:b 1-2:b 0-2:g 1-3:r 2-3:b');
    typeAtPlace(place('point 1'), 'l');
    expect(drawAt(place('point 1'))).toBe(true);
    expect([mayDrawTo(place('point 3')), mayDrawTo(place('edge 0-1'))]).toEqual([true, false]);
    drawTo(place('point 3'));
    expect(position()).toBe('0-1:b 1-2:b 0-2:g 1-3:r 2-3:b 1-3:b');
    expect(drawAt(place('edge 0-1'))).toBe(false);
    chooseSign('.');
    expect(drawAt(place('point 1'))).toBe(false);
    for (let edits = 0; edits < 5; edits++) undo();
    expect(position()).toBe('0-1:b');
  });

  test('while something is drawn, arrows lead to where it can end', () => {
    const { keys, position } = table('hackenbush', '0-1:b 1-2:r');
    expect(keys('point 1', 'ArrowUp')).toEqual(['edge 1-2']);
    expect(keys('point 1', 'Enter', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'Enter')).toEqual([
      'point 1',
      'point 2',
      'point 1',
      'the ground',
      'the ground',
    ]);
    expect(position()).toBe('0-1:b 1-2:r 0-1:b');
  });

  test('a stalk is cut in the middle: what hangs on nothing stays, with its problem', () => {
    const { place, position, read } = table('hackenbush', '0-1:b 1-2:r 2-3:g');
    typeAtPlace(place('edge 1-2'), 'Delete');
    expect(position()).toBe('0-1:b 2-3:g');
    expect(read().draft.problems.map((problem) => problem.place)).toEqual(['point 2', 'point 3']);
    expect(read().board().places.length).toBeGreaterThan(4);
  });

  test('drawings on grounds of their own are joined by the ground alone, and a refusal says so', () => {
    const { place, position } = table('nimstring', '0-1 + 0-1');
    pressPlace(place('drawing 1, point 1'));
    pressPlace(place('drawing 2, point 1'));
    expect(position()).toBe('0-1 + 0-1');
    expect(editor().refusal).not.toBe('');
    pressPlace(place('drawing 1, point 1'));
    pressPlace(place('drawing 2, the ground'));
    expect(position()).toBe('0-1 0-1 + 0-1');
  });

  test('a piece of annihilation is moved by a drag and clicked away, and with the tray at the arc arcs are drawn', () => {
    const { place, position } = table('annihilation', '1>2 @ 1');
    expect(drawAt(place('node 1'))).toBe(false);
    chooseSign('>');
    expect(drawAt(place('node 2'))).toBe(true);
    drawTo(undefined);
    expect(position()).toBe('1>2 2>3 @ 1');
    pressPlace(place('node 1'));
    pressPlace(place('node 2'));
    expect(position()).toBe('2>3 @ 1');
  });

  test('edges of a graph that is coloured are drawn in either copy, and the number of its colours is changed by keys', () => {
    const { place, position } = table('orthogonal-colouring', 'C4 m=2 A=12..');
    typeAtPlace(place('B, node 0'), 'e');
    expect(position()).toBe('5:0-1,0-3,0-4,1-2,2-3 m=2 A=12...');
    undo();
    chooseSign('e');
    pressPlace(place('B, node 0'));
    pressPlace(place('A, node 2'));
    expect(editor().refusal).not.toBe('');
    pressPlace(place('B, node 0'));
    pressPlace(place('B, node 2'));
    expect(position()).toBe('4:0-1,0-2,0-3,1-2,2-3 m=2 A=12..');
    pressPlace(place('A, node 2'));
    pressPlace(place('A, node 0'));
    expect(position()).toBe('C4 m=2 A=12..');
    expect(typeAtPlace(place('A, node 2'), '+')).toBe(true);
    expect(position()).toBe('C4 m=3 A=12..');
    typeAtPlace(place('A, node 2'), '-');
    typeAtPlace(place('A, node 2'), '-');
    expect(position()).toBe('C4 m=1 A=1...');
    expect(editor().toasts.map(({ says }) => says)).toEqual([
      'Removed together with it: colour 2 at A, node 1.',
    ]);
    typeAtPlace(place('A, node 2'), '-');
    expect(editor().refusal).toMatch(/^The number of colours cannot change/);
  });

  test('a board grows and shrinks at its sides; what is lost is named, and Undo of the message brings it back', () => {
    const { position } = table('fox-and-geese', '.G.G/..../..../F...');
    expect(resizeBoard('right', 'grow')).toBe(true);
    expect(position()).toBe('.G.G./...../...../F....');
    expect(editor().toasts).toEqual([]);
    expect(resizeBoard('top', 'shrink')).toBe(true);
    expect(position()).toBe('...../F....');
    const [{ says, action }] = editor().toasts;
    expect(says).toBe(
      'Removed together with its place: a goose on rank 1, square 2, a goose on rank 1, square 4.',
    );
    action?.run();
    expect(position()).toBe('.G.G./...../...../F....');
    undo();
    expect(position()).toBe('.G.G/..../..../F...');
    const { read } = table('hare-and-hounds', '-H..-/H...R/-H..-');
    resizeBoard('left', 'grow');
    expect(read().printed).toBe('-..H..-/..H...R/-..H..-');
    expect(read().isSound).toBe(true);
    resizeBoard('left', 'shrink');
    expect(resizeBoard('left', 'shrink')).toBe(false);
    expect(resizeBoard('top', 'grow')).toBe(false);
  });
});
