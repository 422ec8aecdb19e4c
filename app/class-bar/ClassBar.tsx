/**
 * The teacher's bar over the drawing while a class answers from its phones: how many have answered, what the
 * phones show, and what the teacher does with the view. Whose answers they are is in the panel.
 */
import './sheets.ts';
import { ListChecks, QrCode, Smartphone, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClassState, ClassView } from '../class/protocol.ts';
import { askClass, viewHere } from '../class-session/asking.ts';
import { revealAnswer, setOpen, setShows } from '../class-session/deeds.ts';
import { addThisView } from '../files/lessons/lesson-making.ts';
import { Button, Hint, IconButton } from '../parts/Button.tsx';
import { showTab } from '../store/chrome.ts';
import { askedHere, askedOnPhones, expectedAnswers, showClassBar, showJoining } from '../store/class.ts';
import { useEditor } from '../store/editor.ts';
import type { TeachersRoom } from '../store/state/class.ts';
import { subjectOf } from '../store/subject.ts';
import { classWords } from '../words/class.ts';
import { many } from '../words/counting.ts';
import css from './class-bar.module.css';

const says = classWords;

function Deed(props: {
  readonly hint: string;
  readonly run: () => void;
  readonly pressed?: boolean;
  readonly look?: 'outlined' | 'strong';
  readonly children: ReactNode;
}) {
  return (
    <Hint says={props.hint}>
      <Button look={props.look ?? 'outlined'} aria-pressed={props.pressed} onClick={props.run}>
        {props.children}
      </Button>
    </Hint>
  );
}

/** What is done with the answers to a view. */
function Deeds({ view }: { readonly view: ClassView }) {
  const { open, shows } = view;
  return (
    <>
      <Deed
        hint={
          open
            ? 'No answers are taken any more'
            : 'Answers are taken again; marks that were shown are taken back'
        }
        run={() => setOpen(view)}
      >
        {open ? 'Close' : 'Open again'}
      </Deed>
      <Deed
        hint="The wall shows how many gave which answer, without marks"
        pressed={shows !== 'nothing'}
        run={() => setShows(view, shows === 'nothing' || shows === 'counts' ? 'counts' : 'nothing')}
      >
        Show counts
      </Deed>
      {view.by !== 'words' && (
        <Deed
          hint="The phones and the wall show which answers are right"
          pressed={shows === 'marks' || shows === 'why'}
          run={() => setShows(view, shows === 'why' ? 'counts' : 'marks')}
        >
          Tell
        </Deed>
      )}
      <Deed
        hint="Shows what is right and why, here, on the wall and on the phones"
        pressed={shows === 'why'}
        run={() => revealAnswer(view)}
      >
        Reveal
      </Deed>
    </>
  );
}

/** How many have answered, of whom. */
function Count({ state, view }: { readonly state: ClassState; readonly view: ClassView | undefined }) {
  const here = state.students.filter((student) => student.here).length;
  if (view && expectedAnswers(state, view) > 0)
    return (
      <p className={css.count}>
        <output>{says.answeredOf(view.answered, expectedAnswers(state, view))}</output>
        {!view.open && <span className={css.closed}>closed</span>}
      </p>
    );
  return (
    <p className={css.count}>
      <output>{here === 0 ? 'Nobody is in the room yet' : says.here(here)}</output>
    </p>
  );
}

