/**
 * The rules of a game on a drawing: where its pieces stand after so many plies, what may be moved, who must answer, and whether it is
 * over. The legal moves are the engine's. A game without scores is a draw when a position of the sum comes again.
 */
import type { CompiledGame, GameDocument, NodeId } from '../../engine/document/index.ts';
import { isImpartial, type Mover } from '../../engine/graph/index.ts';
import {
  afterTurn,
  endScore,
  mayEnd,
  nextMoves,
  obligedPieces,
  opponentOf,
  repeatedFrom,
  type SumKind,
  type SumMove,
  type SumPosition,
} from '../../engine/sums/index.ts';
import { compiledOf } from '../store/game-of.ts';
import { type Game, nothingMade, type PieceMove, type Ply } from '../store/state/play.ts';

/** Whether it matters who is Left and who is Right. */
export function hasSides(document: GameDocument): boolean {
  const { graph } = compiledOf(document);
  return !isImpartial(graph) || graph.scores !== undefined;
}

/** Why a game is over: somebody has no move, with a score or as the loser, or a position came again, which was there after so many plies. */
export type GameOver =
  | { readonly kind: 'stuck'; readonly winner: Mover }
  | { readonly kind: 'scored'; readonly score: string; readonly winner: Mover | undefined }
  | { readonly kind: 'repeat'; readonly since: number; readonly winner: Mover | undefined };

export type GameStanding = {
  /** Where the pieces stand, those included that were moved in the turn at hand. */
  readonly pieces: readonly NodeId[];
  readonly mover: Mover;
  /** What can be moved next, by vertices, as the engine has them. */
  readonly moves: readonly SumMove[];
  /** The turn at hand may end here, although more could be moved in it. */
  readonly mayEnd: boolean;
  /** The piece on a gray node, which must be moved on. */
  readonly obliged: number | undefined;
  /** It has one move only, which is made by itself. */
  readonly forced: boolean;
  /** A forced line has come back to the player who began it. */
  readonly again: boolean;
  readonly over: GameOver | undefined;
};

/** The nodes of the pieces after so many plies, and what is moved of the next one. */
export function piecesAfter(
  { pieces, plies }: Game,
  at: number,
  made: readonly PieceMove[] = nothingMade,
): readonly NodeId[] {
  const now = [...pieces];
  for (const { moves } of plies.slice(0, at)) for (const { piece, to } of moves) now[piece] = to;
  for (const { piece, to } of made) now[piece] = to;
  return now;
}

export const moverAfter = ({ starter }: Game, at: number): Mover =>
  at % 2 === 0 ? starter : opponentOf[starter];

const onVertices = ({ index }: CompiledGame, moves: readonly PieceMove[]): SumMove[] =>
  moves.map(({ piece, from, to }) => ({ piece, from: index.get(from) ?? 0, to: index.get(to) ?? 0 }));

/** The positions of the game, from the first to that after so many plies. */
export function positionsUntil(document: GameDocument, game: Game, at: number): readonly SumPosition[] {
  const compiled = compiledOf(document);
  const positions: SumPosition[] = [
    { pieces: game.pieces.map((id) => compiled.index.get(id) ?? 0), mover: game.starter },
  ];
  for (const { moves } of game.plies.slice(0, at))
    positions.push(afterTurn(positions[positions.length - 1], onVertices(compiled, moves)));
  return positions;
}

/** Where the game stands after so many plies. O(plies · pieces), and the moves of the position. */
export function standingAt(
  document: GameDocument,
  game: Game,
  at: number,
  made: readonly PieceMove[] = nothingMade,
): GameStanding {
  const compiled = compiledOf(document);
  const { graph } = compiled;
  const positions = positionsUntil(document, game, at);
  const position = positions[at];
  const begun = onVertices(compiled, made);
  const moves = nextMoves(graph, position, game.sum, begun);
  const [obliged] = obligedPieces(graph, position.pieces);
  return {
    pieces: piecesAfter(game, at, made),
    mover: position.mover,
    moves,
    mayEnd: mayEnd(game.sum, begun),
    obliged,
    forced: obliged !== undefined && moves.length === 1,
    again: game.plies[at - 1]?.forced ?? false,
    over: made.length > 0 ? undefined : overAt(document, positions, moves),
  };
}

/** Who wins a play that never ends; undefined where nobody does. */
function winnerOfRepeats(document: GameDocument): Mover | undefined {
  const { graph } = compiledOf(document);
  const { infinitePlay } = document.view.rules;
  return infinitePlay === 'draw' || isImpartial(graph) || graph.scores ? undefined : infinitePlay;
}

function overAt(
  document: GameDocument,
  positions: readonly SumPosition[],
  moves: readonly SumMove[],
): GameOver | undefined {
  const { graph } = compiledOf(document);
  const position = positions[positions.length - 1];
  if (moves.length === 0) {
    const end = endScore(graph, position);
    return end ? { kind: 'scored', ...end } : { kind: 'stuck', winner: opponentOf[position.mover] };
  }
  const since = repeatedFrom(graph, positions);
  if (since === undefined) return undefined;
  const winner = winnerOfRepeats(document);
  return { kind: 'repeat', since, winner };
}

/** Moves of the position after so many plies as a turn of the game. */
export function plyOf(
  document: GameDocument,
  { mover, forced }: Pick<GameStanding, 'mover' | 'forced'>,
  moves: readonly SumMove[],
): Ply {
  const { ids } = compiledOf(document);
  return {
    moves: moves.map(({ piece, from, to }) => ({ piece, from: ids[from], to: ids[to] })),
    by: mover,
    forced,
  };
}

/** The sums that the pieces of a drawing can make: where the theory of remoteness knows no sum but the disjunctive one, that alone. */
export function sumsOf(document: GameDocument): readonly SumKind[] {
  const { graph } = compiledOf(document);
  if (graph.scores || graph.gray.includes(1)) return ['disjunctive'];
  return isImpartial(graph) ? ['disjunctive', 'conjunctive', 'selective'] : ['disjunctive', 'conjunctive'];
}

/** The frame to which the last turn is taken back: the one before it in which a person had a choice. */
export function frameBefore(document: GameDocument, game: Game, at: number): number {
  for (let frame = at - 1; frame > 0; frame--) {
    const { mover, forced } = standingAt(document, game, frame);
    if (mover !== game.computer && !forced) return frame;
  }
  return 0;
}
