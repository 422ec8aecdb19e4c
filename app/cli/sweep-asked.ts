/**
 * What `grundy sweep` is asked for: the family, the form and the columns of its table, which rows, and with
 * how many threads.
 */

import { availableParallelism } from 'node:os';
import { rulesetById } from '../../engine/answers/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { type JoinedTable, joinTables, rulesets, withConditionsRead } from '../../engine/run.ts';
import {
  type FamilyRuleset,
  familiesOfProgram,
  familyInWords,
  hopelessFamily,
  isSameFamily,
  makersOf,
  type OpenFamily,
  openFamily,
  programFamilies,
  readAskedFamily,
  readShard,
  type Shard,
  type TableFormat,
} from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import { askedBudget } from './budget-option.ts';
import { unreadable } from './files-in-messages.ts';
import { askedMeasures } from './options.ts';
import { madeByCommand } from './release.ts';
import { isBegun, linesOfFile } from './sweep-file.ts';

export type SweepRequest = {
  readonly family: OpenFamily;
  readonly format: TableFormat;
  readonly measures: readonly string[];
  readonly positions: number | undefined;
  readonly shard: Shard;
  readonly threads: number;
  /** The programs that the head of the table names; none where it does not say what made it. */
  readonly madeBy: readonly string[];
  /** The contents of the file that the sweep continues. */
  readonly stands: JoinedTable | undefined;
};

const mostThreads = 256;

/** With every problem by its argument. */
export function sweepRequested(asked: CliArguments): Result<SweepRequest> {
  const budget = askedBudget(asked);
  const measures = askedMeasures(asked);
  const shard = shardAsked(asked);
  const threads = askedThreads(asked);
  const family = familyAsked(asked);
  const file = asked.all('resume').at(-1);
  const stands = file !== undefined && isBegun(file) ? joinedFiles([file]) : accepted(undefined);
  const problems = [budget, measures, shard, threads, family, stands].flatMap((read) =>
    read.ok ? [] : read.problems,
  );
  if (!budget.ok || !measures.ok || !shard.ok || !threads.ok || !family.ok || !stands.ok)
    return refused(problems);
  const rest = { positions: budget.value, shard: shard.value, threads: threads.value, stands: stands.value };
  const ids = measures.value.map(({ id }) => id);
  if (!stands.value) {
    const hopeless = family.value && hopelessFamily(family.value);
    if (hopeless) return refused([hopeless]);
    if (family.value)
      return accepted({
        ...rest,
        family: family.value,
        format: asked.has('json') ? 'json' : 'csv',
        measures: ids,
        madeBy: asked.has('say-version') ? [madeByCommand] : [],
      });
    return refused([
      { place: file ?? '', says: 'there is no such file; give the ruleset and the family, too, to begin it' },
    ]);
  }
  const other = otherProgram(stands.value, asked);
  if (other !== undefined) return refused([{ place: file ?? '', says: other }]);
  const apart = differenceTo(
    stands.value,
    family.value,
    asked.has('measures') ? ids : undefined,
    asked.has('json'),
  );
  if (apart !== undefined) return refused([{ place: file ?? '', says: apart }]);
  const { madeBy } = stands.value;
  if (madeBy.length === 0 && asked.has('say-version'))
    return refused([
      {
        place: file ?? '',
        says: 'does not say which version made its rows; continue it without --say-version',
      },
    ]);
  return accepted({
    ...rest,
    ...headOf(stands.value),
    madeBy: madeBy.length > 0 ? makersOf(madeBy, [madeByCommand]) : [],
  });
}

const headOf = ({ family, format, measures }: JoinedTable) => ({ family, format, measures });

/** Why a table is not continued by the program that is given, or by none. */
function otherProgram({ family }: JoinedTable, asked: CliArguments): string | undefined {
  const { ruleset } = family.asked;
  const given = asked
    .all('moves')
    .map((command) => familiesOfProgram(command).id)
    .at(0);
  const own = programFamilies(ruleset)?.name;
  if (given === ruleset || (given === undefined && own === undefined)) return undefined;
  return own === undefined
    ? `is of the ruleset ${ruleset}; continue it without --moves`
    : `is of the program ${own}; continue it by --moves '${own}'`;
}

