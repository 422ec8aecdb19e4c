/**
 * The list of every drawing and lesson kept in this browser: search, open, rename, duplicate, delete and
 * restore.
 */

import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { addBeside } from '../commands/adding-beside.ts';
import { deleteDrawing, duplicateDrawing, renameDrawing, showDrawing } from '../files/arranging-drawings.ts';
import { flush } from '../files/autosave.ts';
import { claimedElsewhere } from '../files/claim.ts';
import { listNamed } from '../files/drawings.ts';
import { flushLesson } from '../files/lessons/lesson-autosave.ts';
import { deleteLesson } from '../files/lessons/lesson-deleting.ts';
import { openKeptLesson } from '../files/lessons/lesson-opening.ts';
import { type KeptLesson, listKeptLessons } from '../files/lessons/lesson-storage.ts';
import type { AboutDrawing } from '../files/storage.ts';
import { onTabMessage } from '../files/tabs.ts';
import { IconButton } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { closeDialog, toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { DrawingTile } from './DrawingTile.tsx';
import css from './drawings.module.css';
import { Modal } from './Modal.tsx';

async function open({ lesson }: KeptLesson): Promise<void> {
  closeDialog();
  if (!(await openKeptLesson(lesson.id))) toast('This lesson was deleted in another tab.');
  canvas()?.focus();
}

const failed = (): void => {
  toast(words.keeping.listFailed, { stays: true });
};

/**
 * The lessons kept in this browser, above the list of drawings: open one, or delete it with the drawings that
 * came with it.
 */
function KeptLessons(props: { readonly lessons: readonly KeptLesson[]; readonly again: () => void }) {
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
                name={`Delete the lesson ${title}`}
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

type Listed = {
  readonly all: readonly AboutDrawing[];
  readonly taken: ReadonlySet<string>;
  readonly lessons: readonly KeptLesson[];
};

const said = words.keeping;

/** The list from storage, read again whenever another tab changes it. */
function useDrawings(): {
  readonly listed: Listed | undefined;
  readonly failed: boolean;
  again(): Promise<void>;
} {
  const [listed, setListed] = useState<Listed>();
  const [failed, fail] = useState(false);
  const again = useCallback(async (): Promise<void> => {
    try {
      const [all, taken, lessons] = await Promise.all([listNamed(), claimedElsewhere(), listKeptLessons()]);
      setListed({ all, taken, lessons });
      fail(false);
    } catch {
      fail(true);
    }
  }, []);
  useEffect(() => {
    void Promise.all([flush(), flushLesson()]).then(again);
    return onTabMessage((word) => {
      if (word.kind === 'listed' || word.kind === 'written' || word.kind === 'free') void again();
    });
  }, [again]);
  return { listed, failed, again };
}

async function show({ id }: AboutDrawing): Promise<void> {
  closeDialog();
  await showDrawing(id);
  canvas()?.focus();
}

async function putBeside(about: AboutDrawing): Promise<void> {
  closeDialog();
  await addBeside(about);
  canvas()?.focus();
}

const openers = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-opens]')];

/**
 * Arrow keys go from card to card in their order on the screen; from the end of a row they continue in the
 * next.
 */
function neighbour(all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const top = (element: HTMLElement): number => element.getBoundingClientRect().top;
  const wide = Math.max(1, all.filter((each) => top(each) === top(all[0])).length);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -wide,
    ArrowDown: wide,
    Home: -at,
    End: all.length - 1 - at,
  };
  const step = steps[key];
  return step === undefined ? undefined : all[at + step];
}

function Cards(props: {
  readonly shown: readonly AboutDrawing[];
  readonly taken: ReadonlySet<string>;
  readonly again: () => Promise<void>;
  readonly beside: boolean;
}) {
  const { shown, taken, again, beside } = props;
  const current = useEditor((state) => state.drawing);
  const list = useRef<HTMLUListElement>(null);
  /** After a deletion the focus goes to the card that took the place of the deleted one. */
  const next = useRef<{ readonly place: number; readonly deleted: string } | undefined>(undefined);
  useEffect(() => {
    if (next.current === undefined || !list.current || shown.length === 0) return;
    const { place, deleted } = next.current;
    // A list that was on its way before, after a renaming for instance, still has the deleted drawing.
    if (shown.some(({ id }) => id === deleted)) return;
    const all = openers(list.current);
    all[Math.min(place, all.length - 1)]?.focus();
    next.current = undefined;
  }, [shown]);
  const tried = (work: Promise<void>): void => {
    work.then(again, () => toast(said.listFailed, { stays: true }));
  };
  return (
    <ul
      ref={list}
      className={css.cards}
      onKeyDown={(event) => {
        const all = list.current ? openers(list.current) : [];
        const at = all.indexOf(event.target as HTMLElement);
        const to = at === -1 ? undefined : neighbour(all, at, event.key);
        if (!to) return;
        event.preventDefault();
        to.focus();
      }}
    >
      {shown.map((about, i) => (
        <DrawingTile
          key={about.id}
          about={about}
          mark={taken.has(about.id) ? 'elsewhere' : about.id === current ? 'here' : undefined}
          show={() => void (beside ? putBeside(about) : show(about))}
          rename={(title) => tried(renameDrawing(about, title))}
          duplicate={() => tried(duplicateDrawing(about))}
          remove={() => {
            next.current = { place: i, deleted: about.id };
            tried(deleteDrawing(about, () => void again()));
          }}
        />
      ))}
    </ul>
  );
}

const search = 'Search the drawings';

export function Drawings({ beside = false }: { readonly beside?: boolean | undefined }) {
  const { listed, failed, again } = useDrawings();
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => {
    const needle = typed.trim().toLowerCase();
    const there = new Set(listed?.lessons.map(({ lesson }) => lesson.id));
    const fits = (title: string): boolean => (title || words.untitled).toLowerCase().includes(needle);
    return {
      // Drawings that came with a lesson are listed where they are looked for, and not among the person's
      // own.
      drawings: (listed?.all ?? []).filter(
        ({ title, lesson, board }) =>
          // A board has no nodes to be put beside others.
          !(beside && board !== undefined) &&
          fits(title) &&
          (needle !== '' || lesson === undefined || !there.has(lesson)),
      ),
      lessons: (listed?.lessons ?? []).filter(({ lesson }) => fits(lesson.title)),
    };
  }, [listed, typed, beside]);
  const none = listed && shown.drawings.length + shown.lessons.length === 0 && typed.trim() !== '';
  return (
    <Modal
      title={beside ? said.addBeside : said.drawings}
      shape="wide"
      tools={
        <input
          type="search"
          className={`${parts.field} ${css.search}`}
          aria-label={search}
          placeholder={search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      }
    >
      {failed && <p role="alert">{said.listFailed}</p>}
      {!beside && <KeptLessons lessons={shown.lessons} again={() => void again()} />}
      <p className={css.count} role="status">
        {none
          ? `No drawing is called “${typed.trim()}”.`
          : listed && many(shown.drawings.length, 'drawing', 'drawings')}
      </p>
      {listed && <Cards shown={shown.drawings} taken={listed.taken} again={again} beside={beside} />}
    </Modal>
  );
}
