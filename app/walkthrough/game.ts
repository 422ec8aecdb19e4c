/**
 * The rules of a game on a drawing or a board: where its pieces are after a number of plies, what may be
 * moved, who must answer, and whether it is over. The legal moves of a drawing are the engine's, those of a
 * board its ruleset's. A game without scores is a draw when a position of the sum comes again.
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
  piecesMoved,
  repeatedFrom,
  type SumMove,
  type SumPosition,
  sumCalled,
} from '../../engine/sums/index.ts';
import { compiledOf } from '../store/game-of.ts';
import { isMisere } from '../store/misere.ts';
import { rulesetOf } from '../store/rulesets.ts';
import { nothingMade, type PieceMove, type TurnGame } from '../store/state/play.ts';
import { isBoard } from '../store/subject.ts';
import { boardStanding } from './board-rules.ts';
import type { GameOver, GameStanding } from './standing.ts';

/** Whether it matters who is Left and who is Right. */
export function hasSides(document: GameDocument): boolean {
  const ruleset = rulesetOf(document);
  if (ruleset) return ruleset.players === 'partizan';
  const { graph } = compiledOf(document);
  return !isImpartial(graph) || graph.scores !== undefined;
}

/** The nodes of the pieces after `at` plies and the moves already made in the next one. */
export function piecesAfter(
  { pieces, plies, sum }: TurnGame,
  at: number,
  made: readonly PieceMove[] = nothingMade,
): readonly NodeId[] {
  const moved = (now: readonly NodeId[], moves: readonly PieceMove[]) => piecesMoved(now, moves, sum, noNode);
  return moved(
    plies.slice(0, at).reduce((now, { moves }) => moved(now, moves), pieces),
    made,
  );
}

/** The place of a piece that has vanished; the id of a node is never empty. */
const noNode: NodeId = '';

/** Whether two pieces met in the last ply before this place. */
export const haveMet = (game: TurnGame, at: number): boolean =>
  sumCalled(game.sum).vanishes && at > 0 && vanished(game, at) > vanished(game, at - 1);

const vanished = (game: TurnGame, at: number): number =>
  piecesAfter(game, at).filter((id) => id === noNode).length;

const onNodes = ({ ids }: CompiledGame, moves: readonly SumMove[]): readonly PieceMove[] =>
  moves.map(({ piece, from, to }) => ({ piece, from: ids[from], to: ids[to] }));

/** The moves of pieces on nodes as the engine has them, on vertices. */
export const onVertices = ({ index }: CompiledGame, moves: readonly PieceMove[]): SumMove[] =>
  moves.map(({ piece, from, to }) => ({ piece, from: index.get(from) ?? 0, to: index.get(to) ?? 0 }));

/** The positions of the game, from the first to that after `at` plies. */
export function positionsUntil(document: GameDocument, game: TurnGame, at: number): readonly SumPosition[] {
  const compiled = compiledOf(document);
  const positions: SumPosition[] = [
    { pieces: game.pieces.map((id) => compiled.index.get(id) ?? 0), mover: game.starter },
  ];
  for (const { moves } of game.plies.slice(0, at))
    positions.push(afterTurn(positions[positions.length - 1], onVertices(compiled, moves), game.sum));
  return positions;
}

/** The state of the game after `at` plies. O(plies · pieces), and the moves of the position. */
export function standingAt(
  document: GameDocument,
  game: TurnGame,
  at: number,
  made: readonly PieceMove[] = nothingMade,
): GameStanding {
  if (isBoard(document))
    return boardStanding(document, game, at, made, (mover) => winnerOfStuck(document, mover));
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
    moves: onNodes(compiled, moves),
    mayEnd: mayEnd(game.sum, begun),
    obliged,
    forced: obliged !== undefined && moves.length === 1,
    again: game.plies[at - 1]?.forced ?? false,
    over: made.length > 0 ? undefined : overAt(document, positions, moves),
  };
}

/** Who wins a play that never ends; undefined where neither does. */
function winnerOfRepeats(document: GameDocument): Mover | undefined {
  const { graph } = compiledOf(document);
  const { infinitePlay } = document.view.rules;
  return infinitePlay === 'draw' || isImpartial(graph) || graph.scores ? undefined : infinitePlay;
}

/** Who has won where that player cannot move: in misère play that player. */
const winnerOfStuck = (document: GameDocument, mover: Mover): Mover =>
  isMisere(document) ? mover : opponentOf[mover];

function overAt(
  document: GameDocument,
  positions: readonly SumPosition[],
  moves: readonly SumMove[],
): GameOver | undefined {
  const { graph } = compiledOf(document);
  const position = positions[positions.length - 1];
  if (moves.length === 0) {
    const end = endScore(graph, position);
    if (end) return { kind: 'scored', ...end };
    return { kind: 'stuck', winner: winnerOfStuck(document, position.mover) };
  }
  const since = repeatedFrom(graph, positions);
  if (since === undefined) return undefined;
  const winner = winnerOfRepeats(document);
  return { kind: 'repeat', since, winner };
}

/** The frame to which the last turn is taken back: the one before it in which a person had a choice. */
export function frameBefore(document: GameDocument, game: TurnGame, at: number): number {
  for (let frame = at - 1; frame > 0; frame--) {
    const { mover, forced } = standingAt(document, game, frame);
    if (mover !== game.computer && !forced) return frame;
  }
  return 0;
}
