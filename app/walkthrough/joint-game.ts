/**
 * The rules of a game in which both players move at once: its state after a number of joint rounds, what was
 * gained, and how it ended. Secret choices do not belong to a game: a joint round is recorded when both have
 * chosen.
 */
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import {
  addRationals,
  compareRationals,
  printedRational,
  printRational,
  type Rational,
} from '../../engine/numbers/index.ts';
import type { JointGame } from '../store/state/play.ts';
import { type ChoiceHere, type RoundHere, roundIn } from './joint-rules.ts';

export type JointOver =
  /**
   * A player has no move. The score is what the end is worth and what was gained before; undefined where it
   * is unknown.
   */
  | {
      readonly kind: 'end';
      /** Who has moves left. */
      readonly canMove: Mover | undefined;
      readonly score: Rational | undefined;
      readonly winner: Mover | undefined;
    }
  /** A position is repeated that occurred after `since` joint rounds: play need not end. */
  | { readonly kind: 'repeat'; readonly since: number };

export type JointStanding = {
  readonly position: NodeId;
  readonly round: RoundHere;
  /** What Left has gained so far. */
  readonly gained: Rational;
  readonly over: JointOver | undefined;
};

export const bothPlayers = ['left', 'right'] as const satisfies readonly Mover[];

export const choicesOf = ({ rows, columns }: RoundHere, player: Mover): readonly ChoiceHere[] =>
  player === 'left' ? rows : columns;

const nothing = printedRational('0');

/**
 * The game after `at` joint rounds; undefined before it has a start, and where the rounds are not possible on
 * this drawing. O(rounds).
 */
export function jointStanding(
  document: GameDocument,
  game: JointGame,
  at: number,
): JointStanding | undefined {
  let [position] = game.pieces;
  if (position === undefined) return undefined;
  let gained = nothing;
  const met = [position];
  let round = roundIn(document, position);
  for (const { left, right, moves } of game.plies.slice(0, at)) {
    const result = round && resultIn(round, left, right);
    const [{ to }] = moves;
    if (result?.to !== to) return undefined;
    position = to;
    if (result.gain) gained = addRationals(gained, result.gain);
    met.push(position);
    round = roundIn(document, position);
  }
  return round && { position, round, gained, over: overAt(met, round, gained) };
}

/** What a row and a column lead to; undefined where there are none such. */
const resultIn = (round: RoundHere, row: number, column: number) =>
  round.rows[row] && round.columns[column] ? round.resultOf(row, column) : undefined;

function overAt(
  met: readonly NodeId[],
  { rows, columns, worth }: RoundHere,
  gained: Rational,
): JointOver | undefined {
  if (rows.length > 0 && columns.length > 0) {
    const since = met.indexOf(met[met.length - 1]);
    return since < met.length - 1 ? { kind: 'repeat', since } : undefined;
  }
  const score = worth && addRationals(worth, gained);
  const sign = score ? compareRationals(score, nothing) : 0;
  return {
    kind: 'end',
    canMove: rows.length > 0 ? 'left' : columns.length > 0 ? 'right' : undefined,
    score,
    winner: sign > 0 ? 'left' : sign < 0 ? 'right' : undefined,
  };
}

/**
 * The game after one more joint round, from one of its frames; the rounds that came after that frame are
 * removed. Undefined if the pair of choices has no result.
 */
export function withRound(
  game: JointGame,
  at: number,
  { position, round }: Pick<JointStanding, 'position' | 'round'>,
  { left, right }: Readonly<Record<Mover, number>>,
): JointGame | undefined {
  const to = resultIn(round, left, right)?.to;
  if (to === undefined) return undefined;
  const made = { left, right, moves: [{ piece: 0, from: position, to }] } as const;
  return { ...game, plies: [...game.plies.slice(0, at), made] };
}

/** "1/2" with its sign as it is on paper. */
export const onPaper = (number: Rational): string => printRational(number).replace('-', '−');
