/** What the teacher writes at the view that is shown, and what is done with it. */
import { ArrowDown, ArrowUp, RefreshCw, Trash2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { earlyInView, earlySaid } from '../../engine/lesson/index.ts';
import { deleteView, updateView } from '../files/lessons/lesson-making.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useEditor } from '../store/editor.ts';
import { moveView, type ViewWords, writeView } from '../store/lesson.ts';
import { foldNotes } from '../store/present.ts';
import type { KeyedView } from '../store/state/lesson.ts';
import { words } from '../words.ts';
import { AnswerFields } from './AnswerFields.tsx';
import css from './lesson.module.css';
import { endWriting, Written, WrittenLine, writeOn } from './Written.tsx';

const said = words.lesson;

function Minutes({ view }: { readonly view: KeyedView }) {
  const id = useId();
  return (
    <div className={css.minutes}>
      <label htmlFor={id}>Minutes</label>
      <input
        id={id}
        className={parts.field}
        type="number"
        min={1}
        max={999}
        value={view.minutes ?? ''}
        onChange={({ target }) => {
          const typed = Math.round(target.valueAsNumber);
          writeOn(() => writeView(view.key, { minutes: typed >= 1 && typed <= 999 ? typed : undefined }));
        }}
        onBlur={endWriting}
      />
    </div>
  );
}

/**
 * The button that has the focus goes with its view, so the focus moves to the next view, or to what is left.
 */
function removed(view: KeyedView, from: Element): void {
  const panel = from.closest<HTMLElement>('[data-keys]');
  flushSync(() => deleteView(view));
  (panel?.querySelector<HTMLElement>('[aria-current=step]') ?? panel)?.focus();
}

/** What tells the class an answer of the view too early, as far as words and shown values say. */
function Early({ view }: { readonly view: KeyedView }) {
  const document = useEditor((state) => (state.drawing === view.drawing ? state.document : undefined));
  const found = useMemo(() => earlyInView(view, document), [view, document]);
  return found.map((each) => {
    const { says, remedy } = earlySaid(each);
    return (
      <p key={each.kind} className={css.early}>
        {said.early(says, remedy)}
      </p>
    );
  });
}

/** Note, answers and how a class answers, once they are asked for where a class may still look on. */
function ForTeacher(props: { readonly view: KeyedView; readonly write: (written: ViewWords) => void }) {
  const { view, write } = props;
  const folded = useEditor((state) => state.notesFolded);
  if (folded)
    return (
      <Button aria-expanded={false} onClick={() => foldNotes(false)}>
        Show the note and the answers
      </Button>
    );
  return (
    <>
      <Written label="Note for you alone" rows={3} value={view.note} write={(note) => write({ note })} />
      <Written
        label="Answers, one on each line"
        value={view.answers.join('\n')}
        write={(typed) => write({ answers: typed === '' ? [] : typed.split('\n') })}
      />
      <AnswerFields key={view.key} view={view} />
    </>
  );
}

export function ViewFields(props: {
  readonly view: KeyedView;
  /** Its place in the list, from 0, and how many there are. */
  readonly place: number;
  readonly count: number;
}) {
  const { view, place, count } = props;
  const write = (written: ViewWords): void => writeView(view.key, written);
  return (
    <div className={css.fields}>
      <WrittenLine
        label="Title of the view"
        value={view.title}
        placeholder={said.untitledView(place + 1)}
        write={(title) => write({ title })}
      />
      <Written
        label="Question for the class"
        value={view.question}
        write={(question) => write({ question })}
      />
      <Early view={view} />
      <ForTeacher view={view} write={write} />
      <label className={css.leftOut}>
        <input
          type="checkbox"
          checked={view.handout !== false}
          onChange={({ target }) => write({ handout: target.checked ? undefined : false })}
        />
        On the handout and in students’ copies
      </label>
      <div className={css.deeds}>
        <Minutes view={view} />
        <IconButton
          name="Move up"
          aria-disabled={place === 0 || undefined}
          onClick={() => moveView(view.key, -1)}
        >
          <ArrowUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          name="Move down"
          aria-disabled={place === count - 1 || undefined}
          onClick={() => moveView(view.key, 1)}
        >
          <ArrowDown size={16} aria-hidden="true" />
        </IconButton>
        <IconButton name="Delete the view" onClick={(event) => removed(view, event.currentTarget)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
        <Button className={css.wide} onClick={() => updateView(view)}>
          <RefreshCw size={14} aria-hidden="true" />
          Update from the screen
        </Button>
      </div>
    </div>
  );
}
