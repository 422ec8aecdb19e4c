/** What stands where a table is to be written: it is lost only where somebody says so, or where all of it is in what takes its place. */
import type { Problem } from '../../engine/result.ts';
import { type JoinedTable, joinTables, rulesets, textOfJoined } from '../../engine/run.ts';
import { isSameFamily, printAskedFamily } from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import { joinedFiles, type SweepRequest } from './sweep-asked.ts';
import { fileAt, isBegun, linesOfFile } from './sweep-file.ts';

const pathIn = (asked: CliArguments): string | undefined => {
  const path = asked.all('out').at(-1);
  if (path === undefined || path === '-' || asked.has('replace')) return undefined;
  return fileAt(path)?.isFile === true && isBegun(path) ? path : undefined;
};

const byReplace = 'write to another file, or replace this one by --replace';

/** Why a sweep may not be written where it is to be; undefined where nothing is lost. */
export function standsInTheWay(asked: CliArguments, { family }: SweepRequest): Problem | undefined {
  const path = pathIn(asked);
  if (path === undefined) return undefined;
  const there = joinedFiles([path]);
  if (!there.ok) return { place: path, says: `exists already; ${byReplace}` };
  const { rows, missing } = there.value;
  // A table without a single value keeps nobody from making a better one.
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

/** The same of files that were joined, which may take the place of one of them. */
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

/** Pieces of one line or several, each with the line feed that ends it. */
function* linesOf(pieces: Iterable<string>): Generator<string, void, void> {
  for (const piece of pieces) for (const [line] of piece.matchAll(/.*\n/g)) yield line;
}
