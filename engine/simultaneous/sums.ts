/**
 * Sums of simultaneous games (Huggan, sections 6.1 to 6.4). SumComponents are fixed at the start, and one
 * that falls apart later stays one. A disjunctive round moves one component for each player, a conjunctive
 * one all of them, a continued one all that are live, in which both have a move. The product is played out,
 * position by position; where the values of the components add up it need not be.
 */
import { addRationals, printRational, type Rational, rational } from '../numbers/rationals.ts';
import type { Convention, SumKind } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import type { JointGraph } from './completed.ts';
import { type EndWorths, wonBy } from './ends.ts';
import { gainAt, HOLE, isTerminal, mostCells, type RoundRows } from './rounds.ts';

/** The kinds of sum that simultaneous games have. */
export const roundSums = ['disjunctive', 'conjunctive', 'continued'] as const satisfies readonly SumKind[];
export type RoundSum = (typeof roundSums)[number];

export const isRoundSum = (kind: SumKind): kind is RoundSum =>
  (roundSums as readonly SumKind[]).includes(kind);

export const noSuchRoundSum =
  'simultaneous games have disjunctive, conjunctive and continued conjunctive sums';

/** Why a sum is not defined; undefined where it is. */
export const whyNoRoundSum = (kind: SumKind, convention: Convention): string | undefined => {
  if (!isRoundSum(kind)) return noSuchRoundSum;
  return kind === 'disjunctive' && convention === 'majority'
    ? 'the disjunctive sum is not defined for majority: it is over before its components are, so none of them is won'
    : undefined;
};

/**
 * Whether the value of the sum is the sum of the components' values, so that nothing needs to be played out.
 */
export const addsValues = (kind: RoundSum, convention: Convention): boolean =>
  kind === 'continued' && convention !== 'normal';

/** The components as they are played, and their completed matrices. */
export type SumComponents = { readonly graph: JointGraph; readonly game: RoundRows };

/** A sum as one game of its own: the matrices of all positions that it can reach. */
export type SumPlayedOut = {
  /** Vertex 0 is the start. Gains are those of the components. */
  readonly game: RoundRows;
  /** For each vertex the vertices of the components. */
  readonly positions: readonly (readonly number[])[];
};

/** A move of one player: the solo result or, in all components, nothing yet. */
type Choice = { readonly component: number; readonly move: number };

/** Larger numbers of rows or columns count as this number; no such matrix is solved. */
export const mostCounted = 2 ** 32 - 1;

/** The cells for each allowed position: this many fit into memory where the positions do. */
const cellsEach = 20;

/** Positions met between two yields. */
const SLICE = 256;

/**
 * Every position that the sum can reach. Two with the same components in another order are one. Yields now
 * and then how many were met. Cost: their cells.
 */
export function* playedOut(
  components: SumComponents,
  starts: ArrayLike<number>,
  kind: RoundSum,
  most: { readonly positions: number; readonly cells?: number },
): Generator<number, SumPlayedOut | OverBudget, void> {
  const positions: (readonly number[])[] = [];
  const places = new Map<string, number>();
  const placeOf = (position: readonly number[]): number => {
    const sorted = [...position].sort((a, b) => a - b);
    const key = sorted.join();
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, positions.length);
    return positions.push(sorted) - 1;
  };
  const numbers = numberTable();
  const [rows, columns]: [number[], number[]] = [[], []];
  const begins = [0];
  const [results, gains]: [number[], number[]] = [[], []];
  const rounds = roundsOf[kind](components);
  placeOf(Array.from(starts));
  for (let v = 0; v < positions.length; v++) {
    const position = positions[v];
    const matrix = rounds(position);
    rows.push(Math.min(matrix.rows, mostCounted));
    columns.push(Math.min(matrix.columns, mostCounted));
    if (matrix.rows * matrix.columns <= (most.cells ?? mostCells)) {
      for (let i = 0; i < matrix.rows; i++)
        for (let j = 0; j < matrix.columns; j++) {
          const { to, gain } = matrix.at(i, j);
          results.push(to ? placeOf(to) : HOLE);
          gains.push(gain ? numbers.place(gain) : -1);
        }
    }
    begins.push(results.length);
    if (positions.length > most.positions) return tooMany(most.positions, 'positions');
    if (results.length > cellsEach * most.positions)
      return tooMany(most.positions, 'positions’ worth of joint rounds');
    if (v % SLICE === SLICE - 1) yield positions.length;
  }
  const game: RoundRows = {
    order: positions.length,
    rows: Uint32Array.from(rows),
    columns: Uint32Array.from(columns),
    starts: Uint32Array.from(begins),
    results: Int32Array.from(results),
    gains: Int32Array.from(gains),
    numbers: numbers.items,
  };
  return { game, positions };
}

const tooMany = (positions: number, what: string): OverBudget => ({
  kind: 'over-budget',
  says: `The sum has more than ${positions.toLocaleString('en')} ${what}.`,
  positions,
});

