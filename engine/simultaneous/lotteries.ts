/**
 * Lotteries: positions whose end is settled by chance whatever either player does, if the other chooses uniformly. A terminal position is
 * one; else all results are, and the cells' pairs of winning probabilities have equal row means and equal column means.
 */
import { addRationals, compareRationals, type Rational, rational } from '../numbers/rationals.ts';
import type { JointGraph } from './completed.ts';
import { wonBy } from './ends.ts';
import { isTerminal, type RoundRows } from './rounds.ts';

/** The probabilities that Left wins and that Right wins. */
export type Lottery = readonly [left: Rational, right: Rational];

/** Of each vertex in turn, each after its results; undefined for those that are none. `inOrder`: vertices, results first. O(cells). */
export function lotteriesOf(
  graph: JointGraph,
  game: RoundRows,
  inOrder: Iterable<number>,
): ReadonlyMap<number, Lottery> {
  const found = new Map<number, Lottery>();
  for (const v of inOrder) {
    const lottery = isTerminal(game, v) ? endLottery(wonBy(graph, v)) : uniform(game, v, found);
    if (lottery) found.set(v, lottery);
  }
  return found;
}

const [none, sure] = [rational(0n), rational(1n)];
const endLottery = (winner: number): Lottery => [winner > 0 ? sure : none, winner < 0 ? sure : none];

function uniform(
  { rows, columns, starts, results }: RoundRows,
  v: number,
  found: ReadonlyMap<number, Lottery>,
): Lottery | undefined {
  const cells = Array.from(results.subarray(starts[v], starts[v + 1]), (to) => found.get(to));
  if (cells.length === 0 || cells.some((cell) => !cell)) return undefined;
  const mean = (of: readonly (Lottery | undefined)[], side: 0 | 1): Rational => {
    const total = of.reduce((sum, cell) => addRationals(sum, cell![side]), rational(0n));
    return rational(total.numerator, total.denominator * BigInt(of.length));
  };
  const wide = columns[v];
  const rowCells = Array.from({ length: rows[v] }, (_, i) => cells.slice(i * wide, (i + 1) * wide));
  const columnCells = Array.from({ length: wide }, (_, j) => rowCells.map((row) => row[j]));
  const whole = [mean(cells, 0), mean(cells, 1)] as const;
  const isEven = [...rowCells, ...columnCells].every(
    (line) =>
      compareRationals(mean(line, 0), whole[0]) === 0 && compareRationals(mean(line, 1), whole[1]) === 0,
  );
  return isEven ? whole : undefined;
}
