/**
 * Games on heaps by texts of rules: values of the literature, and the games of the register that they are.
 */
import { describe, expect, test } from 'vitest';
import { openPartSolver } from '../../../../engine/conduct/worth-by-parts.ts';
import { octal } from '../../../../engine/rulesets/octal/index.ts';
import { rulesOfRuleset } from '../../../../engine/rulesets/ruleset.ts';
import { draftOfRuleset, rulesetOfText } from '../../../../engine/rulesets/written/index.ts';
import { wythoff } from '../../../../engine/rulesets/wythoff/index.ts';
import { drain, type Ruleset } from '../../../../engine/run.ts';
import { textOf } from '../../../../engine/values/words.ts';
import { positionOf } from '../../../fixtures/boards.ts';
import { solvedGraph } from '../../../fixtures/written-rules.ts';

function byRules(...rules: readonly string[]): Ruleset {
  const read = rulesetOfText(`board: heaps\n${rules.join('\n')}\n`);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** What a position is worth by its graph, and by its parts where there are some. */
function worth(ruleset: Ruleset, position: string): string {
  const found = solvedGraph(ruleset, position).text(0);
  const solver = openPartSolver(ruleset, rulesOfRuleset(ruleset), 100_000);
  if (!solver) return found;
  const byParts = drain(solver.worthOf(positionOf(ruleset, position)));
  expect(byParts && !('says' in byParts) && textOf(byParts.value), position).toBe(found);
  return found;
}

const heapsUpTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);
const nimbers = (values: readonly number[]): readonly string[] =>
  values.map((value) => (value === 0 ? '0' : value === 1 ? '*' : `*${value}`));
const worths = (ruleset: Ruleset, most: number): readonly string[] =>
  heapsUpTo(most).map((n) => worth(ruleset, `${n}`).replace(/^\*1$/, '*'));

const grundy = byRules('Either: n -> a+b, a+b = n, a >= 1, a < b');
const lasker = byRules('Either: n -> n-k, k in 1..n', 'Either: n -> a+b, a+b = n, a >= 1, b >= 1');

test('Grundy’s game has the values that Grundy gave', () =>
  expect(worths(grundy, 12)).toEqual(nimbers([0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1])));

test('in Lasker’s Nim, 4k + 3 and 4k + 4 are exchanged', () =>
  expect(worths(lasker, 9)).toEqual(nimbers([0, 1, 2, 4, 3, 5, 6, 8, 7, 9])));

test('subtraction of 1, 2 and 3 has the period 4', () =>
  expect(worths(byRules('Either: n -> n-k, k in 1 2 3'), 9)).toEqual(
    nimbers([0, 1, 2, 3, 0, 1, 2, 3, 0, 1]),
  ));

test('numbers of counters may be squares, a half, or divisors', () => {
  const squares = byRules('Either: n -> n-k, k in squares');
  expect(worths(squares, 9)).toEqual(nimbers([0, 1, 0, 1, 2, 0, 1, 0, 1, 2]));
  expect(worths(byRules('Either: n -> n-k, k in 1..n/2'), 7)).toEqual(nimbers([0, 0, 1, 0, 2, 1, 3, 0]));
  const divisors = byRules('Either: n -> n-k, k in 1..n-1 if k divides n');
  expect(worths(divisors, 8)).toEqual(nimbers([0, 0, 1, 0, 2, 0, 1, 0, 3]));
  expect(worths(byRules('Either: n -> n-1 if n even'), 3)).toEqual(nimbers([0, 0, 1, 0]));
});

test('what would leave every heap as it is is no move', () => {
  expect(worths(byRules('Either: n -> n-k'), 6)).toEqual(nimbers([0, 1, 2, 3, 4, 5, 6]));
  expect(worths(byRules('Either: n -> a+b, a+b = n'), 6)).toEqual(worths(byRules('Either: octal 4.'), 6));
  const both = byRules('Either: n, m -> n-k, m-k');
  expect(both.moves(positionOf(both, '2+3')).map(({ to }) => both.print(to))).toEqual(
    expect.arrayContaining(['1+2', '1']),
  );
  expect(['1+1', '2+3', '4+1', '5'].map((position) => worth(both, position))).toEqual([
    '*1',
    '*2',
    '*1',
    '0',
  ]);
});

test('in partizan subtraction each player takes other numbers', () => {
  const ruleset = byRules('Left: n -> n-1', 'Right: n -> n-k, k in 2 5');
  expect(ruleset.players).toBe('partizan');
  expect(heapsUpTo(3).map((n) => worth(ruleset, `${n}`))).toEqual(['0', '1', '{1|0}', '0']);
  expect(worth(ruleset, '1+1+2')).toBe('{3|2}');
});

