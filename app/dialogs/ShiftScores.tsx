/** Adds a number to every score of the drawing: its sum with that number. */
import { useId, useState } from 'react';
import { writtenNumber } from '../../engine/document/index.ts';
import { addToScores } from '../edits/scores.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { closeDialog } from '../store/chrome.ts';
import { words } from '../words.ts';
import { Modal } from './Modal.tsx';
import css from './typed-line.module.css';

export function ShiftScores() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const note = useId();
  return (
    <Modal title={words.scores.shift} shape="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const by = writtenNumber(typed.trim());
          if (by === undefined) {
            setWrong(words.scores.unreadNumber(typed.trim()));
            return;
          }
          closeDialog();
          addToScores(by);
        }}
      >
        <div className={css.line}>
          <input
            type="text"
            className={parts.field}
            aria-label="Number"
            aria-describedby={note}
            aria-invalid={wrong !== ''}
            placeholder="1/2"
            spellCheck={false}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong('');
            }}
          />
          <Button look="strong" type="submit" disabled={typed.trim() === ''}>
            {words.scores.add}
          </Button>
        </div>
        <p id={note} className={css.note} role="status" data-wrong={wrong !== '' || undefined}>
          {wrong || words.scores.shiftNote}
        </p>
      </form>
    </Modal>
  );
}
