/**
 * The small `?` beside a sign or in the head of a card: it opens the paragraph of the documentation that says
 * what this is.
 */
import type { ComponentProps } from 'react';
import { openHelp } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { learn } from '../store/first-hints.ts';
import type { HelpSubject } from '../store/state/chrome.ts';
import css from './help.module.css';
import { helpAnchor } from './help-anchor.ts';
import type { Topic } from './topics.ts';

type Props = Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  readonly subject: Topic | Exclude<HelpSubject, string>;
  /** What it is called aloud; it shows a question mark alone. */
  readonly name: string;
};

/** A ruleset is named anew each time that its panel is drawn. */
const isSame = (one: HelpSubject | undefined, other: HelpSubject): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.kind === 'ruleset' &&
    other.kind === 'ruleset' &&
    one.id === other.id);

export function HelpButton({ subject, name, className, ...rest }: Props) {
  const open = useEditor((state) => isSame(state.help, subject));
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="dialog"
      data-help=""
      data-open={open || undefined}
      {...rest}
      className={[css.button, className].filter(Boolean).join(' ')}
      onClick={({ currentTarget }) => {
        const isOpenHere = editor().help !== undefined && helpAnchor.now === currentTarget;
        helpAnchor.now = currentTarget;
        learn('sign');
        openHelp(isOpenHere ? undefined : subject);
      }}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}
