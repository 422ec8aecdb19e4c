/**
 * What a move of a rule on a drawing is: an example as two pictures, what is chosen, what becomes of it, and
 * its conditions.
 */
import { useMemo } from 'react';
import { exampleOnDrawing } from '../../../engine/rulesets/index.ts';
import { words } from '../../words.ts';
import { AddWord } from '../cards/AddWord.tsx';
import { ConditionFields } from '../cards/ConditionFields.tsx';
import cards from '../cards/rule-cards.module.css';
import { ChoiceFields } from './ChoiceFields.tsx';
import {
  type EffectOnDrawing,
  withChoice,
  withDegree,
  withDrawingCondition,
  withDrawingConditionChanged,
  withEffect,
} from './drawing-edits.ts';
import type { DrawingFieldsProps } from './drawing-fields.ts';
import { EffectFields } from './EffectFields.tsx';
import { RulePicture } from './RulePicture.tsx';

const said = words.drawingCards;

const effects = ['remove', 'put', 'exchange'] as const satisfies readonly EffectOnDrawing['kind'][];

const addEffect = {
  remove: 'Remove something more',
  put: 'Put a sign on something',
  exchange: 'Exchange two signs',
} as const;

export function DrawingMoveFields({ hand, number, rule }: DrawingFieldsProps) {
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
              says={addEffect[kind]}
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
              says="Only nodes with so many arcs"
              add={() =>
                edit(
                  (now) => withChoice(now, number, (old) => withDegree(old, { by: 'even' })),
                  inCard('[data-word="degree"]'),
                )
              }
            >
              degree
            </AddWord>
          )}
        </p>
      )}
    </>
  );
}
