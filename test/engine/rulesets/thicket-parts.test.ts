/**
 * Parts of thickets: what is left of one is found again however it is written, and the ground may be no end
 * of its part.
 */
import { expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import type { Ruleset } from '../../../engine/rulesets/ruleset.ts';
import { thinningThickets } from '../../../engine/rulesets/thinning-thickets/index.ts';
import { positionOf } from '../../fixtures/boards.ts';

const ruleset: Ruleset = thinningThickets;

test.each([
  ['a leaf of a lesser colour becomes the stalk when the top falls', 'bg(b)r', 3],
  ['an arc leads from the ground to another root', 'roots=0,5 0>5:b 1>0:r', 2],
])('%s', (_, start, cuts) => {
  const position = positionOf(thinningThickets, start);
  const coded = ruleset.coder(position);
  const game = drain(generate(coded));
  if (game.kind !== 'generated') throw new Error(game.says);
  const met = new Set(game.codes);
  const all = ruleset.moves(position);
  expect(all).toHaveLength(cuts);
  for (const { by, to } of all) expect(met.has(coded.code(to) ?? -1), `${start}: ${by}`).toBe(true);
  const out = new Float64Array(10);
  const [left, right] = (['left', 'right'] as const).map((player) => {
    const count = coded[player](coded.start, out);
    return [...out.slice(0, count)].toSorted((a, b) => a - b);
  });
  const byHand = (player: string): readonly number[] =>
    all
      .flatMap((move) =>
        move.player === player || move.player === 'either' ? (coded.code(move.to) ?? -1) : [],
      )
      .toSorted((a, b) => a - b);
  expect([left, right]).toEqual([byHand('left'), byHand('right')]);
});
