/** A job of the engine's workers that a person watches: its last beat, a way to stop it, and to start it again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { engine } from '../../workers/client.ts';
import type { Answer, AnswerOf, Beat, Job } from '../../workers/protocol.ts';

export type WatchedJob<J extends Job> = {
  /** The last beat of the run under way. */
  readonly beat: Beat | undefined;
  readonly answer: Answer<AnswerOf[J['kind']]> | undefined;
  stop(): void;
  again(): void;
};

type Known<J extends Job> = Pick<WatchedJob<J>, 'beat' | 'answer'> & { readonly of: unknown };

const nothing = { beat: undefined, answer: undefined };

/**
 * Runs what `make` gives, `wait` milliseconds after it last changed, and cancels it when it changes again. `make` must
 * be stable for the same inputs: wrap it in useCallback. A run that was stopped is answered "cancelled".
 */
export function useWatchedJob<J extends Job>(make: (() => J) | undefined, wait: number): WatchedJob<J> {
  const [turn, setTurn] = useState({ count: 0 });
  const [known, setKnown] = useState<Known<J>>({ ...nothing, of: undefined });
  const stop = useRef((): void => undefined);
  const of = useRef({ make, turn });
  if (of.current.make !== make || of.current.turn !== turn) of.current = { make, turn };
  const mine = of.current;
  useEffect(() => {
    const job = mine.make;
    if (!job) return;
    let cancel = (): void => undefined;
    let current = true;
    const settle = (answer: Answer<AnswerOf[J['kind']]>): void => {
      if (current) setKnown({ beat: undefined, answer, of: mine });
      current = false;
    };
    const start = (): void => {
      const run = engine().run(job(), (beat) => current && setKnown({ beat, answer: undefined, of: mine }));
      cancel = run.cancel;
      run.answer.then(settle, () => undefined);
    };
    const timer = setTimeout(start, wait);
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
  const { beat, answer } = known.of === mine ? known : nothing;
  return {
    beat,
    answer,
    stop: useCallback(() => stop.current(), []),
    again: useCallback(() => setTurn(({ count }) => ({ count: count + 1 })), []),
  };
}
