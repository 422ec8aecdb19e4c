/**
 * The bar over the presenter's drawing while there is an audience's window: whether it follows, the time, the
 * next step, and what the audience alone sees. Below it there is room for notes.
 */
import { Square, Target, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { SignText } from '../lesson/SignText.tsx';
import { Button, Hint, IconButton } from '../parts/Button.tsx';
import { shownKey } from '../parts/keys-shown.ts';
import { audienceAddress } from '../present/channel.ts';
import { whenPressed } from '../present/presenter.ts';
import type { ClickerKey } from '../present/protocol.ts';
import { editor, useEditor } from '../store/editor.ts';
import { presenterNotes } from '../store/lesson.ts';
import { restartClock, setAudienceLink } from '../store/present.ts';
import type { Audience } from '../store/state/present.ts';
import { useToldFrom } from '../store/telling.ts';
import { SentenceText } from '../timeline/SentenceText.tsx';
import { framesOf } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import css from './presenter-bar.module.css';

/** A stretch of time as a clock shows it: "0:07", "12:30", "1:05:09". */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const two = (count: number): string => `${count}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const says = words.presenting;

const audienceIs = {
  opening: 'The audience window is opening.',
  there: 'The audience window follows this one.',
  lost: 'The audience window is closed or does not answer.',
  blocked: 'The browser blocked the window. Allow pop-ups for this page.',
} as const;

const doing = (id: string) => () => perform(commandById(id));

/** A window that was opened by hand follows as well as one that the editor opened. */
function Link({ audience: { id, link } }: { readonly audience: Audience }) {
  const blank = useEditor((state) => state.blank);
  return (
    <div className={css.link} data-link={link}>
      <i aria-hidden="true" />
      <p role="status">
        {blank && link === 'there' ? 'The audience sees a blank screen.' : audienceIs[link]}
      </p>
      {link === 'lost' && <Button onClick={doing('present.audience')}>Open again</Button>}
      {link === 'blocked' && (
        <a
          href={audienceAddress(id)}
          target={`grundy-audience-${id}`}
          onClick={() => setAudienceLink('opening')}
        >
          Open it by hand
        </a>
      )}
    </div>
  );
}

const restart = 'Restart the clock';

function Clock({ since }: Pick<Audience, 'since'>) {
  const [now, tick] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const elapsed = clockOf(Math.max(0, now - since));
  return (
    <div className={css.clock}>
      <time>{new Date(now).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}</time>
      <Hint says={restart}>
        <button
          type="button"
          aria-label={`Presenting for ${elapsed}. ${restart}`}
          onClick={() => restartClock(Date.now())}
        >
          {elapsed}
        </button>
      </Hint>
    </div>
  );
}

/** What the next step will say, before the audience reads it. */
function Next() {
  const walkthrough = useEditor((state) => state.walkthrough);
  useEditor((state) => state.labels);
  useToldFrom();
  if (walkthrough?.kind !== 'shown') return null;
  const frames = framesOf(walkthrough.subject, editor());
  if (walkthrough.at >= frames.last) return null;
  return (
    <p className={css.next}>
      <b>Next:</b> <SentenceText sentence={frames.sentence(walkthrough.at + 1)} />
    </p>
  );
}

function Switch(props: { readonly id: string; readonly on: boolean; readonly children: ReactNode }) {
  const { label, keys } = commandById(props.id);
  const key = keys?.[0];
  return (
    <Hint says={label} {...(key && { keys: key })}>
      <Button aria-pressed={props.on} onClick={doing(props.id)} {...(key && { 'data-key': shownKey(key) })}>
        {props.children}
      </Button>
    </Hint>
  );
}

const nextView = (title: string) => (title ? `Next view: ${title}` : 'Next view');

/** What the teacher wants to say at the view of the lesson, and what comes next. */
function Notes() {
  const notes = useEditor(presenterNotes);
  if (!notes || notes.count === 0) return null;
  const { at, count, current, next } = notes;
  return (
    <div className={css.notes}>
      {at > 0 && (
        <p>
          <b>{`View ${at} of ${count}${current.title ? `, ${current.title}` : ''}. `}</b>
          <SignText text={current.note} />
        </p>
      )}
      {at > 0 && current.answers.length > 0 && (
        <p className={css.answers}>
          <SignText text={current.answers.join(' · ')} />
        </p>
      )}
      <p className={css.then}>{next ? nextView(next.title || next.question) : 'This is the last view.'}</p>
    </div>
  );
}

function Bar({ audience }: { readonly audience: Audience }) {
  const blank = useEditor((state) => state.blank);
  const spot = useEditor((state) => state.spot);
  return (
    <section className={css.bar} aria-label="Audience" data-blank={blank || undefined}>
      <div className={css.row}>
        <Link audience={audience} />
        <Next />
        <Clock since={audience.since} />
        <div className={css.buttons}>
          <Switch id="present.spot" on={spot}>
            <Target size={15} aria-hidden="true" /> Spot
          </Switch>
          <Switch id="present.blank" on={blank}>
            <Square size={15} aria-hidden="true" /> Blank
          </Switch>
          <IconButton name={says.closeAudience} onClick={doing('present.close-audience')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Notes />
    </section>
  );
}

/** The command of a clicker's key. */
function commandOf(key: ClickerKey): string {
  const turnsViews = (editor().lesson?.views.length ?? 0) > 0;
  switch (key) {
    case 'page down':
      return turnsViews ? 'lesson.next' : 'step.next';
    case 'page up':
      return turnsViews ? 'lesson.previous' : 'step.back';
    case 'next step':
      return 'step.next';
    case 'previous step':
      return 'step.back';
    case 'blank':
      return 'present.blank';
  }
}

export function PresenterBar() {
  const audience = useEditor((state) => state.audience);
  const presenting = useEditor((state) => state.presenting !== undefined);
  useEffect(() => whenPressed((key) => perform(commandById(commandOf(key)))), []);
  return audience && !presenting ? <Bar audience={audience} /> : null;
}
