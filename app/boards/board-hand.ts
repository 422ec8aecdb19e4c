/**
 * What a hand does at the places of the open board: it sets the position up, or plays. Of a position the document is written, of play the
 * game that the walkthrough shows.
 */

import type { Mover } from '../../engine/graph/index.ts';
import type { BoardEdit, BoardPlace } from '../../engine/rulesets/index.ts';
import { setUp } from '../edits/board.ts';
import { clickNothing, clickPlaces, positionShown, refuseClick } from '../store/board.ts';
import { editor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { movesBy } from '../walkthrough/board-rules.ts';
import { makeMove, openGame, takeBack } from '../walkthrough/playing.ts';
import { shownGame, standingOf } from '../walkthrough/shown-game.ts';
import { words } from '../words.ts';
import { afterClick } from './clicks.ts';

/** Who moves by hand in the game that is shown; undefined where nobody is asked. */
export function handToMove(): Mover | undefined {
  const shown = shownGame();
  if (!shown) return undefined;
  const { mover, over } = standingOf(shown);
  return over || mover === shown.game.computer ? undefined : mover;
}

/** The moves of whoever is asked for one. */
export const movesByHand = (read: PositionRead, mover: Mover | undefined) =>
  mover === undefined ? [] : movesBy(read, mover).map(({ move }) => move);

function put(read: PositionRead, place: BoardPlace, edit: BoardEdit | undefined): void {
  refuseClick(edit ? '' : words.boards.staysAsItIs(place.name));
  if (edit) setUp(read.ruleset.print(edit.to));
}

/** A click or Enter at a place. */
export function pressPlace(place: BoardPlace): void {
  const read = positionShown(editor());
  if (!read) return;
  const { stamp, clicked } = editor();
  if (!shownGame()) {
    put(read, place, stamp === undefined ? place.edits[0] : place.edits.find(({ sign }) => sign === stamp));
    return;
  }
  const done = afterClick(clicked, movesByHand(read, handToMove()), place.name);
  if ('clicked' in done) clickPlaces(done.clicked);
  else {
    clickNothing();
    makeMove({ piece: 0, to: read.ruleset.print(done.move.to) });
  }
}

/** Another key at a place; whether it was used. */
export function typeAtPlace(place: BoardPlace, key: string): boolean {
  const read = positionShown(editor());
  if (!read) return false;
  if (shownGame()) {
    if (key === 'Escape' && editor().clicked.length > 0) clickNothing();
    else if (key === 'Backspace') takeBack();
    else return false;
    return true;
  }
  const sign = key === 'Delete' || key === 'Backspace' ? '.' : key;
  const edit = place.edits.find((each) => each.sign.toLowerCase() === sign.toLowerCase());
  if (edit) put(read, place, edit);
  return edit !== undefined;
}

/** Plays a move of the list of moves; where nothing is played yet, it begins a game in which this player starts. */
export function playMove(mover: Mover, to: string): void {
  const read = positionShown(editor());
  if (!read) return;
  if (!shownGame())
    openGame({ pieces: [read.printed], sum: 'disjunctive', starter: mover, computer: undefined, plies: [] });
  makeMove({ piece: 0, to });
}
