/** A file was refused: every problem by its place, with its remedy, and all of it copyable. */
import { useState } from 'react';
import type { Problem } from '../../engine/index.ts';
import { Button } from '../parts/Button.tsx';
import { copyText } from '../parts/copy-text.ts';
import { closeDialog, Modal } from '../parts/Modal.tsx';
import { words } from '../words.ts';
import css from './dialogs.module.css';

const firstShown = 200;

export function Problems({
  title,
  problems,
}: {
  readonly title: string;
  readonly problems: readonly Problem[];
}) {
  const [shown, show] = useState(firstShown);
  const text = problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
  return (
    <Modal title={words.nothingOpened}>
      <p>
        <strong>{title}</strong> breaks {problems.length === 1 ? 'a rule' : `${problems.length} rules`} of the
        format. Your drawing is as it was.
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
