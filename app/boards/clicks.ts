/**
 * Which clicks make a move on a board: the places clicked so far, and what the next click makes of them. Only
 * the ruleset's moves can be made. Linear in the moves.
 */
import type { BoardMove } from '../../engine/rulesets/index.ts';

type Places = readonly string[];

/**
 * Whether all places clicked so far are places of the move: the first of them, or any where the order does
 * not matter.
 */
const beginsWith = ({ by, inAnyOrder }: BoardMove, clicked: Places): boolean =>
  by.length >= clicked.length &&
  (inAnyOrder
    ? new Set(clicked).size === clicked.length && clicked.every((name) => by.includes(name))
    : clicked.every((name, i) => by[i] === name));

const goesOn = (move: BoardMove, clicked: Places): boolean =>
  move.by.length > clicked.length && beginsWith(move, clicked);

/** The places one of which is to be clicked next. */
const nextOf = ({ by, inAnyOrder }: BoardMove, clicked: Places): Places =>
  inAnyOrder ? by.filter((name) => !clicked.includes(name)) : [by[clicked.length]];

/**
 * Those moves, among the ones that the clicks so far begin, that one more click at a place makes whole, by
 * that place.
 */
export function endingAt(clicked: Places, moves: readonly BoardMove[]): ReadonlyMap<string, BoardMove> {
  const ending = new Map<string, BoardMove>();
  for (const move of moves) {
    if (move.by.length !== clicked.length + 1 || !goesOn(move, clicked)) continue;
    for (const name of nextOf(move, clicked)) if (!ending.has(name)) ending.set(name, move);
  }
  return ending;
}

/**
 * The places where a click continues a move: pieces that can move, or squares to which the chosen piece can
 * go.
 */
export const livePlaces = (clicked: Places, moves: readonly BoardMove[]): ReadonlySet<string> =>
  new Set(moves.filter((move) => goesOn(move, clicked)).flatMap((move) => nextOf(move, clicked)));

/** A whole move, or the places clicked after it: a move is continued, another piece is chosen, or none. */
export type ClickDone = { readonly move: BoardMove } | { readonly clicked: Places };

export function afterClick(clicked: Places, moves: readonly BoardMove[], place: string): ClickDone {
  // A second click deselects the last place; an earlier place may occur again, such as a square that the
  // piece has left.
  if (clicked.at(-1) !== place) {
    const further = [...clicked, place];
    const move = moves.find((each) => each.by.length === further.length && beginsWith(each, further));
    if (move) return { move };
    if (moves.some((each) => goesOn(each, further))) return { clicked: further };
  }
  const begins = clicked.at(-1) !== place && moves.some((each) => goesOn(each, [place]));
  return { clicked: begins ? [place] : [] };
}

/**
 * The places clicked once a drag begins at a place; undefined where no move of two places or more continues
 * from there.
 */
export function clickedByLift(
  clicked: Places,
  moves: readonly BoardMove[],
  place: string,
): Places | undefined {
  if (clicked.at(-1) === place) return clicked;
  return moves.some((move) => goesOn(move, [place])) ? [place] : undefined;
}

/**
 * What a drag that began at the last of these places makes where it ends: what a click there would add, or
 * else the one move that ends there, with any places between; undefined where there is no such move.
 */
export function afterDrag(
  clicked: Places,
  moves: readonly BoardMove[],
  place: string,
): ClickDone | undefined {
  if (clicked.at(-1) === place) return undefined;
  // An amazon that is dragged to a square goes there, although it might also go elsewhere and shoot an arrow
  // at that square.
  const done = afterClick(clicked, moves, place);
  if ('move' in done || done.clicked.length > clicked.length) return done;
  const ending = moves.filter((move) => {
    if (!goesOn(move, clicked)) return false;
    const { by, inAnyOrder } = move;
    return inAnyOrder
      ? by.length === clicked.length + 1 && by.includes(place) && !clicked.includes(place)
      : by.at(-1) === place;
  });
  return ending.length === 1 ? { move: ending[0] } : undefined;
}