describe.each([
  ['0.77', ['Either: octal 0.77']],
  ['0.77', ['Either: n -> a+b, a+b = n-k, k in 1 2']],
  ['0.07', ['Either: octal .07']],
  ['0.07', ['Either: n -> a+b, a+b = n-2']],
  ['0.137', ['Either: n -> 0, n = 1', 'Either: n -> n-2', 'Either: n -> a+b, a+b = n-3']],
  ['0.6', ['Either: n -> a+b, a >= 1, a+b = n-1']],
  ['0.007', ['Either: hexadecimal 0.007']],
])('octal game %s as %j', (code, rules) => {
  const written = byRules(...rules);

  test('has the values of the game by its code', () => {
    for (const n of heapsUpTo(18)) expect(worth(written, `${n}`), `${n}`).toBe(worth(octal, `${code} ${n}`));
    expect(worth(written, '5+7')).toBe(worth(octal, `${code} 5+7`));
  });

  test('has the moves of the game by its code', () => {
    const optionsOf = (ruleset: Ruleset, position: string): ReadonlySet<string> =>
      new Set(
        ruleset.moves(positionOf(ruleset, position)).map(({ to }) => ruleset.print(to).replace(/^\S+ /, '')),
      );
    expect(optionsOf(written, '4+9')).toEqual(optionsOf(octal, `${code} 4+9`));
  });
});

describe('the theorem on periods', () => {
  const neededBy = (ruleset: Ruleset): number | undefined =>
    ruleset.periodicity?.of(positionOf(ruleset, '5'))?.neededFor(71, 12);

  test.each([
    ['Either: n -> a+b, a+b = n-k, k in 1 2'],
    ['Either: n -> a+b, a+b = n-k, a <= b, k in 1..2'],
    ['Either: octal 0.77'],
    ['Either: octal 4.77'],
  ])('covers %s as it covers 0.77', (rule) => expect(neededBy(byRules(rule))).toBe(167));

  test('asks for more heaps where three are left, or where two must differ', () => {
    expect(neededBy(byRules('Either: hexadecimal 0.08'))).toBe(3 * 71 + 3 * 12 + 2 - 1);
    expect(neededBy(byRules('Either: n -> a+b, a+b = n, a >= 1, a < b'))).toBe(2 * 71 + 3 * 12 - 1);
  });

  test('proves nothing where any number may be taken', () =>
    expect(neededBy(byRules('Either: n -> n-k, k in 1..n'))).toBe(Number.POSITIVE_INFINITY));

  test.each([
    ['Either: n -> n-k, k in 1..n/2'],
    ['Either: n -> n-1 if n even'],
    ['Either: n -> n-k, k odd'],
    ['Either: n -> n-k, k in squares'],
    ['Either: n -> a+b, a+b = n-k, k <= a, b >= 1, k >= 1'],
    ['Either: n -> a+b, a+b = n-1, a = b'],
    ['Either: n -> a+b+c, a+b+c = n-1, a < b, b < c'],
    ['Left: n -> n-1'],
    ['Either: n, m -> n-1, m-1'],
  ])('does not cover %s', (rule) => expect(byRules(rule).periodicity).toBeUndefined());
});

describe('rules that are recognised as a code', () => {
  const codeOf = (...rules: readonly string[]) => {
    const ruleset = byRules(...rules);
    const { digits, unequal, takesAny } = ruleset.periodicity?.of(positionOf(ruleset, '5'))?.code ?? {};
    return [digits?.map((digit) => digit.toString(16)).join(''), unequal?.join(), takesAny];
  };

  test.each([
    [['Either: n -> n-k, k in 1 3'], '0303', undefined, undefined],
    [['Either: n -> n-k, k <= 3, n > k, k >= 1'], '0222', undefined, undefined],
    [['Either: n -> n-2, n >= 3'], '002', undefined, undefined],
    [['Either: n -> 0, n in 1 3'], '0101', undefined, undefined],
    [['Either: n -> a, a = n-1', 'Either: n -> 0, n = 2'], '031', undefined, undefined],
    [['Either: n -> a+n-a-2'], '007', undefined, undefined],
    [['Either: n -> a+b, n = a+b+1, a > 0, b != 0'], '04', undefined, undefined],
    [['Either: n -> a+b, a+b = n-1, a != b'], '06', '1', undefined],
    [['Either: n -> a+b, a+b = n, 0 < a, a < b'], '4', '0', undefined],
    [['Either: n -> a+b+c, a+b+c = n-1, a <= b, b <= c, a >= 1'], '08', undefined, undefined],
    [['Either: n -> a+b+c, a+b+c = n-2'], '00f', undefined, undefined],
    [['Either: octal 0.5', 'Either: n -> n-1, n odd'], undefined, undefined, undefined],
    [['Either: n -> n-k, k >= 1'], '0', undefined, true],
    [['Either: n -> a, a < n'], '0', undefined, true],
    [['Either: n -> n-k, k in 1..n', 'Either: n -> a+b, a+b = n, a >= 1, a <= b'], '4', undefined, true],
  ])('%j: %s', (rules, digits, unequal, takesAny) =>
    expect(codeOf(...rules)).toEqual([digits, unequal, takesAny]),
  );
});

