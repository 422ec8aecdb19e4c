/**
 * What both players can choose on an open board where they move at once, and the rules by which that is
 * played: those of the document. Play on a board needs no more than this: the moves of both with their names
 * and places, and the position that results from two of them.
 */
import type { Rules } from '../../engine/outcome/index.ts';
import { type RoundsOnBoard, rulesOfBoard } from '../../engine/rulesets/index.ts';
import { kindsOfSum } from '../../engine/sums/index.ts';
import type { EditorState } from './editor.ts';
import type { PositionRead } from './position-of.ts';

/**
 * The rules of a board, undefined where they are those of the ruleset: the players take turns, in normal
 * play.
 */
export function rulesOnBoard(
  { document }: Pick<EditorState, 'document'>,
  ruleset: Parameters<typeof rulesOfBoard>[0],
): Rules | undefined {
  const { rules } = document.view;
  return ruleset.rounds || rules.play === 'misere' ? rulesOfBoard(ruleset, rules) : undefined;
}

/** The kinds of sum in which components can be played at once. */
export const sumsAtOnce = kindsOfSum.filter(({ roundRule }) => roundRule !== undefined);

/** A round of two moves: the position after it as it is printed, and what Left gains, in whole points. */
export type RoundMade = { readonly to: string; readonly gain: number };

export type BoardRoundsRead = Pick<RoundsOnBoard, 'left' | 'right'> & {
  joint(left: number, right: number): RoundMade;
};

/**
 * Undefined of a draft, where the players take turns, and of components in a sum that is not defined here.
 */
export function roundsOn(read: PositionRead, rules: Rules): BoardRoundsRead | undefined {
  const { ruleset, draft, isSound } = read;
  const isDefined = sumsAtOnce.some(({ id }) => id === rules.sum);
  if (!ruleset.rounds || !isSound || !isDefined) return undefined;
  const { left, right, joint } = ruleset.rounds.at(draft.position, rules.sum);
  return {
    left,
    right,
    joint(row, column) {
      const { to, gain } = joint(row, column);
      return { to: ruleset.print(to), gain };
    },
  };
}

/** How many components the position has that both play at once. */
export const componentsOf = ({ ruleset, draft }: PositionRead): number =>
  ruleset.rounds?.components(draft.position).length ?? 1;
