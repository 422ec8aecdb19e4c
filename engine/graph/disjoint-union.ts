/**
 * Several game graphs beside one another as one graph, for the sum of games that were drawn or generated
 * apart.
 */
import { type Arcs, type GameGraph, isImpartial } from './game-graph.ts';
import type { JointMoves, NamedMoves, PairRows } from './joint-moves.ts';
import type { Scores } from './scores.ts';

// The joint moves of several game graphs beside one another, the vertices of each after those of the one
// before it.

/** Names and numbers that two graphs share are in the tables once for each. O(order + moves + pairs). */
function jointMovesOfAll(all: readonly JointMoves[]): JointMoves {
  const orders = all.map(({ scores }) => scores.length);
  const before = (counts: readonly number[]): readonly number[] =>
    counts.map((_, i) => counts.slice(0, i).reduce((sum, count) => sum + count, 0));
  const firsts: Firsts = {
    vertex: before(orders),
    name: before(all.map(({ names }) => names.length)),
    number: before(all.map(({ numbers }) => numbers.length)),
  };
  const [left, right] = (['left', 'right'] as const).map((side) =>
    movesOfAll(
      all.map((joint) => joint[side]),
      firsts,
    ),
  );
  return {
    names: all.flatMap(({ names }) => names),
    numbers: all.flatMap(({ numbers }) => numbers),
    left,
    right,
    pairs: pairsOfAll(all, firsts),
    scores: shifted(
      all.map(({ scores }) => scores),
      firsts.number,
    ),
    ...(all.every(({ ends }) => ends !== undefined) && {
      ends: shifted(
        all.map(({ ends = [] }) => ends),
        firsts.number,
      ),
    }),
  };
}

type Firsts = Readonly<Record<'vertex' | 'name' | 'number', readonly number[]>>;

/** The columns one after the other, each entry that is not −1 raised by what came before its graph. */
function shifted(columns: readonly ArrayLike<number>[], by: readonly number[]): Int32Array {
  const all = new Int32Array(columns.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const [i, column] of columns.entries())
    for (let at = 0; at < column.length; at++) all[place++] = column[at] < 0 ? -1 : column[at] + by[i];
  return all;
}

function startsOfAll(all: readonly { readonly starts: Uint32Array }[]): Uint32Array {
  const starts = [0];
  for (const each of all) {
    const first = starts[starts.length - 1];
    for (let v = 1; v < each.starts.length; v++) starts.push(first + each.starts[v]);
  }
  return Uint32Array.from(starts);
}

function movesOfAll(all: readonly NamedMoves[], firsts: Firsts): NamedMoves {
  return {
    starts: startsOfAll(all),
    names: Uint32Array.from(
      shifted(
        all.map(({ names }) => names),
        firsts.name,
      ),
    ),
    targets: shifted(
      all.map(({ targets }) => targets),
      firsts.vertex,
    ),
    gains: shifted(
      all.map(({ gains }) => gains),
      firsts.number,
    ),
  };
}

function pairsOfAll(all: readonly JointMoves[], { vertex, number }: Firsts): PairRows {
  const movesBefore = (side: 'left' | 'right'): readonly number[] =>
    all.map((_, i) => all.slice(0, i).reduce((sum, joint) => sum + joint[side].names.length, 0));
  const column = (of: (pairs: PairRows) => ArrayLike<number>, by: readonly number[]): Int32Array =>
    shifted(
      all.map(({ pairs }) => of(pairs)),
      by,
    );
  return {
    starts: startsOfAll(all.map(({ pairs }) => pairs)),
    left: Uint32Array.from(column(({ left }) => left, movesBefore('left'))),
    right: Uint32Array.from(column(({ right }) => right, movesBefore('right'))),
    targets: Uint32Array.from(column(({ targets }) => targets, vertex)),
    gains: column(({ gains }) => gains, number),
  };
}

/**
 * The vertices of each graph come after those of the one before it. Where one has arcs of one player's, so
 * has the whole. Precondition: all have scores or none has, and in all the players take turns or in all they
 * move at once. O(order + arcs + pairs).
 */
export function disjointUnion(graphs: readonly GameGraph[]): GameGraph {
  const [only] = graphs;
  if (graphs.length === 1) return only;
  const order = graphs.reduce((sum, graph) => sum + graph.order, 0);
  const gray = new Uint8Array(order);
  let first = 0;
  for (const graph of graphs) {
    gray.set(graph.gray, first);
    first += graph.order;
  }
  const left = arcsOfAll(graphs.map((graph) => graph.left));
  const right = graphs.every(isImpartial) ? left : arcsOfAll(graphs.map((graph) => graph.right));
  const scores = graphs.flatMap((graph) => graph.scores ?? []);
  const joint = graphs.flatMap((graph) => graph.joint ?? []);
  return {
    ...{ order, gray, left, right },
    ...(scores.length > 0 && { scores: scoresOfAll(scores) }),
    ...(joint.length > 0 && { joint: jointMovesOfAll(joint) }),
    ...(graphs[0]?.misere && { misere: true }),
  };
}

function arcsOfAll(all: readonly Arcs[]): Arcs {
  const order = all.reduce((sum, { starts }) => sum + starts.length - 1, 0);
  const starts = new Uint32Array(order + 1);
  const targets = new Uint32Array(all.reduce((sum, arcs) => sum + arcs.targets.length, 0));
  let [vertices, arcs] = [0, 0];
  for (const each of all) {
    for (let v = 1; v < each.starts.length; v++) starts[vertices + v] = arcs + each.starts[v];
    for (let e = 0; e < each.targets.length; e++) targets[arcs + e] = vertices + each.targets[e];
    vertices += each.starts.length - 1;
    arcs += each.targets.length;
  }
  return { starts, targets };
}

function scoresOfAll(all: readonly Scores[]): Scores {
  let first = 0;
  const codes = { left: [] as number[], right: [] as number[] };
  for (const { table, left, right } of all) {
    for (const code of left) codes.left.push(code < 0 ? code : first + code);
    for (const code of right) codes.right.push(code < 0 ? code : first + code);
    first += table.length;
  }
  const [left, right] = [codes.left, codes.right].map((each) => Int32Array.from(each));
  return { table: all.flatMap(({ table }) => table), left, right };
}
