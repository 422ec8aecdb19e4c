/** The whole page of a phone: the name first, then the view that is on, or the wait for it. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { unsentAnswers } from './answers.ts';
import { EnterForm } from './EnterForm.tsx';
import type { PhoneSession, PhoneState } from './session.ts';
import { neighboursOf } from './shown-view.ts';
import { TypesetSentence } from './TypesetText.tsx';
import { ViewPane } from './ViewPane.tsx';
import { phoneWords } from './words.ts';

export function PhonePage({ session }: { readonly session: PhoneSession }) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const wasHere = state.isIn || (state.isEntering && state.notes.token !== undefined);
  if (!wasHere)
    return (
      <main>
        <EnterForm
          before={state.notes.name}
          refused={state.refused}
          isEntering={state.isEntering}
          link={state.link}
          onEnter={session.enter}
        />
      </main>
    );
  return <Inside state={state} session={session} />;
}

type InsideProps = { readonly state: PhoneState; readonly session: PhoneSession };

function Inside({ state, session }: InsideProps) {
  const { scene, shown, notes, link, isIn, late } = state;
  const { view, isLeft } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const key = view?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view moves the focus
  useEffect(() => {
    // What had the focus went with the view before: a screen reader continues at the new question.
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [key]);
  const { before, after } = neighboursOf(scene, view);
  const place = scene.views.findIndex((each) => each.key === key) + 1;
  const waiting = unsentAnswers(notes);
  // The view that is shown says itself that its answer waits.
  const isSaidBelow = waiting.some((each) => each.view === key);
  const lost = waiting.length > 0 ? phoneWords.noConnectionKept : phoneWords.noConnection;
  const isConnected = link === 'here' && isIn;
  const connection = isConnected || isSaidBelow ? '' : link === 'lost' ? lost : phoneWords.connecting;
  return (
    <>
      <header>
        <span className="brand">
          {view
            ? scene.alone
              ? phoneWords.questionOf(place, scene.views.length)
              : phoneWords.question(view.number)
            : phoneWords.title}
        </span>
        <span className="own-name">{notes.name}</span>
      </header>
      <p role="status" className="connection">
        {connection}
      </p>
      {late && (
        <div className="notice" role="alert">
          <p>{phoneWords.late(late.number, late.says)}</p>
          <button type="button" className="quiet" onClick={session.dismissLate}>
            {phoneWords.close}
          </button>
        </div>
      )}
      {isLeft && (
        <div className="notice" role="status">
          <p>{phoneWords.left}</p>
          <button type="button" className="quiet" onClick={session.follow}>
            {phoneWords.follow}
          </button>
        </div>
      )}
      <main>
        <h1 ref={heading} tabIndex={-1} className={view ? 'asked' : 'waits'}>
          {view ? (
            <TypesetSentence text={view.question || phoneWords.legends[view.way.by]} />
          ) : isIn ? (
            phoneWords.waits
          ) : (
            phoneWords.connecting
          )}
        </h1>
        {!view && isIn && <p className="hint waits-hint">{phoneWords.waitsHint}</p>}
        {view && <ViewPane key={view.key} view={view} state={state} session={session} />}
        {(before || after) && (
          <nav>
            <button type="button" aria-disabled={!before} onClick={() => before && session.goTo(before)}>
              {phoneWords.previous}
            </button>
            <button type="button" aria-disabled={!after} onClick={() => after && session.goTo(after)}>
              {phoneWords.next}
            </button>
          </nav>
        )}
      </main>
    </>
  );
}
