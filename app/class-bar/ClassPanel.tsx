/**
 * The tab of the class, for the teacher alone: how one comes in, the answers in groups, who is in the room,
 * and what is done afterwards.
 */
import './sheets.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ClassState } from '../class/protocol.ts';
import { forgetRoom, removeStudent, saveTable, setAlone, setNames } from '../class-session/deeds.ts';
import { codePicture } from '../export/qr-code.ts';
import { SignText } from '../lesson/SignText.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { askedHere, askedOnPhones, showJoining } from '../store/class.ts';
import { useEditor } from '../store/editor.ts';
import { classWords } from '../words/class.ts';
import { many } from '../words/counting.ts';
import { AnswerGroups } from './AnswerGroups.tsx';
import css from './class-panel.module.css';

const says = classWords;

/** The clock's time, as 10:04. */
const timeOf = (since: number): string =>
  new Date(since).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

const waysSaid = [
  'Some networks keep their guests apart, as those of schools do. Let this computer open a hotspot of its own, or share that of a phone, and start the room again.',
  'If this computer is in several networks, name the address that the phones can reach: --address.',
  'A relay passes what the phones and this computer say, sealed, where the network does not let them meet: start the room with --relay and its address.',
  'A firewall may ask whether Node may accept connections: allow it for this network.',
];

/** Whether a phone has reached the room, and what to do if none does. */
function Trying({ state: { address, tried } }: { readonly state: ClassState }) {
  return (
    <div className={css.trying}>
      <p>Open {address} on a phone that is in the same network as this computer.</p>
      <p role="status" data-reached={tried !== undefined || undefined}>
        {tried === undefined
          ? 'No phone has reached it yet.'
          : `A phone has reached the room, at ${timeOf(tried)}.`}
      </p>
      {tried === undefined && (
        <>
          <p>If the page does not open:</p>
          <ul>
            {waysSaid.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Door({ state }: { readonly state: ClassState }) {
  const joining = useEditor(({ room }) => room?.joining ?? false);
  const [tries, setTries] = useState(false);
  const { address, link, students, relay } = state;
  return (
    <section className={css.door} aria-label={says.join}>
      <button
        type="button"
        className={css.code}
        aria-label={says.codes}
        aria-pressed={joining}
        onClick={() => showJoining(!joining)}
      >
        <img src={codePicture(link)} alt="" />
      </button>
      <div>
        <p className={css.address}>{address}</p>
        <p>{says.here(students.filter(({ here }) => here).length)}</p>
        <Button aria-expanded={tries} onClick={() => setTries(!tries)}>
          Try the room
        </Button>
      </div>
      {relay.is === 'lost' && (
        <p role="status" className={css.lost}>
          The relay does not answer: {relay.says}
        </p>
      )}
      {tries && <Trying state={state} />}
    </section>
  );
}

function Students({ state: { students } }: { readonly state: ClassState }) {
  if (students.length === 0) return null;
  return (
    <details className={css.students}>
      <summary>{many(students.length, 'student', 'students')}</summary>
      <ul>
        {students.map((student) => (
          <li key={student.id} data-away={student.here ? undefined : true}>
            <span>{student.name}</span>
            {!student.here && <small>away</small>}
            <IconButton name={says.removeStudentCalled(student.name)} onClick={() => removeStudent(student)}>
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

const forgetSaid = 'Forget the room';

/** It asks first: nobody can bring the answers back. */
function Forget() {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button look="quiet" onClick={() => setAsks(true)}>
        {forgetSaid}
      </Button>
    );
  const forget = (): void => {
    forgetRoom();
    setAsks(false);
  };
  return (
    <div className={css.asks} role="alertdialog" aria-label={forgetSaid}>
      <p>All students and their answers are forgotten. Save them as CSV first, if you want to keep them.</p>
      <Button data-danger onClick={forget}>
        Forget them
      </Button>
      <Button look="strong" autoFocus onClick={() => setAsks(false)}>
        Keep them
      </Button>
    </div>
  );
}

function Choices({ state: { alone, names } }: { readonly state: ClassState }) {
  return (
    <div className={css.choices}>
      <label>
        Pace
        <select
          value={alone ? 'alone' : 'wall'}
          onChange={(event) => setAlone(event.target.value === 'alone')}
        >
          <option value="wall">The class follows the wall</option>
          <option value="alone">Each continues alone</option>
        </select>
      </label>
      <label>
        <input type="checkbox" checked={names} onChange={(event) => setNames(event.target.checked)} />
        Names beside the answers on the wall
      </label>
    </div>
  );
}

export function ClassPanel() {
  const state = useEditor(({ room }) => room?.state);
  const here = useEditor(askedHere);
  const onPhones = useEditor(askedOnPhones);
  const view = here ?? onPhones;
  if (!state) return null;
  return (
    <div>
      <Door state={state} />
      {view && (
        <section className={css.answers} aria-label={says.groups}>
          <h3>{view.title || <SignText text={view.question} />}</h3>
          <AnswerGroups view={view} students={state.students} />
        </section>
      )}
      <section className={css.rest} aria-label="Afterwards">
        <Choices state={state} />
        <Students state={state} />
        <div className={css.row}>
          <Button onClick={() => void saveTable()}>Save as CSV</Button>
          <Forget />
        </div>
      </section>
    </div>
  );
}
