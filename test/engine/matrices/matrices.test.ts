/**
 * Matrix games: the checked answers, and laws in which two strategies prove the value by multiplication
 * alone.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from 'yalps';
import { fraction, printFraction, provedValue } from '../../../engine/checking/play/matrix-of-fractions.ts';
import { bounded, boundedValue, exact, isExactBound, mostBits } from '../../../engine/matrices/bounded.ts';
import { certificateOf } from '../../../engine/matrices/certificate.ts';
import { dominatedColumns, dominatedRows } from '../../../engine/matrices/dominated.ts';
import { matrixGame, mirrored } from '../../../engine/matrices/matrix-game.ts';
import {
  type MixedStrategy,
  type OptimalStrategies,
  solveMatrix,
} from '../../../engine/matrices/strategies.ts';
import { matrixValue } from '../../../engine/matrices/value.ts';
import {
  addRationals,
  compareRationals,
  multiplyRationals,
  negateRational,
  numberNear,
  parseRational,
  printRational,
  type Rational,
  rational,
  subtractRationals,
} from '../../../engine/numbers/rationals.ts';
import { drain } from '../../../engine/rounds.ts';
import { simultaneousVectors as vectors } from '../../fixtures/simultaneous-vectors.ts';
import { tryLaw } from '../../laws/seeds.ts';

type Payoffs = readonly (readonly Rational[])[];

const read = (text: string): Rational => {
  const number = parseRational(text);
  if (!number) throw new Error(text);
  return number;
};
const printed = (strategies: readonly MixedStrategy[]): readonly string[] =>
  strategies.map((strategy) => strategy.map(printRational).join(' ')).sort();

describe.each(vectors.matrices.map((matrix) => [matrix.name, matrix] as const))('%s', (_, given) => {
  const payoffs = given.matrix.map((row) => row.map(read));
  const game = matrixGame(payoffs);

  test('its value and all extreme optimal strategies', () => {
    expect(printRational(matrixValue(game))).toBe(given.value);
    const { value, left, right } = drain(solveMatrix(game));
    expect(printRational(value)).toBe(given.value);
    const sides: readonly (readonly [OptimalStrategies, readonly (readonly string[])[]])[] = [
      [left, given.leftOptimal],
      [right, given.rightOptimal],
    ];
    for (const [found, all] of sides) {
      const wanted = all.map((strategy) => strategy.join(' ')).sort();
      if (given.complete) expect(found.complete).toBe(true);
      if (given.complete) expect(printed(found.extreme)).toEqual(wanted);
      // For the largest ones only some are given: they are optimal, and among those found where all were
      // found.
      else if (found.complete) expect(printed(found.extreme)).toEqual(expect.arrayContaining(wanted));
    }
    const [rows, columns] = [given.leftOptimal, given.rightOptimal].map((all) =>
      all.map((one) => one.map(read)),
    );
    for (const [x, y] of [...rows.map((x) => [x, right.shown]), ...columns.map((y) => [left.shown, y])])
      expect(certificateOf(payoffs, value, x, y).proves).toBe(true);
  });
});

// The largest are too long to be checked by hand, and none are given of them.
test.each(
  vectors.matrices.flatMap(({ name, matrix, dominated }) =>
    dominated ? [[name, matrix, dominated] as const] : [],
  ),
)('%s: its dominated lines', (_, matrix, dominated) => {
  const game = matrixGame(matrix.map((row) => row.map(read)));
  const [rows, columns] = [drain(dominatedRows(game)), drain(dominatedColumns(game))];
  const lines = (found: typeof rows, strictly: boolean) =>
    found.filter((each) => each.strictly === strictly).map(({ line }) => line);
  expect({
    strictRows: lines(rows, true),
    weakRows: lines(rows, false),
    strictColumns: lines(columns, true),
    weakColumns: lines(columns, false),
  }).toEqual(dominated);
});

const payoff: fc.Arbitrary<Rational> = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map((n) => rational(BigInt(n))),
  fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 12 }))
    .map(([n, d]) => rational(BigInt(n), BigInt(d))),
);
const matrices = (most: number): fc.Arbitrary<Payoffs> =>
  fc.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most })).chain(([rows, columns]) =>
    fc.array(fc.array(payoff, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const written = (payoffs: Payoffs): string =>
  payoffs.map((row) => row.map(printRational).join(' ')).join(' / ');

test('two strategies, checked by multiplication, prove every value, and each of the optimal ones does', () => {
  tryLaw(matrices(5), 200, (payoffs) => {
    const game = matrixGame(payoffs);
    const { value, left, right } = drain(solveMatrix(game));
    expect(printRational(matrixValue(game))).toBe(printRational(value));
    const pairs = [
      [left.shown, right.shown],
      ...left.extreme.map((strategy) => [strategy, right.shown]),
      ...right.extreme.map((strategy) => [left.shown, strategy]),
    ];
    for (const [rows, columns] of pairs)
      expect(certificateOf(payoffs, value, rows, columns).proves, written(payoffs)).toBe(true);
    const wrong = addRationals(value, rational(1n, 7n));
    expect(certificateOf(payoffs, wrong, left.shown, right.shown).proves).toBe(false);
  });
});

/**
 * The value as a linear program for a solver of the registry, in floating point: the greatest v for which
 * some mixture of the rows gets v at least in every column. Something is added to every cell, so that v need
 * not be negative.
 */
