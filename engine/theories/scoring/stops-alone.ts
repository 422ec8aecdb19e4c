/**
 * The stops of all vertices by play alone, and whether each is guaranteed: what can be said of a graph of so many positions that canonical
 * forms would take too long. O(arcs), whatever the scores.
 */
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { printRational, type Rational, rational } from '../../numbers/rationals.ts';
import type { Scoring } from '../../values/scoring.ts';

/** What is found of the vertices; scores are ranks. */
type Stops = {
  /** The score when Left moves first, and when Right does. */
  readonly ls: Int32Array;
  readonly rs: Int32Array;
  readonly guaranteed: Uint8Array;
};

export type StopsAlone = {
  /** Two vertices with one key have one value. */
  keyOf(vertex: number): number;
  worthOf(vertex: number): Scoring;
};

/** Precondition: the graph has no cycle, and every vertex comes after its options in the sequence. */
export function stopsAlone(graph: GameGraph, sequence: Uint32Array): StopsAlone {
  const { scores } = graph;
  // A side with neither moves nor score counts as 0.
  const table: readonly Rational[] = [...(scores?.table ?? []), rational(0n)];
  const sorted = [...new Set(table.map(printRational))].map((text) => ({
    text,
    score: table.find((each) => printRational(each) === text) ?? rational(0n),
  }));
  sorted.sort((a, b) => (isLess(a.score, b.score) ? -1 : 1));
  const rankOf = new Map(sorted.map(({ text }, rank) => [text, rank]));
  const ranks = Int32Array.from(table, (score) => rankOf.get(printRational(score)) ?? 0);
  const stuckAt = (codes: Int32Array | undefined, vertex: number): number => {
    const code = codes?.[vertex] ?? -1;
    return ranks[code < 0 ? table.length - 1 : code];
  };
  const { ls, rs, guaranteed } = found(graph, sequence, (player, vertex) =>
    stuckAt(scores?.[player], vertex),
  );
  return {
    keyOf: (vertex) => 2 * (ls[vertex] * sorted.length + rs[vertex]) + guaranteed[vertex],
    worthOf: (vertex) => ({
      kind: 'scoring',
      ls: sorted[ls[vertex]].text,
      rs: sorted[rs[vertex]].text,
      guaranteed: guaranteed[vertex] === 1,
    }),
  };
}

const isLess = (x: Rational, y: Rational): boolean =>
  x.numerator * y.denominator < y.numerator * x.denominator;

function found(
  { order, left, right }: GameGraph,
  sequence: Uint32Array,
  stuck: (player: 'left' | 'right', vertex: number) => number,
): Stops {
  const [ls, rs] = [new Int32Array(order), new Int32Array(order)];
  // The least and the greatest score at the ends of what is drawn at a vertex or below.
  const [least, greatest] = [new Int32Array(order), new Int32Array(order)];
  const guaranteed = new Uint8Array(order).fill(1);
  const optionsIn = ({ starts, targets }: Arcs, vertex: number): Uint32Array =>
    targets.subarray(starts[vertex], starts[vertex + 1]);
  for (const vertex of sequence) {
    const [lefts, rights] = [optionsIn(left, vertex), optionsIn(right, vertex)];
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    const sides = [lefts, rights];
    for (let i = 0; i < 2; i++) {
      for (const option of sides[i]) {
        low = Math.min(low, least[option]);
        high = Math.max(high, greatest[option]);
        guaranteed[vertex] &= guaranteed[option];
      }
    }
    if (lefts.length === 0) {
      ls[vertex] = stuck('left', vertex);
      // Where a player is stuck, no score there or later is worse for that player.
      if (ls[vertex] > low) guaranteed[vertex] = 0;
    } else {
      ls[vertex] = lefts.reduce((most, option) => Math.max(most, rs[option]), -1);
    }
    if (rights.length === 0) {
      rs[vertex] = stuck('right', vertex);
      if (rs[vertex] < high) guaranteed[vertex] = 0;
    } else {
      rs[vertex] = rights.reduce((most, option) => Math.min(most, ls[option]), Number.POSITIVE_INFINITY);
    }
    if (lefts.length === 0 && rights.length === 0 && ls[vertex] > rs[vertex]) guaranteed[vertex] = 0;
    if (lefts.length === 0) [low, high] = [Math.min(low, ls[vertex]), Math.max(high, ls[vertex])];
    if (rights.length === 0) [low, high] = [Math.min(low, rs[vertex]), Math.max(high, rs[vertex])];
    least[vertex] = low;
    greatest[vertex] = high;
  }
  return { ls, rs, guaranteed };
}
