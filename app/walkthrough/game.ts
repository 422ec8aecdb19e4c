/**
 * The rules of a game on a drawing: where its pieces stand after so many plies, what may be moved, who must answer, and whether it is
 * over. The legal moves are the engine's. A game is a draw when a position of the sum comes again.
 */
import {
  type Compiled,
  compile,
  type GameDocument,
  isImpartial,
  type Mover,
  movesOf,
  type NodeId,
  obligedPieces,
  opponentOf,
  repeatedFrom,
  type SumMove,
  type SumPosition,
} from '../../engine/index.ts';
import { held } from '../store/held.ts';
import type { Game, Ply } from '../store/state/play.ts';

const last = held<{ readonly document: GameDocument; readonly compiled: Compiled } | undefined>(
  () => undefined,
);

/** The drawing as the engine knows it, compiled once. */
export function compiledOf(document: GameDocument): Compiled {
  if (last.now?.document !== document) last.now = { document, compiled: compile(document) };
  return last.now.compiled;
}

export const hasSides = (document: GameDocument): boolean => !isImpartial(compiledOf(document).graph);

/** Why a game is over: somebody has no move, or a position came again, which was there after so many plies. */
export type GameOver =
  | { readonly kind: 'stuck'; readonly winner: Mover }
  | { readonly kind: 'round'; readonly since: number; readonly winner: Mover | undefined };

export type GameStanding = {
  readonly pieces: readonly NodeId[];
  readonly mover: Mover;
  /** By vertices, as the engine has them. */
  readonly moves: readonly SumMove[];
  /** The piece on a gray node, which must be moved on. */
  readonly obliged: number | undefined;
  /** It has one move only, which is made by itself. */
  readonly forced: boolean;
  /** A forced line has come back to the player who began it. */
  readonly again: boolean;
  readonly over: GameOver | undefined;
};

/** The nodes of the pieces after so many plies. */
export function piecesAfter({ pieces, plies }: Game, at: number): readonly NodeId[] {
  const now = [...pieces];
  for (const { piece, to } of plies.slice(0, at)) now[piece] = to;
  return now;
}

export const moverAfter = ({ starter }: Game, at: number): Mover =>
  at % 2 === 0 ? starter : opponentOf[starter];

/** Where the game stands after so many plies. O(plies · pieces), and the moves of the position. */
export function standingAt(document: GameDocument, game: Game, at: number): GameStanding {
  const { graph, index } = compiledOf(document);
  const place = (id: NodeId): number => index.get(id) ?? 0;
  const positions: SumPosition[] = [];
  const vertices = game.pieces.map(place);
  for (let ply = 0; ply <= at; ply++) {
    positions.push({ pieces: [...vertices], mover: moverAfter(game, ply) });
    const next = game.plies[ply];
    if (next) vertices[next.piece] = place(next.to);
  }
  const { pieces, mover } = positions[at];
  const moves = movesOf(graph, pieces, mover);
  const [obliged] = obligedPieces(graph, pieces);
  const since = repeatedFrom(graph, positions);
  const infinitePlay = document.view.infinitePlay;
  const over: GameOver | undefined =
    moves.length === 0
      ? { kind: 'stuck', winner: opponentOf[mover] }
      : since !== undefined
        ? { kind: 'round', since, winner: hasSides(document) ? infinitePlay : undefined }
        : undefined;
  return {
    pieces: piecesAfter(game, at),
    mover,
    moves,
    obliged,
    forced: obliged !== undefined && moves.length === 1,
    again: game.plies[at - 1]?.forced ?? false,
    over,
  };
}

/** A move of the position after so many plies, as the game records it. */
export function plyOf(
  document: GameDocument,
  { mover, forced }: GameStanding,
  { piece, from, to }: SumMove,
): Ply {
  const { ids } = compiledOf(document);
  return { piece, from: ids[from], to: ids[to], by: mover, forced };
}

/** The frame to which the last turn is taken back: the one before it in which a person had a choice. */
export function frameBefore(document: GameDocument, game: Game, at: number): number {
  for (let frame = at - 1; frame > 0; frame--) {
    const { mover, forced } = standingAt(document, game, frame);
    if (mover !== game.computer && !forced) return frame;
  }
  return 0;
}
