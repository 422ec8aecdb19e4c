/**
 * What a class sees of its room on the wall, in the audience's window and where this screen is the wall: how
 * one comes in, how many have answered, and of the answers what the teacher shows.
 */
import './sheets.ts';
import type { CSSProperties, ReactNode } from 'react';
import { codePicture } from '../export/qr-code.ts';
import { SignText } from '../lesson/SignText.tsx';
import type { ClassOnWall, GroupOnWall, ViewOnWall } from '../store/state/class.ts';
import { classWords } from '../words/class.ts';
import { counted } from '../words/counting.ts';
import { AnswerText, DrawingGiven, VerdictSign } from './AnswerSigns.tsx';
import css from './class-wall.module.css';
import { Mixture } from './Mixture.tsx';

const says = classWords;

function Code({ link }: Pick<ClassOnWall, 'link'>) {
  return <img className={css.code} src={codePicture(link)} alt="QR code of the room" />;
}

/** The code as large as the wall allows. */
export function JoiningOnWall(props: { readonly told: ClassOnWall; readonly children?: ReactNode }) {
  const { link, address, here } = props.told;
  return (
    <section className={css.joining} aria-label={says.join}>
      <Code link={link} />
      <div>
        <p>Scan the code, or open this address on your phone:</p>
        <p className={css.address}>{address}</p>
        <p className={css.here} role="status">
          {says.here(here)}
        </p>
        {props.children}
      </div>
    </section>
  );
}

type Told = { readonly view: ViewOnWall; readonly group: GroupOnWall };

function Answer({ view, group }: Told) {
  return group.svg ? (
    <DrawingGiven svg={group.svg} says={says.aDrawing(group.worth)} />
  ) : (
    <AnswerText by={group.verdict === 'not-understood' ? 'words' : view.by} text={group.text} />
  );
}

/** How many groups the wall has room for. */
const mostGroups = 12;

function Group({ view, group }: Told) {
  const { count, verdict, worth, names } = group;
  const share = { '--share': `${(100 * count) / Math.max(1, view.answered)}%` } as CSSProperties;
  return (
    <li className={css.group} data-verdict={verdict} style={share}>
      <span className={css.answer} data-words={view.by === 'words' || undefined}>
        <Answer view={view} group={group} />
      </span>
      <b className="numbers">{count}</b>
      {verdict && verdict !== 'unmarked' && (
        <span className={css.verdict}>
          <VerdictSign verdict={verdict} />
        </span>
      )}
      {worth !== '' && (
        <span>
          {says.worth} <AnswerText by="value" text={worth} />
        </span>
      )}
      {names.length > 0 && <span className={css.names}>{names.join(', ')}</span>}
    </li>
  );
}

/** How many reasons the wall has room for. */
const mostReasons = 3;

/** Why answers are not right; of the one that is shown large alone, where there is one. */
function Reasons({ view, groups }: { readonly view: ViewOnWall; readonly groups: readonly GroupOnWall[] }) {
  const reasons = groups.filter(({ says: why }) => why !== '').slice(0, mostReasons);
  if (reasons.length === 0) return null;
  return (
    <ul className={css.reasons}>
      {reasons.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the wall does not know what names a group
        <li key={place}>
          <b>
            <Answer view={view} group={group} />
          </b>{' '}
          <SignText text={group.says} />
        </li>
      ))}
    </ul>
  );
}

/** A text of so many letters fills two lines in large letters. */
const longText = 80;

function Answers({ view }: { readonly view: ViewOnWall }) {
  const { groups = [], unread, mixture, pointed } = view;
  const more = groups.length - mostGroups;
  return (
    <>
      {pointed && (
        <div
          className={css.pointed}
          role="img"
          aria-label="One answer"
          data-long={pointed.text.length > longText || undefined}
        >
          <Answer view={view} group={pointed} />
        </div>
      )}
      {/* The shares of a mixture say what the counts say. */}
      {(groups.length > 0 || unread > 0) && !mixture && (
        <ul className={css.groups} aria-label={says.groups}>
          {groups.slice(0, mostGroups).map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the wall does not know what names a group
            <Group key={place} view={view} group={group} />
          ))}
          {more > 0 && <li className={css.more}>and {counted(more)} more</li>}
          {unread > 0 && <li className={css.more}>{counted(unread)} not understood</li>}
        </ul>
      )}
      <Reasons view={view} groups={pointed ? [pointed] : groups} />
      {mixture && <Mixture {...mixture} className={css.mixture} />}
    </>
  );
}

/** Below the drawing: it covers nothing of it. */
export function RoomOnWall(props: { readonly told: ClassOnWall; readonly children?: ReactNode }) {
  const { view, address, link, here } = props.told;
  return (
    <section className={css.room} aria-label={says.tab}>
      <div className={css.answers}>
        {view && <Answers view={view} />}
        <div className={css.count}>
          <output>{view ? says.answeredOf(view.answered, view.of) : says.here(here)}</output>
          {view && !view.open && <span>Answers are closed.</span>}
          {view?.right && <span>{says.firstAndLast(view.right.first, view.right.last)}</span>}
          {props.children}
        </div>
      </div>
      <div className={css.corner}>
        <span>
          {address}
          {view && <small>{says.here(here)}</small>}
        </span>
        <Code link={link} />
      </div>
    </section>
  );
}
