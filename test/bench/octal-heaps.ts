/**
 * Heaps of octal games against octal.c, in turns: the values to where the period is proved, and far beyond
 * one that is. What comes out must be the same. Both are counted in the time of the processor, ours with what
 * V8 compiles and collects.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { openOctalHeaps } from '../../engine/heaps/octal-heaps.ts';
import { compileYardstick } from './yardstick.ts';

/** With the period that must come out. */
export const octalTasks = [
  {
    code: '376',
    heaps: 4_600_000,
    turns: 3,
    budget: 2,
    period: { period: 4, from: 2_268_248, bound: 4_536_506 },
    greatest: 176,
  },
  {
    code: '165',
    heaps: 1_000_000,
    turns: 3,
    budget: 1,
    period: { period: 1_550, from: 5_181, bound: 13_464 },
    greatest: 25,
  },
] as const;

type Turn = { readonly ms: number; readonly hash: number; readonly greatest: number };

function ours(code: string, most: number): Turn & { readonly period: string } {
  const before = process.cpuUsage();
  const heaps = openOctalHeaps({ digits: [0, ...[...code].map(Number)] });
  for (const _ of heaps.upTo(most));
  const { user, system } = process.cpuUsage(before);
  let [hash, greatest] = [0, 0];
  for (const value of heaps.values()) {
    hash = (hash * 31 + value) % 1_000_003;
    greatest = Math.max(greatest, value);
  }
  return { ms: (user + system) / 1000, hash, greatest, period: JSON.stringify(heaps.period()) };
}

function theirs(program: string, code: string, most: number): Turn {
  const { status, stdout } = spawnSync(program, [code, `${most}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`octal.c failed for 0.${code}`);
  const [ms, hash, greatest] = stdout.split(' ').map(Number);
  return { ms, hash, greatest };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >>> 1];

/** `source` is retrograde.c, beside which octal.c is. */
export function measureOctalHeaps(
  source: string,
  folder: string,
  report: (what: string, figure: number, unit: string, budget: number) => void,
): void {
  const program = compileYardstick(join(dirname(source), 'octal.c'), folder);
  if (program === undefined) {
    console.log('No C compiler is at hand: heaps of octal games were NOT compared with C.');
    return;
  }
  for (const { code, heaps, turns, budget, period, greatest } of octalTasks) {
    const all = Array.from({ length: turns }, () => {
      const [c, own] = [theirs(program, code, heaps), ours(code, heaps)];
      if (c.hash !== own.hash || c.greatest !== own.greatest)
        throw new Error(`the values of 0.${code} differ`);
      if (own.greatest !== greatest || own.period !== JSON.stringify(period))
        throw new Error(`0.${code} has the period ${own.period} and the greatest value ${own.greatest}`);
      return { c: c.ms, own: own.ms };
    });
    const [c, own] = [median(all.map((turn) => turn.c)), median(all.map((turn) => turn.own))];
    console.log(
      `0.${code}, heaps to ${heaps.toLocaleString('en')}: C ${c.toFixed(0)} ms · ours ${own.toFixed(0)} ms`,
    );
    report(`values of 0.${code} to ${heaps.toLocaleString('en')}, against C`, own / c, 'times', budget);
  }
}
