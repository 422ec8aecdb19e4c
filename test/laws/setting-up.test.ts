/** Laws for every registered ruleset's board while it is set up: how it grows and shrinks, and what is drawn on it from place to place. */
import { describe, test } from 'vitest';
import { type BoardSide, boardSides } from '../../engine/rulesets/board.ts';
import { type Ruleset, rulesets } from '../../engine/run.ts';
import { handOf } from '../arbitrary/positions.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** The rulesets whose boards have no sides: a digraph, and a goal that ends play. */
const sideless: readonly string[] = ['annihilation'];

/** How many things stand on a board: pieces, counters, edges, but no walls, and no places alone. */
const standing = (ruleset: Ruleset, position: unknown): number =>
  ruleset
    .board(position)
    .places.filter(({ holds }) => !/^(empty|a gap|open|a wall|the ground|a point|\d.*)$/.test(holds)).length;

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  const resized = (text: string, side: BoardSide, way: 'grow' | 'shrink') =>
    ruleset.resize?.(ruleset.read(text).position, side, way);

  test('what has grown at a side and then shrunk there is as it was, and nothing is lost on the way', () => {
    let grown = 0;
    tryLaw(handOf(id).positions, 40, (text) => {
      const printed = ruleset.print(positionOf(ruleset, text));
      for (const side of boardSides) {
        const more = resized(printed, side, 'grow');
        if (!more) continue;
        grown++;
        const written = ruleset.print(more.to);
        expect(written).not.toBe(printed);
        expect(more.lost).toEqual([]);
        expect(ruleset.read(written).position, `${printed} has grown at the ${side}`).toEqual(more.to);
        const back = resized(written, side, 'shrink');
        expect(back && ruleset.print(back.to), `${written} has shrunk at the ${side}`).toBe(printed);
      }
    });
    if (!sideless.includes(id)) expect(grown).toBeGreaterThan(0);
  });

  test('what stands on places that are taken away is named, and all else is still there', () => {
    tryLaw(handOf(id).positions, 40, (text) => {
      const position = positionOf(ruleset, text);
      for (const side of boardSides) {
        const less = resized(text, side, 'shrink');
        if (!less) continue;
        expect(ruleset.read(ruleset.print(less.to)).position).toEqual(less.to);
        const gone = standing(ruleset, position) - standing(ruleset, less.to);
        expect(less.lost.length > 0, `${text} has shrunk at the ${side}`).toBe(gone > 0);
        expect(less.lost.length).toBeLessThanOrEqual(gone);
      }
    });
  });
});
