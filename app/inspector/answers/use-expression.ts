/** What a typed text comes to in which operators are applied to games, heat(↑, 1), as soon as it is found. */
import { useMemo } from 'react';
import { accepted, refused } from '../../../engine/result.ts';
import { type readGame, typedOfValue } from '../../../engine/values/index.ts';
import type { ReckonJob } from '../../../workers/protocol.ts';
import { useJob } from '../../store/use-job.ts';

type TypedGameRead = ReturnType<typeof readGame>;

/** A word before a bracket, or a method as CGSuite has it. */
const applied = /\p{L}\s*\(|\.\s*\p{Lu}\p{Ll}/u;

/**
 * The game to which a text comes that is not read as a game, or why it comes to none; undefined where no
 * operator is applied in it, and `waiting` while the engine works.
 */
export function useExpression(text: string, isRead: boolean): TypedGameRead | 'waiting' | undefined {
  const make = useMemo(
    () =>
      isRead || !applied.test(text) ? undefined : (): ReckonJob => ({ kind: 'reckon', expression: text }),
    [text, isRead],
  );
  const answer = useJob(make);
  return useMemo((): TypedGameRead | 'waiting' | undefined => {
    if (!make) return undefined;
    if (!answer || answer.kind === 'cancelled') return 'waiting';
    if (answer.kind !== 'done') return refused([{ place: '', says: answer.says }]);
    if ('problem' in answer.value) return refused([answer.value.problem]);
    const { value, answer: says } = answer.value;
    const typed = value && typedOfValue(value);
    return typed
      ? accepted(typed)
      : refused([{ place: 'character 1', says: `this comes to ${says}, and a game is needed here` }]);
  }, [make, answer]);
}
