/**
 * The lessons and examples: a card for each with its picture, what it shows, and a thing to try. Opening an
 * example makes a new drawing.
 */

import { useEffect, useRef, useState } from 'react';
import type { GameDocument } from '../../engine/document/index.ts';

import {
  type Example,
  exampleDocument,
  type LessonCard,
  lessonDocument,
  listExamples,
  listLessons,
  openExample,
  openLessonOfSite,
} from '../files/examples.ts';
import { SignText } from '../lesson/SignText.tsx';
import { Button } from '../parts/Button.tsx';
import { closeDialog, openDialog, toast } from '../store/chrome.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { CarriedBoardPicture } from './CarriedBoardPicture.tsx';
import { DrawingPicture } from './DrawingPicture.tsx';
import css from './dialogs.module.css';
import { Modal } from './Modal.tsx';

/** The state of a promise: pending, its value, or the reason why it failed. */
function useComing<T>(ask: () => Promise<T>): { readonly value?: T; readonly failed?: string } {
  const [state, setState] = useState<{ readonly value?: T; readonly failed?: string }>({});
  // Asked once, since the request is the same for the component's whole life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setState({ value }),
      (error: unknown) => wanted && setState({ failed: String((error as Error).message) }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return state;
}

function Picture({ ask }: { readonly ask: () => Promise<GameDocument | undefined> }) {
  const { value } = useComing<GameDocument | undefined>(ask);
  return <div className={css.picture}>{value && <DrawingPicture document={value} />}</div>;
}

async function open(opening: () => Promise<void>): Promise<void> {
  closeDialog();
  try {
    await opening();
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}

function Card(props: {
  readonly about: Omit<Example, 'level'>;
  /** The words before the source. */
  readonly remark: string;
  readonly picture: () => Promise<GameDocument | undefined>;
  readonly open: () => Promise<void>;
}) {
  const { title, says, source } = props.about;
  return (
    <li className={css.card}>
      {/* Where the drawing has more nodes than can be seen on a card, the board of its start. */}
      {props.about.board ? (
        <div className={css.picture}>
          <CarriedBoardPicture {...props.about.board} />
        </div>
      ) : (
        <Picture ask={props.picture} />
      )}
      <div className={css.cardBody}>
        <button type="button" onClick={() => void open(props.open)}>
          {title}
        </button>
        <p>
          <SignText text={says} />
        </p>
        <p className={css.try}>
          <SignText text={props.about.try} />
        </p>
        <p className={css.source}>
          {props.remark} · {source}
        </p>
      </div>
    </li>
  );
}

const isLessons = (level: string): boolean => level === words.lesson.lessons;

function Cards(props: { readonly examples: readonly Example[]; readonly lessons: readonly LessonCard[] }) {
  const { examples, lessons } = props;
  const [level, setLevel] = useState('');
  // The dialog opens before the cards arrive; then the focus goes to the first of them.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const levels = [...new Set(examples.map((example) => example.level))];
  const shown = examples.filter((example) => level === '' || example.level === level);
  return (
    <>
      <div className={css.filters}>
        <label>
          Show
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            <option value="">all {examples.length + lessons.length}</option>
            {lessons.length > 0 && <option>{words.lesson.lessons}</option>}
            {levels.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      <ul ref={list} className={css.cards}>
        {(level === '' || isLessons(level)) &&
          lessons.map((lesson) => (
            <Card
              key={lesson.file}
              about={lesson}
              remark={`Lesson, ${many(lesson.minutes, 'minute', 'minutes')}`}
              picture={() => lessonDocument(lesson)}
              open={() => openLessonOfSite(lesson)}
            />
          ))}
        {shown.map((example) => (
          <Card
            key={example.file}
            about={example}
            remark={example.level}
            picture={() => exampleDocument(example)}
            open={() => openExample(example)}
          />
        ))}
      </ul>
    </>
  );
}

export function Gallery() {
  const { value, failed } = useComing(listExamples);
  // Without lessons there are still examples.
  const lessons = useComing(() => listLessons().catch(() => []));
  return (
    <Modal
      title="Examples"
      shape="wide"
      tools={
        <div className={css.headTools}>
          <Button onClick={() => openDialog({ kind: 'boards' })}>{words.boards.openBoard}</Button>
          <Button onClick={() => openDialog({ kind: 'draw-value' })}>{words.drawValue}…</Button>
        </div>
      }
    >
      {failed && <p role="alert">The examples could not be loaded: {failed}</p>}
      {value && lessons.value && <Cards examples={value} lessons={lessons.value} />}
    </Modal>
  );
}