/** In what the table in a file is another one than was asked for. */
function differenceTo(
  { family, format, measures }: JoinedTable,
  asked: OpenFamily | undefined,
  columns: readonly string[] | undefined,
  inJson: boolean,
): string | undefined {
  if (asked && !isSameFamily(asked.asked, family.asked))
    return `is of another sweep, ${familyInWords(family.asked)}; leave the ruleset and the family out to continue that sweep`;
  if (columns && columns.join() !== measures.join())
    return `has ${measures.length > 0 ? `the measures ${measures.join(', ')}` : 'no measures'}; continue it without --measures`;
  return inJson && format !== 'json' ? 'is not a table in JSON; continue it without --json' : undefined;
}

/** The family that the arguments name; undefined where none is named. */
export function familyAsked(asked: CliArguments): Result<OpenFamily | undefined> {
  if (asked.has('moves')) return askedOfProgram(asked);
  const [id, ...words] = asked.files;
  if (id === undefined) return accepted(undefined);
  const ruleset = rulesetById(id);
  if (!ruleset.ok) return ruleset;
  if (words.length === 0) return refused([{ place: id, says: familiesOf(ruleset.value) }]);
  const rules = ['play', 'convention', 'sum'].flatMap((option) =>
    asked.all(option).flatMap((said) => [`--${option}`, said]),
  );
  return familyOf(ruleset.value, [...words, ...rules]);
}

/** With all of its conditions. */
function familyOf(ruleset: FamilyRuleset, words: readonly string[]): Result<OpenFamily> {
  const family = readAskedFamily(ruleset.id, words);
  const opened = family.ok ? openFamily(ruleset, family.value) : family;
  return opened.ok ? withConditionsRead(opened.value) : opened;
}

/** A pattern of positions whose moves a program answers. */
function askedOfProgram(asked: CliArguments): Result<OpenFamily | undefined> {
  if (asked.files.length === 0) return accepted(undefined);
  const command = asked.all('moves')[0];
  // It is a part of the line that names the sweep in its table.
  if (/[\n\r]/.test(command))
    return refused([{ place: '--moves', says: 'has a line break; write the command in one line' }]);
  return familyOf(familiesOfProgram(command), asked.files);
}

function familiesOf({
  families = [],
}: {
  readonly families?: readonly { readonly id: string; readonly says: string }[];
}): string {
  const there = families.map(({ id, says }) => `${id} (${says})`);
  return there.length === 0
    ? 'needs a family of positions after it; give a pattern, as "x^n"'
    : `needs a family of positions after it; give ${there.join(', ')}, or a pattern, as "x^n"`;
}

/** The shard that is asked for, or all as one. */
export function shardAsked(asked: CliArguments): Result<Shard> {
  const text = asked.all('shard').at(-1);
  if (text === undefined) return accepted({ number: 0, of: 1 });
  const shard = readShard(text);
  return shard.ok ? shard : refused(shard.problems.map(({ says }) => ({ place: '--shard', says })));
}

function askedThreads(asked: CliArguments): Result<number> {
  const text = asked.all('cores').at(-1);
  if (text === undefined) return accepted(availableParallelism());
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= mostThreads) return accepted(count);
  return refused([
    { place: '--cores', says: `is "${text}"; give a number of threads from 1 to ${mostThreads}` },
  ]);
}

/** Tables in files, joined; a file that cannot be read is a problem like any other. */
export function joinedFiles(files: readonly string[]): Result<JoinedTable> {
  const problems: Problem[] = [];
  const opened = function* () {
    for (const name of files) yield { name, lines: lines(name) };
  };
  const lines = function* (name: string) {
    try {
      yield* linesOfFile(name);
    } catch (thrown) {
      problems.push({ ...unreadable(thrown), place: name });
    }
  };
  const joined = joinTables(opened(), rulesets);
  // What could not be read is empty besides.
  const others = joined.ok
    ? []
    : joined.problems.filter(
        ({ place }) => !problems.some((each) => place.startsWith(`${each.place}: line 1`)),
      );
  return problems.length > 0 ? refused([...problems, ...others]) : joined;
}
