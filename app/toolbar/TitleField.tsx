/** The drawing's title, edited in place: Enter commits, Esc restores the old title. One undo step. */
import { useRef } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { retitle } from '../edits/drawing.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import css from './toolbar.module.css';

export function TitleField() {
  const title = useEditor((state) => state.document.title);
  const readOnly = useReadOnly();
  const field = useRef<HTMLInputElement>(null);
  const commit = (): void => {
    const typed = field.current?.value.trim() ?? '';
    if (typed !== title) retitle(typed);
  };
  return (
    <input
      // Undo, or another drawing, changes the title, so the field is reset.
      key={title}
      ref={field}
      className={css.title}
      aria-label="Title of the drawing"
      placeholder={words.untitled}
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
