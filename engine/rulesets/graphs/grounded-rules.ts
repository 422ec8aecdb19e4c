/**
 * The common rules of moves on drawings on the ground: what falls when an edge is cut, which positions are
 * the same since edges between the same points are interchangeable, and how a move may oblige its player to
 * move again.
 */
import type { Cells, CellsRules } from '../recipes/cells-rules.ts';
import { type LineEnds, parallelLines } from './graph.ts';
import { edgesOf, type GroundedPosition } from './grounded-position.ts';

/** The edges of a start as a graph whose points are numbered through all drawings. */
export type GroundedEdges = {
  readonly count: number;
  /** The points at the ends of each edge. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** How many points there are. The first ones are the grounds of the drawings, in their order. */
  readonly points: number;
  readonly grounds: number;
  /** The edges at point p are incident[starts[p]] … incident[starts[p + 1] − 1]; a loop is listed twice. */
  readonly starts: Int32Array;
  readonly incident: Int32Array;
};

/** Numbers the points and lists the edges at each. Linear in the edges. */
export function groundedEdges(position: GroundedPosition): GroundedEdges {
  const edges = edgesOf(position);
  const grounds = position.drawings.length;
  const numbers = new Map<string, number>();
  for (let drawing = 0; drawing < grounds; drawing++) numbers.set(`${drawing}:0`, drawing);
  const numberOf = (drawing: number, point: number): number => {
    const key = `${drawing}:${point}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  const from = Int32Array.from(edges, ({ drawing, ends }) => numberOf(drawing, ends[0]));
  const to = Int32Array.from(edges, ({ drawing, ends }) => numberOf(drawing, ends[1]));
  const points = numbers.size;
  const starts = new Int32Array(points + 1);
  for (const end of [...from, ...to]) starts[end + 1]++;
  for (let p = 0; p < points; p++) starts[p + 1] += starts[p];
  const incident = new Int32Array(2 * edges.length);
  const next = starts.slice();
  for (let edge = 0; edge < edges.length; edge++) {
    incident[next[from[edge]]++] = edge;
    incident[next[to[edge]]++] = edge;
  }
  return { count: edges.length, from, to, points, grounds, starts, incident };
}

/**
 * A function that says which edges fall when one is cut, or two at once: those of the edges there that no
 * path joins to the ground any more. The array that it returns is used again. O(edges) a call, without
 * recursion.
 */
export function fallingFrom(
  graph: GroundedEdges,
): (cells: Cells, cut: number, also?: number) => readonly number[] {
  const { count, from, to, points, grounds, starts, incident } = graph;
  const reached = new Uint8Array(points);
  const queue = new Int32Array(points);
  const fallen: number[] = [];
  return (cells, cut, also = cut) => {
    reached.fill(0);
    let last = 0;
    for (; last < grounds; last++) {
      reached[last] = 1;
      queue[last] = last;
    }
    for (let i = 0; i < last; i++) {
      for (let e = starts[queue[i]]; e < starts[queue[i] + 1]; e++) {
        const edge = incident[e];
        if (edge === cut || edge === also || cells[edge] === 0) continue;
        const other = from[edge] + to[edge] - queue[i];
        if (reached[other] === 1) continue;
        reached[other] = 1;
        queue[last++] = other;
      }
    }
    fallen.length = 0;
    for (let edge = 0; edge < count; edge++) {
      if (edge !== cut && edge !== also && cells[edge] !== 0 && reached[from[edge]] === 0) fallen.push(edge);
    }
    return fallen;
  };
}

/**
 * Settles edges between the same two points, which are interchangeable: cut edges come last. Undefined if no
 * two edges have the same ends, so that there is nothing to settle.
 */
export const settlingParallels = (edges: GroundedEdges): CellsRules['settle'] =>
  settlingAmong(edges, (signs) => signs.toSorted((a, b) => b - a));

/**
 * The same where edges keep the order of the start, as the moves of a matrix do: among those with one colour
 * the first are there. A position with an edge that the start does not have is left as it is.
 */
export const settlingInOrder = (edges: GroundedEdges, start: Cells): CellsRules['settle'] =>
  settlingAmong(edges, (signs, same) => {
    const rest = [...signs];
    const settled = same.map((edge) => {
      const at = rest.indexOf(start[edge]);
      if (at < 0) return 0;
      rest[at] = 0;
      return start[edge];
    });
    return rest.every((sign) => sign === 0) ? settled : signs;
  });

function settlingAmong(
  { count, from, to }: GroundedEdges,
  settled: (signs: readonly number[], same: readonly number[]) => readonly number[],
): CellsRules['settle'] {
  const ends = Array.from({ length: count }, (_, edge): LineEnds => [from[edge], to[edge]]);
  const parallels = parallelLines(ends, false).filter(({ length }) => length > 1);
  if (parallels.length === 0) return undefined;
  return (cells) => {
    for (const same of parallels) {
      const signs = settled(
        same.map((edge) => cells[edge]),
        same,
      );
      for (const [i, edge] of same.entries()) cells[edge] = signs[i];
    }
  };
}

/**
 * Rules in which a move may oblige its player to move again. It puts the last of the signs on the cell behind
 * those of all edges, which makes the position entailing; its only move is to the position after it, so that
 * the other player's turn passes.
 */
export function movingAgain({ count }: GroundedEdges, { signs, moves, ...rules }: CellsRules): CellsRules {
  const isAgain = signs.length - 1;
  return {
    ...rules,
    signs,
    isEntailing: (cells) => cells[count] === isAgain,
    moves(cells, record) {
      if (cells[count] !== isAgain) {
        moves(cells, record);
        return;
      }
      record.put(count, 0);
      record.move('either', [count]);
    },
  };
}