function valueByProgram(matrix: readonly (readonly number[])[]): number {
  const added = 1 - Math.min(...matrix.flat());
  const { status, result } = solve({
    direction: 'maximize',
    objective: 'gets',
    constraints: [
      ['whole', { equal: 1 }] as const,
      ...matrix[0].map((_, j) => [`column ${j}`, { min: 0 }] as const),
    ],
    variables: [
      ['value', [['gets', 1] as const, ...matrix[0].map((_, j) => [`column ${j}`, -1] as const)]] as const,
      ...matrix.map(
        (row, i) =>
          [
            `row ${i}`,
            [['whole', 1] as const, ...row.map((cell, j) => [`column ${j}`, cell + added] as const)],
          ] as const,
      ),
    ],
  });
  if (status !== 'optimal') throw new Error(`the program is ${status}`);
  return result - added;
}

test('the check of tables finds the same values, and a solver of the registry in floating point', () => {
  tryLaw(matrices(7), 60, (payoffs) => {
    const value = matrixValue(matrixGame(payoffs));
    const proved = provedValue(
      payoffs.map((row) => row.map(({ numerator, denominator }) => fraction(numerator, denominator))),
    );
    expect(proved && printFraction(proved), written(payoffs)).toBe(printRational(value));
    const other = valueByProgram(payoffs.map((row) => row.map(numberNear)));
    expect(Math.abs(numberNear(value) - other), written(payoffs)).toBeLessThan(1e-6);
  });
});

test('the mirrored game is worth the negative, and a better cell is never worse', () => {
  tryLaw(fc.tuple(matrices(5), fc.nat(), fc.nat(), payoff), 200, ([payoffs, i, j, more]) => {
    const value = matrixValue(matrixGame(payoffs));
    expect(printRational(matrixValue(mirrored(matrixGame(payoffs))))).toBe(
      printRational(negateRational(value)),
    );
    const size = more.numerator < 0n ? negateRational(more) : more;
    const better = payoffs.map((row, r) =>
      row.map((cell, c) =>
        r === i % payoffs.length && c === j % row.length ? addRationals(cell, size) : cell,
      ),
    );
    const rise = subtractRationals(matrixValue(matrixGame(better)), value);
    expect(rise.numerator >= 0n && compareRationals(rise, size) <= 0, written(payoffs)).toBe(true);
  });
});

test('a mixture has in every column the result that is claimed for it', () => {
  tryLaw(matrices(4), 150, (payoffs) => {
    const game = matrixGame(payoffs);
    for (const { line, strictly, mixture } of drain(dominatedRows(game))) {
      expect(mixture[line].numerator).toBe(0n);
      for (const [j, cell] of payoffs[line].entries()) {
        const gets = payoffs
          .map((row, i) => multiplyRationals(mixture[i], row[j]))
          .reduce(addRationals, rational(0n));
        const by = compareRationals(gets, cell);
        expect(strictly ? by > 0 : by >= 0, written(payoffs)).toBe(true);
      }
    }
  });
});

test('past a number of optimal bases one strategy is shown, and the answer says that there are more', () => {
  const same = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => rational(1n)));
  const { left } = drain(solveMatrix(matrixGame(same), 3));
  expect(left.complete).toBe(false);
  expect(printed([left.shown])).toEqual(printed([left.extreme[0]]));
});

describe('bounds', () => {
  const long = rational((1n << mostBits) + 1n, 3n ** 3000n);

  test('a short fraction stays exact; a long one lies between two that are near', () => {
    expect(isExactBound(bounded(rational(1n, 3n), rational(1n, 3n)))).toBe(true);
    for (const x of [long, negateRational(long)]) {
      const { low, high } = bounded(x, x);
      expect(compareRationals(low, x)).toBeLessThan(0);
      expect(compareRationals(x, high)).toBeLessThan(0);
      expect(printRational(subtractRationals(high, low))).toBe(`1/${1n << 128n}`);
    }
  });

  test('the value of a game whose cells are known within bounds lies between the bounds', () => {
    const near = bounded(long, long);
    const [zero, one] = [exact(rational(0n)), exact(rational(1n))];
    const { low, high } = boundedValue([
      [near, zero],
      [zero, one],
    ]);
    const value = matrixValue(
      matrixGame([
        [long, rational(0n)],
        [rational(0n), rational(1n)],
      ]),
    );
    expect(compareRationals(low, value) <= 0 && compareRationals(value, high) <= 0).toBe(true);
    expect(compareRationals(subtractRationals(high, low), rational(3n, 1n << 128n)) <= 0).toBe(true);
  });
});

test('a certificate proves nothing where either strategy, or the value, is not right', () => {
  const pennies = [
    ['1', '-1'],
    ['-1', '1'],
  ].map((row) => row.map(read));
  const [half, always, nobody, minus] = [
    ['1/2', '1/2'],
    ['1', '0'],
    ['1/2', '1/4'],
    ['3/2', '-1/2'],
  ].map((shares) => shares.map(read));
  const proves = (value: string, left: MixedStrategy, right: MixedStrategy): boolean =>
    certificateOf(pennies, read(value), left, right).proves;
  expect(proves('0', half, half)).toBe(true);
  for (const wrong of [always, nobody, minus]) {
    expect(proves('0', wrong, half)).toBe(false);
    expect(proves('0', half, wrong)).toBe(false);
  }
  // What is claimed too high fails against the columns, what is too low against the rows.
  expect(proves('1/100', half, half)).toBe(false);
  expect(proves('-1/100', half, half)).toBe(false);
});
