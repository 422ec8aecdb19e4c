/**
 * Which moves of a position are good, as far as the answers about the positions after them say so. Some moves
 * lead to the best end for their player if this board is played alone or, where points count, to the best
 * score; no move is marked where all are alike and lose. Some moves are beaten by no other move in any sum:
 * no other leads to a better value. A move that wins alone can lose in a sum, and so each of the two has a
 * sign of its own. No move is marked where the value of a move is hidden, since the mark would reveal it.
 * Linear in the moves.
 */
import type { AnswerOnBoard } from '../../engine/conduct/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { addRationals, printedRational } from '../../engine/numbers/index.ts';
import { endingWhen } from '../../engine/outcome/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import { valueKey } from '../../engine/values/index.ts';
import type { MoveSeen } from '../store/state/answers.ts';
import { words } from '../words.ts';

/** How good an end is for a player; undefined where it is not known. */
function rankOf({ to }: MoveSeen, mover: Mover): number | undefined {
  const { value, outcome } = to;
  if (value?.kind === 'scoring' || !outcome) return undefined;
  const end = endingWhen(outcome, opponentOf[mover]);
  return end === 'draw' ? 1 : end === mover ? 2 : 0;
}

/** The score that a move leads to when both players continue well. */
function scoreOf({ to: { value } }: MoveSeen, mover: Mover) {
  if (value?.kind !== 'scoring') return undefined;
  return printedRational(mover === 'left' ? value.rs : value.ls);
}

type Score = NonNullable<ReturnType<typeof scoreOf>>;

function isBetter(a: Score, { numerator, denominator }: Score, mover: Mover): boolean {
  const more = addRationals(a, { numerator: -numerator, denominator }).numerator;
  return mover === 'left' ? more > 0n : more < 0n;
}

/** The best of this player's moves, which all are his. */
export function bestBoardMoves(moves: readonly MoveSeen[], mover: Mover): ReadonlySet<MoveSeen> {
  if (moves.some(({ to }) => to.unseen)) return new Set();
  const scores = moves.map((move) => scoreOf(move, mover));
  let best = scores[0];
  if (best) {
    for (const score of scores) if (score && isBetter(score, best, mover)) best = score;
    const most = best;
    return new Set(moves.filter((_, i) => scores[i] && !isBetter(most, scores[i], mover)));
  }
  const ranks = moves.map((move) => rankOf(move, mover));
  const most = ranks.reduce<number>((a, b) => Math.max(a, b ?? 0), 0);
  return new Set(most === 0 ? [] : moves.filter((_, i) => ranks[i] === most));
}

/** For either player, by move, the moves with better values: as the engine answers it. */
export type BetterMoves = AnswerOnBoard<'order'>['better'];

export type MoveGoodness = {
  /** The end that the move leads to when the board is played alone, if no move leads to a better one. */
  readonly comesTo: 'win' | 'draw' | 'score' | undefined;
  /** No other move of the player leads to a better value, and not all lead to the same. */
  readonly isUnbeaten: boolean;
};

export const nothingGood: MoveGoodness = { comesTo: undefined, isUnbeaten: false };

/**
 * What is good about each of a player's moves among all moves of the position. `better` is undefined while it
 * is not known.
 */
export function goodMoves(
  moves: readonly MoveSeen[],
  mover: Mover,
  better: BetterMoves | undefined,
): ReadonlyMap<MoveSeen, MoveGoodness> {
  const own = moves.filter(({ player }) => player === mover || player === 'either');
  const best = bestBoardMoves(own, mover);
  const known = own.some(({ to }) => to.unseen) ? undefined : better?.[mover];
  const values = new Set(own.map(({ to: { value } }) => value && valueKey(value)));
  return new Map(
    own.map((move) => [
      move,
      {
        comesTo: best.has(move) ? endOf(move, mover) : undefined,
        isUnbeaten: values.size > 1 && known?.[moves.indexOf(move)]?.length === 0,
      },
    ]),
  );
}

function endOf(move: MoveSeen, mover: Mover): MoveGoodness['comesTo'] {
  const rank = rankOf(move, mover);
  return rank === undefined ? 'score' : rank === 2 ? 'win' : 'draw';
}

/** The signs of what is good about a move, one after the other. */
export const signsOfMove = ({ comesTo, isUnbeaten }: MoveGoodness): string =>
  `${comesTo ? words.boards.goodSign[comesTo] : ''}${isUnbeaten ? words.boards.goodSign.unbeaten : ''}`;

/** The same in words: "wins, no other move leads to a better value". */
export const goodSaid = ({ comesTo, isUnbeaten }: MoveGoodness): string =>
  [comesTo && words.boards.goodSays[comesTo], isUnbeaten && words.boards.goodSays.unbeaten]
    .filter(Boolean)
    .join(', ');

/**
 * The moves of a player in the order of what they are worth: by the end or the score that they lead to, and
 * among equals by their values; `better` counts for a move the moves with better values, where that is known.
 * The order is unchanged where a value is hidden, since a new order would reveal it.
 */
export function movesInOrder(
  moves: readonly MoveSeen[],
  mover: Mover,
  better: (move: MoveSeen) => number,
): readonly MoveSeen[] {
  if (moves.some(({ to }) => to.unseen)) return moves;
  return moves.toSorted((a, b) => {
    const [s, t] = [scoreOf(a, mover), scoreOf(b, mover)];
    if (s && t && isBetter(s, t, mover)) return -1;
    if (s && t && isBetter(t, s, mover)) return 1;
    return (rankOf(b, mover) ?? -1) - (rankOf(a, mover) ?? -1) || better(a) - better(b);
  });
}
