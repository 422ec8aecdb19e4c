/**
 * `grundy ask misere-quotient --heaps N`: the quotient of all heaps up to a size of an octal game. It needs
 * no file.
 */
import { answerData, heapsOfGame, quotientOfHeaps, rulesetById } from '../../engine/answers/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { drain, questions } from '../../engine/run.ts';
import type { CliArguments, Option } from './arguments.ts';
import { printedAnswer } from './printed-answer.ts';

const mostHeaps = 200;

export const heapsOption: Option = {
  takes: 'N',
  says: 'with misere-quotient and the code of an octal game in place of the file: of all heaps of 1 to N counters',
};

/**
 * What is printed for `misere-quotient CODE`: sentences, or one JSON document, in which vertices are sizes of
 * heaps.
 */
export function quotientOfCode(words: readonly string[], asked: CliArguments): Result<string> {
  const wrong = (place: string, says: string): Result<never> => refused([{ place, says }]);
  const [id, code, ...more] = words;
  if (id !== 'misere-quotient' || code === undefined || more.length > 0)
    return wrong('--heaps', 'is for one octal game; write grundy ask misere-quotient 0.77 --heaps 12');
  const given = asked.all('heaps').at(-1) ?? '';
  const most = Number(given);
  if (!/^\d+$/.test(given) || most < 1 || most > mostHeaps)
    return wrong('--heaps', `is "${given}"; give a whole number from 1 to ${mostHeaps}`);
  const octal = rulesetById('octal');
  if (!octal.ok) return octal;
  const heaps = heapsOfGame(octal.value, `${code} 1`);
  if (!heaps.ok) return heaps;
  const answer = drain(quotientOfHeaps(heaps.value, most));
  if (answer.kind === 'over-budget') return wrong('', answer.says);
  const question = questions.find((each) => each.id === id);
  const data = { question: id, ruleset: 'octal', code, heaps: most, answer: answerData(answer) };
  return accepted(printedAnswer(asked, data, question?.sentences(answer, (heap) => `heap ${heap}`) ?? []));
}
