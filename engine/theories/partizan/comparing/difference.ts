/**
 * The play a − b (Siegel, New results in loopy games, section 2): Left moves along her arcs in a or Right's in b, Right
 * the other way round. Its states are a position x − y and who is to move; those that play can reach are
 * numbered as they are met. Cost: the states reached and their moves.
 */
import { reverseArcs } from '../../../graph/build.ts';
import type { Arcs, GameGraph } from '../../../graph/game-graph.ts';

export type Mover = 'left' | 'right';
export type Component = 'a' | 'b';

export const other: Readonly<Record<Mover, Mover>> = { left: 'right', right: 'left' };

/** State 0 is a − b with Right to move, state 1 the same with Left to move. */
export type Difference = {
  readonly count: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly movers: readonly Mover[];
  /** Row per state: where its moves in a lead, and those in b; and the same rows turned round. */
  readonly moves: Readonly<Record<Component, Arcs>>;
  readonly into: Readonly<Record<Component, Arcs>>;
};

/** The state in which the play begins when this player starts. */
export const startFor: Readonly<Record<Mover, number>> = { right: 0, left: 1 };

/** Moves kept for each state that is allowed, on average. */
const MOVES_A_STATE = 8;

/** States between two breaths. */
const SLICE = 1 << 14;

/** Undefined when more than `most` states can be reached. Yields how many were met. */
export function* differenceOf(
  graph: GameGraph,
  a: number,
  b: number,
  most: number,
): Generator<number, Difference | undefined, void> {
  const reached: Reached = { order: graph.order, numbers: new Map(), xs: [], ys: [], movers: [] };
  const rows = { a: emptyRows(), b: emptyRows() };
  number(reached, a, b, 'right');
  number(reached, a, b, 'left');
  for (let s = 0; s < reached.xs.length; s++) {
    if (s % SLICE === SLICE - 1) yield s;
    if (reached.xs.length > most) return undefined;
    if (rows.a.targets.length + rows.b.targets.length > MOVES_A_STATE * most) return undefined;
    explore(reached, graph, s, rows);
  }
  const moves = { a: arcsOf(rows.a), b: arcsOf(rows.b) };
  yield reached.xs.length;
  const into = { a: reverseArcs(moves.a), b: reverseArcs(moves.b) };
  return { count: reached.xs.length, xs: reached.xs, ys: reached.ys, movers: reached.movers, moves, into };
}

type Reached = {
  readonly order: number;
  readonly numbers: Map<number, number>;
  readonly xs: number[];
  readonly ys: number[];
  readonly movers: Mover[];
};

function number({ order, numbers, xs, ys, movers }: Reached, x: number, y: number, mover: Mover): number {
  const key = 2 * (x * order + y) + startFor[mover];
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, xs.length);
  xs.push(x);
  ys.push(y);
  return movers.push(mover) - 1;
}

type Rows = { readonly starts: number[]; readonly targets: number[] };

const emptyRows = (): Rows => ({ starts: [0], targets: [] });

const arcsOf = ({ starts, targets }: Rows): Arcs => ({
  starts: Uint32Array.from(starts),
  targets: Uint32Array.from(targets),
});

/** Each move once, though arcs be parallel. */
function explore(
  reached: Reached,
  graph: GameGraph,
  s: number,
  rows: Readonly<Record<Component, Rows>>,
): void {
  const [x, y, mover] = [reached.xs[s], reached.ys[s], reached.movers[s]];
  for (const to of optionsOf(graph[mover], x)) rows.a.targets.push(number(reached, to, y, other[mover]));
  for (const to of optionsOf(graph[other[mover]], y))
    rows.b.targets.push(number(reached, x, to, other[mover]));
  rows.a.starts.push(rows.a.targets.length);
  rows.b.starts.push(rows.b.targets.length);
}

const optionsOf = ({ starts, targets }: Arcs, v: number): ReadonlySet<number> =>
  new Set(targets.subarray(starts[v], starts[v + 1]));
