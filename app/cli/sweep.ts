/**
 * `grundy sweep`: writes a table of a whole family of positions as its rows come, continues a sweep that was
 * stopped, divides one into shards for several machines, and joins the shards.
 */
import type { Problem } from '../../engine/result.ts';
import {
  closeTable,
  type JoinedTable,
  joinTables,
  missingRows,
  rulesets,
  textOfJoined,
} from '../../engine/run.ts';
import {
  familyInWords,
  headOfTable,
  isLookedAt,
  isSameFamily,
  joinLookedAt,
  linesOfLookedAt,
  type MembersLookedAt,
  nothingLookedAt,
  rowsOfShard,
  settledLookedAt,
} from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import type { CliCommand, Launcher } from './command.ts';
import { unwritable, writeOut } from './destination.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { programsInHelp } from './program-option.ts';
import { rulesetsInHelp } from './ruleset-position.ts';
import { joinedFiles, type SweepRequest, sweepRequested } from './sweep-asked.ts';
import { type RowsTold, sweepByCrew } from './sweep-crew.ts';
import { fileAt, isBegun, linesOfFile, replaceFile } from './sweep-file.ts';
import { sweepOptions } from './sweep-options.ts';
import type { Sweeping } from './sweep-program.ts';
import { type SweepProgress, showProgress } from './sweep-progress.ts';
import { summarize } from './sweep-summary.ts';
import { sinkOfFile, sinkOfOutput, sinkThatGoesOn, type TableSink } from './table-sinks.ts';

const pathIn = (asked: CliArguments): string | undefined => {
  const path = asked.all('out').at(-1);
  if (path === undefined || path === '-' || asked.has('replace')) return undefined;
  return fileAt(path)?.isFile === true && isBegun(path) ? path : undefined;
};

const byReplace = 'write to another file, or replace this one by --replace';

/** The reason why a sweep may not be written to its file; undefined if nothing is lost. */
function standsInTheWay(asked: CliArguments, { family }: SweepRequest): Problem | undefined {
  const path = pathIn(asked);
  if (path === undefined) return undefined;
  const there = joinedFiles([path]);
  if (!there.ok) return { place: path, says: `exists already; ${byReplace}` };
  const { rows, missing, looked } = there.value;
  // A table without any value may be replaced, if it is not known of members that they have no row.
  if (looked.shards.length === 0 && [...rows.values()].every(({ value }) => value === undefined))
    return undefined;
  if (!isSameFamily(there.value.family.asked, family.asked))
    return {
      place: path,
      says: `exists already, with a table of another sweep, ${familyInWords(there.value.family.asked)}; ${byReplace}`,
    };
  const { count, onValues } = family;
  const far = `${(count - missing.length).toLocaleString('en')} of ${count.toLocaleString('en')} ${onValues.length > 0 ? 'members' : 'rows'}`;
  return {
    place: path,
    says: `exists already, with ${far} of this sweep; continue it by --resume ${path}, or replace it by --replace`,
  };
}

/** The same for joined files; the result may replace one of them. */
function standsInTheWayOfJoined(asked: CliArguments, joined: JoinedTable): Problem | undefined {
  const path = pathIn(asked);
  if (path === undefined) return undefined;
  const both = joinTables(
    (function* () {
      yield { name: path, lines: linesOfFile(path) };
      yield { name: 'joined', lines: linesOf(textOfJoined(joined, false)) };
    })(),
    rulesets,
  );
  const isKept =
    both.ok &&
    both.value.missing.length === joined.missing.length &&
    [...both.value.rows].every(([row, { text }]) => joined.rows.get(row)?.text === text);
  return isKept
    ? undefined
    : {
        place: path,
        says: `exists already, and has rows that none of the joined files has; join it, too, ${byReplace}`,
      };
}

/** The lines of pieces of text, each with its line feed. */
function* linesOf(pieces: Iterable<string>): Generator<string, void, void> {
  for (const piece of pieces) for (const [line] of piece.matchAll(/.*\n/g)) yield line;
}

const name = 'grundy sweep';

