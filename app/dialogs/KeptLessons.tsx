/** The lessons kept in this browser, above the list of drawings: open one, or delete it with the drawings that came with it. */
import { Trash2 } from 'lucide-react';
import { canvas } from '../canvas/viewport.ts';
import { deleteLesson } from '../files/lessons/lesson-deleting.ts';
import { openKeptLesson } from '../files/lessons/lesson-opening.ts';
import type { KeptLesson } from '../files/lessons/lesson-storage.ts';
import { IconButton } from '../parts/Button.tsx';
import { closeDialog, toast } from '../store/chrome.ts';
import { words } from '../words.ts';
import css from './drawings.module.css';

async function open({ lesson }: KeptLesson): Promise<void> {
  closeDialog();
  if (!(await openKeptLesson(lesson.id))) toast(words.lesson.gone);
  canvas()?.focus();
}

const failed = (): void => {
  toast(words.keeping.listFailed, { stays: true });
};

export function KeptLessons(props: { readonly lessons: readonly KeptLesson[]; readonly again: () => void }) {
  if (props.lessons.length === 0) return null;
  return (
    <section className={css.lessons} aria-label={words.lesson.lessons}>
      <h3>{words.lesson.lessons}</h3>
      <ul>
        {props.lessons.map((kept) => {
          const title = kept.lesson.title || words.untitled;
          return (
            <li key={kept.lesson.id}>
              <button type="button" onClick={() => void open(kept).catch(failed)}>
                <span>{title}</span>
                <small>{words.lesson.views(kept.lesson.views.length)}</small>
              </button>
              <IconButton
                name={words.lesson.deleteOf(title)}
                onClick={() => void deleteLesson(kept, props.again).catch(failed)}
              >
                <Trash2 size={15} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
