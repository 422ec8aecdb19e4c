/** Where the lines of a table go as they come: standard output, a new file, or a file that is gone on with. */
import { renameSync } from 'node:fs';
import { known } from '../../engine/result.ts';
import { textOfJoined } from '../../engine/run.ts';
import type { Output } from './output.ts';
import { joinedFiles, type SweepRequest } from './sweep-asked.ts';
import { fileAt, growingFile, replaceFile } from './sweep-file.ts';

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

/** A file that stands is replaced when the table is done; until then the lines are in a file beside it. A pipe or a device is written to. */
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
 * A line that is broken off and lines behind the rows are taken away first. Rows that stand behind others are put in their order at the end, so that
 * the table is what it would be if it had been swept in one go.
 */
export function sinkThatGoesOn(
  path: string,
  { stands, madeBy }: SweepRequest,
  wanted: Float64Array,
): TableSink {
  // Another version is named in the head before its first row stands in the file.
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
