/**
 * The game the pieces make together: its value and outcome, every winning and every drawing move. By the theory's values where
 * there is a theory and its table knows the sum, else by play. What cannot be answered is said: too many positions, a
 * partizan graph, or two pieces on gray vertices, which no play leads to.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import type { Theory } from '../theories/theory.ts';
import { judgeByPlay, type OverBudget } from './by-play.ts';
import { type Judged, judgeByValues } from './by-values.ts';
import { obligedPieces } from './position.ts';

export type SumOfPieces = (Judged & { readonly kind: 'sum'; readonly by: 'values' | 'play' }) | OverBudget;

export type SumOptions = {
  readonly asPublished?: boolean;
  /** Positions to be played out at most, where play is needed. */
  readonly positions?: number;
};

const MOST_POSITIONS = 400_000;

/** Yields now and then, with a count of what has been dealt with. */
export function* sumOfPieces(
  graph: GameGraph,
  pieces: Uint32Array,
  theory: Theory | undefined,
  { asPublished = false, positions = Math.max(MOST_POSITIONS, graph.order) }: SumOptions = {},
): Generator<number, SumOfPieces, void> {
  const hindered = hindrance(graph, pieces);
  if (hindered !== undefined) return { kind: 'over-budget', says: hindered };
  if (theory) {
    const solving = theory.solve(graph, { asPublished, withoutSteps: true });
    let solved = solving.next();
    for (let rounds = 0; !solved.done; solved = solving.next()) yield rounds++;
    const found = yield* judgeByValues(graph, theory, solved.value, pieces);
    if (found) return { kind: 'sum', ...found, by: 'values' };
  }
  const found = yield* judgeByPlay(graph, pieces, positions);
  return 'kind' in found ? found : { kind: 'sum', ...found, by: 'play' };
}

function hindrance(graph: GameGraph, pieces: Uint32Array): string | undefined {
  if (!isImpartial(graph))
    return 'Some arcs belong to one player: sums of partizan games are not known here.';
  if (obligedPieces(graph, pieces).length > 1) {
    return 'Two pieces on gray nodes: no play leads there, since a piece moved onto gray must be moved on at once.';
  }
  return undefined;
}
