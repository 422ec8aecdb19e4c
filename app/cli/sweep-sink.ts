/**
 * The places to which the lines of a table go as they come: standard output, a new file, or a file that the sweep continues. An existing
 * table is replaced only if somebody asks for it, or if the new table contains all of it.
 */
import { renameSync } from 'node:fs';
import { known, type Problem } from '../../engine/result.ts';
import { type JoinedTable, joinTables, rulesets, textOfJoined } from '../../engine/run.ts';
import { isSameFamily, printAskedFamily } from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import type { Output } from './output.ts';
import { joinedFiles, type SweepRequest } from './sweep-asked.ts';
import { fileAt, growingFile, isBegun, linesOfFile, replaceFile } from './sweep-file.ts';

/** Both throw as Node does where a file cannot be written. */
export type TableSink = {
  append(text: string): Promise<void> | undefined;
  /** Takes the last lines, when all that is wanted was appended. */
  finish(close: string): Promise<void> | undefined;
  /** The file in which the lines are; undefined of standard output. */
  readonly path: string | undefined;
};

export function sinkOfOutput(output: Output): TableSink {
  const append = async (text: string): Promise<void> => {
    await output.write(text);
    await output.flush();
  };
  return { append, finish: append, path: undefined };
}

/**
 * An existing file is replaced when the table is finished; until then the lines are in a file beside it. Pipes and devices are written
 * directly.
 */
export function sinkOfFile(path: string): TableSink {
  const there = fileAt(path);
  const isReplaced = there?.isFile === true;
  const file = isReplaced ? growingFile(`${there.path}.part`, 'wx') : growingFile(path, there ? 'w' : 'wx');
  return {
    path: file.path,
    append(text) {
      file.append(text);
      return undefined;
    },
    finish(close) {
      file.append(close);
      file.close();
      if (isReplaced) renameSync(file.path, there.path);
      return undefined;
    },
  };
}

/**
 * First removes an incomplete line, and lines after the rows. Rows that are out of order are sorted at the end, so that the table is the
 * same as if it had been swept without a stop.
 */
export function sinkThatGoesOn(
  path: string,
  { stands, madeBy }: SweepRequest,
  wanted: Float64Array,
): TableSink {
  // The head must name another version before the first row by that version is added.
  const isNamed = wanted.length === 0 || stands?.madeBy.join() === madeBy.join();
  if (stands && !(stands.isOpen && stands.brokenOff.length === 0 && isNamed))
    replaceFile(path, textOfJoined(isNamed ? stands : { ...stands, madeBy }, false));
  let last = -1;
  for (const row of stands?.rows.keys() ?? []) if (row > last) last = row;
  const isInOrder = wanted.length > 0 && wanted[0] > last;
  const file = growingFile(path, 'a');
  return {
    path,
    append(text) {
      file.append(text);
      return undefined;
    },
    finish(close) {
      if (isInOrder) file.append(close);
      file.close();
      if (isInOrder) return undefined;
      const joined = joinedFiles([path]);
      known(joined.ok, 'a table that was read is read with its new rows');
      replaceFile(path, textOfJoined(joined.value, true));
      return undefined;
    },
  };
}

const pathIn = (asked: CliArguments): string | undefined => {
  const path = asked.all('out').at(-1);
  if (path === undefined || path === '-' || asked.has('replace')) return undefined;
  return fileAt(path)?.isFile === true && isBegun(path) ? path : undefined;
};

const byReplace = 'write to another file, or replace this one by --replace';

/** The reason why a sweep may not be written to its file; undefined if nothing is lost. */
export function standsInTheWay(asked: CliArguments, { family }: SweepRequest): Problem | undefined {
  const path = pathIn(asked);
  if (path === undefined) return undefined;
  const there = joinedFiles([path]);
  if (!there.ok) return { place: path, says: `exists already; ${byReplace}` };
  const { rows, missing } = there.value;
  // A table without any value may be replaced.
  if ([...rows.values()].every(({ value }) => value === undefined)) return undefined;
  if (!isSameFamily(there.value.family.asked, family.asked))
    return {
      place: path,
      says: `exists already, with a table of another sweep, ${printAskedFamily(there.value.family.asked)}; ${byReplace}`,
    };
  const far = `${rows.size.toLocaleString('en')} of ${(rows.size + missing.length).toLocaleString('en')} rows`;
  return {
    place: path,
    says: `exists already, with ${far} of this sweep; continue it by --resume ${path}, or replace it by --replace`,
  };
}

/** The same for joined files; the result may replace one of them. */
export function standsInTheWayOfJoined(asked: CliArguments, joined: JoinedTable): Problem | undefined {
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
    both.ok && [...both.value.rows].every(([row, { text }]) => joined.rows.get(row)?.text === text);
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
