/**
 * A section of a panel that folds, and remembers whether it is folded. Commands find its heading by its id.
 * Where the documentation has a paragraph on it, a `?` in its head opens that.
 */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { HelpButton } from '../help/HelpButton.tsx';
import { topicOfSection } from '../help/topics.ts';
import css from '../parts/parts.module.css';
import { foldedAs, foldSection } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import type { HelpSubject } from '../store/state/chrome.ts';
import { words } from '../words.ts';

export function Section(props: {
  /** The key under which it is remembered; never shown. */
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly folded?: boolean;
  /**
   * What the `?` in its head opens, where that is not the paragraph of its id: its subject, and its spoken
   * name.
   */
  readonly help?: { readonly subject: HelpSubject & object; readonly name: string };
  readonly children: ReactNode;
}) {
  const body = useId();
  const chosen = useEditor((state) => state.folded[foldedAs(state, props.id)]);
  const folded = chosen ?? props.folded ?? false;
  const topic = topicOfSection(props.id);
  const help = props.help ?? (topic && { subject: topic, name: words.help.card });
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h3>
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
        </h3>
        {props.aside}
        {help && <HelpButton {...help} aria-describedby={`section-${props.id}`} />}
      </div>
      <div id={body} hidden={folded} className={css.sectionBody}>
        {!folded && props.children}
      </div>
    </section>
  );
}
