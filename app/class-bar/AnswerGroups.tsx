/**
 * The answers to a view in groups of equal ones, for the teacher alone: each with its verdict and how many
 * gave it. A click shows one on the wall without its name; who gave it is said by another click.
 */
import { ChevronDown, ChevronRight, Eraser, UserX } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import type { AnswerGroup, ClassStudent, ClassView } from '../class/protocol.ts';
import { dropAnswer, openCopy, point, removeStudent } from '../class-session/deeds.ts';
import { SignText } from '../lesson/SignText.tsx';
import { Button, Hint, IconButton } from '../parts/Button.tsx';
import { byCount, isMarked } from '../store/class-on-wall.ts';
import { classWords } from '../words/class.ts';
import { many } from '../words/counting.ts';
import { AnswerText, DrawingGiven, VerdictSign } from './AnswerSigns.tsx';
import css from './class-panel.module.css';
import { Mixture } from './Mixture.tsx';

const says = classWords;

function Givers(props: {
  readonly view: ClassView;
  readonly group: AnswerGroup;
  readonly students: readonly ClassStudent[];
}) {
  const { view, group, students } = props;
  const given = students.filter(({ id }) => group.students.includes(id));
  return (
    <ul className={css.givers}>
      {given.map((student) => (
        <li key={student.id}>
          <span>{student.name}</span>
          <IconButton name={`Remove the answer of ${student.name}`} onClick={() => dropAnswer(view, student)}>
            <Eraser size={15} aria-hidden="true" />
          </IconButton>
          <IconButton name={says.removeStudentCalled(student.name)} onClick={() => removeStudent(student)}>
            <UserX size={15} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

const showOne = (text: string) => `Show ${text} on the wall`;

function Group(props: {
  readonly view: ClassView;
  readonly group: AnswerGroup;
  readonly students: readonly ClassStudent[];
}) {
  const { view, group } = props;
  const { key, text, verdict, drawing } = group;
  const [named, setNamed] = useState(false);
  const id = useId();
  const called = drawing ? says.aDrawing(drawing.worth) : text;
  const count = group.students.length;
  const share = { '--share': `${(100 * count) / Math.max(1, view.answered)}%` } as CSSProperties;
  return (
    <li className={css.group} data-verdict={verdict} style={share}>
      <div className={css.head}>
        <Hint says={showOne(called)}>
          <button
            type="button"
            className={css.answer}
            aria-label={showOne(called)}
            aria-pressed={view.pointed === key}
            onClick={() => point(view, key)}
          >
            {drawing ? (
              <DrawingGiven svg={drawing.svg} says="" />
            ) : (
              <AnswerText by={verdict === 'not-understood' ? 'words' : view.by} text={text} />
            )}
          </button>
        </Hint>
        <span className={css.verdict}>
          {verdict === undefined ? 'is being marked' : <VerdictSign verdict={verdict} />}
        </span>
        <button
          type="button"
          className={css.who}
          aria-label={`Who gave ${called}: ${many(count, 'student', 'students')}`}
          aria-expanded={named}
          aria-controls={named ? id : undefined}
          onClick={() => setNamed(!named)}
        >
          <b className="numbers">{count}</b>
          {named ? (
            <ChevronDown size={15} aria-hidden="true" />
          ) : (
            <ChevronRight size={15} aria-hidden="true" />
          )}
        </button>
      </div>
      {drawing && drawing.worth !== '' && (
        <p className={css.why}>
          {says.worth} <AnswerText by="value" text={drawing.worth} />
        </p>
      )}
      {group.says !== '' && (
        <p className={css.why}>
          <SignText text={group.says} />
        </p>
      )}
      {drawing && <Button onClick={() => void openCopy(group)}>Open a copy</Button>}
      {named && (
        <div id={id}>
          <Givers {...props} />
        </div>
      )}
    </li>
  );
}

export function AnswerGroups(props: {
  readonly view: ClassView;
  readonly students: readonly ClassStudent[];
}) {
  const { view, students } = props;
  const { groups, rightFirst, rightLast, mixture } = view;
  return (
    <>
      {groups.length === 0 && !mixture && <p className={css.none}>Nobody has answered yet.</p>}
      {isMarked(view) && <p className={css.right}>{says.firstAndLast(rightFirst, rightLast)}</p>}
      <ul className={css.groups} aria-label={says.groups}>
        {byCount(groups).map((group) => (
          <Group key={group.key} view={view} group={group} students={students} />
        ))}
      </ul>
      {mixture && (
        <Mixture
          choices={mixture.choices}
          shares={mixture.shares}
          rounds={mixture.rounds}
          average={mixture.average}
          worth={mixture}
          className={css.mixture}
        />
      )}
    </>
  );
}
