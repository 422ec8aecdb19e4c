/** Fields of the lesson: what is written is kept letter by letter, and a run of writing is one step. */
import { useId, useState } from 'react';
import parts from '../parts/parts.module.css';
import { held } from '../store/held.ts';
import { endLessonField } from '../store/lesson.ts';
import css from './lesson.module.css';

/** In milliseconds, without a key. */
const pause = 1000;

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

/** A run of writing in one field of the lesson is one step of undo; a pause, or going elsewhere, ends it. */
export function endWriting(): void {
  clearTimeout(timer.now);
  endLessonField();
}

export function writeOn(write: () => void): void {
  clearTimeout(timer.now);
  write();
  timer.now = setTimeout(endLessonField, pause);
}

/** A text that grows with what is written, and is kept letter by letter. */
export function Written(props: {
  readonly label: string;
  readonly value: string;
  readonly rows?: number;
  readonly write: (typed: string) => void;
}) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{props.label}</label>
      <textarea
        id={id}
        className={`${parts.field} ${css.text}`}
        rows={props.rows ?? 2}
        value={props.value}
        onChange={({ target }) => writeOn(() => props.write(target.value))}
        onBlur={endWriting}
      />
    </div>
  );
}

/** One line of text, kept letter by letter. */
export function WrittenLine(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly write: (typed: string) => void;
}) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        className={parts.field}
        value={props.value}
        placeholder={props.placeholder}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => writeOn(() => props.write(target.value))}
        onBlur={endWriting}
      />
    </div>
  );
}

/**
 * One line of text that must be read: what cannot be stays in the field, with the reason, until it can, and
 * is not kept.
 */
export function CheckedLine(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly why: (typed: string) => string | undefined;
  readonly write: (typed: string) => void;
}) {
  const { label, value, placeholder, why, write } = props;
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const id = useId();
  const problem = draft === undefined ? undefined : why(draft);
  const typed = (text: string): void => {
    const isRead = why(text) === undefined;
    setDraft(isRead ? undefined : text);
    if (isRead) writeOn(() => write(text));
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={parts.field}
        value={draft ?? value}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-why`}
        onChange={({ target }) => typed(target.value)}
        onBlur={endWriting}
      />
      {problem !== undefined && (
        <p id={`${id}-why`} className={css.early}>
          Not kept yet: {problem}.
        </p>
      )}
    </div>
  );
}
