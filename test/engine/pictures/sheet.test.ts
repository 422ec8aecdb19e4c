/**
 * A contact sheet: each figure is as it is by itself, moved, with its own line below it, and nothing
 * overlaps.
 */
import { describe, expect, test } from 'vitest';
import { styles } from '../../../engine/figure/index.ts';
import { svgPen, tikzPen } from '../../../engine/figure/pens/index.ts';
import { columnsFor, contactSheet } from '../../../engine/pictures/index.ts';
import { figureOf, openExample } from '../../fixtures/figures.ts';

const figure = figureOf(openExample('erratum'), { ...styles.paper, legend: 'none' });
const named = { title: 'Sheet', caption: 'Five times' };
const frames = ['One', 'Two', 'Three', 'Four', 'Five'].map((says) => ({ figure, says }));
const sheet = contactSheet(frames, 3, named);

describe('a sheet of five in rows of three', () => {
  const count = figure.nodes.length;

  test('the sheet has each figure whole, moved by one distance', () => {
    for (const i of frames.keys()) {
      const nodes = sheet.nodes.slice(i * count, (i + 1) * count);
      const by = { x: nodes[0].at.x - figure.nodes[0].at.x, y: nodes[0].at.y - figure.nodes[0].at.y };
      expect(nodes.map(({ at }) => [at.x - by.x, at.y - by.y])).toEqual(
        figure.nodes.map(({ at }) => [expect.closeTo(at.x, 6), expect.closeTo(at.y, 6)]),
      );
      const arcs = sheet.arcs.slice(i * figure.arcs.length, (i + 1) * figure.arcs.length);
      expect(arcs.map(({ from, to }) => [from - i * count, to - i * count])).toEqual(
        figure.arcs.map(({ from, to }) => [from, to]),
      );
    }
    expect(new Set(sheet.nodes.map(({ id }) => id)).size).toBe(5 * count);
  });

  test('figures are in rows and columns that do not overlap, each with its line below', () => {
    const lines = sheet.words.filter(({ kind }) => kind === 'letter');
    expect(lines.map(({ mark }) => mark.map((run) => 'text' in run && run.text).join(''))).toEqual(
      frames.map(({ says }) => says),
    );
    const [one, two, , four] = lines;
    expect(two.at.x - one.at.x).toBeGreaterThan(figure.bounds.width);
    expect([four.at.x, two.at.y]).toEqual([one.at.x, one.at.y]);
    expect(four.at.y - one.at.y).toBeGreaterThan(figure.bounds.height + one.height);
    expect(sheet.bounds.width).toBeGreaterThan(3 * figure.bounds.width);
  });

  test('the pens write a sheet as any other figure', () => {
    expect(svgPen(sheet).text).toContain('Four');
    expect(tikzPen(sheet).text).toContain('Four');
  });
});

test('by default a sheet is square, or wider', () => {
  expect([1, 2, 3, 4, 5, 9, 10].map(columnsFor)).toEqual([1, 2, 2, 2, 3, 3, 4]);
});
