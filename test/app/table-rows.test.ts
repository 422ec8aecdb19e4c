/** The rows of a table of many nodes: how often each is looked at, and their order. */
import { expect, test } from 'vitest';
import { asCsv, type NodeRow, sorted } from '../../app/inspector/table-rows.ts';
import { csvOfTable } from '../../engine/tables/index.ts';
import type { Value } from '../../engine/values/index.ts';

/** Rows with different values, with how often a name and what a value is written by were read. */
function manyRows(count: number) {
  const reads = { names: 0, exits: 0 };
  const rows = Array.from({ length: count }, (_, i): NodeRow => {
    const at = (i * 7919) % count;
    const value: Value = {
      kind: 'cyclic',
      get exits() {
        reads.exits++;
        return [at];
      },
    };
    return {
      id: `n${at}`,
      get name() {
        reads.names++;
        return `n${at}`;
      },
      gray: false,
      unseen: false,
      value: i % 10 === 0 ? undefined : value,
      step: undefined,
      outcome: undefined,
      remoteness: undefined,
    };
  });
  return { rows, reads };
}

test('each name and each value is written once, however many there are and however often they are sorted', () => {
  for (const count of [101, 1601]) {
    const { rows, reads } = manyRows(count);
    for (const by of ['value', 'name', 'value']) for (const down of [false, true]) sorted(rows, by, down);
    expect(reads.names).toBe(count);
    expect(reads.exits).toBeLessThan(6 * count);
  }
});

test('rows without a value come last both ways, n2 before n10', () => {
  const { rows } = manyRows(31);
  const named = (by: string, down: boolean) => sorted(rows, by, down).map(({ name }) => name);
  const places = rows.map((_, i) => `n${i}`);
  expect(named('name', false)).toEqual(places);
  expect(named('name', true)).toEqual(places.toReversed());
  const without = rows.filter(({ value }) => !value).map(({ name }) => name);
  const last = without.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  for (const down of [false, true]) expect(named('value', down).slice(-4)).toEqual(last);
  expect(asCsv(rows).split('\n')).toHaveLength(33);
});

test('rows of equal values are sorted by their names, of equal names as before, up and down', () => {
  const values: readonly Value[] = [2, 0, 1].map((size) => ({ kind: 'nimber', n: size }));
  const rows = Array.from({ length: 40 }, (_, i): NodeRow => {
    const value = i % 7 === 3 ? undefined : values[(i * i) % 3];
    const name = `n${(i * 11) % 13}`;
    return {
      ...{ id: `${i}`, name, value, gray: i % 2 === 0, unseen: false },
      ...{ step: undefined, outcome: undefined, remoteness: undefined },
    };
  });
  const number = ({ name }: NodeRow): number => Number(name.slice(1));
  const size = ({ value }: NodeRow): number => (value?.kind === 'nimber' ? value.n : Number.NaN);
  for (const way of [1, -1]) {
    const byValue = rows.toSorted((a, b) => {
      if (!a.value || !b.value) return Number(!a.value) - Number(!b.value) || number(a) - number(b);
      return way * (size(a) - size(b)) || number(a) - number(b);
    });
    expect(sorted(rows, 'value', way < 0)).toEqual(byValue);
    expect(sorted(rows, 'name', way < 0)).toEqual(rows.toSorted((a, b) => way * (number(a) - number(b))));
  }
});

test('a table in CSV asks for no LaTeX', () => {
  const cell = {
    text: 'a',
    get latex(): string {
      throw new Error('this is CSV');
    },
  };
  expect(csvOfTable({ head: [cell], rows: [[cell]] })).toBe('a\na\n');
});
