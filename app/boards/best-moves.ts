/**
 * Which moves of a position are best, as far as the answers about where they lead say it: those that come to the best end for their
 * player, or, where points count, to the best score. Nothing is best where all moves are alike and lose, nor where the value of one is
 * hidden, which that would tell. Linear in the moves.
 */
import type { Mover } from '../../engine/graph/index.ts';
import { addRationals, printedRational } from '../../engine/numbers/index.ts';
import { endingWhen } from '../../engine/outcome/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import type { MoveSeen } from '../store/state/board.ts';

/** How good an end is for a player; undefined where it is not known. */
function rankOf({ to }: MoveSeen, mover: Mover): number | undefined {
  const { value, outcome } = to;
  if (value?.kind === 'scoring' || !outcome) return undefined;
  const end = endingWhen(outcome, opponentOf[mover]);
  return end === 'draw' ? 1 : end === mover ? 2 : 0;
}

/** The score that a move comes to when both play well on from there. */
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
  if (moves.some(({ to }) => to.hidden)) return new Set();
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

/**
 * The moves of a player in the order of what they are worth: by the end or the score that they come to, and among alike those before others
 * whose values are less; `better` counts for a move the moves with better values, where that is known. As they were where a value is hidden,
 * which the order would tell.
 */
export function movesInOrder(
  moves: readonly MoveSeen[],
  mover: Mover,
  better: (move: MoveSeen) => number,
): readonly MoveSeen[] {
  if (moves.some(({ to }) => to.hidden)) return moves;
  return moves.toSorted((a, b) => {
    const [s, t] = [scoreOf(a, mover), scoreOf(b, mover)];
    if (s && t && isBetter(s, t, mover)) return -1;
    if (s && t && isBetter(t, s, mover)) return 1;
    return (rankOf(b, mover) ?? -1) - (rankOf(a, mover) ?? -1) || better(a) - better(b);
  });
}
