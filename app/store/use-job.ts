/**
 * A job of the engine's workers as a hook: it runs when its inputs change, and is cancelled when they change
 * again.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardQuestionId } from '../../engine/conduct/index.ts';
import type { QuestionId } from '../../engine/questions/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AnswerFor, AskJob, Job, Progress } from '../../workers/protocol.ts';

export type WatchedJob<J extends Job> = {
  /** The last progress report of the current run. */
  readonly progress: Progress | undefined;
  readonly answer: Answer<AnswerFor<J>> | undefined;
  stop(): void;
  again(): void;
};

type Known<J extends Job> = Pick<WatchedJob<J>, 'progress' | 'answer'> & { readonly of: unknown };

const nothing = { progress: undefined, answer: undefined };

/**
 * The answer; undefined while there is none. `make` builds the job when it is needed (its arrays are
 * transferred) and must be stable for the same inputs: wrap it in useCallback.
 */
export function useJob<J extends Job>(make: (() => J) | undefined): Answer<AnswerFor<J>> | undefined {
  return useWatchedJob(make).answer;
}

/**
 * The answer to a question about the positions of a game; undefined while there is none, or no game. It is
 * asked again when the game, or a member of what it is about, is another one. Starts like `useWatchedJob`.
 */
export function useAnswerAbout<Id extends QuestionId | BoardQuestionId>(
  question: Id,
  about: AskJob<Id>['about'],
  game: AskJob<Id>['game'] | undefined,
  wait = 0,
): Answer<AnswerFor<AskJob<Id>>> | undefined {
  const members = Object.values(about);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering makes another record of the same members
  const make = useCallback(
    () => ({ kind: 'ask', question, about, game }) as AskJob<Id>,
    [question, game, ...members],
  );
  return useWatchedJob(game && make, wait).answer;
}

/**
 * The same for a job that a person watches: its last progress report, and functions that stop it and start it
 * again. It starts `wait` milliseconds after `make` last changed, at once if that is 0. A stopped run is
 * answered "cancelled".
 */
export function useWatchedJob<J extends Job>(make: (() => J) | undefined, wait = 0): WatchedJob<J> {
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known<J>>({ ...nothing, of: undefined });
  const stop = useRef((): void => undefined);
  const mine = useMemo(() => ({ make, turn }), [make, turn]);
  useEffect(() => {
    const job = mine.make;
    if (!job) return;
    let cancel = (): void => undefined;
    let current = true;
    const settle = (answer: Answer<AnswerFor<J>>): void => {
      if (current) setKnown({ progress: undefined, answer, of: mine });
      current = false;
    };
    const start = (): void => {
      const run = engine().run(
        job(),
        (progress) => current && setKnown({ progress, answer: undefined, of: mine }),
      );
      cancel = run.cancel;
      run.answer.then(settle, () => undefined);
    };
    const timer = wait > 0 ? setTimeout(start, wait) : undefined;
    if (timer === undefined) start();
    const end = (): void => {
      clearTimeout(timer);
      cancel();
    };
    stop.current = () => {
      end();
      settle({ kind: 'cancelled' });
    };
    return () => {
      current = false;
      end();
    };
  }, [mine, wait]);
  const { progress, answer } = known.of === mine ? known : nothing;
  return {
    progress,
    answer,
    stop: useCallback(() => stop.current(), []),
    again: useCallback(() => setTurn((count) => count + 1), []),
  };
}

/** What there was last: it stays until something new is there, so that nothing flickers. */
export function useLatest<T>(now: T | undefined): T | undefined {
  const [last, keep] = useState(now);
  if (now !== undefined && now !== last) keep(() => now);
  return now ?? last;
}
