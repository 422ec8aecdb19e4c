/**
 * The card of a rule on a drawing: whose it is, an example as two pictures, what is chosen, what becomes of
 * it, and its conditions.
 */

import { memo, useMemo } from 'react';
import { exampleOnDrawing, type RulesProblem } from '../../../engine/rulesets/index.ts';
import { words } from '../../words.ts';
import { AddWord } from '../cards/AddWord.tsx';
import { actsOfCard } from '../cards/acts-of-card.ts';
import { CardFrame, everyOwner } from '../cards/CardFrame.tsx';
import { CardProblems } from '../cards/CardProblems.tsx';
import { ConditionFields } from '../cards/ConditionFields.tsx';
import type { RulesHand } from '../cards/hand.ts';
import { MirrorFields } from '../cards/MirrorFields.tsx';
import cards from '../cards/rule-cards.module.css';
import type { DrawingRules } from '../cards/whole-edits.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import {
  type EffectOnDrawing,
  withChoice,
  withDegree,
  withDrawingCondition,
  withDrawingConditionChanged,
  withEffect,
} from './drawing-edits.ts';
import { EffectFields } from './EffectFields.tsx';
import { RulePicture } from './RulePicture.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

const said = words.drawingCards;

export const DrawingRuleCard = memo(function DrawingRuleCard(props: {
  readonly hand: RulesHand<DrawingRules>;
  readonly number: number;
  readonly isPointed: boolean;
  /** Called with its number, or with nothing. */
  readonly point: (rule: number | undefined) => void;
  /** What is wrong with it, and the lines of the text. */
  readonly problems: readonly RulesProblem[];
  readonly lines: readonly string[];
}) {
  const { hand, number, isPointed, point, problems, lines } = props;
  const { rules, readOnly } = hand;
  const rule = rules.rules[number];
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
      {rule.kind === 'move' ? (
        <MoveFields hand={hand} number={number} rule={rule} />
      ) : (
        <MirrorFields hand={hand} number={number} rule={rule} />
      )}
      <CardProblems of={problems} lines={lines} />
    </CardFrame>
  );
});

const effects = ['remove', 'put', 'exchange'] as const satisfies readonly EffectOnDrawing['kind'][];

function MoveFields({ hand, number, rule }: RuleFieldsProps) {
  const { rules, readOnly, edit } = hand;
  const example = useMemo(() => exampleOnDrawing(rules, rule), [rules, rule]);
  const inCard = (selector: string): string => `[data-card="${number}"] ${selector}`;
  return (
    <>
      {example && <RulePicture example={example} owner={rule.owner} />}
      <ChoiceFields hand={hand} number={number} rule={rule} />
      {rule.effects.map((effect, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect of a rule is identified by its number
        <EffectFields key={i} hand={hand} number={number} rule={rule} effect={effect} place={i} />
      ))}
      {rule.conditions.map((condition, i) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition of a rule is identified by its number
          key={i}
          hand={hand}
          condition={condition}
          number={i}
          change={(change, isLast) =>
            edit(
              (now) => withDrawingConditionChanged(now, number, i, change),
              isLast ? inCard('[data-adds] button') : undefined,
            )
          }
        />
      ))}
      {!readOnly && (
        <p className={cards.adds} data-adds>
          {effects.map((kind) => (
            <AddWord
              key={kind}
              says={said.addEffect[kind]}
              add={() =>
                edit(
                  (now) => withEffect(now, number, kind),
                  inCard(`[data-effect="${rule.effects.length}"] button`),
                )
              }
            >
              {said.effects[kind]}
            </AddWord>
          ))}
          <AddWord
            says={words.ruleCards.addSays.if}
            add={() =>
              edit(
                (now) => withDrawingCondition(now, number),
                inCard(`[data-word="condition ${rule.conditions.length}"]`),
              )
            }
          >
            {words.ruleCards.conditionIf}
          </AddWord>
          {rule.choice.kind === 'node' && !rule.choice.degree && (
            <AddWord
              says={said.addDegree}
              add={() =>
                edit(
                  (now) => withChoice(now, number, (old) => withDegree(old, { by: 'even' })),
                  inCard('[data-word="degree"]'),
                )
              }
            >
              {said.degree}
            </AddWord>
          )}
        </p>
      )}
    </>
  );
}
