/** The periods of octal games that the documentation lists, computed again; those that take long are the benchmark's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOctalHeaps } from '../../engine/heaps/octal-heaps.ts';
import { drain } from '../../engine/rounds.ts';
import { octalTasks } from '../bench/octal-heaps.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/do/heaps-by-the-million.md'), 'utf8');
const rows = [...page.matchAll(/^\| `0\.([0-7]+)` +\|([^\n]*)\|$/gm)].map(([, code, cells]) => {
  const [period, from, bound, greatest] = cells.split('|').map((cell) => Number(cell.replaceAll(',', '')));
  return { code, period: { period, from, bound }, greatest };
});
/** A test finds as many heaps in a few seconds. */
const isQuick = ({ period }: (typeof rows)[number]): boolean => period.bound < 1_000_000;

test('there are rows of both kinds, and the benchmark computes what takes long', () => {
  expect(rows.filter(isQuick).length).toBeGreaterThan(10);
  const long = rows.filter((row) => !isQuick(row));
  expect(long.length).toBeGreaterThan(0);
  for (const { code, period, greatest } of long) {
    const task = octalTasks.find((each) => each.code === code);
    expect(task).toMatchObject({ period, greatest });
    expect(task?.heaps).toBeGreaterThanOrEqual(period.bound);
  }
});

test.each(rows.filter(isQuick))('the period of 0.$code', ({ code, period, greatest }) => {
  const heaps = openOctalHeaps({ digits: [0, ...[...code].map(Number)] });
  drain(heaps.upTo(period.bound));
  expect(heaps.period()).toEqual(period);
  expect(heaps.values().reduce((most, value) => Math.max(most, value), 0)).toBe(greatest);
});
