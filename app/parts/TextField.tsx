/** A line of text that is one undo step: Enter or leaving it commits, Esc restores the old text. */
import { useId, useLayoutEffect, useRef } from 'react';
import css from './parts.module.css';

export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The most signs that can be typed. */
  readonly longest?: number | undefined;
  readonly readOnly: boolean;
  /** Whether what is typed may be refused: the page then finds it by the label when it ends. */
  readonly checked?: boolean;
  /** What is written on in the field when it comes. */
  readonly typed?: string | undefined;
  readonly commit: (typed: string) => void;
}) {
  const { label, value, placeholder, longest = 200, readOnly, checked = false, typed, commit } = props;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const first = useRef(typed);
  useLayoutEffect(() => {
    if (first.current === undefined || !field.current) return;
    field.current.value = first.current;
    field.current.focus();
  }, []);
  const end = (): void => {
    const now = field.current?.value.trim() ?? value;
    if (now !== value) commit(now);
  };
  return (
    <div className={css.labelled}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={checked ? label : undefined}
        key={value}
        ref={field}
        className={css.field}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={longest}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key === 'Enter') end();
          // Where there is nothing to restore, Esc leaves the field.
          if (event.key === 'Escape' && field.current && field.current.value !== value) {
            event.preventDefault();
            field.current.value = value;
            field.current.select();
          }
        }}
      />
    </div>
  );
}
