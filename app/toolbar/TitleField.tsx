/**
 * The drawing's title, edited in place: Enter commits, Esc restores the old title. One undo step. A title that says a hidden value is not
 * shown, and stays unless another one is written.
 */
import { useRef } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { retitle } from '../edits/drawing.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { words } from '../words.ts';
import css from './toolbar.module.css';

export function TitleField() {
  const whole = useEditor((state) => state.document.title);
  const title = useEditor((state) => seenDocument(state).title);
  const readOnly = useReadOnly();
  const field = useRef<HTMLInputElement>(null);
  const commit = (): void => {
    const typed = field.current?.value.trim() ?? '';
    if (typed !== title) retitle(typed);
  };
  return (
    <input
      // Undo, or another drawing, changes the title, so the field is reset.
      key={`${whole} ${title}`}
      ref={field}
      className={css.title}
      aria-label="Title of the drawing"
      placeholder={title === whole ? words.untitled : words.hiddenSign}
      defaultValue={title}
      maxLength={200}
      readOnly={readOnly}
      spellCheck={false}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && field.current) field.current.value = title;
        if (event.key === 'Enter' || event.key === 'Escape') {
          event.preventDefault();
          canvas()?.focus();
          field.current?.blur();
        }
      }}
    />
  );
}
