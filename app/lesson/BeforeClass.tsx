/** What of the lesson tells a class an answer too early, as a list that leads to the views. */
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import type { GameDocument } from '../../engine/document/index.ts';
import { type EarlyInLesson, earlyInLesson } from '../../engine/lesson/index.ts';
import { drawingsOfLesson } from '../files/lessons/lesson-saving.ts';
import { enterView } from '../files/lessons/view-entering.ts';
import { useEditor } from '../store/editor.ts';
import type { OpenLesson } from '../store/state/lesson.ts';
import { many } from '../words/counting.ts';
import css from './lesson.module.css';

type Drawings = ReadonlyMap<string, GameDocument>;

/** The drawings of the views, the open one as it is just now; undefined until they are read. */
function useDrawings(lesson: OpenLesson, isOpen: boolean): Drawings | undefined {
  const [kept, setKept] = useState<Drawings>();
  const drawing = useEditor((state) => state.drawing);
  const document = useEditor((state) => state.document);
  const wanted = lesson.views.map((view) => view.drawing).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other drawings are read again
  useEffect(() => {
    let isWanted = isOpen;
    if (isOpen) void drawingsOfLesson(lesson).then((found) => isWanted && setKept(found));
    return () => {
      isWanted = false;
    };
  }, [isOpen, wanted, drawing]);
  return useMemo(
    () => kept && (kept.has(drawing) ? new Map(kept).set(drawing, document) : kept),
    [kept, drawing, document],
  );
}

const ofView = (number: number, title: string) => (title === '' ? `View ${number}` : `${number} · ${title}`);

function Found({ found, lesson }: { readonly found: EarlyInLesson; readonly lesson: OpenLesson }) {
  const view = found.view === undefined ? undefined : lesson.views[found.view];
  const text = (
    <>
      <b>{view ? ofView((found.view ?? 0) + 1, view.title) : 'The lesson'}</b>
      <span>{found.says}</span>
      <small>{found.remedy}</small>
    </>
  );
  return (
    <li>
      {view ? (
        <button type="button" onClick={() => void enterView(view.key)}>
          {text}
        </button>
      ) : (
        <p>{text}</p>
      )}
    </li>
  );
}

export function BeforeClass({ lesson }: { readonly lesson: OpenLesson }) {
  const [isOpen, setOpen] = useState(false);
  const drawings = useDrawings(lesson, isOpen);
  const body = useId();
  const found = useMemo(
    () => (isOpen && drawings ? earlyInLesson({ ...lesson, drawings }) : undefined),
    [isOpen, lesson, drawings],
  );
  return (
    <section className={css.before}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
          <ChevronRight size={14} aria-hidden="true" />
          Before class
          {found && found.length > 0 && <small>{many(found.length, 'thing', 'things')}</small>}
        </button>
      </h3>
      <div id={body} hidden={!isOpen}>
        {isOpen && !found && <p className={css.hint}>The drawings are being read.</p>}
        {found?.length === 0 && (
          <p className={css.hint}>
            Nothing was found that tells an answer too early. Sentences are judged by their words alone.
          </p>
        )}
        {found && found.length > 0 && (
          <ul>
            {found.map((each) => (
              <Found key={`${each.view} ${each.what} ${each.says}`} found={each} lesson={lesson} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
