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
import { AnswerGroups } from './AnswerGroups.tsx';
import css from './class-panel.module.css';

const says = classWords;

/** The clock's time, as 10:04. */
const timeOf = (since: number): string =>
  new Date(since).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** Whether a phone has reached the room, and what to do if none does. */
function Trying({ state: { address, tried } }: { readonly state: ClassState }) {
  const { how, reached, notYet, ifNot, ways } = says.trying;
  return (
    <div className={css.trying}>
      <p>{how(address)}</p>
      <p role="status" data-reached={tried !== undefined || undefined}>
        {tried === undefined ? notYet : reached(timeOf(tried))}
      </p>
      {tried === undefined && (
        <>
          <p>{ifNot}</p>
          <ul>
            {ways.map((way) => (
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
          {says.try}
        </Button>
      </div>
      {relay.is === 'lost' && (
        <p role="status" className={css.lost}>
          {says.relayLost}: {relay.says}
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
      <summary>{says.students(students.length)}</summary>
      <ul>
        {students.map((student) => (
          <li key={student.id} data-away={student.here ? undefined : true}>
            <span>{student.name}</span>
            {!student.here && <small>{says.away}</small>}
            <IconButton name={says.removeStudentCalled(student.name)} onClick={() => removeStudent(student)}>
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** It asks first: nobody can bring the answers back. */
function Forget() {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button look="quiet" onClick={() => setAsks(true)}>
        {says.forget}
      </Button>
    );
  const forget = (): void => {
    forgetRoom();
    setAsks(false);
  };
  return (
    <div className={css.asks} role="alertdialog" aria-label={says.forget}>
      <p>{says.forgetAsks}</p>
      <Button data-danger onClick={forget}>
        {says.forgetYes}
      </Button>
      <Button look="strong" autoFocus onClick={() => setAsks(false)}>
        {says.keep}
      </Button>
    </div>
  );
}

function Choices({ state: { alone, names } }: { readonly state: ClassState }) {
  return (
    <div className={css.choices}>
      <label>
        {says.pace}
        <select
          value={alone ? 'alone' : 'wall'}
          onChange={(event) => setAlone(event.target.value === 'alone')}
        >
          <option value="wall">{says.follows}</option>
          <option value="alone">{says.alone}</option>
        </select>
      </label>
      <label>
        <input type="checkbox" checked={names} onChange={(event) => setNames(event.target.checked)} />
        {says.names}
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
      <section className={css.rest} aria-label={says.afterwards}>
        <Choices state={state} />
        <Students state={state} />
        <div className={css.row}>
          <Button onClick={() => void saveTable()}>{says.saveTable}</Button>
          <Forget />
        </div>
      </section>
    </div>
  );
}
