/**
 * The places to which lines go as they come: standard output, a new file, or a file that the sweep continues.
 * An existing table is replaced only if the command asks for it, or if the new table contains all of it.
 */
import { renameSync } from 'node:fs';
import { known } from '../../engine/result.ts';
import { textOfJoined } from '../../engine/run.ts';
import type { MembersLookedAt } from '../../engine/sweeps/index.ts';
import type { Output } from './output.ts';
import { joinedFiles, type SweepRequest } from './sweep-asked.ts';
import { fileAt, growingFile, replaceFile } from './sweep-file.ts';

/** Both throw as Node does where a file cannot be written. */
export type TableSink = {
  append(text: string): Promise<void> | undefined;
  /**
   * Takes lines that hold only until the table is done, when its end says the same. Where they could not be
   * taken back they are written only if no more come.
   */
  note(text: string, isLast: boolean): void;
  /** Takes the last lines, when all that is wanted was appended; `looked` is what they say of members. */
  finish(close: string, looked: MembersLookedAt): Promise<void> | undefined;
  /** The file in which the lines are; undefined of standard output. */
  readonly path: string | undefined;
};

export function sinkOfOutput(output: Output): TableSink {
  const append = async (text: string): Promise<void> => {
    await output.write(text);
    await output.flush();
  };
  return {
    append,
    note(text, isLast) {
      if (isLast) process.stdout.write(text);
    },
    finish: append,
    path: undefined,
  };
}

/**
 * An existing file is replaced when the table is finished; until then the lines are in a file beside it.
 * Pipes and devices are written directly.
 */
export function sinkOfFile(path: string): TableSink {
  const there = fileAt(path);
  const isReplaced = there?.isFile === true;
  const file = isReplaced ? growingFile(`${there.path}.part`, 'wx') : growingFile(path, there ? 'w' : 'wx');
  let hasNotes = false;
  return {
    path: file.path,
    append: (text) => void file.append(text),
    note(text) {
      // A device keeps what is written to it.
      if (there && !isReplaced) return;
      file.append(text);
      hasNotes = true;
    },
    finish(close, looked) {
      if (!hasNotes) file.append(close);
      file.close();
      if (hasNotes) tidied(file.path, looked);
      if (isReplaced) renameSync(file.path, there.path);
      return undefined;
    },
  };
}

/** Writes a table that was read anew, with its rows in order and its last lines. */
function tidied(path: string, looked: MembersLookedAt): void {
  const joined = joinedFiles([path]);
  known(joined.ok, 'a table that was written is read');
  replaceFile(path, textOfJoined({ ...joined.value, looked }, true));
}

/**
 * First removes an incomplete line, and lines after the rows. Rows that are out of order are sorted at the
 * end, so that the table is the same as if it had been swept without a stop.
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
  // What a table said of members when it was stopped is said anew at its end.
  let isInOrder = wanted.length > 0 && wanted[0] > last && (stands?.looked.shards ?? []).length === 0;
  const file = growingFile(path, 'a');
  return {
    path,
    append(text) {
      file.append(text);
      return undefined;
    },
    note(text) {
      file.append(text);
      isInOrder = false;
    },
    finish(close, looked) {
      if (isInOrder) file.append(close);
      file.close();
      if (!isInOrder) tidied(path, looked);
      return undefined;
    },
  };
}
