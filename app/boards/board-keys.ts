/**
 * Where the keys lead from a place of the open board. While something is drawn on it, arrows lead to where that can end. While it is played, Tab leads from piece to piece of those that can move, and
 * leaves the board after the last; arrows choose among the ends of the piece that it led to, or that is taken up.
 */
import type { BoardPlace } from '../../engine/rulesets/index.ts';
import { clickNothing, clickPlaces, positionShown } from '../store/board.ts';
import { editor } from '../store/editor.ts';
import { isPlaying } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { movesByHand } from './board-hand.ts';
import { clickedByLift, livePlaces } from './clicks.ts';
import { placeTowards } from './nearest-place.ts';
import { placesInUse } from './OfferedPiece.tsx';

export type BoardKey = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
};

/** The place to which the keyboard goes, perhaps the same; undefined where the key leads nowhere and may mean something else. */
export function placeAfterKey(
  place: BoardPlace,
  { key, ctrlKey, shiftKey }: BoardKey,
  isLedByTab: boolean,
): BoardPlace | undefined {
  const read = positionShown(editor());
  if (!read) return undefined;
  const { join } = read.board();
  const places = placesInUse(read.board().places, isPlaying());
  if (ctrlKey) return key === 'Home' ? places[0] : key === 'End' ? places.at(-1) : undefined;
  const { clicked } = editor();
  if (!isPlaying()) {
    const ends = clicked.length > 0 ? join?.ends : undefined;
    return placeTowards(
      ends ? places.filter((each) => each === place || ends.includes(each.name)) : places,
      place,
      key,
    );
  }
  if (key === 'Escape' && clicked.length > 0) {
    clickNothing();
    return places.find(({ name }) => name === clicked[0]);
  }
  const moves = movesByHand(read, handToMove());
  if (key === 'Tab') {
    // A turn of several places is gone on with; one piece that was only taken up is put back.
    const isUnderWay =
      clicked.length > 1 || (clicked.length > 0 && moves.some(({ inAnyOrder }) => inAnyOrder));
    const stops = livePlaces(isUnderWay ? clicked : [], moves);
    const ways = shiftKey ? places.toReversed() : places;
    const next = ways.slice(ways.indexOf(place) + 1).find(({ name }) => stops.has(name));
    if (!isUnderWay) clickNothing();
    return next;
  }
  if (!/^(Arrow|Home$|End$)/.test(key)) return undefined;
  const taken =
    clicked.length > 0 ? clicked : isLedByTab ? clickedByLift(clicked, moves, place.name) : undefined;
  if (!taken) return placeTowards(places, place, key);
  if (taken !== clicked) clickPlaces(taken);
  const live = livePlaces(taken, moves);
  const among = places.filter((each) => each === place || live.has(each.name) || each.name === taken[0]);
  return placeTowards(among, place, key) ?? place;
}
