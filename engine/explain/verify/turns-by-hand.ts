/**
 * Who may move where, what comes of it by the outcome classes, and what scoring play comes to, in the slow obvious way: what the verifier
 * knows of turns.
 */
import type { GameGraph } from '../../graph/game-graph.ts';
import type { LineMover } from '../explanation.ts';
import type { GameToVerify } from './heaps-by-hand.ts';

export const takesSides = ({ left, right }: GameGraph): boolean => left !== right;

export function movesOfPlayer(graph: GameGraph, v: number, by: LineMover): readonly number[] {
  const { starts, targets } = by === 'right' ? graph.right : graph.left;
  return Array.from(targets.subarray(starts[v], starts[v + 1]));
}

export const turned: Readonly<Record<LineMover, LineMover>> = {
  first: 'second',
  second: 'first',
  left: 'right',
  right: 'left',
};

/** Classes in which Left wins, and in which she loses, when Left starts; the same of Right. */
const table = {
  left: { wins: ['L', 'N', 'N^'], loses: ['R', 'P', 'Pv'] },
  right: { wins: ['R', 'N', 'Nv'], loses: ['L', 'P', 'P^'] },
  first: { wins: ['N'], loses: ['P'] },
  second: { wins: ['N'], loses: ['P'] },
} as const;

/** What the player achieves who is to move. */
export function comesOf({ outcomeAt }: GameToVerify, v: number, by: LineMover): 'wins' | 'draws' | 'loses' {
  const outcome = outcomeAt(v) ?? '';
  const { wins, loses } = table[by];
  if ((wins as readonly string[]).includes(outcome)) return 'wins';
  return (loses as readonly string[]).includes(outcome) ? 'loses' : 'draws';
}

type Fraction = readonly [bigint, bigint];

const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

function scoreOfStuck({ scores }: GameGraph, v: number, by: 'left' | 'right'): Fraction {
  const place = scores ? scores[by][v] : -1;
  if (!scores || place < 0) return [0n, 1n];
  return [scores.table[place].numerator, scores.table[place].denominator];
}

/** What play comes to from every vertex with either player to move; precondition: no play comes back. O(order · arcs). */
export function scoresByHand(graph: GameGraph): {
  readonly left: readonly Fraction[];
  readonly right: readonly Fraction[];
} {
  const left: Fraction[] = Array.from({ length: graph.order });
  const right: Fraction[] = Array.from({ length: graph.order });
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < graph.order; v++) {
      for (const by of ['left', 'right'] as const) {
        const mine = by === 'left' ? left : right;
        const theirs = by === 'left' ? right : left;
        const options = movesOfPlayer(graph, v, by);
        if (mine[v] || options.some((option) => !theirs[option])) continue;
        const found = options.map((option) => theirs[option]);
        mine[v] =
          found.length === 0
            ? scoreOfStuck(graph, v, by)
            : found.reduce((best, each) =>
                (by === 'left' ? isLess(best, each) : isLess(each, best)) ? each : best,
              );
        changed = true;
      }
    }
  }
  return { left, right };
}

/** As the file contract prints a score. */
export const printedFraction = ([numerator, denominator]: Fraction): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
