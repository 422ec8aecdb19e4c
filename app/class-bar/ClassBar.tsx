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
      <Deed hint={open ? says.closes : says.opens} run={() => setOpen(view)}>
        {open ? says.close : says.open}
      </Deed>
      <Deed
        hint={says.showsCounts}
        pressed={shows !== 'nothing'}
        run={() => setShows(view, shows === 'nothing' || shows === 'counts' ? 'counts' : 'nothing')}
      >
        {says.counts}
      </Deed>
      {view.by !== 'words' && (
        <Deed
          hint={says.tells}
          pressed={shows === 'marks' || shows === 'why'}
          run={() => setShows(view, shows === 'why' ? 'counts' : 'marks')}
        >
          {says.tell}
        </Deed>
      )}
      <Deed hint={says.reveals} pressed={shows === 'why'} run={() => revealAnswer(view)}>
        {says.reveal}
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
        {!view.open && <span className={css.closed}>{says.closed}</span>}
      </p>
    );
  return (
    <p className={css.count}>
      <output>{here === 0 ? says.nobody : says.here(here)}</output>
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
  const shown = onPhones ? says.phonesShow(number, title) : says.phonesWait;
  if (!hasView && !view)
    return (
      <>
        <p className={css.says}>
          {hasLesson ? says.noView : says.noLesson} {onPhones && shown}
        </p>
        {drawn && <Button onClick={addThisView}>{says.addView}</Button>}
      </>
    );
  if (view && view === onPhones) {
    if (!room.earlier) return null;
    return (
      <>
        <p className={css.says}>{says.earlier}</p>
        <Button look="strong" onClick={() => void askClass()}>
          {says.sendAgain}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={css.says}>
        {!view && says.notAsked} {onPhones && shown}
      </p>
      <Deed look="strong" hint={says.asks} run={() => void askClass()}>
        {says.ask}
      </Deed>
    </>
  );
}

/** The connection is lost, the room is not kept, or another window has the room as well. */
function troubleOf({ link, waiting, state }: TeachersRoom): string {
  if (link !== 'there')
    return [says.link[link], ...(link === 'lost' && waiting > 0 ? [says.waits(waiting)] : [])].join(' ');
  if (state?.unkept) return says.unkept(state.unkept);
  return (state?.windows ?? 0) > 1 ? says.otherWindow : '';
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
    <section className={css.bar} aria-label={says.bar}>
      <div className={css.row}>
        <Smartphone size={18} aria-hidden="true" />
        {state && <Count state={state} view={view} />}
        {state && <Phones room={room} view={view} />}
        <div className={css.deeds}>
          {view && <Deeds view={view} />}
          {state && (
            <Deed hint={says.codes} pressed={joining} run={() => showJoining(!joining)}>
              <QrCode size={15} aria-hidden="true" /> {says.code}
            </Deed>
          )}
          {state && (
            <Deed hint={says.showAnswers} pressed={panelShown} run={() => showTab('class')}>
              <ListChecks size={15} aria-hidden="true" /> {says.answers}
            </Deed>
          )}
          <IconButton name={says.hideBar} onClick={() => showClassBar(false)}>
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
      {view ? <Deeds view={view} /> : hasView && <Button onClick={() => void askClass()}>{says.ask}</Button>}
      <Button aria-pressed={joining} onClick={() => showJoining(!joining)}>
        {says.code}
      </Button>
    </div>
  );
}
