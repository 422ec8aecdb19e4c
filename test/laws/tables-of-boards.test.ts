/**
 * Tables of boards that are computed anew: families of starts whose values follow a rule, and values that a
 * paper or two independent programs give. Larger boards of these tables are in the benchmark, which fails
 * where a value is another.
 */
import { describe, expect, test } from 'vitest';
import { drain } from '../../engine/rounds.ts';
import { movesOfOctal } from '../../engine/rulesets/octal/moves.ts';
import { openMemory, solveBoard } from '../../engine/run.ts';
import { textOf } from '../../engine/values/words.ts';
import { handOf } from '../arbitrary/positions.ts';
import { expect as quickExpect } from '../fixtures/quick-expect.ts';
import { isBrief } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

function solved(ruleset: string, position: string) {
  const board = drain(solveBoard({ ruleset, position }, openMemory()));
  if ('kind' in board) throw new Error(board.says);
  const { table, codes } = board.solved.labelling;
  return { value: table[codes[0]], positions: board.graph.order };
}

const worth = (ruleset: string, position: string): string => textOf(solved(ruleset, position).value);

/** Every row of a table that is another than it should be. */
const otherThan = (
  ruleset: string,
  table: Iterable<readonly [position: string, value: string]>,
): readonly string[] =>
  [...table].flatMap(([position, value]) => {
    const found = worth(ruleset, position);
    return found === value ? [] : [`${position} is ${found}, not ${value}`];
  });

const toads = (m: number, k: number, n: number): string => 'T'.repeat(m) + '.'.repeat(k) + 'F'.repeat(n);

describe('Toads and Frogs', () => {
  function backsliding(m: number, k: number, n: number): string {
    if (m === 1 && n === 1) return k % 2 === 0 ? '*' : '0';
    if (m === 2 && n === 2) return '*';
    if (Math.min(m, n) <= 2) return m > n ? 'on' : 'off';
    if (k === 1) return '0';
    if (k > 2 || (m === n && m > 3)) return 'dud';
    if (m === n) return '{on‖0|-1/2} & {1/2|0‖off}';
    return m > n ? 'on & ±on' : '±on & off';
  }

  test('backsliding, from every natural start of up to eight squares, and some of nine', () => {
    const most = isBrief ? 6 : 8;
    const starts: [string, string][] = [];
    for (let m = 1; m <= most; m++)
      for (let n = 1; m + n < most; n++)
        for (let k = 1; m + n + k <= most; k++) starts.push([toads(m, k, n), backsliding(m, k, n)]);
    for (const [m, k, n] of [
      [4, 1, 4],
      [4, 2, 3],
    ] as const)
      if (!isBrief) starts.push([toads(m, k, n), backsliding(m, k, n)]);
    expect(starts.length).toBeGreaterThan(most === 8 ? 50 : 15);
    expect(otherThan('backsliding-toads-and-frogs', starts)).toEqual([]);
  });

  test('forwards only', () => {
    const rows: Readonly<Record<string, readonly string[]>> = {
      'T F': ['*', '0', '*', '0'],
      'TT F': ['{1/2|0}', '1', '2*', '3'],
      'TTT F': ['{1*|0}', '2', '4*', '6'],
      'TT FF': ['*', '*', '*', '*', '0'],
      'TTT FF': ['*', '{1/2|0}', '1*', '2*'],
      'TTT FFF': ['*', '±1/8', '0'],
      'TTTT FFF': ['*', '{1*|↓}'],
    };
    const table = Object.entries(rows).flatMap(([ends, values]) =>
      values.map((value, k) => [ends.replace(' ', '.'.repeat(k + 1)), value] as const),
    );
    expect(otherThan('toads-and-frogs', table)).toEqual([]);
  });
});

describe('Hackenbush', () => {
  const stalk = (colours: string): string =>
    [...colours].map((colour, i) => `${i}-${i + 1}:${colour}`).join(' ');
  const words = (letters: string, longest: number): readonly string[] =>
    longest === 0
      ? ['']
      : words(letters, longest - 1).flatMap((word) =>
          word.length === longest - 1 ? [word, ...[...letters].map((letter) => word + letter)] : [word],
        );

  test('blue and red strings are worth what Berlekamp’s rule says', () => {
    const byRule = (word: string): string => {
      const first = /^(b+|r+)/.exec(word)?.[0].length ?? 0;
      const sign = word.startsWith('b') ? 1 : -1;
      let value = sign * first;
      for (let i = first; i < word.length; i++) value += (word[i] === 'b' ? 1 : -1) / 2 ** (i - first + 1);
      let denominator = 1;
      for (; !Number.isInteger(value * denominator); denominator *= 2);
      return denominator === 1 ? String(value) : `${value * denominator}/${denominator}`;
    };
    const all = words('br', isBrief ? 4 : 5).filter(Boolean);
    expect(
      otherThan(
        'hackenbush',
        all.map((word) => [stalk(word), byRule(word)]),
      ),
    ).toEqual([]);
  });

  test('green and lime stalks are worth what the rule of the page says', () => {
    const nimber = (n: number): string => (n === 0 ? '0' : `*${n}`);
    const byRule = (word: string): string => {
      const [, limes, rest] = /^(l*)(.*)$/.exec(word) ?? ['', '', ''];
      const n = limes.length;
      if (/^g*$/.test(rest)) return nimber(n + rest.length);
      if (/^(gl)+$/.test(rest)) return nimber(n);
      const greens = /^g*/.exec(rest)?.[0].length ?? 0;
      const phase = Array.from({ length: greens }, (_, i) => n + i);
      return phase.length === 1 ? `☾_${phase[0]}` : `☾_{${phase.join()}}`;
    };
    const all = words('gl', isBrief ? 4 : 5).filter(Boolean);
    expect(
      otherThan(
        'green-lime-hackenbush',
        all.map((word) => [stalk(word), byRule(word)]),
      ),
    ).toEqual([]);
  });

  test('drawings in green alone are worth the same as in green or in lime alone', () => {
    tryLaw(handOf('hackenbush').positions, 25, (text) => {
      const green = text.replace(/:[a-z]/g, ':g');
      const found = worth('hackenbush', green);
      quickExpect(worth('green-lime-hackenbush', green), green).toBe(found);
      quickExpect(worth('green-lime-hackenbush', green.replaceAll(':g', ':l')), green).toBe(found);
    });
  });
});

