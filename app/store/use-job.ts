/** A job of the engine's workers as a hook: runs when its inputs change, is cancelled when they change again. */
import { useEffect, useState } from 'react';
import { engine } from '../../workers/client.ts';
import type { Answer, AnswerOf, Job } from '../../workers/protocol.ts';

/**
 * The answer, or undefined while there is none. `make` builds the job when it is needed (its arrays are given
 * away) and must be stable for the same inputs: wrap it in useCallback.
 */
export function useJob<J extends Job>(make: (() => J) | undefined): Answer<AnswerOf[J['kind']]> | undefined {
  const [answered, setAnswered] = useState<{
    readonly to: (() => J) | undefined;
    readonly answer: Answer<AnswerOf[J['kind']]>;
  }>();
  useEffect(() => {
    if (!make) return;
    const run = engine().run(make());
    let current = true;
    run.answer.then(
      (answer) => current && setAnswered({ to: make, answer }),
      () => undefined,
    );
    return () => {
      current = false;
      run.cancel();
    };
  }, [make]);
  return answered && answered.to === make ? answered.answer : undefined;
}
