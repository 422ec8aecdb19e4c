/**
 * `grundy sweep`: writes a table of a whole family of positions as its rows come, continues a sweep that was stopped, divides one into
 * shards for several machines, and joins the shards.
 */
import { conventions } from '../../engine/outcome/index.ts';
import type { Problem } from '../../engine/result.ts';
import { closeTable, type JoinedTable, missingRows, textOfJoined } from '../../engine/run.ts';
import { headOfTable, rowsOfShard } from '../../engine/sweeps/index.ts';
import { type CliArguments, notBeside, onlyBeside } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import type { CliCommand, Launcher } from './command.ts';
import { outOption, unwritable, writeOut } from './destination.ts';
import { measuresOption } from './options.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { rulesetsInHelp } from './ruleset-position.ts';
import { joinedFiles, type SweepRequest, sweepRequested } from './sweep-asked.ts';
import { type RowsTold, sweepByMachine, sweepByThreads, sweepHere } from './sweep-crew.ts';
import { replaceFile } from './sweep-file.ts';
import {
  sinkOfFile,
  sinkOfOutput,
  sinkThatGoesOn,
  standsInTheWay,
  standsInTheWayOfJoined,
  type TableSink,
} from './sweep-sink.ts';

const name = 'grundy sweep';

export const sweepCommand: CliCommand = {
  name: 'sweep',
  takes: 'RULESET FAMILY n=1..8…',
  says: 'a table of the values of a whole family of positions',
  options: {
    json: {
      says: 'writes a line of JSON for each row, in place of comma-separated values',
      idle: notBeside('merge'),
    },
    measures: { ...measuresOption, idle: notBeside('merge') },
    convention: {
      takes: 'CONVENTION',
      says: `where both players move at once: ${conventions.join(', ')}; the ruleset’s own if left out`,
      idle: notBeside('merge'),
    },
    sum: {
      takes: 'KIND',
      says: 'how the components that + separates are played together: disjunctive, conjunctive or continued',
      idle: notBeside('merge'),
    },
    cores: {
      takes: 'COUNT',
      says: 'how many threads work; if left out, as many as the machine has cores, or fewer where that is faster',
      idle: notBeside('merge'),
    },
    shard: {
      takes: 'I/N',
      says: 'finds only the rows of one shard of N: 1/N to N/N',
      idle: notBeside('merge'),
    },
    resume: {
      takes: 'FILE',
      says: 'continues the table in this file, or begins it: adds every row that is missing',
      idle: notBeside('merge', 'out'),
    },
    'say-version': {
      says: 'writes into the head of the table which versions of Grundy found its rows; --resume keeps what the file says',
      idle: notBeside('merge'),
    },
    merge: {
      takes: 'FILE…',
      says: 'joins files of one sweep, in any order; a file may be given twice',
      several: true,
    },
    out: outOption,
    replace: {
      says: 'replaces the file of --out if it exists; without this option no table is lost',
      idle: onlyBeside('out'),
    },
    budget: {
      ...budgetOption,
      says: 'the most positions to generate for one row (2,000,000 if left out)',
      idle: notBeside('merge'),
    },
  },
  notes: [
    'FAMILY is a family of the ruleset, or a pattern of its notation, in quotation marks: letters stand for themselves,',
    '"x^m" and "(LR)^n" repeat, "[br]^n" is every word of n of these letters, "<n>" prints a number.',
    'Each number has a range, m=1..4 or m=3, and there may be conditions, as "m+n<=10".',
    '--resume FILE continues a table that was stopped; with a larger --budget it tries the rows without a value again.',
    rulesetsInHelp,
  ],
  missing: (asked) =>
    asked.has('merge') || asked.has('resume')
      ? undefined
      : 'a family is missing; give a ruleset, a family and its ranges, as in: grundy sweep clobber "(LR)^n" n=1..6',
  async run(asked, output, launcher) {
    const problems = asked.has('merge')
      ? await merge(asked, output)
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
  const isThere = (row: number): boolean => {
    const standing = stands?.rows.get(row);
    return standing !== undefined && (standing.value !== undefined || positions === undefined);
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
    await sweepRows(table, wanted, sink, asked, launcher);
    return [];
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

async function sweepRows(
  table: SweepRequest,
  wanted: Float64Array,
  sink: TableSink,
  asked: CliArguments,
  launcher: Launcher | undefined,
): Promise<void> {
  const { family, format, measures, madeBy, positions, stands, threads } = table;
  const values = new Map<number, { readonly value: string | undefined }>(stands?.rows);
  const progress: SweepProgress = { rows: 0, of: wanted.length };
  const isSeen = sink.path === undefined && process.stdout.isTTY === true;
  const endProgress = isSeen ? () => {} : showProgress(progress);
  const stop = (signal: NodeJS.Signals): void => {
    endProgress();
    const far = `${progress.rows.toLocaleString('en')} of ${progress.of.toLocaleString('en')} rows`;
    tell(`${name}: stopped after ${far}; ${goOn(sink, asked)}`);
    // Whole lines were written as they came, so that nothing is to be saved.
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const told: RowsTold = (rows) => {
    for (const { row, value } of rows) values.set(row, { value });
    progress.rows += rows.length;
    return sink.append(rows.map(({ line }) => line).join(''));
  };
  try {
    if (!stands) await sink.append(headOfTable(format, family, measures, madeBy));
    const bound = positions === undefined ? {} : { positions };
    const order = {
      asked: family.asked,
      format,
      options: { measures, withData: format === 'json', ...bound },
    };
    if (!launcher) await sweepHere(order, wanted, told);
    else await (asked.has('cores') ? sweepByThreads : sweepByMachine)(order, wanted, threads, launcher, told);
    await sink.finish(closeTable(table, values));
  } finally {
    endProgress();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  const without = [...values.values()].filter(({ value }) => value === undefined).length;
  if (without > 0)
    tell(
      `${name}: ${without} of ${values.size} rows ${without === 1 ? 'has' : 'have'} no value; the last column says why`,
    );
}

function goOn({ path }: TableSink, asked: CliArguments): string {
  const shard = asked.has('shard') ? ` --shard ${asked.all('shard').at(-1)}` : '';
  return path === undefined
    ? 'continue what was written by --resume FILE'
    : `continue by ${name} --resume ${path}${shard}`;
}

/** The time between two reports of progress, in milliseconds: in a terminal, and elsewhere. */
const often = 200;
const seldom = 30_000;

type SweepProgress = { rows: number; readonly of: number };

/**
 * Shows the progress of a sweep on standard error: in a terminal in one line that is written over, otherwise with a line from time to time.
 * The returned function ends it. Precondition: the rows do not go to the terminal, where they show the progress themselves.
 */
function showProgress(progress: SweepProgress): () => void {
  const began = performance.now();
  const inTerminal = process.stderr.isTTY === true;
  const show = (): void => {
    const { rows, of } = progress;
    const seconds = Math.round((performance.now() - began) / 1000);
    const says = `${rows.toLocaleString('en')} of ${of.toLocaleString('en')} rows, ${seconds.toLocaleString('en')} s`;
    if (inTerminal) process.stderr.write(`\r\u001B[K${says}`);
    else tell(`grundy sweep: ${says}`);
  };
  const timer = setInterval(show, inTerminal ? often : seldom);
  return () => {
    clearInterval(timer);
    if (inTerminal) process.stderr.write('\r\u001B[K');
  };
}
