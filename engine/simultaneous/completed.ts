/**
 * The matrices of a drawing. Where no joint arc is drawn for Left's move to a and Right's to b, the two moves
 * commute if that can be only in one way: a = b is the result itself; else it is the only node w that is a or
 * one of Right's options of a, and b or one of Left's options of b. So a move that the other made pointless
 * adds nothing. None or several such nodes leave a hole, and so do moves that gain something, or that are
 * named in pairs alone.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { JointMoves, NamedMoves } from '../graph/joint-moves.ts';
import { HOLE, mostCells, type RoundRows } from './rounds.ts';

/** A graph of the space of joint rounds. */
export type JointGraph = GameGraph & { readonly joint: JointMoves };

/** Vertices completed between two yields. */
const SLICE = 2048;

/**
 * O(pairs + moves + the options of the results of each pair that is not drawn). Yields from time to time how
 * many vertices are done.
 */
export function* completedRounds(graph: JointGraph, most = mostCells): Generator<number, RoundRows, void> {
  const { order, joint } = graph;
  const { left, right, pairs } = joint;
  const [rows, columns] = [countsOf(left, order), countsOf(right, order)];
  const starts = new Uint32Array(order + 1);
  for (let v = 0; v < order; v++) {
    const cells = rows[v] * columns[v];
    starts[v + 1] = starts[v] + (cells > most ? 0 : cells);
  }
  const results = new Int32Array(starts[order]).fill(HOLE);
  const gains = new Int32Array(starts[order]).fill(-1);
  const isDrawn = new Uint8Array(starts[order]);
  const commuting = commutingIn(graph);
  for (let v = 0; v < order; v++) {
    if (starts[v] === starts[v + 1]) continue;
    for (let pair = pairs.starts[v]; pair < pairs.starts[v + 1]; pair++) {
      const cell =
        starts[v] + (pairs.left[pair] - left.starts[v]) * columns[v] + pairs.right[pair] - right.starts[v];
      results[cell] = pairs.targets[pair];
      gains[cell] = pairs.gains[pair];
      isDrawn[cell] = 1;
    }
    for (let i = 0, cell = starts[v]; i < rows[v]; i++)
      for (let j = 0; j < columns[v]; j++, cell++)
        if (isDrawn[cell] === 0) results[cell] = commuting(left.starts[v] + i, right.starts[v] + j);
    if (v % SLICE === SLICE - 1) yield v;
  }
  return { order, rows, columns, starts, results, gains, numbers: joint.numbers };
}

function countsOf({ starts }: NamedMoves, order: number): Uint32Array {
  return Uint32Array.from({ length: order }, (_, v) => starts[v + 1] - starts[v]);
}

/**
 * The joint result of two moves, by their places among the named moves; HOLE where the rule of commuting
 * moves says nothing.
 */
export function commutingIn(graph: JointGraph): (row: number, column: number) => number {
  const { left, right } = graph.joint;
  const fitting = fittingIn(graph);
  return (row, column) => {
    const [a, b] = [left.targets[row], right.targets[column]];
    if (a < 0 || b < 0 || left.gains[row] >= 0 || right.gains[column] >= 0) return HOLE;
    const found = fitting(a, b);
    if (found.length !== 1) return HOLE;
    const [to] = found;
    return (to === a || isFreeMove(right, a, to)) && (to === b || isFreeMove(left, b, to)) ? to : HOLE;
  };
}

/**
 * Whether the rule gives a pair of moves at v, called by their names, a result. O(vertices + arcs) once, then
 * O(moves of v + options of both results).
 */
export function commutingByName(graph: JointGraph): (v: number, left: string, right: string) => boolean {
  const commuting = commutingIn(graph);
  const { names, left, right } = graph.joint;
  const placeOf = (moves: NamedMoves, v: number, name: string): number => {
    for (let e = moves.starts[v]; e < moves.starts[v + 1]; e++) if (names[moves.names[e]] === name) return e;
    return -1;
  };
  return (v, mine, theirs) => {
    const [row, column] = [placeOf(left, v, mine), placeOf(right, v, theirs)];
    return row >= 0 && column >= 0 && commuting(row, column) !== HOLE;
  };
}

/** Whether some move from a to b gains nothing. */
function isFreeMove({ starts, targets, gains }: NamedMoves, a: number, b: number): boolean {
  for (let e = starts[a]; e < starts[a + 1]; e++) if (targets[e] === b && gains[e] < 0) return true;
  return false;
}

/**
 * The nodes that two moves could lead to together, by their solo results: each that is a or one of Right's
 * options of a, and b or one of Left's of b. O(options of a and b); the options of one b after the other are
 * marked once.
 */
export function fittingIn({
  order,
  joint: { left, right },
}: JointGraph): (a: number, b: number) => readonly number[] {
  const marked = new Int32Array(order).fill(-1);
  let last = -1;
  return (a, b) => {
    if (a === b) return [a];
    if (last !== b) {
      // A mark of another b is not a mark of this one.
      marked[b] = b;
      for (let e = left.starts[b]; e < left.starts[b + 1]; e++)
        if (left.targets[e] >= 0) marked[left.targets[e]] = b;
      last = b;
    }
    const found = marked[a] === b ? [a] : [];
    for (let e = right.starts[a]; e < right.starts[a + 1]; e++) {
      const to = right.targets[e];
      if (to >= 0 && marked[to] === b && !found.includes(to)) found.push(to);
    }
    return found;
  };
}