test('4.07 splits heaps, and the digit 8 leaves three', () => {
  expect(worths(byRules('Either: octal 4.0'), 6)).toEqual(nimbers([0, 0, 1, 0, 1, 0, 1]));
  const three = byRules('Either: hexadecimal 0.8');
  expect(worths(three, 6)).toEqual(nimbers([0, 0, 0, 0, 1, 1, 1]));
  expect(worth(three, '9')).toBe(
    worth(byRules('Either: n -> a+b+c, a+b+c = n-1, a >= 1, b >= a, c >= b'), '9'),
  );
});

test('Wythoff’s game by rules is Wythoff’s game', () => {
  const written = byRules('Either: n -> n-k, k in 1..n', 'Either: n, m -> n-k, m-k, k in 1..n');
  expect(written.openParts).toBeUndefined();
  for (const [one, other] of [
    [0, 0],
    [1, 2],
    [3, 5],
    [4, 7],
    [2, 6],
    [5, 5],
    [1, 8],
  ] as const)
    expect(worth(written, `${one}+${other}`), `${one}+${other}`).toBe(worth(wythoff, `(${one},${other})`));
});

describe('clicks', () => {
  const games: readonly (readonly [Ruleset, string])[] = [
    [grundy, '9'],
    [lasker, '3+5'],
    [byRules('Left: n -> n-1', 'Right: n -> n-k, k in 2 5'), '6+1'],
    [byRules('Either: octal 0.77'), '5+5'],
    [byRules('Either: n -> n-k, k in 1..n', 'Either: n, m -> n-k, m-k, k in 1..n'), '3+5'],
    [byRules('Either: n, m -> n, m-1', 'Either: n -> 0'), '3+3'],
    [byRules('Either: octal 0.77', 'Either: n, m -> n-1, m-1'), '2+3'],
    [byRules('Either: hexadecimal 0.8f'), '7'],
  ];

  test.each(games.map(([ruleset, position]) => [ruleset.rules, position, ruleset] as const))(
    'make each move of %s at %s without doubt, on places of the board',
    (_, position, ruleset) => {
      const start = positionOf(ruleset, position);
      const places = new Set(ruleset.board(start).places.map(({ name }) => name));
      const moves = ruleset.moves(start);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) {
        expect(move.by.length).toBeLessThanOrEqual(ruleset.clicks?.length ?? 0);
        for (const name of move.by) expect(places.has(name), name).toBe(true);
        for (const other of moves) {
          const begins = move.by.every((name, i) => name === other.by[i]);
          if (begins) expect(ruleset.print(other.to), move.by.join(' → ')).toBe(ruleset.print(move.to));
        }
      }
    },
  );
});

test('a position with too many moves to try is refused, and a heap that is too large is named', () => {
  const threes = byRules('Either: n -> a+b+c, a+b+c = n-1');
  expect(threes.read('200').problems).toEqual([]);
  expect(threes.read('400').problems).toMatchObject([{ place: 'position' }]);
  expect(threes.read('3+5001').problems).toMatchObject([{ place: 'heap 2' }]);
  expect(threes.read('').problems).toMatchObject([{ place: 'heap 1' }]);
});

test('a draft is played without its wrong lines, and each move comes from its lines', () => {
  const draft = draftOfRuleset('board: heaps\nEither: n -> n-1\nEither: n ->\nEither: n -> n-k, k in 1 2\n');
  expect(draft.problems.map(({ line }) => line)).toEqual([3]);
  const { ruleset } = draft;
  const start = positionOf(ruleset, '5');
  const moves = ruleset.moves(start);
  const lines = draft.linesOfMoves(start, moves);
  const byOption = Object.fromEntries(moves.map(({ to }, i) => [ruleset.print(to), lines[i]]));
  expect(byOption).toEqual({ 3: [4], 4: [2, 4] });
  expect(draftOfRuleset('board: heaps\nEither: n -> ').ruleset.moves(start)).toEqual([]);
});

test.each([
  ['what is taken is a part that is left', 'Either: n -> a+b, a+b = n-a, a in 1 2', '4', ['1+2', '2+0']],
  ['what is taken is the whole heap', 'Either: n -> n-n, n in 3 5', '4', []],
])('%s, so that the rule is not one of an octal game', (_, rule, heap, options) => {
  const rules = byRules(rule);
  const found = rules.moves(positionOf(rules, heap)).map(({ to }) => rules.print(to));
  expect(found.length).toBe(options.length);
  // The value by parts is that of the graph, which has the moves of the rule.
  for (const n of heapsUpTo(9)) worth(rules, `${n}`);
});
