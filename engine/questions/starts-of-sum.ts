/**
 * What the answer about a sum says of each start, in one shape whichever theory gave it: its readers need not
 * know whose it is.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { SumMove } from '../sums/position.ts';
import type { Value } from '../values/value.ts';
import type { AnswerTo } from './register.ts';

/**
 * A good move of a sum, with what is known of where it leads: the value of the rest, or where points count
 * the score.
 */
export type MoveOfSum = SumMove & { readonly value?: Value | undefined; readonly score?: string };

export type StartOfSum = {
  /** Who moves first; `either` where both have the same moves. */
  readonly player: Mover | 'either';
  /** Where points count: the final score, as it is printed. */
  readonly score: string | undefined;
  readonly winning: readonly MoveOfSum[];
  readonly drawing: readonly MoveOfSum[];
  /** Where points count: the moves that lead to that score, which neither win nor draw. */
  readonly best: readonly (MoveOfSum & { readonly score: string })[];
};

const unscored = { score: undefined, best: [] } as const;

/**
 * One start of an impartial sum, Left's and then Right's of any other. Where a turn moves several pieces, its
 * moves are good if a good turn can be made with them. O(starts).
 */
export function startsOfSum(sum: AnswerTo<'sum'>): readonly StartOfSum[] {
  if (sum.kind === 'sum')
    return [{ player: 'either', ...unscored, winning: sum.winning, drawing: sum.drawing }];
  if (sum.kind === 'partizan-sum') {
    const { left, right } = sum;
    return [
      { player: 'left', ...unscored, ...left },
      { player: 'right', ...unscored, ...right },
    ];
  }
  if (sum.kind === 'compound')
    return sum.starts.map(({ player, winning, drawing }) => ({ player, ...unscored, winning, drawing }));
  // Both players move at once: neither starts.
  if (sum.kind === 'rounds-sum') return [];
  const { value, left, right } = sum;
  return [
    { player: 'left', score: value.ls, winning: [], drawing: [], best: left },
    { player: 'right', score: value.rs, winning: [], drawing: [], best: right },
  ];
}
