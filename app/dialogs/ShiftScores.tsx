/** Adds a number to every score of the drawing: its sum with that number. */
import { useId, useState } from 'react';
import { writtenNumber } from '../../engine/document/index.ts';
import { addToScores } from '../edits/scores.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { closeDialog } from '../store/chrome.ts';
import { Modal } from './Modal.tsx';
import css from './typed-line.module.css';

export function ShiftScores() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const note = useId();
  return (
    <Modal title="Add a number to all scores" shape="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const by = writtenNumber(typed.trim());
          if (by === undefined) {
            setWrong(`“${typed.trim()}” is not a number. Write one such as 3, -1/2 or 0.25.`);
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
            Add
          </Button>
        </div>
        <p id={note} className={css.note} role="status" data-wrong={wrong !== '' || undefined}>
          {wrong ||
            'This number is added to every score that counts. The drawing becomes its sum with the number.'}
        </p>
      </form>
    </Modal>
  );
}
