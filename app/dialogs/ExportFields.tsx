/** The fields of the export dialog: radio buttons, a length with its unit, and a checkbox. */
import { type ReactNode, useId, useState } from 'react';
import type { FigureRange } from '../../engine/figure/index.ts';
import css from './export-fields.module.css';

/** A few choices side by side; arrow keys move within them, as in any group of radio buttons. */
export function RadioGroup<Id extends string>(props: {
  readonly legend: string;
  readonly of: readonly Id[];
  readonly says: Readonly<Record<Id, string>>;
  readonly value: Id;
  readonly choose: (id: Id) => void;
  /** Has the focus when the dialog opens. */
  readonly first?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend>{props.legend}</legend>
      {props.of.map((id) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={id === props.value}
            data-first={(props.first && id === props.value) || undefined}
            onChange={() => props.choose(id)}
          />
          <span>{props.says[id]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Checkbox(props: {
  readonly says: string;
  /** A remark beside it, less prominent. */
  readonly more?: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
  readonly disabled?: boolean;
}) {
  return (
    <label className={css.tick}>
      <input
        type="checkbox"
        checked={props.on}
        disabled={props.disabled}
        onChange={({ target }) => props.change(target.checked)}
      />
      {props.says}
      {props.more && <small>{props.more}</small>}
    </label>
  );
}

/** A field with its label before it. */
export function Named(props: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={css.named}>
      <label htmlFor={id}>{props.label}</label>
      {props.children(id)}
    </div>
  );
}

/**
 * A length. What is typed is used as soon as it is a valid length; invalid text stays marked until the field
 * is left.
 */
export function Measured(props: {
  readonly id?: string;
  /** The accessible name, if there is no label before it. */
  readonly name?: string;
  readonly unit: string;
  readonly value: number;
  readonly range: FigureRange;
  readonly change: (value: number) => void;
}) {
  const { value, change, unit } = props;
  const { least, most, step } = props.range;
  const [typed, type] = useState<string | undefined>(undefined);
  const number = typed === undefined ? value : Number(typed);
  const wrong = !(number >= least && number <= most) || typed === '';
  return (
    <span className={css.measured}>
      <input
        id={props.id}
        aria-label={props.name}
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={typed ?? value}
        aria-invalid={wrong || undefined}
        title={wrong ? `From ${least} to ${most} ${unit}` : undefined}
        onChange={({ target }) => {
          type(target.value);
          const next = Number(target.value);
          if (target.value !== '' && next >= least && next <= most) change(next);
        }}
        onBlur={() => type(undefined)}
      />
      <span>{unit}</span>
    </span>
  );
}