export const sweepCommand: CliCommand = {
  name: 'sweep',
  takesRuleset: 'argument',
  takes: 'RULESET FAMILY n=1..8…',
  says: 'a table of the values of a whole family of positions',
  options: sweepOptions,
  notes: [
    'FAMILY is a family of the ruleset, or a pattern of its notation, in quotation marks: letters stand for themselves,',
    '"x^m" and "(LR)^n" repeat, "[br]^n" is every word of n of these letters, "<n>" prints a number.',
    'Each number has a range, m=1..4 or m=3, and there may be conditions, as "m+n<=10", also those of grundy find, as "value = 0".',
    '--summary writes no rows: grundy sweep octal "0.376 <n>" n=1..5000000 --summary finds the period that the heaps prove.',
    '--resume FILE continues a table that was stopped; with a larger --budget it tries the rows without a value again.',
    rulesetsInHelp,
    'With --moves, give no RULESET: grundy sweep --moves "python3 rules.py" "L^n" n=1..8. One process does all of it.',
    ...programsInHelp,
  ],
  missing: (asked) =>
    asked.has('merge') || asked.has('resume')
      ? undefined
      : asked.has('moves')
        ? 'a family is missing; give a pattern of positions and its ranges, as in: grundy sweep --moves "python3 rules.py" "L^n" n=1..8'
        : 'a family is missing; give a ruleset, a family and its ranges, as in: grundy sweep clobber "(LR)^n" n=1..6',
  async run(asked, output, launcher) {
    const problems = asked.has('merge')
      ? await merge(asked, output)
      : asked.has('summary')
        ? await summarize(asked, output)
        : await sweepInto(asked, output, launcher);
    tellProblems(name, problems);
    return problems.length === 0;
  },
};

async function merge(asked: CliArguments, output: Output): Promise<readonly Problem[]> {
  const joined = joinedFiles([...asked.all('merge'), ...asked.files]);
  if (!joined.ok) return joined.problems;
  const lost = standsInTheWayOfJoined(asked, joined.value);
  if (lost) return [lost];
  tellMended(joined.value);
  const out = asked.all('out').at(-1);
  const text = textOfJoined(joined.value, false);
  if (out === undefined || out === '-') await writeOut(text, asked, output);
  else {
    try {
      replaceFile(out, text);
    } catch (thrown) {
      return [{ ...unwritable(thrown), place: out }];
    }
  }
  const missing = missingRows(joined.value);
  if (missing === undefined) return [];
  const where = out === undefined || out === '-' ? 'FILE' : out;
  return [{ place: '', says: `${missing}; add them by grundy sweep --resume ${where}` }];
}

function tellMended({ brokenOff }: JoinedTable): void {
  for (const { name: file, line } of brokenOff)
    tell(`${name}: ${file}: line ${line} ends too early, and is left out`);
}

async function sweepInto(
  asked: CliArguments,
  output: Output,
  launcher: Launcher | undefined,
): Promise<readonly Problem[]> {
  const read = sweepRequested(asked);
  if (!read.ok) return read.problems;
  const table = read.value;
  const lost = standsInTheWay(asked, table);
  if (lost) return [lost];
  const { family, stands, positions, shard } = table;
  if (stands) tellMended(stands);
  const unknown = new Set(stands?.looked.unknown);
  const isThere = (row: number): boolean => {
    const standing = stands?.rows.get(row);
    if (standing) return standing.value !== undefined || positions === undefined;
    if (!stands || !isLookedAt(stands.looked, row)) return false;
    return positions === undefined || !unknown.has(row);
  };
  const wanted = Float64Array.from(rowsOfShard(family.count, shard, isThere));
  const resumed = asked.all('resume').at(-1);
  const file = resumed ?? asked.all('out').at(-1);
  try {
    const sink =
      resumed !== undefined
        ? sinkThatGoesOn(resumed, table, wanted)
        : file === undefined || file === '-'
          ? sinkOfOutput(output)
          : sinkOfFile(file);
    const crew = { threads: table.threads, launcher, isAsked: asked.has('cores') };
    const sweep = (sweeping: Sweeping) => sweepRows(table, wanted, sink, asked, sweeping);
    if (!asked.has('moves'))
      return await sweep((order, told) => sweepByCrew(order, wanted, crew, told).then(() => []));
    const [{ withProgram }, { sweepByProgram }] = await Promise.all([
      import('./with-program.ts'),
      import('./sweep-program.ts'),
    ]);
    return await withProgram(asked, 'auto', (program) =>
      sweep((order, told) => sweepByProgram(program, family, order, wanted, told)),
    );
  } catch (thrown) {
    const { syscall, code, path } = thrown as NodeJS.ErrnoException;
    // What Node says of files names the call; all else is a mistake of ours.
    if (typeof syscall !== 'string') throw thrown;
    const stands = 'exists already, from a sweep that was stopped; continue it by --resume, or delete it';
    return [
      code === 'EEXIST' ? { place: path ?? '', says: stands } : { ...unwritable(thrown), place: file ?? '' },
    ];
  }
}

