/**
 * Solves a partizan sum by play, when its value is not known: every reachable position is numbered, and backward
 * induction on the state graph decides them all. Pieces that neither player can move have left the game, and the
 * order of pieces does not matter, so a position is a sorted list of the pieces that are left. Cost: the reachable
 * positions and their moves.
 */
import { buildArcs } from '../graph/build.ts';
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import { type InfinitePlay, type Outcome, partizanOutcomes } from '../outcome/outcome.ts';
import { partizanOutcomesInSlices } from '../outcome/partizan.ts';
import { known, type OverBudget } from '../result.ts';
import { tooManyPositions } from './by-play.ts';
import { judgedBy, type PartizanJudged } from './partizan-judged.ts';
import { movesFor } from './partizan-position.ts';

/** Positions between two yields. */
const SLICE = 2048;

type Explored = {
  /** Per position the vertices of its pieces, ascending. */
  readonly positions: number[][];
  readonly numbers: Map<string, number>;
  readonly arcs: Readonly<Record<Mover, { readonly sources: number[]; readonly targets: number[] }>>;
};

/** Solves the sum; yields how many positions have been met. */
export function* judgePartizanByPlay(
  graph: GameGraph,
  pieces: Uint32Array,
  budget: number,
  infinitePlay: InfinitePlay,
): Generator<number, PartizanJudged | OverBudget, void> {
  const explored: Explored = {
    positions: [],
    numbers: new Map(),
    arcs: { left: { sources: [], targets: [] }, right: { sources: [], targets: [] } },
  };
  const { positions, arcs } = explored;
  number(explored, graph, pieces);
  for (let i = 0; i < positions.length; i++) {
    if (i % SLICE === SLICE - 1) yield positions.length;
    const moves = arcs.left.sources.length + arcs.right.sources.length;
    if (positions.length + moves / 8 > budget) return tooManyPositions(budget);
    explore(explored, graph, i);
  }
  const order = positions.length;
  const arcsOf = (mover: Mover) => buildArcs(order, arcs[mover].sources, arcs[mover].targets);
  const game: GameGraph = {
    order,
    gray: new Uint8Array(order),
    left: arcsOf('left'),
    right: arcsOf('right'),
  };
  const classes = yield* partizanOutcomesInSlices(game, infinitePlay);
  const outcomeAt = (at: Uint32Array): Outcome => partizanOutcomes[classes[number(explored, graph, at)]];
  const judged = judgedBy(graph, pieces, undefined, outcomeAt(pieces), ({ piece, to }) =>
    outcomeAt(pieces.with(piece, to)),
  );
  known(judged !== undefined, 'every position in reach was played out');
  return judged;
}

/** The number of the position; a position met for the first time gets a new one. */
function number({ positions, numbers }: Explored, graph: GameGraph, pieces: ArrayLike<number>): number {
  const canMove = (v: number): boolean =>
    graph.left.starts[v] < graph.left.starts[v + 1] || graph.right.starts[v] < graph.right.starts[v + 1];
  const left = Array.from(pieces).filter(canMove);
  left.sort((a, b) => a - b);
  const key = left.join();
  const seen = numbers.get(key);
  if (seen !== undefined) return seen;
  const fresh = positions.push(left) - 1;
  numbers.set(key, fresh);
  return fresh;
}

function explore(explored: Explored, graph: GameGraph, i: number): void {
  const pieces = explored.positions[i];
  for (const mover of ['left', 'right'] as const) {
    const { sources, targets } = explored.arcs[mover];
    for (const { piece, to } of movesFor(graph, mover, pieces)) {
      sources.push(i);
      targets.push(number(explored, graph, pieces.with(piece, to)));
    }
  }
}
