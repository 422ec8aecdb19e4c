/** Heaps from which moves take steps: values beside plain play, in any order of positions, kept or not. */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { openStepTable } from '../../../engine/conduct/step-table.ts';
import { drain } from '../../../engine/rounds.ts';
import { openWorths } from '../../../engine/sweeps/sweep.ts';
import { nimbersByOptions } from '../../../engine/theories/grundy/index.ts';
import { expect } from '../../fixtures/quick-expect.ts';
import { tryLaw } from '../../laws/seeds.ts';

/** The nim value by its definition, from a map of those that are known. */
function byHand(
  steps: readonly (readonly number[])[],
  heaps: readonly number[],
  known: Map<string, number>,
): number {
  const found = known.get(heaps.join());
  if (found !== undefined) return found;
  const after = new Set<number>();
  for (const step of steps)
    for (let left = heaps; ; after.add(byHand(steps, left, known))) {
      left = left.map((heap, i) => heap - step[i]);
      if (left.some((heap) => heap < 0)) break;
    }
  let mex = 0;
  while (after.has(mex)) mex++;
  known.set(heaps.join(), mex);
  return mex;
}

const asked = fc.integer({ min: 1, max: 3 }).chain((heaps) => {
  const numbers = (max: number) => fc.array(fc.nat(max), { minLength: heaps, maxLength: heaps });
  const step = numbers(3).filter((taken) => taken.some((count) => count > 0));
  return fc.tuple(
    fc.array(step, { minLength: 1, maxLength: 4 }),
    fc.array(numbers(8), { minLength: 1, maxLength: 5 }),
  );
});

test('a position has the mex of what all its steps lead to', () => {
  tryLaw(asked, 100, ([steps, positions]) => {
    const table = openStepTable(steps, nimbersByOptions());
    const known = new Map<string, number>();
    for (const heaps of positions) {
      const wide = table.positionsWith(heaps);
      expect(drain(table.valueOf(heaps))).toBe(byHand(steps, heaps, known));
      expect(table.met()).toBe(wide);
    }
  });
});

test('of two positions with their heaps swapped one is solved', () => {
  const steps = [
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  const values = nimbersByOptions();
  let solved = 0;
  const of: typeof values.of = (...options) => {
    solved++;
    return values.of(...options);
  };
  const table = openStepTable(steps, { ...values, of });
  // It is a pair of Wythoff’s. Among 42 · 26 positions those are copied that have counters in both heaps,
  // fewer in the second, and up to 25 in the first.
  expect(drain(table.valueOf([41, 25]))).toBe(0);
  expect(solved).toBe(42 * 26 - 1 - (24 * 25) / 2);
});

test('a table is cut in slices, and one that was cancelled continues', () => {
  const steps = [
    [1, 0],
    [0, 1],
  ];
  const table = openStepTable(steps, nimbersByOptions());
  const cancelled = table.valueOf([120, 100]);
  expect(cancelled.next().done).toBe(false);
  cancelled.return(undefined as never);
  expect(drain(table.valueOf([90, 105]))).toBe(90 ^ 105);
});

test('a position is refused by its own size alone, regardless of what was solved before', () => {
  const kept = openWorths({ ruleset: 'wythoff', positions: 60 });
  const said = ['(2,9)', '(9,2)', '(5,9)', '(5,10)', '(9,5)'].map((position) => {
    const { value, says } = drain(kept.worthOf(position));
    const alone = drain(openWorths({ ruleset: 'wythoff', positions: 60 }).worthOf(position));
    expect({ value, says }, position).toEqual({ value: alone.value, says: alone.says });
    return value ? 'solved' : says;
  });
  expect(said).toEqual(['solved', 'solved', 'solved', 'has more than 60 positions', 'solved']);
});
