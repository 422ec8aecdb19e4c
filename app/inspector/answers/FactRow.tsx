/** A fact about a value: its name, which explains itself, and what it is. */
import { type ReactNode, useId, useState } from 'react';
import { saidOf, type Value } from '../../../engine/values/index.ts';
import { copyText } from '../../files/copy-text.ts';
import { Hint } from '../../parts/Button.tsx';
import { MathText } from '../../parts/MathText.tsx';
import css from './about-value.module.css';

/** A term with its explanation: on hovering or focus in a hint, on a press in a line below. */
export function Row({
  name,
  says,
  children,
}: {
  readonly name: string;
  readonly says: string;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const line = useId();
  return (
    <div className={css.row}>
      <dt>
        <Hint says={says}>
          <button
            type="button"
            className={css.name}
            aria-expanded={open}
            aria-controls={open ? line : undefined}
            onClick={() => setOpen(!open)}
          >
            {name}
          </button>
        </Hint>
      </dt>
      <dd className="numbers">{children}</dd>
      {open && (
        <dd id={line} className={css.says}>
          {says}
        </dd>
      )}
    </div>
  );
}

/** A value that a click copies as text. */
export function CopiedValue({ value }: { readonly value: Value }) {
  const text = saidOf(value);
  return (
    <Hint says="Copy as text">
      <button type="button" className={css.value} onClick={() => void copyText(text, text)}>
        <MathText value={value} />
      </button>
    </Hint>
  );
}
