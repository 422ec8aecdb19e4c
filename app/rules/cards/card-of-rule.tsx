/**
 * The card of a rule on any board: whose it is, its fields, and what is wrong with it. A mirror image is one
 * sentence with choices, and each kind of board has its own fields of a move.
 */
import { type ComponentType, memo } from 'react';
import type { RulesProblem } from '../../../engine/rulesets/index.ts';
import { actsOfCard } from './acts-of-card.ts';
import { CardFrame, everyOwner } from './CardFrame.tsx';
import { CardProblems } from './CardProblems.tsx';
import type { RulesHand } from './hand.ts';
import { MirrorFields } from './MirrorFields.tsx';
import type { EditedRules, MoveOf } from './whole-edits.ts';

/** What the fields of a move are given; a hand on cells also paints. */
export type MoveFieldsProps<Rules extends EditedRules, Hand extends RulesHand<Rules> = RulesHand<Rules>> = {
  readonly hand: Hand;
  /** The number of the rule, from 0. */
  readonly number: number;
  readonly rule: MoveOf<Rules>;
};

export const cardOfRule = <Rules extends EditedRules, Hand extends RulesHand<Rules>>(
  MoveFields: ComponentType<MoveFieldsProps<Rules, Hand>>,
) =>
  memo(function RuleCard(props: {
    readonly hand: Hand;
    readonly number: number;
    readonly rule: Rules['rules'][number];
    readonly isPointed: boolean;
    /** Called with its number, or with nothing. */
    readonly point: (rule: number | undefined) => void;
    /** What is wrong with it, and the lines of the text. */
    readonly problems: readonly RulesProblem[];
    readonly lines: readonly string[];
  }) {
    const { hand, number, rule, isPointed, point, problems, lines } = props;
    const { rules, readOnly } = hand;
    return (
      <CardFrame
        number={number}
        count={rules.rules.length}
        owner={rule.owner}
        owners={rule.kind === 'mirror' ? ['left', 'right'] : everyOwner}
        isPointed={isPointed}
        point={point}
        readOnly={readOnly}
        acts={actsOfCard(hand, number)}
      >
        {rule.kind === 'mirror' ? (
          <MirrorFields hand={hand} number={number} rule={rule} />
        ) : (
          // A rule of these rules is of their board.
          <MoveFields hand={hand} number={number} rule={rule as MoveOf<Rules>} />
        )}
        <CardProblems of={problems} lines={lines} />
      </CardFrame>
    );
  });
