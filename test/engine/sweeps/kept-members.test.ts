/**
 * Conditions on values in a sweep: its rows are those of the whole table that fulfil them, judged by what the
 * table prints; they are what a search among the members finds; and what numbers decide is not solved.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { readGameCondition } from '../../../engine/find/read-condition.ts';
import { drain } from '../../../engine/rounds.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { parseAskedFamily, printAskedFamily } from '../../../engine/sweeps/asked-family.ts';
import { conditionsInField, printConditions } from '../../../engine/sweeps/conditions-field.ts';
import { type OpenFamily, openFamily } from '../../../engine/sweeps/family.ts';
import { withConditionsRead } from '../../../engine/sweeps/kept-members.ts';
import { searchForMembers } from '../../../engine/sweeps/members-search.ts';
import { openSweep, openWorths } from '../../../engine/sweeps/sweep.ts';
import type { SweepRow } from '../../../engine/sweeps/table.ts';
import { lineOfRow } from '../../../engine/sweeps/write-table.ts';
import { expect } from '../../fixtures/quick-expect.ts';
import { tryLaw } from '../../laws/seeds.ts';

function opened(text: string, ...conditions: readonly string[]) {
  const asked = parseAskedFamily(text);
  if (!asked.ok) throw new Error(text);
  const ruleset = rulesets.find(({ id }) => id === asked.value.ruleset);
  const all = [...(asked.value.conditions ?? []), ...conditions];
  const family = ruleset && openFamily(ruleset, { ...asked.value, conditions: all });
  if (!family?.ok) throw new Error(text);
  return withConditionsRead(family.value);
}

function open(text: string, ...conditions: readonly string[]): OpenFamily {
  const family = opened(text, ...conditions);
  if (!family.ok) throw new Error(family.problems.map(({ place, says }) => `${place}: ${says}`).join('\n'));
  return family.value;
}

function swept(family: OpenFamily, positions?: number) {
  const rows: SweepRow[] = [];
  const unknown: number[] = [];
  const bound = positions === undefined ? {} : { positions };
  const sweep = openSweep(family, { measures: [], ...bound });
  for (const advance of sweep.rows(Array.from({ length: family.count }, (_, row) => row))) {
    if (advance.kind === 'row') rows.push(advance.row);
    if (advance.kind === 'left-out' && advance.isUnknown) unknown.push(advance.row);
  }
  return { rows, unknown };
}

const linesOf = (family: OpenFamily, rows: readonly SweepRow[]): readonly string[] =>
  rows.map((row) => lineOfRow('csv', family, row));

type Judged = (row: SweepRow, numbers: Readonly<Record<string, number>>) => boolean | undefined;

const byValue =
  (judge: (value: string) => boolean): Judged =>
  ({ value }) =>
    value === undefined ? undefined : judge(value);

/** Each with what it says, judged by the row alone. */
const simple: readonly (readonly [text: string, judge: Judged])[] = [
  ['m < n', (_, { m, n }) => m < n],
  ['m != n', (_, { m, n }) => m !== n],
  ['2m+1 >= n', (_, { m, n }) => 2 * m + 1 >= n],
  ['n = 2', (_, { n }) => n === 2],
  ['value = 0', byValue((value) => value === '0')],
  ['value = *', byValue((value) => value === '*' || value === '*1')],
  ['is number', byValue((value) => /^-?\d+(\/\d+)?$/.test(value))],
  ['outcome = N', ({ outcome }) => (outcome === undefined ? undefined : outcome === 'N')],
];

const negated = (holds: boolean | undefined): boolean | undefined =>
  holds === undefined ? undefined : !holds;

type Composed = { readonly text: string; readonly judge: Judged };

/** Kleene's tables, written out again. */
const { composed } = fc.letrec<{ composed: Composed }>((tie) => ({
  composed: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...simple).map(([text, judge]) => ({ text, judge })),
    tie('composed').map(({ text, judge }) => ({
      text: `not (${text})`,
      judge: (...row: Parameters<Judged>) => negated(judge(...row)),
    })),
    fc.tuple(tie('composed'), tie('composed'), fc.boolean()).map(([a, b, isAll]) => ({
      text: `(${a.text}) ${isAll ? 'and' : 'or'} (${b.text})`,
      judge: (...row: Parameters<Judged>) => {
        const both = [a.judge(...row), b.judge(...row)];
        if (both.includes(!isAll)) return !isAll;
        return both.includes(undefined) ? undefined : isAll;
      },
    })),
  ),
}));

const wholes = ['nim "<m>+<n>" m=1..3 n=1..4', 'toads-and-frogs "T^m .^n FF" m=1..2 n=1..3'].map((text) => {
  const family = open(text);
  return { text, family, rows: swept(family).rows, poor: swept(family, 6).rows };
});

