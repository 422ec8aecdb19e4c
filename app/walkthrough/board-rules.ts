/**
 * The rules of a game on a ruleset's board: what may be played after a number of plies, and whether it is
 * over. The board is the one piece of the game, and stands on positions as a piece stands on nodes.
 */

import type { Mover } from '../../engine/graph/index.ts';
import { usualRules } from '../../engine/outcome/index.ts';
import type { BoardMove } from '../../engine/rulesets/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import { positionAfterPlies } from '../store/play.ts';
import { type PositionRead, positionOn, readPositionOf } from '../store/position-of.ts';
import type { BoardOrNone } from '../store/state/board.ts';
import type { PieceMove, Ply, TurnGame } from '../store/state/play.ts';
import { lineOf, setUpOf } from '../store/subject.ts';
import { soundLines } from './line-tree.ts';
import { type GameOver, type GameStanding, moverAfter } from './standing.ts';

/** The moves of this player, each with the position to which it leads as it is printed. */
export function movesBy(
  { ruleset, moves }: PositionRead,
  mover: Mover,
): readonly { readonly move: BoardMove; readonly to: string }[] {
  return moves()
    .filter(({ player }) => player === mover || player === 'either')
    .map((move) => ({ move, to: ruleset.print(move.to) }));
}

/**
 * The state of a game on the open board after `at` plies. `winnerOfStuck` says who has won where a player
 * cannot move. Linear in the plies and the moves.
 */
export function boardStanding(
  document: BoardOrNone,
  game: TurnGame,
  at: number,
  made: readonly PieceMove[],
  winnerOfStuck: (mover: Mover) => Mover,
): GameStanding {
  // A turn is one move, after which nothing more is moved in it.
  const [moved] = made;
  const position = moved?.to ?? positionAfterPlies(game, at);
  const mover = moverAfter(game, at);
  const read = positionOn(document, position);
  const moves =
    read && !moved
      ? [...new Set(movesBy(read, mover).map(({ to }) => to))].map((to) => ({ piece: 0, from: position, to }))
      : [];
  return {
    pieces: [position],
    mover,
    moves,
    mayEnd: false,
    obliged: undefined,
    forced: false,
    again: false,
    over: moved || !read ? undefined : overOn(read, game, at, moves.length > 0, winnerOfStuck),
  };
}

function overOn(
  { ruleset, draft }: PositionRead,
  game: TurnGame,
  at: number,
  canMove: boolean,
  winnerOfStuck: (mover: Mover) => Mover,
): GameOver | undefined {
  const mover = moverAfter(game, at);
  if (!canMove) {
    const score = ruleset.endScore?.(draft.position, mover);
    if (score === undefined) return { kind: 'stuck', winner: winnerOfStuck(mover) };
    return { kind: 'scored', score, winner: winnerBy(score) };
  }
  const isPartizan = ruleset.players === 'partizan';
  const here = positionAfterPlies(game, at);
  for (let before = at - 1; before >= 0; before--) {
    if (positionAfterPlies(game, before) !== here || (isPartizan && moverAfter(game, before) !== mover))
      continue;
    const { infinitePlay } = ruleset;
    return { kind: 'repeat', since: before, winner: infinitePlay === 'draw' ? undefined : infinitePlay };
  }
  return undefined;
}

const winnerBy = (score: string): Mover | undefined => {
  if (/^[0.]*$/.test(score)) return undefined;
  return score.startsWith('-') ? 'right' : 'left';
};

/** The places of a move in words: "square 1 → square 2". */
export const sayPlaces = (by: readonly string[]): string => by.join(' → ');

/** The places of a move from one position to another. */
export function sayMove(
  ruleset: string,
  { from, to }: Pick<PieceMove, 'from' | 'to'>,
  by: Mover,
  say = sayPlaces,
): string {
  const read = readPositionOf({ ruleset, position: from });
  const found = read && movesBy(read, by).find((each) => each.to === to);
  return found ? say(found.move.by) : to;
}

/**
 * The game of a line on the open board, as far as its positions follow by moves of players who take turns; by
 * default of the document's line. Without a starter it is the player who could have played more of the line;
 * where both could have, it is the one whose turn it is by the position, or else Left.
 */
export function gameOfLine(document: BoardOrNone, starter?: Mover, line = lineOf(document)): TurnGame {
  const read = positionOn(document);
  const start = read?.printed ?? setUpOf(document)?.position ?? '';
  const turn = (read?.isSound && read.ruleset.turn?.(read.draft.position)) || 'left';
  const playedBy = (player: Mover): TurnGame => {
    const players = { starter: player, computer: undefined };
    const begun: TurnGame = { pieces: [start], sum: usualRules.sum, ...players, plies: [] };
    const sound = soundLines(start, { line, variations: [] }, followsOnBoard(document, begun));
    return { ...begun, plies: pliesAlong(begun, sound.line) };
  };
  const [first, ...others] = (starter ? [starter] : [turn, opponentOf[turn]]).map(playedBy);
  return others.find(({ plies }) => plies.length > first.plies.length) ?? first;
}

/** Whether the player whose turn it is after `ply` plies can move from one position to the other. */
export const followsOnBoard =
  (document: BoardOrNone, game: Pick<TurnGame, 'starter'>) =>
  (from: string, to: string, ply: number): boolean => {
    const read = positionOn(document, from);
    return read !== undefined && movesBy(read, moverAfter(game, ply)).some((move) => move.to === to);
  };

/**
 * The plies along these positions. Precondition: each follows from the one before by a move of the player
 * whose turn it is.
 */
export const pliesAlong = (
  game: Pick<TurnGame, 'pieces' | 'starter'>,
  positions: readonly string[],
): readonly Ply[] =>
  positions.map((to, at) => {
    const from = at === 0 ? game.pieces[0] : positions[at - 1];
    return { moves: [{ piece: 0, from, to }], by: moverAfter(game, at), forced: false };
  });
