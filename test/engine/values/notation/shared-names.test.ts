/**
 * Names of forms that share their positions are those that each form has by itself, in any order and beyond
 * every bound on names.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { GraphForm } from '../../../../engine/values/form.ts';
import { isTold, nameOf, openSharedNames } from '../../../../engine/values/notation/name.ts';
import { expect } from '../../../fixtures/quick-expect.ts';
import { oftenEnough } from '../../../fixtures/share.ts';
import { tryLaw } from '../../../laws/seeds.ts';

type Position = { readonly left: readonly number[]; readonly right: readonly number[] };

/** What can be reached from a position, as a form of its own. */
function formAt(positions: readonly Position[], start: number): GraphForm {
  const met = [start];
  const pairs = { left: [] as number[], right: [] as number[] };
  for (const [place, position] of met.entries())
    for (const player of ['left', 'right'] as const)
      for (const option of positions[position][player]) {
        if (!met.includes(option)) met.push(option);
        pairs[player].push(place, met.indexOf(option));
      }
  return { count: met.length, ...pairs };
}

/** Who wins, by trying every move. */
function outcomesOf(positions: readonly Position[]): readonly ('N' | 'L' | 'R' | 'P')[] {
  const first: { readonly left: boolean; readonly right: boolean }[] = [];
  for (const { left, right } of positions)
    first.push({
      left: left.some((option) => !first[option].right),
      right: right.some((option) => !first[option].left),
    });
  return first.map(({ left, right }) => (left ? (right ? 'N' : 'L') : right ? 'R' : 'P'));
}

const openNames = (positions: readonly Position[]) => {
  const outcomes = outcomesOf(positions);
  return openSharedNames(
    (position, player) => positions[position][player],
    (position, as) => outcomes[position] === (as === 1 ? 'L' : 'R'),
  );
};

/** Every position has options among the last few before it, so that names grow fast, or long chains. */
const arbitraryPositions = fc
  .record({ size: fc.integer({ min: 2, max: 60 }), back: fc.integer({ min: 1, max: 6 }), most: fc.nat(2) })
  .chain(({ size, back, most }) => {
    const options = fc.uniqueArray(fc.nat(back), { minLength: 0, maxLength: 1 + most });
    return fc.array(fc.record({ left: options, right: options }), { minLength: size, maxLength: size });
  })
  .map((positions) =>
    positions.map(({ left, right }, v): Position => {
      const before = (options: readonly number[]): readonly number[] => [
        ...new Set(options.map((back) => v - 1 - back).filter((option) => option >= 0)),
      ];
      return { left: before(left), right: before(right) };
    }),
  );

test('a shared name is the name', () => {
  let [told, untold] = [0, 0];
  tryLaw(fc.tuple(arbitraryPositions, fc.infiniteStream(fc.nat())), 60, ([positions, numbers]) => {
    const share = openNames(positions);
    for (let i = 0; i < 20; i++) {
      const at = numbers.next().value % positions.length;
      const form = formAt(positions, at);
      const alone = nameOf({ ...form });
      share(form, at);
      expect(nameOf(form)).toEqual(alone);
      if (isTold(alone)) told++;
      else untold++;
    }
  });
  expect(Math.min(told, untold)).toBeGreaterThan(oftenEnough(20));
});

test('a chain that is too deep for a name is none, and its lower end has one', () => {
  const positions = Array.from({ length: 500 }, (_, v): Position => {
    if (v < 2) return { left: [], right: v === 0 ? [] : [0] };
    return { left: [v - 1], right: [v - 2] };
  });
  const share = openNames(positions);
  for (const at of [40, 499, 150, 230, 90, 199, 205]) {
    const form = formAt(positions, at);
    const alone = nameOf({ ...form });
    share(form, at);
    expect(nameOf(form), `${at}`).toEqual(alone);
  }
});
