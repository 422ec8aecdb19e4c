/** The lesson's handout before it is printed: how it looks, and whether answers and notes are on it. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type HandoutChoice, HandoutPages } from '../lesson/HandoutPages.tsx';
import print from '../lesson/handout.module.css';
import { type HandoutView, handoutOf, viewsOnHandout } from '../lesson/handout.ts';
import { Button } from '../parts/Button.tsx';
import { toast } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import type { OpenLesson } from '../store/state/lesson.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import css from './handout-dialog.module.css';
import { Modal } from './Modal.tsx';
import split from './split.module.css';

/** The views as they are drawn; the lesson cannot change while the dialog is open. */
function useHandout(lesson: OpenLesson | undefined, letters: boolean): readonly HandoutView[] {
  const [views, setViews] = useState<readonly HandoutView[]>([]);
  useEffect(() => {
    if (!lesson) return;
    let wanted = true;
    const draw = async (): Promise<void> => {
      const made: HandoutView[] = [];
      for await (const view of handoutOf(lesson, letters)) {
        if (!wanted) return;
        made.push(view);
        setViews([...made]);
      }
    };
    draw().catch((error: unknown) => toast(String((error as Error).message), { stays: true }));
    return () => {
      wanted = false;
    };
  }, [lesson, letters]);
  return views;
}

export function Handout() {
  const lesson = useEditor((state) => state.lesson);
  const [choice, choose] = useState<HandoutChoice>(() => ({
    answers: false,
    notes: false,
    titles: false,
    letters: editor().letters,
  }));
  const views = useHandout(lesson, choice.letters);
  if (!lesson) return null;
  const count = viewsOnHandout(lesson).length;
  const ready = views.length === count;
  const pages = <HandoutPages lesson={lesson} views={views} choice={choice} />;
  return (
    <Modal title="Handout" shape="broad">
      <div className={`${split.split} ${css.dialog}`}>
        <section
          className={css.seen}
          aria-label="Handout"
          aria-busy={!ready}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
        >
          <div className={css.paper}>{pages}</div>
        </section>
        <div className={css.chosen}>
          <label>
            <input
              type="checkbox"
              data-first
              checked={choice.answers}
              onChange={({ target }) => choose({ ...choice, answers: target.checked })}
            />
            With the answers, on a last page
          </label>
          <label>
            <input
              type="checkbox"
              checked={choice.notes}
              onChange={({ target }) => choose({ ...choice, notes: target.checked })}
            />
            With the notes for the teacher
          </label>
          <label>
            <input
              type="checkbox"
              checked={choice.titles}
              onChange={({ target }) => choose({ ...choice, titles: target.checked })}
            />
            With the titles of the views, which may reveal an answer
          </label>
          <label>
            <input
              type="checkbox"
              checked={choice.letters}
              onChange={({ target }) => choose({ ...choice, letters: target.checked })}
            />
            {words.letters}
          </label>
          <p role="status">
            {ready
              ? 'The browser’s own print dialog comes next; it can also save a PDF.'
              : `Figures drawn: ${counted(views.length)} of ${counted(count)}.`}
          </p>
          <Button look="strong" disabled={!ready} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      {createPortal(
        <div className={print.printed} data-printed aria-hidden="true">
          {pages}
        </div>,
        document.body,
      )}
    </Modal>
  );
}