/** What the phones show, where it is not what is on the screen, and what can be done about it. */
function Phones({ room, view }: { readonly room: TeachersRoom; readonly view: ClassView | undefined }) {
  const onPhones = askedOnPhones({ room });
  const hasView = useEditor((state) => viewHere(state) !== undefined);
  const hasLesson = useEditor((state) => state.lesson !== undefined);
  const drawn = useEditor(({ document }) => !subjectOf(document).isEmpty(document));
  const { number = 0, title = '' } = onPhones ?? {};
  const shown = onPhones
    ? `The phones show ${title ? `“${title}”` : `question ${number}`}.`
    : 'The phones wait.';
  if (!hasView && !view)
    return (
      <>
        <p className={css.says}>
          {hasLesson
            ? 'What is on the screen is not a view of the lesson.'
            : 'The class is asked the views of a lesson: open one, or begin one with what is on the screen.'}{' '}
          {onPhones && shown}
        </p>
        {drawn && <Button onClick={addThisView}>Add this view</Button>}
      </>
    );
  if (view && view === onPhones) {
    if (!room.earlier) return null;
    return (
      <>
        <p className={css.says}>The class sees an earlier state.</p>
        <Button look="strong" onClick={() => void askClass()}>
          Send it again
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={css.says}>
        {!view && 'The class is not asked this view yet.'} {onPhones && shown}
      </p>
      <Deed
        look="strong"
        hint="Shows this view to the phones, with its question and a way to answer"
        run={() => void askClass()}
      >
        Ask the class
      </Deed>
    </>
  );
}

const linkSaid = {
  connecting: 'Connecting to the room…',
  there: '',
  lost: 'The connection to the room is lost. What you do now reaches the room when it is back.',
  refused: 'The room does not know this link. Open the link that the program printed after “Teacher:”.',
} as const;

/** The connection is lost, the room is not kept, or another window has the room as well. */
function troubleOf({ link, waiting, state }: TeachersRoom): string {
  if (link !== 'there')
    return [
      linkSaid[link],
      ...(link === 'lost' && waiting > 0 ? [`${many(waiting, 'act waits', 'acts wait')} for the room.`] : []),
    ].join(' ');
  if (state?.unkept)
    return `The room cannot be written to its file: ${state.unkept}. Answers count, but would be lost if the program ended.`;
  return (state?.windows ?? 0) > 1 ? 'Another window of the teacher has this room open, too.' : '';
}

function Trouble({ room }: { readonly room: TeachersRoom }) {
  const isLoss = room.link === 'lost' || room.link === 'refused' || Boolean(room.state?.unkept);
  return (
    <p className={css.trouble} role="status" data-loss={isLoss}>
      {troubleOf(room)}
    </p>
  );
}

function Bar({ room }: { readonly room: TeachersRoom }) {
  const view = useEditor(askedHere);
  const panelShown = useEditor((state) => state.inspectorOpen && state.inspectorTab === 'class');
  const { state, joining } = room;
  return (
    <section className={css.bar} aria-label="Phones">
      <div className={css.row}>
        <Smartphone size={18} aria-hidden="true" />
        {state && <Count state={state} view={view} />}
        {state && <Phones room={room} view={view} />}
        <div className={css.deeds}>
          {view && <Deeds view={view} />}
          {state && (
            <Deed hint={says.codes} pressed={joining} run={() => showJoining(!joining)}>
              <QrCode size={15} aria-hidden="true" /> Code
            </Deed>
          )}
          {state && (
            <Deed
              hint="Shows the answers in groups, for you alone"
              pressed={panelShown}
              run={() => showTab('class')}
            >
              <ListChecks size={15} aria-hidden="true" /> Answers
            </Deed>
          )}
          <IconButton name="Hide the bar" onClick={() => showClassBar(false)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Trouble room={room} />
    </section>
  );
}

/** While this screen is the wall, the class reads it: then the buttons are beside the counts below. */
export function ClassBar() {
  const room = useEditor((state) => state.room);
  const presenting = useEditor((state) => state.presenting !== undefined);
  return room?.barOpen && !presenting ? <Bar room={room} /> : null;
}

/** The same buttons on the wall of one window, which a class sees as well. */
export function DeedsOnWall() {
  const view = useEditor(askedHere);
  const joining = useEditor((state) => state.room?.joining ?? false);
  const hasView = useEditor((state) => viewHere(state) !== undefined);
  return (
    <div className={css.onWall}>
      {view ? (
        <Deeds view={view} />
      ) : (
        hasView && <Button onClick={() => void askClass()}>Ask the class</Button>
      )}
      <Button aria-pressed={joining} onClick={() => showJoining(!joining)}>
        Code
      </Button>
    </div>
  );
}
