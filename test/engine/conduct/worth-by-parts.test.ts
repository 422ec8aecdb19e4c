/**
 * Positions that fall apart: values of papers, tables that are kept, refused and cancelled, and games of any
 * length.
 */
import { describe, test } from 'vitest';
import { openKnownParts } from '../../../engine/conduct/part-table.ts';
import { drain } from '../../../engine/rounds.ts';
import type { KeyedParts } from '../../../engine/rulesets/parts.ts';
import { openWorths } from '../../../engine/sweeps/sweep.ts';
import { nimbersByOptions } from '../../../engine/theories/grundy/index.ts';
import { textOf } from '../../../engine/values/words.ts';
import { expect } from '../../fixtures/quick-expect.ts';

const worthIn = (ruleset: string, positions?: number) => {
  const worths = openWorths({ ruleset, ...(positions !== undefined && { positions }) });
  return (position: string): string => {
    const { value, says } = drain(worths.worthOf(position));
    return value ? textOf(value) : `none: ${says}`;
  };
};

const board = (rows: number, columns: number): string =>
  Array.from({ length: rows }, () => '.'.repeat(columns)).join('/');

test.each([
  [1, ['0', '-1', '-1', '-2', '-2', '-3']],
  [2, ['1', '±1', '{2|-1/2}', '⧿_2', '1/2', '{3|1‖1⫴-1}']],
  [3, ['1', '{1/2|-2}', '±1', '-3/2', '-1']],
] as const)('Domineering on %i rows of 1, 2, 3, … squares', (rows, values) => {
  const worth = worthIn('domineering');
  expect(values.map((_, i) => worth(board(rows, i + 1)))).toEqual(values);
});

test('Domineering on 4 rows of 5 squares is 1, as play beside −1 says', () => {
  const worth = worthIn('domineering');
  expect([worth(board(4, 5)), worth(board(5, 4))]).toEqual(['1', '-1']);
});

/** Winning Ways, Chapter 4: the period, and the first heap from which it holds. */
test.each([
  ['0.77', '1 2 3 1 4 3 2 1 4 2 6 4', 12, 71],
  ['0.07', '0 1 1 2 0 3 1 1 0 3 3 2', 34, 53],
  ['0.137', '1 1 2 0 3 1 1 0 3 3 2 2', 34, 52],
  ['0.17', '', 34, 33],
  ['0.177', '', 20, 497],
  ['0.055', '', 148, 259],
  ['0.007', '0 0 1 1 1 2 2 0 3 3', undefined, 0],
] as const)('nim values of %s', (code, first, period, from) => {
  const worths = openWorths({ ruleset: 'octal' });
  const nimber = (heap: number): number => {
    const { value } = drain(worths.worthOf(`${code} ${heap}`));
    return value?.kind === 'nimber' ? value.n : -1;
  };
  const values = Array.from({ length: 1_200 }, (_, heap) => nimber(heap));
  const listed = first === '' ? [] : first.split(' ').map(Number);
  expect(values.slice(1, listed.length + 1)).toEqual(listed);
  if (period === undefined) return;
  for (let heap = from; heap + period < values.length; heap++)
    expect(values[heap + period], `${code} ${heap + period}`).toBe(values[heap]);
  expect(values[from - 1 + period]).not.toBe(values[from - 1]);
});

test('heaps of 10,000 counters are read and solved', () => {
  const worth = worthIn('octal');
  // Kayles repeats after 12 heaps: 10,000 = 12 · 827 + 76.
  expect([worth('0.77 10000'), worth('0.77 10000+76')]).toEqual([worth('0.77 76'), '0']);
});

test('checkerboard rows of Clobber: the player who begins wins, but for three pairs', () => {
  const worths = openWorths({ ruleset: 'clobber' });
  const outcomes = Array.from({ length: 10 }, (_, i) => drain(worths.worthOf('LR'.repeat(i + 1))).outcome);
  expect(outcomes).toEqual(['N', 'N', 'P', 'N', 'N', 'N', 'N', 'N', 'N', 'N']);
});

test('a coin that is freed obliges to cut again in any part: sums of strings and coins', () => {
  const worth = worthIn('nimstring');
  expect([worth('0-1 1-2'), worth('0-1 1-2 + 0-1 0-1'), worth('0-1 0-1 + 0-1 0-1')]).toEqual([
    '☾_0',
    '☾_1',
    '0',
  ]);
});

describe('a bound on parts', () => {
  const kept = worthIn('domineering', 300);

  test('refuses a position by its own parts, regardless of what was solved before', () => {
    const refused = 'none: has more than 300 parts';
    // Each has fewer parts than the bound, and all of them together have more.
    for (const position of [board(3, 4), board(4, 4), board(4, 5), board(3, 5), board(4, 4)])
      expect(kept(position), position).toBe(worthIn('domineering', 300)(position));
    expect(kept(board(4, 5))).toBe(refused);
    expect(kept(board(4, 4))).not.toBe(refused);
  });

  test('counts a large part as several', () => {
    expect(worthIn('clobber', 300)('LR'.repeat(100))).toBe(
      'none: has large parts, which count as more than 300 usual ones',
    );
  });
});

/** A game of waiting moves. */
const waiting: KeyedParts<number> = {
  kind: 'keys',
  of: (moves) => [String(moves)],
  options: (key, record) => {
    if (key !== '0') record('either', [String(Number(key) - 1)], false);
  },
};

test('a game of 200,000 moves makes no deep call, and can be cancelled and asked again', () => {
  const table = openKnownParts(waiting, nimbersByOptions());
  const cancelled = table.sumOf(['200000'], 1e6);
  expect(cancelled.next().done).toBe(false);
  cancelled.return(undefined as never);
  expect(drain(table.sumOf(['200000', '199999'], 1e6))).toEqual({ handle: 1, features: 0 });
});

test('play that goes round is refused as a mistake of the ruleset', () => {
  const round: KeyedParts = { ...waiting, options: (key, record) => record('either', [key], false) };
  expect(() => drain(openKnownParts(round, nimbersByOptions()).sumOf(['1'], 10))).toThrow('play ends');
});
