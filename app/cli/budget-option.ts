/**
 * `--budget`: the most positions that a command generates or plays out before it says that there are more.
 */
import { accepted, type Result, refused } from '../../engine/result.ts';
import { allowingMore } from '../library/asker.ts';
import type { CliArguments, Option } from './arguments.ts';
import { commandLine } from './work.ts';

const mostBudget = 100_000_000;

/** The most positions that a command generates before it says that there are more. */
export const budgetOption: Option = {
  takes: 'COUNT',
  says: 'the most positions to generate (2,000,000 if left out)',
};

/** The same for playing out pieces. */
export const playBudgetOption: Option = {
  takes: 'COUNT',
  says: 'the most positions to play out, where no table has the sum (400,000 if left out), or to generate of a board (2,000,000 if left out)',
};

/** The message to a person whose budget is spent. */
export const allowMore = (says: string): string => allowingMore(says, commandLine);

/** The largest number of positions, if one is given and is a number. */
export function askedBudget(asked: CliArguments): Result<number | undefined> {
  const given = asked.all('budget').at(-1);
  if (given === undefined) return accepted(undefined);
  const count = Number(given);
  if (/^\d+$/.test(given) && count >= 1 && count <= mostBudget) return accepted(count);
  const says = `is "${given}"; give a number of positions from 1 to ${mostBudget.toLocaleString('en')}`;
  return refused([{ place: '--budget', says }]);
}
