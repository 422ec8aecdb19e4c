/**
 * What becomes of what a rule on a drawing chooses: something is removed, a sign is put on it, or two signs
 * are exchanged.
 */
import { X } from 'lucide-react';
import { Button, IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import cards from '../cards/rule-cards.module.css';
import css from './drawing-cards.module.css';
import {
  type EffectOnDrawing,
  targetsFor,
  withEffectChanged,
  withExchanged,
  withTarget,
} from './drawing-edits.ts';
import type { DrawingFieldsProps } from './drawing-fields.ts';
import { SignChoice } from './SignChoice.tsx';

const said = words.drawingCards;

export function EffectFields(
  props: DrawingFieldsProps & { readonly effect: EffectOnDrawing; readonly place: number },
) {
  const { hand, number, rule, effect, place } = props;
  const { readOnly, edit } = hand;
  const change = (changed: (old: EffectOnDrawing) => EffectOnDrawing | undefined, then?: string): void =>
    edit((now) => withEffectChanged(now, number, place, changed), then);
  const known = targetsFor(rule.choice.kind, effect.kind);
  const strange = effect.on.filter((target) => !known.includes(target));
  return (
    <fieldset
      className={css.effect}
      disabled={readOnly}
      data-effect={place}
      data-signs={effect.kind !== 'remove' || undefined}
    >
      <legend className="unseen">Effect {place + 1}</legend>
      <span className={css.verb}>{said.effects[effect.kind]}</span>
      {effect.kind === 'put' && (
        <SignChoice
          hand={hand}
          says="What is put"
          signs={effect.sign}
          isOne
          choose={(sign) =>
            change((old) => (old.kind === 'put' && sign !== undefined ? { ...old, sign } : old))
          }
        />
      )}
      {effect.kind === 'exchange' && <Exchanged hand={hand} effect={effect} change={change} />}
      {effect.kind !== 'remove' && <span>on</span>}
      <span className={css.targets}>
        {[...known, ...strange].map((target) => (
          <Button
            key={target}
            look="quiet"
            className={css.target}
            aria-pressed={effect.on.includes(target)}
            onClick={() => change((old) => withTarget(old, rule.choice.kind, target))}
          >
            {target}
          </Button>
        ))}
      </span>
      {!readOnly && (
        <IconButton
          className={[cards.small, css.last].join(' ')}
          name={`Remove effect ${place + 1}`}
          onClick={() => change(() => undefined, `[data-card="${number}"] [data-adds] button`)}
        >
          <X size={14} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}

function Exchanged(props: {
  readonly hand: DrawingFieldsProps['hand'];
  readonly effect: Extract<EffectOnDrawing, { readonly kind: 'exchange' }>;
  readonly change: (changed: (old: EffectOnDrawing) => EffectOnDrawing) => void;
}) {
  const { hand, effect, change } = props;
  const end = (which: 'one' | 'other', says: string) => (
    <SignChoice
      hand={hand}
      says={says}
      signs={effect[which]}
      isOne
      choose={(sign) => change((old) => (sign === undefined ? old : withExchanged(old, which, sign)))}
    />
  );
  return (
    <>
      {end('one', words.ruleCards.exchanged[0])}
      <span>and</span>
      {end('other', words.ruleCards.exchanged[1])}
    </>
  );
}
