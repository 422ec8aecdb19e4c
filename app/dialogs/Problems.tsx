/** A refused file: every problem by its place, with its remedy; all of it can be copied. */
import { useState } from 'react';
import type { Problem } from '../../engine/result.ts';
import { copyText } from '../files/copy-text.ts';
import { Button } from '../parts/Button.tsx';
import { closeDialog } from '../store/chrome.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import css from './dialogs.module.css';
import { Modal } from './Modal.tsx';

const firstShown = 200;

export function Problems({
  title,
  problems,
  opened = 0,
}: {
  readonly title: string;
  readonly problems: readonly Problem[];
  /** The number of other files that were opened. */
  readonly opened?: number | undefined;
}) {
  const [shown, show] = useState(firstShown);
  const text = problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
  return (
    <Modal
      title={opened === 0 ? words.nothingOpened : `Only ${many(opened, 'file was', 'files were')} opened`}
    >
      <p>
        {many(problems.length, 'problem', 'problems')} with <strong>{title}</strong>.{' '}
        {opened === 0 && 'Your drawing is unchanged.'}
      </p>
      <ul className={css.problems}>
        {problems.slice(0, shown).map(({ place, says }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          <li key={index}>
            <code>{place}</code>
            <span>{says}</span>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {problems.length > shown && (
          <Button onClick={() => show(shown + 1000)}>
            Show {Math.min(1000, problems.length - shown)} more
          </Button>
        )}
        <Button onClick={() => void copyText(text, 'the problems')}>Copy all</Button>
        <Button look="strong" data-first onClick={closeDialog}>
          Close
        </Button>
      </div>
    </Modal>
  );
}
