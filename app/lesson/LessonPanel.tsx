/**
 * The lesson that is open: its views in their order, what is written at the one that is shown, and how it is
 * kept and printed.
 */
import { Plus, Presentation, Printer, Redo2, Save, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { aboutTells, earlySaid } from '../../engine/lesson/index.ts';
import { addThisView } from '../files/lessons/lesson-making.ts';
import { closeLesson } from '../files/lessons/lesson-opening.ts';
import { saveLessonToFile } from '../files/lessons/lesson-saving.ts';
import { redoInLesson, undoInLesson } from '../files/lessons/lesson-undo.ts';
import { enterView } from '../files/lessons/view-entering.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { present } from '../present/presenting.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { describeLesson, moveView, renameLesson } from '../store/lesson.ts';
import { bringRulesets, rulesetCalled } from '../store/rulesets.ts';
import type { KeyedView, OpenLesson } from '../store/state/lesson.ts';
import { subjectOf } from '../store/subject.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { BeforeClass } from './BeforeClass.tsx';
import css from './lesson.module.css';
import { ViewFields } from './ViewFields.tsx';
import { Written, WrittenLine } from './Written.tsx';

const said = words.lesson;

const minutesSaid = (count: number) => many(count, 'minute', 'minutes');

const moment = (moves: number) =>
  moves === 0 ? 'before the first move' : `after ${many(moves, 'move', 'moves')}`;

const showsSaid = { values: '', outcomes: 'outcomes', nothing: 'no values' } as const;

/** How a view differs from the whole drawing with all its values. */
function marksOf({ title, camera, step, board, hidden, shows, minutes, handout }: KeyedView): string {
  const { all, except } = hidden;
  const hides = all
    ? except.length > 0
      ? `all values hidden but ${except.length}`
      : 'all values hidden'
    : except.length > 0
      ? many(except.length, 'value hidden', 'values hidden')
      : '';
  const named = board ? (rulesetCalled(board.ruleset)?.name ?? board.ruleset) : '';
  const marks = [
    minutes === undefined ? '' : minutesSaid(minutes),
    step === undefined ? '' : `step ${step}`,
    named === title ? '' : named,
    board?.starter ? moment(board.line?.length ?? 0) : '',
    hides,
    showsSaid[shows],
    camera ? 'part of the drawing' : '',
    handout === false ? 'not on the handout' : '',
  ];
  return marks.filter((mark) => mark !== '').join(' · ');
}

function Row(props: { readonly view: KeyedView; readonly place: number; readonly lesson: OpenLesson }) {
  const { view, place, lesson } = props;
  const current = view.key === lesson.at;
  const marks = marksOf(view);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) head.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) moveView(view.key, by);
    else focusRow(event.currentTarget, by);
  };
  return (
    <li className={css.view} data-current={current || undefined}>
      <button
        ref={head}
        type="button"
        className={css.enter}
        data-view
        aria-current={current ? 'step' : undefined}
        onClick={() => void enterView(view.key)}
        onKeyDown={press}
      >
        <b className="numbers">{place + 1}</b>
        <span>
          {view.title || said.untitledView(place + 1)}
          {marks && <small>{marks}</small>}
        </span>
      </button>
      {current && <ViewFields view={view} place={place} count={lesson.views.length} />}
    </li>
  );
}

function focusRow(from: Element, by: number): void {
  const rows = [...(from.closest('ol')?.querySelectorAll<HTMLElement>('[data-view]') ?? [])];
  rows[rows.indexOf(from as HTMLElement) + by]?.focus();
}

function totalOf({ views }: OpenLesson): string {
  const minutes = views.reduce((sum, view) => sum + (view.minutes ?? 0), 0);
  return [said.views(views.length), ...(minutes > 0 ? [minutesSaid(minutes)] : [])].join(' · ');
}

const steps = {
  undo: { name: said.undo, keys: '$mod+z', run: undoInLesson, Icon: Undo2, from: 'past' },
  redo: { name: said.redo, keys: '$mod+Shift+z', run: redoInLesson, Icon: Redo2, from: 'future' },
} as const;

function StepButton({ way }: { readonly way: keyof typeof steps }) {
  const { name, keys, run, Icon, from } = steps[way];
  const none = useEditor((state) => state.lessonHistory[from].length === 0);
  return (
    <IconButton name={name} keys={keys} aria-disabled={none || undefined} onClick={() => void run()}>
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  );
}

const save = (): void => {
  saveLessonToFile().catch((error: unknown) => toast(String((error as Error).message), { stays: true }));
};

export function LessonPanel() {
  const lesson = useEditor((state) => state.lesson);
  const drawn = useEditor(({ document }) => !subjectOf(document).isEmpty(document));
  const showsBoards = useEditor((state) => state.lesson?.views.some(({ board }) => board) ?? false);
  // The names of rulesets come with them.
  useEditor((state) => state.rulesets);
  useEffect(() => {
    if (showsBoards) void bringRulesets();
  }, [showsBoards]);
  if (!lesson) return null;
  const none = lesson.views.length === 0;
  const about = earlySaid({ kind: 'about' });
  return (
    <div data-keys="lesson" tabIndex={-1}>
      <div className={css.head}>
        <WrittenLine
          label="Title of the lesson"
          value={lesson.title}
          placeholder={words.untitled}
          write={renameLesson}
        />
        <Written label="What it is about" rows={1} value={lesson.about} write={describeLesson} />
        {aboutTells(lesson) && <p className={css.early}>{said.early(about.says, about.remedy)}</p>}
        <div className={css.deeds}>
          <Button look="strong" disabled={!drawn} onClick={addThisView}>
            <Plus size={15} aria-hidden="true" />
            Add this view
          </Button>
          <IconButton name="Present" keys="d" aria-disabled={none || undefined} onClick={present}>
            <Presentation size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            name={said.printHandout}
            aria-disabled={none || undefined}
            onClick={() => none || openDialog({ kind: 'handout' })}
          >
            <Printer size={16} aria-hidden="true" />
          </IconButton>
          <IconButton name={said.save} aria-disabled={none || undefined} onClick={() => none || save()}>
            <Save size={16} aria-hidden="true" />
          </IconButton>
          <IconButton name={said.close} onClick={() => void closeLesson()}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className={css.total}>
        <p>{totalOf(lesson)}</p>
        <StepButton way="undo" />
        <StepButton way="redo" />
      </div>
      {!none && <BeforeClass key={lesson.id} lesson={lesson} />}
      {none ? (
        <p className={css.empty}>
          Show a drawing as the class will see it, and add it as a view. The view saves the part on the
          screen, the step, and which values are hidden.
        </p>
      ) : (
        <ol className={css.views} aria-label="Views of the lesson">
          {lesson.views.map((view, place) => (
            <Row key={view.key} view={view} place={place} lesson={lesson} />
          ))}
        </ol>
      )}
    </div>
  );
}
