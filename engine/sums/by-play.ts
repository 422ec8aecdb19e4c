/**
 * Solves the sum of the pieces by play on the cartproduct, when no table knows it: every reachable position is
 * numbered, and backward induction decides them all. Pieces on terminal white vertices have left the game, and the
 * order of pieces does not matter, so a position is a sorted list of the pieces that are left; an obliged piece is
 * the one on gray, so nothing else needs to be stored. Cost: the reachable positions and their moves; if there are
 * more than the budget allows, the answer says so.
 */
import { buildArcs } from '../graph/build.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { retrogradeSlices } from '../graph/retrograde.ts';
import { impartialOutcomes } from '../outcome/outcome.ts';
import type { OverBudget } from '../result.ts';
import type { Judged } from './by-values.ts';
import { movesOf } from './position.ts';

/** Positions between two yields. */
const SLICE = 2048;

type Explored = {
  /** Per position the vertices of its pieces, ascending. */
  readonly positions: number[][];
  readonly numbers: Map<string, number>;
  readonly sources: number[];
  readonly targets: number[];
};

/** Solves the sum; yields how many positions have been met. */
export function* judgeByPlay(
  graph: GameGraph,
  pieces: Uint32Array,
  budget: number,
): Generator<number, Judged | OverBudget, void> {
  const explored: Explored = { positions: [], numbers: new Map(), sources: [], targets: [] };
  number(explored, graph, pieces);
  for (let i = 0; i < explored.positions.length; i++) {
    if (i % SLICE === SLICE - 1) yield explored.positions.length;
    if (explored.positions.length + explored.sources.length / 8 > budget) return tooManyPositions(budget);
    explore(explored, graph, i);
  }
  const count = explored.positions.length;
  const slices = retrogradeSlices(buildArcs(count, explored.sources, explored.targets));
  for (;;) {
    const slice = slices.next();
    if (slice.done) return judged(graph, pieces, explored, slice.value);
    yield count;
  }
}

export const tooManyPositions = (budget: number): OverBudget => ({
  kind: 'over-budget',
  says: `No table knows this sum, and playing it out takes more than ${budget.toLocaleString('en')} positions.`,
});

/** The number of the position; a position met for the first time gets a new one. */
function number(
  { positions, numbers }: Explored,
  { gray, left: { starts } }: GameGraph,
  pieces: ArrayLike<number>,
): number {
  const left = Array.from(pieces).filter((v) => gray[v] !== 0 || starts[v] < starts[v + 1]);
  left.sort((a, b) => a - b);
  const key = left.join();
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const fresh = positions.push(left) - 1;
  numbers.set(key, fresh);
  return fresh;
}

function explore(explored: Explored, graph: GameGraph, i: number): void {
  const pieces = explored.positions[i];
  for (const { piece, to } of movesOf(graph, pieces)) {
    explored.sources.push(i);
    explored.targets.push(number(explored, graph, pieces.with(piece, to)));
  }
}

function judged(graph: GameGraph, pieces: Uint32Array, explored: Explored, outcomes: Uint8Array): Judged {
  const outcomeAt = (at: Uint32Array) => impartialOutcomes[outcomes[number(explored, graph, at)]];
  const moves = movesOf(graph, pieces).map((move) => ({
    move,
    leaves: outcomeAt(pieces.with(move.piece, move.to)),
  }));
  return {
    value: undefined,
    outcome: outcomeAt(pieces),
    winning: moves.flatMap(({ move, leaves }) => (leaves === 'P' ? [move] : [])),
    drawing: moves.flatMap(({ move, leaves }) => (leaves === 'D' ? [move] : [])),
  };
}
