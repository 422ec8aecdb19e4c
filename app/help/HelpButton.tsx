/** The small `?` beside a sign or in the head of a card: it opens the paragraph of the documentation that says what this is. */
import type { ComponentProps } from 'react';
import { openHelp } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { learn } from '../store/first-hints.ts';
import { words } from '../words.ts';
import css from './help.module.css';
import { helpAnchor } from './help-anchor.ts';
import type { Topic } from './topics.ts';

type Props = Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  readonly topic: Topic;
  /** What it is called aloud; it shows a question mark alone. */
  readonly name: string;
};

export function HelpButton({ topic, name, className, ...rest }: Props) {
  const open = useEditor((state) => state.help === topic);
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
        const isOpenHere = editor().help === topic && helpAnchor.now === currentTarget;
        helpAnchor.now = currentTarget;
        learn('sign');
        openHelp(isOpenHere ? undefined : topic);
      }}
    >
      <span aria-hidden="true">{words.help.sign}</span>
    </button>
  );
}
