/**
 * A game of two people on a board: whose turn it is, the places clicked so far in a move, and the earlier positions,
 * for undo. Only the ruleset's moves can be played. Linear in the moves.
 */
import type { Mover } from '../../engine/graph/index.ts';
import type { BoardMove } from '../../engine/rulesets/index.ts';
import type { BoardPlay } from '../store/state/board.ts';

export const otherSide = { left: 'right', right: 'left' } as const satisfies Record<Mover, Mover>;

export const beginning = (position: string, turn: Mover = 'left'): BoardPlay => ({
  position,
  turn,
  chosen: [],
  past: [],
});

/** The moves of the player whose turn it is. */
export const movesNow = ({ turn }: BoardPlay, moves: readonly BoardMove[]): readonly BoardMove[] =>
  moves.filter(({ player }) => player === turn || player === 'either');

/** Whether all places clicked so far are places of the move: the first of them, or any where the order does not matter. */
const beginsWith = ({ by, inAnyOrder }: BoardMove, chosen: readonly string[]): boolean =>
  by.length >= chosen.length &&
  (inAnyOrder ? chosen.every((name) => by.includes(name)) : chosen.every((name, i) => by[i] === name));

const goesOn = (move: BoardMove, chosen: readonly string[]): boolean =>
  move.by.length > chosen.length && beginsWith(move, chosen);

/** The places of which one is to be clicked next. */
const nextOf = ({ by, inAnyOrder }: BoardMove, chosen: readonly string[]): readonly string[] =>
  inAnyOrder ? by.filter((name) => !chosen.includes(name)) : [by[chosen.length]];

/** The places where a click continues a move: pieces that can move, or squares to which the chosen piece can go. */
export const livePlaces = (play: BoardPlay, moves: readonly BoardMove[]): ReadonlySet<string> =>
  new Set(
    movesNow(play, moves)
      .filter((move) => goesOn(move, play.chosen))
      .flatMap((move) => nextOf(move, play.chosen)),
  );

/** Of the places whose click makes a move whole: the points that the mover makes by it. Empty where points do not count. */
export function pointsAt(play: BoardPlay, moves: readonly BoardMove[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const move of movesNow(play, moves)) {
    if (move.points === undefined || move.by.length !== play.chosen.length + 1) continue;
    if (!goesOn(move, play.chosen)) continue;
    for (const name of nextOf(move, play.chosen)) points.set(name, move.points);
  }
  return points;
}

/** The game after a click at a place: a move is made or continued, another piece is chosen, or nothing is chosen. */
export function clicked(
  play: BoardPlay,
  moves: readonly BoardMove[],
  place: string,
  print: (position: unknown) => string,
): BoardPlay {
  const now = movesNow(play, moves);
  const further = [...play.chosen.filter((name) => name !== place), place];
  const isFurther = further.length > play.chosen.length;
  const whole = now.find(
    (move) => isFurther && move.by.length === further.length && beginsWith(move, further),
  );
  if (whole) {
    const { position, turn, past } = play;
    return {
      position: print(whole.to),
      turn: otherSide[turn],
      chosen: [],
      past: [...past, { position, turn }],
    };
  }
  if (isFurther && now.some((move) => goesOn(move, further))) return { ...play, chosen: further };
  const begins = play.chosen.at(-1) !== place && now.some((move) => goesOn(move, [place]));
  return { ...play, chosen: begins ? [place] : [] };
}

/** The game with the last move taken back; the same game if there is none. */
export function takenBack({ past, ...now }: BoardPlay): BoardPlay {
  const before = past.at(-1);
  return before ? { ...before, chosen: [], past: past.slice(0, -1) } : { ...now, past, chosen: [] };
}
