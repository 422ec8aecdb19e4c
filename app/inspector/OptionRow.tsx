/**
 * An option of a node, or a move on a board, as a row: its name, which the caller writes, its value, and who
 * wins. Pointing at it highlights it.
 */
import type { ComponentProps, ReactNode } from 'react';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { fadesAfter, useLasting } from '../parts/use-lasting.ts';
import type { Label } from '../store/selectors.ts';
import css from './card.module.css';

type Props = ComponentProps<'button'> & {
  /** What may be seen of the position to which it leads. */
  readonly worth: Partial<Pick<Label, 'value' | 'outcome'>> | undefined;
  /** In place of a value that may not be seen. */
  readonly unseen?: ReactNode;
  /** It was found before the last edit. */
  readonly isStale?: boolean;
  /** What is good about it. */
  readonly signs?: ReactNode;
};

export function OptionRow({ worth, unseen, isStale = false, signs, children, ...button }: Props) {
  const isFaded = useLasting(isStale, fadesAfter);
  return (
    <button type="button" className={css.option} data-stale={isFaded || undefined} {...button}>
      <span className={css.optionName}>{children}</span>
      <span className={css.optionValue}>{unseen || (worth?.value && <MathText value={worth.value} />)}</span>
      <span className={css.optionOutcome}>
        {!unseen && worth?.outcome && <OutcomeLetter outcome={worth.outcome} />}
      </span>
      {signs !== undefined && <span className={css.optionSigns}>{signs}</span>}
    </button>
  );
}
