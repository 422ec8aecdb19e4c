/** Games that are typed in place of a file, and what they are worth. */
import { noNames } from '../../engine/answers/index.ts';
import { compile, readDrawn } from '../../engine/document/index.ts';
import { gameOfExpression } from '../../engine/reckon/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { ask, drain } from '../../engine/run.ts';
import { appliesOperators, type Value } from '../../engine/values/index.ts';

/** What a game is worth that was typed, perhaps with operators. */
export function typedValue(text: string): Result<Value> {
  const read = readDrawn(text);
  if (!read.ok) return appliesOperators(text) ? drain(gameOfExpression(text, { node: noNames })) : read;
  const { graph } = compile(read.value.document);
  const { rules } = read.value.document.view;
  const answer = drain(ask('game-value', { vertex: 0 }, { graph, rules }));
  if (answer.kind === 'over-budget') return refused([{ place: text, says: answer.says }]);
  return answer.value
    ? accepted(answer.value)
    : refused([{ place: text, says: 'is too large to be solved; write a smaller game' }]);
}
