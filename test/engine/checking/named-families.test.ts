/**
 * Every family of every ruleset is written out a second time, by what checks tables, and both write the same
 * positions.
 */
import { expect, test } from 'vitest';
import { rulesByHand } from '../../../engine/checking/moves/moves-by-hand.ts';
import { membersOf } from '../../../engine/checking/tables/families.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { type OpenFamily, openFamily } from '../../../engine/sweeps/family.ts';

const everyFamily = rulesets.flatMap((ruleset) =>
  (ruleset.families ?? []).map((family) => [`${ruleset.id} ${family.id}`, ruleset, family] as const),
);

/** The most members that are compared. */
const most = 400;

const swept = ({ count, numbersAt, positionOf }: OpenFamily): readonly string[] =>
  Array.from({ length: Math.min(most, count) }, (_, row) => {
    const numbers = numbersAt(row);
    const position = positionOf(numbers);
    return `${numbers.join()}: ${position.ok ? position.value : ''}`;
  });

test.each(everyFamily)('%s', (_, ruleset, { id, parameters }) => {
  // Numbers with a greatest take all there are, and then some that end above it.
  for (const isTied of [false, true]) {
    const ranges = parameters.flatMap(({ name, least, first, greatest }) =>
      !greatest
        ? [{ name, from: least, to: Math.max(first, least + 2) }]
        : isTied
          ? [{ name, from: least + 1, to: least + 2 }]
          : [],
    );
    const asked = { ruleset: ruleset.id, family: id, ranges };
    const family = openFamily(ruleset, asked);
    if (!family.ok) throw new Error(family.problems[0].says);
    const names = parameters.map(({ name }) => name);
    const written = membersOf({ format: 'csv', ...asked, conditions: [], onValues: [], names, measures: [] });
    if ('says' in written) throw new Error(written.says);
    const again: string[] = [];
    for (const numbers of written.members) {
      if (again.length === most) break;
      again.push(`${numbers.join()}: ${written.position(numbers)}`);
    }
    expect(again.length).toBeGreaterThan(1);
    expect(again).toEqual(swept(family.value));
    // What one ruleset begins with is not refused by the other, nor taken below it.
    for (const { name, least } of parameters) {
      const lower = ranges.map((range) => (range.name === name ? { ...range, from: least - 1 } : range));
      if (lower.some((range) => range.from < least && range.name === name))
        expect(
          membersOf({
            format: 'csv',
            ...asked,
            ranges: lower,
            conditions: [],
            onValues: [],
            names,
            measures: [],
          }),
        ).toEqual({
          says: `${name} must begin at ${least} or above`,
        });
    }
  }
});

test('no family is written out that no ruleset has', () => {
  const called = everyFamily.map(([name]) => name);
  for (const [ruleset, { families }] of Object.entries(rulesByHand))
    for (const family of Object.keys(families ?? {})) expect(called).toContain(`${ruleset} ${family}`);
});
