/** What `grundy find` is asked for: which drawings, the condition, and which of the games that fulfil it. */
import {
  type DrawingsAsked,
  type FindChoice,
  plainKind,
  readDrawingOrders,
  readGameCondition,
  readKind,
} from '../../engine/find/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { CliArguments } from './arguments.ts';
import { askedMeasures } from './options.ts';

type Condition = Extract<ReturnType<typeof readGameCondition>, { ok: true }>['value'];

export type FindRequest = {
  readonly drawings: DrawingsAsked;
  readonly condition: Condition;
  readonly choice: FindChoice;
  readonly measures: readonly string[];
};

const example = "grundy find drawings n=1..4 'value = ↑'";

/** With every problem by its argument. */
export function findRequested(asked: CliArguments): Result<FindRequest> {
  const [what, nodes, text, ...more] = asked.files;
  if (what !== 'drawings')
    return refused([{ place: what, says: `games are found among drawings; write ${example}` }]);
  if (nodes === undefined || text === undefined || more.length > 0)
    return refused([
      {
        place: '',
        says:
          more.length > 0
            ? `takes one condition; put it in quotation marks, as in: ${example}`
            : `takes the numbers of nodes and a condition, as in: ${example}`,
      },
    ]);
  const range = readDrawingOrders(nodes);
  const kind = asked.has('kind') ? readKind(asked.all('kind')[0]) : accepted(plainKind);
  const condition = readGameCondition(text);
  const choice = askedChoice(asked);
  const measures = askedMeasures(asked);
  const problems = [
    ...(range.ok ? [] : range.problems),
    ...(kind.ok ? [] : kind.problems.map(({ says }) => ({ place: '--kind', says }))),
    ...(condition.ok ? [] : condition.problems),
    ...(choice.ok ? [] : choice.problems),
    ...(measures.ok ? [] : measures.problems),
  ];
  if (!range.ok || !kind.ok || !condition.ok || !choice.ok || !measures.ok) return refused(problems);
  return accepted({
    drawings: { ...range.value, kind: kind.value },
    condition: condition.value,
    choice: choice.value,
    measures: measures.value.map(({ id }) => id),
  });
}

const choices = ['first', 'smallest', 'all', 'any'] as const;

const mostDrawn = 1_000_000;
const mostSeedAsked = 0xffffffff;

function askedChoice(asked: CliArguments): Result<FindChoice> {
  const given = choices.filter((each) => asked.has(each));
  if (given.length > 1)
    return refused([
      { place: `--${given[1]}`, says: `is another choice than --${given[0]}; leave one of the two out` },
    ]);
  const [kind = 'first'] = given;
  if (kind !== 'any') return accepted({ kind });
  const count = wholeNumber('any', asked, 1, mostDrawn);
  const seed = wholeNumber('seed', asked, 0, mostSeedAsked);
  const problems = [count, seed].flatMap((read) => (read.ok ? [] : read.problems));
  if (!count.ok || !seed.ok) return refused(problems);
  return accepted({ kind, count: count.value ?? 1, seed: seed.value ?? 0 });
}

function wholeNumber(
  option: string,
  asked: CliArguments,
  least: number,
  most: number,
): Result<number | undefined> {
  const given = asked.all(option).at(-1);
  if (given === undefined) return accepted(undefined);
  const number = Number(given);
  if (/^\d{1,10}$/.test(given) && number >= least && number <= most) return accepted(number);
  const problem: Problem = {
    place: `--${option}`,
    says: `is "${given}"; give a whole number from ${least} to ${most.toLocaleString('en')}`,
  };
  return refused([problem]);
}
