/**
 * Laws for every ruleset: boards side by side are each as they are alone, and neither they nor the things
 * between and below them touch.
 */
import { describe, test } from 'vitest';
import { type Bounds, type Figure, styles } from '../../engine/figure/index.ts';
import { boardFigure, boardSheet, type SheetBoard } from '../../engine/pictures/index.ts';
import { rulesets } from '../../engine/run.ts';
import { handOf } from '../arbitrary/positions.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

const style = { ...styles.paper, legend: 'none' } as const;

type Box = Bounds & { readonly what: string };

/** Spots on a line of quadratic curves, which need not reach their control points. */
function spotsAlong(line: readonly number[]): readonly number[] {
  const spots: number[] = [];
  for (let q = 0; q + 5 < line.length; q += 4)
    for (let step = 0; step <= 16; step++) {
      const [t, s] = [step / 16, 1 - step / 16];
      for (const axis of [q, q + 1])
        spots.push(s * s * line[axis] + 2 * s * t * line[axis + 2] + t * t * line[axis + 4]);
    }
  return spots;
}

function boxOfShapes(shapes: Figure['shapes'], what: string): Box {
  const points = shapes.flatMap(({ form }) => {
    if (form.kind === 'polygon') return form.points;
    if (form.kind === 'curve') return spotsAlong(form.line);
    const { at, radius } = form;
    return [at.x - radius, at.y - radius, at.x + radius, at.y + radius];
  });
  const [xs, ys] = [0, 1].map((odd) => points.filter((_, i) => i % 2 === odd));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { what, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const touch = (a: Bounds, b: Bounds): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The boxes of a sheet: of each board, of the arrow to it, and of every line that is not a letter of a board.
 */
function boxesOf(sheet: Figure, alone: readonly Figure[], boards: readonly SheetBoard[]): readonly Box[] {
  const boxes: Box[] = [];
  let [shape, word] = [0, 0];
  for (const [i, { shapes, words }] of alone.entries()) {
    if (shapes.length > 0)
      boxes.push(boxOfShapes(sheet.shapes.slice(shape, shape + shapes.length), `board ${i}`));
    shape += shapes.length;
    word += words.length;
    const { says, label, mover } = boards[i];
    const lines = (says === '' ? 0 : 1) + (label ? 1 : 0);
    for (const { at, width, height, mark } of sheet.words.slice(word, word + lines)) {
      const what = mark.map((run) => ('text' in run ? run.text : run.shape)).join('');
      boxes.push({ what, x: at.x - width / 2, y: at.y - height / 2, width, height });
    }
    word += lines;
    if (mover && i > 0) {
      boxes.push(boxOfShapes(sheet.shapes.slice(shape, shape + 2), `arrow to ${i}`));
      shape += 2;
    }
  }
  expect([shape, word]).toEqual([sheet.shapes.length, sheet.words.length]);
  return boxes;
}

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  test.each([1, 3])('a position and its moves, with %i in a row', (columns) => {
    tryLaw(handOf(id).positions, 4, (text) => {
      const position = positionOf(ruleset, text);
      const after = ruleset.moves(position).slice(0, 4);
      const boards: SheetBoard[] = [
        { board: ruleset.board(position), says: '', label: { hidden: true } },
        ...after.map(({ player, by, to }, i) => ({
          board: ruleset.board(to),
          says: `${i + 1}: ${by.join(' ')}`,
          label: i === 1 ? undefined : { value: { kind: 'nimber', n: i } as const },
          mover: player,
        })),
      ];
      const alone = boards.map(({ board }) => boardFigure(board, { title: '' }, style));
      const sheet = boardSheet(boards, columns, { title: text }, style);
      const boxes = boxesOf(sheet, alone, boards);
      const boxesOfBoards = boxes.filter(({ what }) => what.startsWith('board '));
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(touch(a, b), `${text}: ${a.what} touches ${b.what}`).toBe(false);
      // Boards with the same places are at the same height, and as far from one another as columns are.
      const areas = boards.map(({ board }) => JSON.stringify(board.places.map(({ area }) => area)));
      if (columns > 1 && boards.length > 2 && new Set(areas).size === 1) {
        const corners = boxesOfBoards.slice(0, columns).map(({ x, y }, i) => {
          const { shapes } = alone[i];
          const own = boxOfShapes(shapes, '');
          return [x - own.x, y - own.y];
        });
        for (const axis of [0, 1]) {
          const [first, second, third] = corners.map((corner) => corner[axis]);
          expect(third - second, text).toBeCloseTo(second - first, 6);
          if (axis === 1) expect(second, text).toBeCloseTo(first, 6);
        }
      }
      const sizes = (all: readonly Bounds[]) =>
        all.map(({ width, height }) => [width, height].map((length) => Math.round(length * 1e6)));
      expect(sizes(boxesOfBoards)).toEqual(
        sizes(alone.flatMap(({ shapes }) => (shapes.length > 0 ? [boxOfShapes(shapes, '')] : []))),
      );
    });
  });
});
