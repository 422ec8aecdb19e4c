/**
 * The card of a rule: whose it is, its steps as pictures, and what is wrong with it; or, of a mirror image,
 * one sentence with choices.
 */
import { X } from 'lucide-react';
import { memo } from 'react';
import type { MirrorRule, MoveRule, RulesProblem } from '../../../engine/rulesets/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { words } from '../../words.ts';
import { AddWord } from './AddWord.tsx';
import { actsOfCard } from './acts-of-card.ts';
import { CardFrame, everyOwner } from './CardFrame.tsx';
import { CardProblems } from './CardProblems.tsx';
import { mostPoints, withMoveChanged, withPoints, withStep } from './edits.ts';
import type { CardsHand } from './hand.ts';
import { MirrorFields } from './MirrorFields.tsx';
import css from './rule-cards.module.css';
import { StepFields } from './StepFields.tsx';

const said = words.ruleCards;

export const RuleCard = memo(function RuleCard(props: {
  readonly hand: CardsHand;
  readonly number: number;
  readonly rule: MoveRule | MirrorRule;
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
      {rule.kind === 'move' ? (
        <MoveFields hand={hand} number={number} rule={rule} />
      ) : (
        <MirrorFields hand={hand} number={number} rule={rule} />
      )}
      <CardProblems of={problems} lines={lines} />
    </CardFrame>
  );
});

function MoveFields({
  hand,
  number,
  rule,
}: {
  readonly hand: CardsHand;
  readonly number: number;
  readonly rule: MoveRule;
}) {
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
                says={said.addSays.step}
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
                  says={said.addSays.points}
                  add={() => edit((now) => withPoints(now, number, 1), wordOf('points'))}
                >
                  {said.points}
                </AddWord>
              )}
              {!entailing && (
                <AddWord says={said.addSays.entailing} add={() => setEntailing(true)}>
                  {said.entailing}
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
          {said.points}
        </label>
      )}
      {entailing && (
        <p className={css.word} title={said.entailingSays}>
          {said.entailing}
          {!readOnly && (
            <IconButton
              data-word="entailing"
              className={css.small}
              name={said.notEntailing}
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
