/**
 * The game a − b (Siegel, New results in loopy games, section 2): Left moves along her arcs in a or Right's
 * in b, Right the other way round. A state is a position x − y and the player to move; the states that play
 * can reach are numbered as they are met. Cost: the states reached and their moves.
 */

import { reverseArcs } from '../../../graph/build.ts';
import type { Arcs, GameGraph, Mover } from '../../../graph/game-graph.ts';

export type Component = 'a' | 'b';

export const other: Readonly<Record<Mover, Mover>> = { left: 'right', right: 'left' };

/** State 0 is a − b with Right to move, state 1 the same with Left to move. */
export type Difference = {
  readonly count: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly movers: readonly Mover[];
  /**
   * For each state, the states that its moves in a lead to, and its moves in b; and the same rows reversed.
   */
  readonly moves: Readonly<Record<Component, Arcs>>;
  readonly into: Readonly<Record<Component, Arcs>>;
};

/** The state in which play begins if this player starts. */
export const startFor: Readonly<Record<Mover, number>> = { right: 0, left: 1 };

/** The number of moves for which space is kept, per state on average. */
const MOVES_A_STATE = 8;

/** States between two yields. */
const SLICE = 1 << 14;

/**
 * The states and moves of a − b; undefined if more than `most` states can be reached. Yields how many were
 * met.
 */
export function* differenceOf(
  graph: GameGraph,
  a: number,
  b: number,
  most: number,
): Generator<number, Difference | undefined, void> {
  const options = { left: withoutRepeats(graph.left), right: withoutRepeats(graph.right) };
  const reached: Reached = {
    order: graph.order,
    numbers: numbersFor(graph.order),
    xs: [],
    ys: [],
    movers: [],
  };
  const rows = { a: emptyRows(), b: emptyRows() };
  number(reached, a, b, 'right');
  number(reached, a, b, 'left');
  for (let s = 0; s < reached.xs.length; s++) {
    if (s % SLICE === SLICE - 1) yield s;
    if (reached.xs.length > most) return undefined;
    if (rows.a.targets.length + rows.b.targets.length > MOVES_A_STATE * most) return undefined;
    explore(reached, options, s, rows);
  }
  const moves = { a: arcsOf(rows.a), b: arcsOf(rows.b) };
  yield reached.xs.length;
  const into = { a: reverseArcs(moves.a), b: reverseArcs(moves.b) };
  return { count: reached.xs.length, xs: reached.xs, ys: reached.ys, movers: reached.movers, moves, into };
}

/** Keeps each option once even if arcs are parallel. */
function withoutRepeats({ starts, targets }: Arcs): Arcs {
  const rows = emptyRows();
  for (let v = 0; v + 1 < starts.length; v++) {
    for (const option of new Set(targets.subarray(starts[v], starts[v + 1]))) rows.targets.push(option);
    rows.starts.push(rows.targets.length);
  }
  return arcsOf(rows);
}

/** By the key of a state, 1 + its number; 0 or undefined while it has none. */
type Numbers = Int32Array | Map<number, number>;

/** Up to this many pairs of vertices the numbers of states are kept in a plain array. */
const FEW_PAIRS = 9_000_000;

const numbersFor = (order: number): Numbers =>
  order * order <= FEW_PAIRS ? new Int32Array(2 * order * order) : new Map();

type Reached = {
  readonly order: number;
  readonly numbers: Numbers;
  readonly xs: number[];
  readonly ys: number[];
  readonly movers: Mover[];
};

function number({ order, numbers, xs, ys, movers }: Reached, x: number, y: number, mover: Mover): number {
  const key = 2 * (x * order + y) + startFor[mover];
  const seen = numbers instanceof Map ? numbers.get(key) : numbers[key];
  if (seen) return seen - 1;
  xs.push(x);
  ys.push(y);
  const count = movers.push(mover);
  if (numbers instanceof Map) numbers.set(key, count);
  else numbers[key] = count;
  return count - 1;
}

type Rows = { readonly starts: number[]; readonly targets: number[] };

const emptyRows = (): Rows => ({ starts: [0], targets: [] });

const arcsOf = ({ starts, targets }: Rows): Arcs => ({
  starts: Uint32Array.from(starts),
  targets: Uint32Array.from(targets),
});

function explore(
  reached: Reached,
  options: Readonly<Record<Mover, Arcs>>,
  s: number,
  rows: Readonly<Record<Component, Rows>>,
): void {
  const mover = reached.movers[s];
  const next = other[mover];
  const [x, y] = [reached.xs[s], reached.ys[s]];
  const [ofX, ofY] = [options[mover], options[next]];
  for (let e = ofX.starts[x]; e < ofX.starts[x + 1]; e++)
    rows.a.targets.push(number(reached, ofX.targets[e], y, next));
  for (let e = ofY.starts[y]; e < ofY.starts[y + 1]; e++)
    rows.b.targets.push(number(reached, x, ofY.targets[e], next));
  rows.a.starts.push(rows.a.targets.length);
  rows.b.starts.push(rows.b.targets.length);
}
