/** `grundy ask` of the order of values that are typed: it needs no file. */
import { answerData } from '../../engine/answers/index.ts';
import { nameOfTyped } from '../../engine/questions/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { ask, drain, questions } from '../../engine/run.ts';
import type { CliArguments } from './arguments.ts';
import { printedAnswer } from './printed-answer.ts';
import { typedValue } from './typed-value.ts';

/** Both words for the question: with a file the first one is about nodes. */
const orders: readonly string[] = ['hasse', 'order-of-values'];

/** Whether the words begin with the question, where a file would be. */
export const isOrderOfTyped = ([first]: readonly string[]): boolean => orders.includes(first);

/**
 * What is printed: sentences, or one JSON document, in which classes have places in the list of values,
 * from 0.
 */
export function orderOfTyped([, ...texts]: readonly string[], asked: CliArguments): Result<string> {
  const read = texts.map((text) => ({ name: text, value: typedValue(text) }));
  const problems = read.flatMap(({ name, value }) =>
    value.ok ? [] : value.problems.map(({ says }) => ({ place: name, says })),
  );
  if (problems.length > 0) return refused(problems);
  const values = read.flatMap(({ name, value }) =>
    value.ok ? [{ name: nameOfTyped(name, value.value), value: value.value }] : [],
  );
  const answer = drain(ask('order-of-values', { values }));
  if (answer.kind === 'over-budget') return refused([{ place: '', says: answer.says }]);
  const question = questions.find(({ id }) => id === 'order-of-values');
  const data = { question: answer.kind, values: texts, answer: answerData(answer) };
  return accepted(printedAnswer(asked, data, question?.sentences(answer, String) ?? []));
}