function numberTable() {
  const items: Rational[] = [];
  const places = new Map<string, number>();
  const place = (number: Rational): number => {
    const key = printRational(number);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, items.length);
    return items.push(number) - 1;
  };
  return { items, place };
}

type Cell = { readonly to: readonly number[] | undefined; readonly gain: Rational | undefined };
type Matrix = { readonly rows: number; readonly columns: number; at(i: number, j: number): Cell };

const plus = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a && b ? addRationals(a, b) : (a ?? b);

/** The matrix of a position, by the kind of sum. */
const roundsOf: Readonly<Record<RoundSum, (of: SumComponents) => (position: readonly number[]) => Matrix>> = {
  disjunctive: ({ graph, game }) => {
    const { left, right } = graph.joint;
    return (position) => {
      const choices = (counts: Uint32Array): Choice[] =>
        position.flatMap((v, component) =>
          Array.from({ length: counts[v] }, (_, move) => ({ component, move })),
        );
      const [lefts, rights] = [choices(game.rows), choices(game.columns)];
      const at = (i: number, j: number): Cell => {
        const [l, r] = [lefts[i], rights[j]];
        const [v, w] = [position[l.component], position[r.component]];
        if (l.component === r.component) {
          const cell = cellIn(game, v, l.move, r.move);
          return moved(position, [[l.component, game.results[cell]]], gainAt(game, cell));
        }
        const [a, b] = [left.starts[v] + l.move, right.starts[w] + r.move];
        return moved(
          position,
          [
            [l.component, left.targets[a]],
            [r.component, right.targets[b]],
          ],
          plus(soloGain(graph, left.gains[a]), soloGain(graph, right.gains[b])),
        );
      };
      return { rows: lefts.length, columns: rights.length, at };
    };
  },
  conjunctive:
    ({ game }) =>
    (position) =>
      allAtOnce(
        game,
        position,
        position.map((_, component) => component),
      ),
  continued:
    ({ game }) =>
    (position) =>
      allAtOnce(
        game,
        position,
        position.flatMap((v, component) => (isTerminal(game, v) ? [] : [component])),
      ),
};

const soloGain = ({ joint: { numbers } }: JointGraph, place: number): Rational | undefined =>
  place < 0 ? undefined : numbers[place];

/** Where the matrix is too large there is no cell. */
const cellIn = ({ starts, columns }: RoundRows, v: number, row: number, column: number): number =>
  starts[v] === starts[v + 1] ? -1 : starts[v] + row * columns[v] + column;

function moved(
  position: readonly number[],
  moves: readonly (readonly [component: number, to: number | undefined])[],
  gain: Rational | undefined,
): Cell {
  const to = [...position];
  for (const [component, target = HOLE] of moves) {
    if (target < 0) return { to: undefined, gain: undefined };
    to[component] = target;
  }
  return { to, gain };
}

/**
 * Both players choose a move in each of these components; no move where one of them has none in some, or
 * where there are none.
 */
function allAtOnce(game: RoundRows, position: readonly number[], live: readonly number[]): Matrix {
  const times = (counts: Uint32Array): number =>
    live.reduce((product, component) => product * counts[position[component]], live.length === 0 ? 0 : 1);
  const at = (i: number, j: number): Cell => {
    let [row, column] = [i, j];
    let gain: Rational | undefined;
    const moves: (readonly [number, number | undefined])[] = [];
    for (const component of live) {
      const v = position[component];
      const cell = cellIn(game, v, row % game.rows[v], column % game.columns[v]);
      row = Math.floor(row / game.rows[v]);
      column = Math.floor(column / game.columns[v]);
      moves.push([component, game.results[cell]]);
      if (cell >= 0) gain = plus(gain, gainAt(game, cell));
    }
    return moved(position, moves, gain);
  };
  return { rows: times(game.rows), columns: times(game.columns), at };
}

/** What the sum is worth where it is over; `ends` says it of the components, by the same convention. */
export function endsOfSum(
  { graph, game }: SumComponents,
  { positions }: SumPlayedOut,
  kind: RoundSum,
  convention: Convention,
  ends: EndWorths,
): EndWorths {
  if (convention === 'normal') {
    const can = kind === 'disjunctive' ? 'some' : 'every';
    return (sum) => {
      const [left, right] = [game.rows, game.columns].map((counts) =>
        Number(positions[sum][can]((v) => counts[v] > 0)),
      );
      return rational(BigInt(left - right));
    };
  }
  const worth: EndWorths = convention === 'majority' ? (v) => rational(BigInt(wonBy(graph, v))) : ends;
  return (sum) => {
    let total: Rational | undefined = rational(0n);
    for (const v of positions[sum]) {
      if (kind === 'conjunctive' && !isTerminal(game, v)) continue;
      const of = worth(v);
      total = total && of && addRationals(total, of);
    }
    return total;
  };
}
