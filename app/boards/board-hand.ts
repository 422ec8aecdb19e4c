/**
 * What a hand does at the places of the open board: it sets the position up, or plays. Setting up changes the
 * document, play changes the game that the walkthrough shows.
 */

import type { Mover } from '../../engine/graph/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';
import { setUp } from '../edits/board.ts';
import { clickNothing, clickPlaces, liftPlace, positionLookedAt, positionShown } from '../store/board.ts';
import { editor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { gameOfLine, movesBy } from '../walkthrough/board-rules.ts';
import { chooseByPlaces } from '../walkthrough/joint-playing.ts';
import { beginGame, isPlaying, makeMove, openGame, takeBack } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { afterClick, afterDrag, type ClickDone, clickedByLift } from './clicks.ts';
import { movedTo, whatStandsAt } from './drags.ts';
import { clearAt, pressToSetUp, typeToSetUp } from './set-up-hand.ts';

/** The moves of the player who is asked for one. */
export const movesByHand = (read: PositionRead, mover: Mover | undefined) =>
  mover === undefined ? [] : movesBy(read, mover).map(({ move }) => move);

/** A click or Enter at a place. */
export function pressPlace(place: BoardPlace): void {
  const read = positionShown(editor());
  if (!read) return;
  if (!isPlaying()) pressToSetUp(read, place);
  else follow(read, afterClick(editor().clicked, movesByHand(read, handToMove()), place.name));
}

function follow({ ruleset }: PositionRead, done: ClickDone): void {
  if ('clicked' in done) clickPlaces(done.clicked);
  else {
    clickNothing();
    if (ruleset.rounds) chooseByPlaces(done.move.by);
    else makeMove({ piece: 0, to: ruleset.print(done.move.to) });
  }
}

/** Begins a drag at a place: the piece there is lifted. False where nothing can be dragged from there. */
export function liftAt({ name }: BoardPlace): boolean {
  const read = positionShown(editor());
  if (!read) return false;
  if (isPlaying()) {
    const clicked = clickedByLift(editor().clicked, movesByHand(read, handToMove()), name);
    if (!clicked) return false;
    clickPlaces(clicked);
  } else if (editor().readOnly || !whatStandsAt(read, name)) return false;
  liftPlace(name);
  return true;
}

/** Whether what was lifted can be put down at a place. */
export function mayDropAt({ name }: BoardPlace): boolean {
  const read = positionShown(editor());
  const { lifted, clicked } = editor();
  if (!read || lifted === undefined) return false;
  if (!isPlaying()) return movedTo(read, lifted, name) !== undefined;
  return afterDrag(clicked, movesByHand(read, handToMove()), name) !== undefined;
}

/**
 * The drag ends at a place, beside all of them, or off the board, which takes the piece away while the board
 * is set up. Where nothing can come of it, what was lifted is where it was.
 */
export function dropAt(place: BoardPlace | undefined, isOff = false): void {
  const read = positionShown(editor());
  const { lifted, clicked } = editor();
  if (!read || lifted === undefined) return;
  liftPlace(undefined);
  if (!isPlaying()) {
    const moved = place && movedTo(read, lifted, place.name);
    if (moved !== undefined) setUp(moved);
    else if (isOff) clearAt(read, lifted);
    return;
  }
  const done = place && afterDrag(clicked, movesByHand(read, handToMove()), place.name);
  if (done) follow(read, done);
  else clickNothing();
}

/** Another key at a place; whether it was used. */
export function typeAtPlace(place: BoardPlace, key: string): boolean {
  const read = positionShown(editor());
  if (!read) return false;
  if (!isPlaying()) return typeToSetUp(read, place, key);
  if (key === 'Escape' && editor().clicked.length > 0) clickNothing();
  else if (key === 'Backspace') takeBack();
  else return false;
  return true;
}

/**
 * Plays a move of the list of moves; where nothing is played yet, it begins a game in which this player
 * starts, from a position that was only looked at too, which is set up for it.
 */
export function playMove(mover: Mover, to: string): void {
  const read = positionShown(editor());
  if (!read) return;
  if (!isPlaying() && positionLookedAt(editor()) !== undefined) {
    if (editor().readOnly) return;
    setUp(read.printed);
  }
  // Where it was played from here before, another move begins a variation.
  if (read.ruleset.rounds) {
    if (!isPlaying()) beginGame();
    if (handToMove() === mover) makeMove({ piece: 0, to });
    return;
  }
  if (!isPlaying()) openGame(gameOfLine(editor().document, mover), 0);
  makeMove({ piece: 0, to });
}