test('its rows are those of the whole table of which the condition is true, with their numbers', () => {
  const seen = { kept: 0, left: 0, unknown: 0 };
  tryLaw(
    fc.tuple(fc.constantFrom(...wholes), composed, fc.boolean()),
    150,
    ([whole, { text, judge }, isPoor]) => {
      const family = open(whole.text, text);
      const all = isPoor ? whole.poor : whole.rows;
      const holds = all.map((row) =>
        judge(row, Object.fromEntries(family.names.map((name, i) => [name, row.numbers[i]]))),
      );
      const found = swept(family, isPoor ? 6 : undefined);
      // A condition that is one on numbers alone chooses the members before they are numbered.
      const isOnNumbers = family.onValues.length === 0;
      const positions = (rows: readonly SweepRow[]) => rows.map(({ position }) => position);
      expect(positions(found.rows)).toEqual(positions(all.filter((_, i) => holds[i] === true)));
      if (!isOnNumbers)
        expect(found.rows.map(({ row }) => row)).toEqual(
          all.filter((_, i) => holds[i] === true).map(({ row }) => row),
        );
      expect(found.unknown).toEqual(all.filter((_, i) => holds[i] === undefined).map(({ row }) => row));
      seen.kept += found.rows.length;
      seen.left += all.length - found.rows.length;
      seen.unknown += found.unknown.length;
    },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('a search among the members finds the same, and as many of which it is not known', () => {
  tryLaw(fc.tuple(fc.constantFrom(...wholes), composed), 100, ([{ text, family }, { text: that }]) => {
    const condition = readGameCondition(that, family.names);
    const kept = open(text, that);
    if (!condition.ok) throw new Error(that);
    const search = searchForMembers({
      family,
      condition: condition.value,
      choice: { kind: 'all' },
      measures: [],
      positions: 6,
    }).run();
    const cells: string[] = [];
    let slice = search.next();
    for (; !slice.done; slice = search.next())
      if (slice.value.kind === 'row') cells.push(slice.value.row.game);
    const { rows, unknown } = swept(kept, 6);
    expect(rows.map(({ position }) => position)).toEqual(cells);
    expect(slice.value.data).toMatchObject({ found: rows.length, unknown: unknown.length });
  });
});

describe('a member that its numbers leave out', () => {
  test.each([
    ['m<n', 6],
    ['m < n and value = *', 6],
    ['not (m >= n or value = 0)', 6],
    ['m < n or value = *', 16],
  ])('is not solved: of %s', (text, solved) => {
    const asked: string[] = [];
    const family = open('nim "<m>+<n>" m=1..4 n=1..4', text);
    const options = { measures: [] };
    const worths = openWorths({ ruleset: 'nim' });
    const sweep = openSweep(family, options, {
      *worthOf(position, read) {
        asked.push(position);
        return yield* worths.worthOf(position, read);
      },
    });
    drain(
      (function* () {
        for (const _ of sweep.rows(Array.from({ length: family.count }, (__, row) => row))) yield;
      })(),
    );
    expect(asked.length).toBe(solved);
  });
});

test('equal conditions have one text, and those on numbers are printed as ever', () => {
  const text = (...conditions: readonly string[]) =>
    printAskedFamily(open('nim "<m>+<n>" m=1..4 n=1..4', ...conditions).asked);
  expect(text('m + n≤5', 'm<n')).toBe('nim "<m>+<n>" m=1..4 n=1..4 m+n<=5 m<n');
  for (const written of ['value=*  and m<n', '(value = *) and m < n'])
    expect(text(written, 'm+n<=5')).toBe('nim "<m>+<n>" m=1..4 n=1..4 m+n<=5 "value = * and m < n"');
  const whole = open('nim "<m>+<n>" m=1..4 n=1..4 "value = *" m<3');
  const again = open(printAskedFamily(whole.asked));
  expect(again.asked).toEqual(whole.asked);
  expect(linesOf(again, swept(again).rows)).toEqual(linesOf(whole, swept(whole).rows));
});

test.each([
  ['valeu = 0', 'valeu = 0: character 1: there is no "valeu" here; did you mean value?'],
  [
    'value = 0 and',
    'value = 0 and: character 14: a condition is missing here; write one, as value = ↑ or is number',
  ],
  ['mean = 0 or arcs > 2', 'arcs > 2: is said of drawings, and these are positions; leave it out'],
  ['genus = 0', 'genus: is known of no game that is searched here; leave it out'],
  [
    'heat = warm',
    'heat = warm: character 8: heat never says "warm"; give number, infinitesimal, hot, x plus an infinitesimal, zugzwang, tepid',
  ],
])('%s is refused by its place', (text, says) => {
  const family = opened('nim "<m>+<n>" m=1..4 n=1..4', text);
  expect(family.ok ? [] : family.problems.map(({ place, says: why }) => `${place}: ${why}`)).toEqual([says]);
});

test.each([
  ['m+n<=8 k<3', ['m+n<=8', 'k<3']],
  ['m+n <= 8, k<3', ['m+n <= 8', 'k<3']],
  ['value = {0,*|1} and m<n, m < 3', ['value = {0,*|1} and m<n', 'm < 3']],
  ['is hot', ['is hot']],
  ['', []],
])('a field says %s', (text, conditions) => {
  expect(conditionsInField(text)).toEqual(conditions);
  const printed = printConditions(conditions);
  expect(printConditions(conditionsInField(printed))).toBe(printed);
});
