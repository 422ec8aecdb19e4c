/**
 * What is written where a move would end: the value that it leads to, or the points that it makes; and the
 * same in words.
 */

import type { Mover } from '../../engine/graph/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import type { BoardMove } from '../../engine/rulesets/index.ts';
import { spokenOf, type Value } from '../../engine/values/index.ts';
import type { PositionRead } from '../store/position-of.ts';
import type { BoardSeen } from '../store/state/answers.ts';
import { sayPlaces } from '../walkthrough/board-rules.ts';
import { shortSaid } from '../walkthrough/short-said.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { type BetterMoves, goodMoves, goodSaid, type MoveGoodness, nothingGood } from './best-moves.ts';

export type EndOfMove = {
  readonly value: Value | undefined;
  /** Who wins there, where there is no value or it is too long to be written. */
  readonly outcome: Outcome | undefined;
  /** The value is known and may not be seen. */
  readonly unseen: boolean;
  /** Where points count: how many the mover makes. */
  readonly points: number | undefined;
  readonly good: MoveGoodness;
  /** For people who listen: "for 1 point, worth star, wins". */
  readonly says: string;
};

type Known = (move: BoardMove) => EndOfMove;

const endSays = (points: number | undefined, worth: string | undefined, good: string) =>
  [points === undefined ? '' : `for ${many(points, 'point', 'points')}`, worth ?? '', good]
    .filter(Boolean)
    .join(', ');

/** What is known about the moves of the player to move; nothing where the answers are of another position. */
function knownOf(
  { printed }: PositionRead,
  here: BoardSeen['here'],
  mover: Mover | undefined,
  better: BetterMoves | undefined,
): Known {
  const known = here?.position === printed && mover ? here.found.moves : [];
  const own = known.filter(({ player }) => player === mover || player === 'either');
  const goodOf = goodMoves(known, mover ?? 'left', better);
  const solvedBy = new Map(own.toReversed().map((move) => [sayPlaces(move.by), move]));
  return ({ by, points }) => {
    const solved = solvedBy.get(sayPlaces(by));
    const value = solved?.to.value;
    const good = (solved && goodOf.get(solved)) ?? nothingGood;
    const unseen = solved?.to.unseen === true;
    const worth = unseen ? words.boards.hiddenSays : value && `worth ${shortSaid(spokenOf(value))}`;
    return {
      value,
      outcome: solved?.to.outcome,
      unseen,
      points,
      good,
      says: endSays(points, worth, goodSaid(good)),
    };
  };
}

/** By the place that makes a move whole. */
export function valuesAtEnds(
  ends: ReadonlyMap<string, BoardMove>,
  read: PositionRead,
  here: BoardSeen['here'],
  mover: Mover | undefined,
  better?: BetterMoves,
): ReadonlyMap<string, EndOfMove> {
  const known = knownOf(read, here, mover, better);
  return new Map([...ends].map(([place, move]) => [place, known(move)]));
}

/**
 * The first place of a move and those after it, either way where the order does not matter; none where one
 * place, or an open turn, is all.
 */
function waysOf({ by, inAnyOrder }: BoardMove): readonly (readonly [from: string, to: string])[] {
  if (by.length < 2 || (inAnyOrder && by.length > 2)) return [];
  const [from, to] = [by[0], by.slice(1).join(' and then ')];
  return inAnyOrder
    ? [
        [from, to],
        [to, from],
      ]
    : [[from, to]];
}

const isGood = ({ good }: EndOfMove): boolean => good.comesTo !== undefined;

/** Further ends of a piece are only counted: a sentence is heard as a whole. */
const mostSaid = 3;

/** Where a piece can go, with what that brings: "can go to square 2, worth star, wins; to square 3". */
const goesTo = (ends: readonly (readonly [place: string, brings: string])[], others: number) =>
  `can go ${ends.map(([place, brings]) => `to ${place}${brings && `, ${brings}`}`).join('; ')}${
    others > 0 ? `; and to ${many(others, 'more place', 'more places')}` : ''
  }`;

/**
 * By the place of a piece, where it can go, in words, the best first. Linear in the moves, but for sorting
 * the ends of a piece.
 */
export function saidOfPieces(
  moves: readonly BoardMove[],
  read: PositionRead,
  here: BoardSeen['here'],
  mover: Mover | undefined,
  better?: BetterMoves,
): ReadonlyMap<string, string> {
  const known = knownOf(read, here, mover, better);
  const pieces = new Map<string, Map<string, EndOfMove>>();
  for (const move of moves) {
    for (const [from, to] of waysOf(move)) {
      const ends = pieces.get(from) ?? new Map<string, EndOfMove>();
      const end = known(move);
      if (isGood(end) || !ends.has(to)) ends.set(to, end);
      pieces.set(from, ends);
    }
  }
  return new Map(
    [...pieces].map(([from, ends]) => {
      const all = [...ends].toSorted(([, a], [, b]) => Number(isGood(b)) - Number(isGood(a)));
      const said = all.slice(0, mostSaid).map(([to, { says }]) => [to, says] as const);
      return [from, goesTo(said, all.length - said.length)];
    }),
  );
}
