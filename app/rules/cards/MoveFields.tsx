/**
 * What a move of a rule on cells is: its steps as pictures, its points, and whether it entails another move.
 */
import { X } from 'lucide-react';
import type { RulesOnCells } from '../../../engine/rulesets/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { words } from '../../words.ts';
import { AddWord } from './AddWord.tsx';
import type { MoveFieldsProps } from './card-of-rule.tsx';
import { mostPoints, withPoints, withStep } from './edits.ts';
import type { CardsHand } from './hand.ts';
import css from './rule-cards.module.css';
import { StepFields } from './StepFields.tsx';
import { withMoveChanged } from './whole-edits.ts';

const said = words.ruleCards;

export function MoveFields({ hand, number, rule }: MoveFieldsProps<RulesOnCells, CardsHand>) {
  const { readOnly, edit } = hand;
  const { steps, points, entailing } = rule;
  const setEntailing = (isEntailing: boolean): void =>
    edit(
      (now) => withMoveChanged(now, number, (old) => ({ ...old, entailing: isEntailing })),
      isEntailing ? wordOf('entailing') : adds,
    );
  const setPoints = (typed: string, then?: string): void =>
    edit((now) => withPoints(now, number, Number(typed)), then);
  const adds = `[data-card="${number}"] [data-adds] button`;
  const wordOf = (word: string): string => `[data-card="${number}"] [data-word="${word}"]`;
  return (
    <>
      {steps.map((step, i) => (
        <StepFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of a rule is identified by its number
          key={i}
          hand={hand}
          place={{ rule: number, step: i }}
          step={step}
          isLater={i > 0}
        >
          {i === steps.length - 1 && (
            <>
              <AddWord
                says="Add a second step to the move"
                add={() =>
                  edit(
                    (now) => withStep(now, number),
                    `[data-card="${number}"] [data-step="${steps.length}"] [data-square]`,
                  )
                }
              >
                {said.then}
              </AddWord>
              {points === 0 && (
                <AddWord
                  says="The rule makes points"
                  add={() => edit((now) => withPoints(now, number, 1), wordOf('points'))}
                >
                  points
                </AddWord>
              )}
              {!entailing && (
                <AddWord
                  says="The player who is sent there must move on immediately"
                  add={() => setEntailing(true)}
                >
                  entailing
                </AddWord>
              )}
            </>
          )}
        </StepFields>
      ))}
      {points > 0 && (
        <label className={css.word}>
          <input
            type="number"
            className={[parts.field, css.points].join(' ')}
            min={0}
            max={mostPoints}
            data-word="points"
            key={points}
            defaultValue={points}
            readOnly={readOnly}
            onBlur={({ target }) => setPoints(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The field begins anew with what was typed, and keeps the keyboard; the key does nothing else.
              event.preventDefault();
              const typed = event.currentTarget.value;
              setPoints(typed, Number(typed) > 0 ? wordOf('points') : adds);
            }}
          />
          points
        </label>
      )}
      {entailing && (
        <p className={css.word} title="The player who is sent there must move on immediately.">
          entailing
          {!readOnly && (
            <IconButton
              data-word="entailing"
              className={css.small}
              name="Remove “entailing”"
              onClick={() => setEntailing(false)}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          )}
        </p>
      )}
    </>
  );
}
