/** The fields that stand in a sentence: a whole number, and a text that counts when it is done. */
import { type ReactNode, useId, useState } from 'react';
import parts from '../parts/parts.module.css';
import { words } from '../words.ts';
import css from './sweeps.module.css';

/** A larger number could hardly be typed by intention. */
const largest = 1_000_000_000;

/** A field for a whole number: each number that is typed counts at once; what is none waits in the field. */
export function WholeNumber(props: {
  readonly label: string;
  readonly shown: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly readOnly: boolean;
  readonly set: (value: number) => void;
}) {
  const { label, shown, value, least, readOnly, set } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const id = useId();
  const isNumber = (text: string): boolean =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= largest;
  return (
    <>
      <label htmlFor={id} aria-label={label}>
        {shown}
      </label>
      <input
        id={id}
        type="number"
        className={[parts.field, css.number].join(' ')}
        style={{ minWidth: `${String(typed ?? value).length + 5}ch` }}
        aria-label={label}
        value={typed ?? value}
        min={least}
        aria-invalid={typed !== undefined && !isNumber(typed)}
        title={words.sweeps.leastOf(least)}
        readOnly={readOnly}
        onChange={({ target }) => {
          setTyped(isNumber(target.value) ? undefined : target.value);
          if (isNumber(target.value)) set(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </>
  );
}

/** A text that counts when Enter is pressed or the field is left; Esc gives the old one back. */
export function WrittenField(props: {
  readonly label: string;
  readonly hint: string;
  readonly says?: string;
  readonly value: string;
  readonly size: number;
  readonly readOnly: boolean;
  /** Whether its label stands before it. */
  readonly spelled?: boolean;
  readonly commit: (text: string) => void;
}) {
  const { label, hint, says, value, size, readOnly, spelled = false, commit } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const id = useId();
  const end = (): void => {
    if (typed !== undefined && typed.trim() !== value) commit(typed.trim());
    setTyped(undefined);
  };
  return (
    <span className={css.range}>
      <label htmlFor={id} className={spelled ? undefined : 'unseen'}>
        {label}
      </label>
      <input
        id={id}
        className={[parts.field, css.notation].join(' ')}
        size={Math.max(size, Math.min(40, value.length + 1))}
        value={typed ?? value}
        placeholder={hint}
        title={says}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key === 'Enter') end();
          if (event.key === 'Escape' && typed !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            setTyped(undefined);
          }
        }}
      />
    </span>
  );
}
