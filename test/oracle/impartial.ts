/**
 * Brute-force play of impartial positions with several pieces: slow and obvious; it shares only the data types with
 * the engine. A position is where each piece stands; a piece on a gray vertex must be moved on at once, and no move
 * leads to two pieces on gray vertices. Outcomes are found by going over all positions until nothing changes.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';

export type Outcome = 'P' | 'N' | 'D';

/** One piece and its digraph; components may have different digraphs. */
export type Piece = { readonly graph: GameGraph; readonly at: number };

type Move = { readonly piece: number; readonly to: number };

function movesFrom(pieces: readonly Piece[]): Move[] {
  const obliged = pieces.findIndex(({ graph, at }) => graph.gray[at] === 1);
  const moves: Move[] = [];
  for (const [piece, { graph, at }] of pieces.entries()) {
    if (obliged >= 0 && obliged !== piece) continue;
    for (let e = graph.left.starts[at]; e < graph.left.starts[at + 1]; e++) {
      moves.push({ piece, to: graph.left.targets[e] });
    }
  }
  return moves;
}

const after = (pieces: readonly Piece[], { piece, to }: Move): readonly Piece[] =>
  pieces.map((each, i) => (i === piece ? { graph: each.graph, at: to } : each));

const keyOf = (pieces: readonly Piece[]): string => pieces.map(({ at }) => at).join();

type Known = { readonly options: readonly string[]; outcome: Outcome };

export type Played = { outcomeAt(...at: readonly number[]): Outcome };

/** Plays out everything that can be reached from these positions; pieces keep their digraphs. */
export function play(starts: readonly (readonly Piece[])[]): Played {
  const positions = new Map<string, Known>();
  const queue = [...starts];
  for (const pieces of queue) {
    const key = keyOf(pieces);
    if (positions.has(key)) continue;
    const options = movesFrom(pieces).map((move) => after(pieces, move));
    positions.set(key, { options: options.map(keyOf), outcome: 'D' });
    queue.push(...options);
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const position of positions.values()) {
      if (position.outcome !== 'D') continue;
      const outcomes = position.options.map((key) => positions.get(key)?.outcome);
      if (outcomes.includes('P')) position.outcome = 'N';
      else if (outcomes.every((outcome) => outcome === 'N')) position.outcome = 'P';
      changed ||= position.outcome !== 'D';
    }
  }
  return {
    outcomeAt(...at) {
      const known = positions.get(at.join());
      if (!known) throw new Error(`No play leads to ${at.join()}`);
      return known.outcome;
    },
  };
}

/** Every good move of a position, by play: moves after which the opponent loses, and moves that keep a draw. */
export function goodMoves(pieces: readonly Piece[]) {
  const played = play([pieces]);
  const moves = movesFrom(pieces);
  const leaving = (outcome: Outcome): string[] => {
    const found = moves.filter(
      (move) => played.outcomeAt(...after(pieces, move).map(({ at }) => at)) === outcome,
    );
    return [...new Set(found.map(({ piece, to }) => `${piece}:${to}`))];
  };
  return {
    outcome: played.outcomeAt(...pieces.map(({ at }) => at)),
    winning: leaving('P'),
    drawing: leaving('D'),
  };
}
