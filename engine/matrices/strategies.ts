/**
 * All optimal strategies of a matrix game. They are the mixtures of finitely many extreme ones, and each
 * extreme one belongs to an optimal basis of the linear program, so that walking from basis to basis finds
 * all of them.
 */
import { addRationals, type Rational, rational } from '../numbers/rationals.ts';
import { type MatrixGame, mirrored } from './matrix-game.ts';
import { copyOfTableau, leavingRows, openTableau, optimise, pivot, type Tableau } from './tableau.ts';
import { valueInTableau } from './value.ts';

/** The probability of each row, or of each column. */
export type MixedStrategy = readonly Rational[];

export type OptimalStrategies = {
  /** The extreme ones in the order in which they were found; one at least. */
  readonly extreme: readonly MixedStrategy[];
  /** Whether these are all. */
  readonly complete: boolean;
  /**
   * The mean of the extreme ones, so that equal moves get equal probability; the first where not all were
   * found.
   */
  readonly shown: MixedStrategy;
};

export type MatrixSolved = {
  readonly value: Rational;
  readonly left: OptimalStrategies;
  readonly right: OptimalStrategies;
};

/** Bases after which no further ones are looked at. */
const mostBases = 1000;

/**
 * The value and all optimal strategies of both players; Left's are found as Right's of the mirrored game. At
 * most `most` bases a player. Yields after each basis how many have been met.
 */
export function* solveMatrix(
  game: MatrixGame,
  most: number = mostBases,
): Generator<number, MatrixSolved, void> {
  const tableau = openTableau(game);
  optimise(tableau);
  const turned = openTableau(mirrored(game));
  optimise(turned);
  return {
    value: valueInTableau(tableau, game.denominator),
    left: yield* optimalColumns(turned, most),
    right: yield* optimalColumns(tableau, most),
  };
}

/** An optimal strategy of Left's. */
export function someOptimalRow(game: MatrixGame): MixedStrategy {
  const turned = openTableau(mirrored(game));
  optimise(turned);
  return columnStrategy(turned);
}

function* optimalColumns(first: Tableau, most: number): Generator<number, OptimalStrategies, void> {
  const found = new Map<string, MixedStrategy>();
  const met = new Set([basisOf(first)]);
  const open = [first];
  let complete = true;
  while (open.length > 0) {
    const tableau = open.pop()!;
    const strategy = columnStrategy(tableau);
    const key = strategy.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join();
    if (!found.has(key)) found.set(key, strategy);
    for (let column = 0; column < tableau.columns; column++) {
      if (tableau.entries[tableau.rows][column] !== 0n) continue;
      for (const row of leavingRows(tableau, column)) {
        const basis = basisOf(tableau, row, column);
        if (met.has(basis)) continue;
        if (met.size >= most) {
          complete = false;
          continue;
        }
        met.add(basis);
        const next = copyOfTableau(tableau);
        pivot(next, row, column);
        open.push(next);
      }
    }
    yield met.size;
  }
  const extreme = [...found.values()];
  return { extreme, complete, shown: complete ? meanOf(extreme) : extreme[0] };
}

/** The basic variables in order, after one has changed places with the variable of a column. */
function basisOf({ basic, other }: Tableau, row = -1, column = -1): string {
  return basic
    .map((variable, i) => (i === row ? other[column] : variable))
    .sort((a, b) => a - b)
    .join();
}

function columnStrategy({ rows, columns, entries, basic }: Tableau): MixedStrategy {
  const whole = entries[rows][columns];
  const strategy: Rational[] = new Array<Rational>(columns).fill(rational(0n));
  for (const [i, variable] of basic.entries())
    if (variable < columns) strategy[variable] = rational(entries[i][columns], whole);
  return strategy;
}

function meanOf(strategies: readonly MixedStrategy[]): MixedStrategy {
  if (strategies.length === 1) return strategies[0];
  const count = BigInt(strategies.length);
  return strategies[0].map((_, i) => {
    const sum = strategies.reduce((total, strategy) => addRationals(total, strategy[i]), rational(0n));
    return rational(sum.numerator, sum.denominator * count);
  });
}
