/** A section of a panel that folds, and remembers whether it is folded. Commands find its heading by its id. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from '../parts/parts.module.css';
import { foldedAs, foldSection } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';

export function Section(props: {
  /** The key under which it is remembered; never shown. */
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly folded?: boolean;
  readonly children: ReactNode;
}) {
  const body = useId();
  const chosen = useEditor((state) => state.folded[foldedAs(state, props.id)]);
  const folded = chosen ?? props.folded ?? false;
  return (
    <section className={css.section}>
      <h3 className={css.sectionHead}>
        <button
          type="button"
          id={`section-${props.id}`}
          aria-expanded={!folded}
          aria-controls={body}
          onClick={() => foldSection(props.id, !folded)}
        >
          <ChevronRight size={14} aria-hidden="true" />
          {props.title}
        </button>
        {props.aside}
      </h3>
      <div id={body} hidden={folded} className={css.sectionBody}>
        {!folded && props.children}
      </div>
    </section>
  );
}