/** In milliseconds: so often it is written which members were looked at, where that can be taken back. */
const betweenNotes = 10_000;

async function sweepRows(
  table: SweepRequest,
  wanted: Float64Array,
  sink: TableSink,
  asked: CliArguments,
  sweeping: Sweeping,
): Promise<readonly Problem[]> {
  const { family, format, measures, madeBy, positions, stands, shard } = table;
  const values = new Map<number, { readonly value: string | undefined }>(stands?.rows);
  const isSome = family.onValues.length > 0;
  const unknown = new Set(stands?.looked.unknown);
  let noted = performance.now();
  const progress: SweepProgress = { done: 0, of: wanted.length, what: isSome ? 'members' : 'rows' };
  /** What is true of the members that were looked at, with those of the file that stands. */
  const looked = (): MembersLookedAt => {
    const upTo = wanted[progress.done] ?? family.count;
    const before = { shards: stands?.looked.shards ?? [], unknown: [] };
    const now = { shards: [{ shard, upTo }], unknown: [...unknown] };
    return joinLookedAt(before, now);
  };
  const isWhole = (): boolean => {
    if (progress.done < wanted.length) return false;
    if (shard.of === 1) return true;
    const all = looked();
    for (let row = 0; row < family.count; row++) if (!values.has(row) && !isLookedAt(all, row)) return false;
    return true;
  };
  const isSeen = sink.path === undefined && process.stdout.isTTY === true;
  const endProgress = isSeen ? () => {} : showProgress(progress);
  const tellStopped = (): void => {
    endProgress();
    const far = `${progress.done.toLocaleString('en')} of ${progress.of.toLocaleString('en')} ${progress.what}`;
    tell(`${name}: stopped after ${far}; ${goOn(sink, asked)}`);
    // Which members have no row is written too, so that they are not looked at again.
    if (isSome && progress.done > 0) sink.note(linesOfLookedAt(format, looked(), family.count), true);
  };
  const stop = (signal: NodeJS.Signals): void => {
    tellStopped();
    // Whole lines were written as they came, so that nothing is to be saved.
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const told: RowsTold = (rows) => {
    for (const { row, value, leftOut } of rows) {
      if (leftOut === undefined) values.set(row, { value });
      if (leftOut === 'unknown') unknown.add(row);
      else unknown.delete(row);
    }
    progress.done += rows.length;
    const written = sink.append(rows.map(({ line }) => line).join(''));
    if (isSome && performance.now() - noted > betweenNotes) {
      noted = performance.now();
      sink.note(linesOfLookedAt(format, looked(), family.count), false);
    }
    return written;
  };
  try {
    if (!stands) await sink.append(headOfTable(format, family, measures, madeBy));
    const bound = positions === undefined ? {} : { positions };
    const order = {
      asked: family.asked,
      format,
      options: { measures, withData: format === 'json', ...bound },
    };
    const problems = await sweeping(order, told);
    if (problems.length > 0) {
      tellStopped();
      return problems;
    }
    const said = isSome ? settledLookedAt(looked(), family.count, isWhole()) : nothingLookedAt;
    await sink.finish(closeTable(table, values, said), said);
  } finally {
    endProgress();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  const without = [...values.values()].filter(({ value }) => value === undefined).length;
  if (without > 0)
    tell(
      `${name}: ${without} of ${values.size} rows ${without === 1 ? 'has' : 'have'} no value; the last column says why`,
    );
  return [];
}

function goOn({ path }: TableSink, asked: CliArguments): string {
  const shard = asked.has('shard') ? ` --shard ${asked.all('shard').at(-1)}` : '';
  const moves = asked.all('moves').map((command) => ` --moves '${command}'`);
  return path === undefined
    ? 'continue what was written by --resume FILE'
    : `continue by ${name}${moves.join('')} --resume ${path}${shard}`;
}