describe('Nimstring', () => {
  const chain = (coins: number): readonly string[] =>
    Array.from({ length: coins }, (_, coin) => `${coin}-${coin + 1}`);
  const loop = (coins: number): string =>
    Array.from({ length: coins }, (_, coin) => `${coin + 1}-${((coin + 1) % coins) + 1}`).join(' ');
  const row = (coins: number): string =>
    Array.from({ length: coins }, (_, coin) => {
      const sides = [
        ...(coin > 0 ? [] : ['0-1']),
        ...(coin < coins - 1 ? [`${coin + 1}-${coin + 2}`] : [`0-${coins}`]),
      ];
      return [`0-${coin + 1}`, `0-${coin + 1}`, ...sides].join(' ');
    }).join(' ');

  test('stars, chains, loops and rows of boxes', () => {
    const rows: [string, string][] = [
      ...[1, 2, 3, 4, 5].map((k): [string, string] => [
        Array.from({ length: k }, () => '0-1').join(' '),
        k % 2 === 0 ? '*1' : '0',
      ]),
      ...[1, 2, 3, 4, 5].map((n): [string, string] => [
        [...chain(n), `0-${n}`].join(' '),
        n <= 2 ? '*1' : '0',
      ]),
      ...[1, 2, 3, 4].map((n): [string, string] => [chain(n).join(' '), n === 1 ? '0' : '☾_0']),
      ...[2, 3, 4, 5, 6].map((n): [string, string] => [loop(n), n <= 3 ? '*1' : '0']),
      ...[1, 2, 3].map((n): [string, string] => [row(n), '*1']),
    ];
    expect(otherThan('nimstring', rows)).toEqual([]);
  });
});

test('Domineering on small rectangles', () => {
  const table = [
    ['0', '-1', '-1', '-2', '-2', '-3'],
    ['1', '±1', '{2|-1/2}', '⧿_2', '1/2', '{3|1‖1⫴-1}'],
    ['1', '{1/2|-2}', '±1', '-3/2'],
  ].flatMap((values, r) =>
    values.map(
      (value, c) => [Array.from({ length: r + 1 }, () => '.'.repeat(c + 1)).join('/'), value] as const,
    ),
  );
  expect(otherThan('domineering', table)).toEqual([]);
});

test('of Phutball between men the canonical forms have this many positions', () => {
  const found = [3, 4, 5].map((free) => {
    const { value } = solved('one-dimensional-phutball', `mB${'.'.repeat(free)}m`);
    if (value.kind !== 'stopper' || !('count' in value.canonical)) throw new Error(textOf(value));
    return value.canonical.count;
  });
  expect(found).toEqual([8, 11, 21]);
});

test('Fox and Geese with geese on the whole top row of narrow boards', () => {
  const board = (width: number, height: number): string => {
    const top = Array.from({ length: width }, (_, column) => '.G'[column % 2]).join('');
    const bottom = `${'.'.repeat(height % 2)}F`.padEnd(width, '.');
    return [top, ...new Array<string>(height - 2).fill('.'.repeat(width)), bottom].join('/');
  };
  const table: [string, string][] = [
    ...[3, 4, 5, 6, 7, 8].map((h): [string, string] => [board(4, h), 'over']),
    ['.G.G/..../...F', '{2|over}'],
    [board(5, 3), '{over|0}'],
    ...[4, 5, 6].map((h): [string, string] => [board(5, h), 'off']),
    [board(6, 4), '1over'],
    [board(6, 5), '1'],
    [board(6, 6), '*'],
  ];
  expect(otherThan('fox-and-geese', table)).toEqual([]);
});

test('Hare and Hounds: the critical position is 0 on 5×3 and 7×3, and ±over is there', () => {
  const table = [
    ['-H..-/.HR../-H..-', '0'],
    ['-H....-/.HR..../-H....-', '0'],
    ['-HHR-/H..../-...-', '±over'],
  ] as const;
  expect(otherThan('hare-and-hounds', table)).toEqual([]);
});

/**
 * Nim values of single heaps, by the ruleset's own moves. Where a period p of the values is seen from e on,
 * and no more than t counters are taken, it always holds if it holds up to 2e + 2p + t (Guy and Smith 1956).
 */
describe('periods of octal games', () => {
  test.each([
    ['0.77', 12, 71],
    ['0.07', 34, 53],
    ['0.137', 34, 52],
    ['0.17', 34, 33],
  ])('%s has the period %s from heap %s on', (code, period, from) => {
    const last = 2 * from + 2 * period + code.length - 2;
    const recordMoves = movesOfOctal(code);
    const values: number[] = [0];
    for (let heap = 1; heap <= last; heap++) {
      const met = new Set<number>();
      recordMoves([heap], (after) => met.add(after.reduce((sum, count) => sum ^ values[count], 0)));
      let value = 0;
      while (met.has(value)) value++;
      values.push(value);
    }
    const differs = values.findLastIndex(
      (value, heap) => heap + period <= last && value !== values[heap + period],
    );
    expect(differs).toBe(from - 1);
  });
});
