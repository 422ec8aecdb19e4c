/**
 * What `grundy find` is asked for: which drawings, which ways to choose open arcs or which family, the
 * condition, and which of the games that fulfil it; or which unicycles.
 */
import {
  type DrawingsAsked,
  type FindChoice,
  plainKind,
  readDrawingOrders,
  readGameCondition,
  readKind,
  readPairCondition,
  withDifficulty,
} from '../../engine/find/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { type AskedSearch, hopelessFamily } from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import { askedBudget } from './budget-option.ts';
import { isOfLike, likeRequested } from './find-like.ts';
import { isOfUnicycles, unicyclesRequested } from './find-unicycle.ts';
import { askedMeasures } from './options.ts';
import { familyAsked, shardAsked } from './sweep-asked.ts';

const ofDrawings = "grundy find drawings n=1..4 'value = ^'";
const ofPairs = "grundy find drawings n=1..3 --pairs 'G + H = 0'";
const ofMembers = `grundy find clobber "(LR)^n" n=1..6 'value = 0'`;

/** Whether drawings are searched, and not the positions of a ruleset. */
export const isOfDrawings = ({ files }: Pick<CliArguments, 'files'>): boolean => files[0] === 'drawings';

/** Whether pairs of games of drawings are searched. */
export const isOfPairs = (asked: Pick<CliArguments, 'files' | 'has'>): boolean =>
  isOfDrawings(asked) && asked.has('pairs');

/** With every problem by its argument. */
export async function findRequested(asked: CliArguments): Promise<Result<AskedSearch>> {
  if (isOfUnicycles(asked)) return unicyclesRequested(asked);
  const { files } = asked;
  if (!isOfLike(asked) && (files.length < 3 || (isOfDrawings(asked) && files.length > 3)))
    return refused([wrongCount(asked)]);
  const among = isOfLike(asked)
    ? await likeRequested(asked)
    : isOfDrawings(asked)
      ? drawingsIn(asked)
      : membersIn(asked);
  const numbers = among.ok && among.value.kind === 'members' ? among.value.family.names : [];
  const that = files[files.length - 1];
  const condition = isOfPairs(asked) ? readPairCondition(that) : readGameCondition(that, numbers);
  const choice = askedChoice(asked);
  const measures = askedMeasures(asked);
  const difficulty = askedDifficulty(asked);
  const problems = [...(among.ok ? [condition] : []), choice, measures, difficulty].flatMap((read) =>
    read.ok ? [] : read.problems,
  );
  if (!condition.ok || !choice.ok || !measures.ok || !difficulty.ok || !among.ok)
    return refused([...(among.ok ? [] : among.problems), ...problems]);
  const games = {
    condition: difficulty.value ? withDifficulty(condition.value, ...difficulty.value) : condition.value,
    choice: choice.value,
    measures: measures.value.map(({ id }) => id),
  };
  return accepted({ ...among.value, ...games });
}

function wrongCount(asked: CliArguments): Problem {
  const { files } = asked;
  if (!isOfDrawings(asked))
    return { place: '', says: `takes a ruleset, a family, its ranges and a condition, as in: ${ofMembers}` };
  const example = isOfPairs(asked) ? ofPairs : ofDrawings;
  return {
    place: '',
    says:
      files.length > 3
        ? `takes one condition; put it in quotation marks, as in: ${example}`
        : `takes the numbers of nodes and a condition, as in: ${example}`,
  };
}

type AmongDrawings = { readonly kind: 'drawings' | 'pairs'; readonly drawings: DrawingsAsked };

function drawingsIn(asked: CliArguments): Result<AmongDrawings> {
  const range = readDrawingOrders(asked.files[1]);
  const shard = shardAsked(asked);
  const kind = asked.has('kind') ? readKind(asked.all('kind')[0]) : accepted(plainKind);
  if (range.ok && kind.ok && shard.ok)
    return accepted({
      kind: isOfPairs(asked) ? 'pairs' : 'drawings',
      drawings: { ...range.value, kind: kind.value, ...(asked.has('shard') && { part: shard.value }) },
    });
  return refused([
    ...(shard.ok ? [] : shard.problems),
    ...(range.ok ? [] : range.problems),
    ...(kind.ok ? [] : kind.problems.map(({ says }) => ({ place: '--kind', says }))),
  ]);
}

type AmongMembers = Omit<Extract<AskedSearch, { kind: 'members' }>, 'condition' | 'choice' | 'measures'>;

function membersIn(asked: CliArguments): Result<AmongMembers> {
  const family = familyAsked({ ...asked, files: asked.files.slice(0, -1) });
  const budget = askedBudget(asked);
  const shard = shardAsked(asked);
  if (!family.ok || !budget.ok || !shard.ok)
    return refused([family, budget, shard].flatMap((read) => (read.ok ? [] : read.problems)));
  if (!family.value) return refused([wrongCount(asked)]);
  const hopeless = hopelessFamily(family.value);
  if (hopeless) return refused([hopeless]);
  return accepted({
    kind: 'members',
    family: family.value,
    positions: budget.value,
    shard: asked.has('shard') ? shard.value : undefined,
    withData: asked.has('json'),
  });
}

/** `3` or `1..3`; undefined where none is asked for. */
function askedDifficulty(asked: CliArguments): Result<readonly [number, number] | undefined> {
  const text = asked.all('difficulty').at(-1);
  if (text === undefined) return accepted(undefined);
  const [, from, to = from] = /^([1-5])(?:\.\.([1-5]))?$/.exec(text) ?? [];
  if (from === undefined || from > to)
    return refused([{ place: '--difficulty', says: `is "${text}"; give 1 to 5, or a range, as 2..3` }]);
  return accepted([Number(from), Number(to)]);
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
