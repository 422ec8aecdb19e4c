/** Stops that are found by play alone are those of the values, and so is whether a game is guaranteed. */
import { expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { valueAt } from '../../../engine/theories/labelling.ts';
import { levelsOf } from '../../../engine/theories/scoring/games-of.ts';
import { scoringGames } from '../../../engine/theories/scoring/index.ts';
import { stopsAlone } from '../../../engine/theories/scoring/labels.ts';
import { textOf } from '../../../engine/values/words.ts';
import { arbitraryScored } from '../../arbitrary/scoring.ts';
import { tryLaw } from '../../laws/seeds.ts';

test('stops, and whether it is guaranteed, of every vertex of random drawings', () => {
  const met = new Set<boolean>();
  tryLaw(arbitraryScored(9, 16), 150, (graph) => {
    const labelling = drain(scoringGames.solve(graph));
    const { keyOf, worthOf } = stopsAlone(graph, levelsOf(graph).sequence);
    const seen = new Map<number, string>();
    for (let v = 0; v < graph.order; v++) {
      const value = valueAt(labelling, v);
      if (value?.kind !== 'scoring') throw new Error('a drawing without cycles has values');
      const { ls, rs, guaranteed } = value;
      const alone = worthOf(v);
      expect(alone).toEqual({ kind: 'scoring', ls, rs, guaranteed });
      met.add(guaranteed);
      const key = keyOf(v);
      expect(seen.get(key) ?? textOf(alone)).toBe(textOf(alone));
      seen.set(key, textOf(alone));
    }
  });
  expect(met).toEqual(new Set([true, false]));
});

test('a value of stops alone says so', () => {
  const value = { kind: 'scoring', ls: '1', rs: '-1/2', guaranteed: true } as const;
  expect(textOf(value)).toBe('(1 | -0.5) stops alone');
});
