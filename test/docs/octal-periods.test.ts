/**
 * The periods of octal games that the documentation lists, computed again; those that take long are the
 * benchmark's.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOctalHeaps } from '../../engine/heaps/octal-heaps.ts';
import { drain } from '../../engine/rounds.ts';
import { octalTasks } from '../bench/octal-heaps.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/do/heaps-by-the-million.md'), 'utf8');
const rows = [...page.matchAll(/^\| `([04]\.[0-7]+)` +\|([^\n]*)\|$/gm)].map(([, code, cells]) => {
  const [period, from, exceptions, bound, greatest, pairs] = cells
    .split('|')
    .map((cell) => (cell.trim() === '' ? undefined : Number(cell.replaceAll(',', ''))));
  return { code, period: { period, from, bound }, exceptions, greatest, pairs };
});
/** A test finds as many heaps in a few seconds. */
const isQuick = ({ period: { bound = 0 } }: (typeof rows)[number]): boolean => bound < 1_000_000;

test('there are rows of both kinds, and the benchmark computes what takes long', () => {
  expect(rows.filter(isQuick).length).toBeGreaterThan(20);
  const long = rows.filter((row) => !isQuick(row));
  expect(long.length).toBeGreaterThan(0);
  for (const { code, period, greatest } of long) {
    const task = octalTasks.find((each) => `0.${each.code}` === code);
    expect(task).toMatchObject({ period, greatest });
    expect(task?.heaps).toBeGreaterThanOrEqual(period.bound ?? Number.NaN);
  }
});

test.each(rows.filter(isQuick))('the period of $code', ({ code, period, exceptions, greatest, pairs }) => {
  const heaps = openOctalHeaps({ digits: [...code.replace('.', '')].map(Number) });
  drain(heaps.upTo(period.bound ?? 0));
  expect(heaps.period()).toEqual(period);
  const values = heaps.values();
  expect(values.reduce((most, value) => Math.max(most, value), 0)).toBe(greatest);
  const { period: p = 1, from = 0, bound = 1 } = period;
  const other = [...values.keys()].filter(
    (heap) => heap > 0 && heap < from && values[heap] !== values[heap + p * Math.ceil((from - heap) / p)],
  );
  if (exceptions !== undefined) expect(other.length).toBe(exceptions);
  if (pairs !== undefined) expect(Math.round(heaps.work().pairs / bound)).toBe(pairs);
});
