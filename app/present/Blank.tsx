/** A black screen over everything. Any key or click takes it away, and does nothing else. */
import { useEffect, useRef } from 'react';
import { useEditor } from '../store/editor.ts';
import { toggleBlank } from '../store/present.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import css from './present.module.css';

function Black() {
  const screen = useRef<HTMLDialogElement>(null);
  useEffect(() => screen.current?.showModal(), []);
  return (
    <dialog
      ref={screen}
      className={css.blank}
      aria-label={words.presenting.blank}
      // A phone's way back is not a key.
      onCancel={(event) => {
        event.preventDefault();
        toggleBlank();
      }}
      onKeyDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        toggleBlank();
      }}
    >
      <button type="button" className={css.back} onClick={toggleBlank}>
        {forHand('Any key or click brings the drawing back')}
      </button>
    </dialog>
  );
}

export function Blank() {
  const blank = useEditor((state) => state.presenting !== undefined && state.blank);
  return blank ? <Black /> : null;
}
