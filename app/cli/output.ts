/**
 * Standard output and standard error. Results may be a million lines, so they are gathered into large pieces
 * and written no faster than the reader takes them. A reader that stops reading (`| head`) ends the command
 * quietly.
 */
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import type { Problem } from '../../engine/result.ts';
import { textOfRulesId } from '../../engine/rulesets/index.ts';
import type { SolvedGraph } from '../../engine/run.ts';
import { placeToWrite } from './written-beside.ts';

export type Output = {
  /** Adds to the results. The caller awaits it, which keeps memory small. */
  write(text: string): Promise<void> | undefined;
  /** Adds bytes as they are. */
  writeBytes(bytes: Uint8Array): Promise<void>;
  /** Writes what was gathered. */
  flush(): Promise<void>;
};

const piece = 1 << 16;

export function standardOutput(): Output {
  let gathered = '';
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    tell(
      `grundy: standard output: ${error.code === 'ENOSPC' ? 'the disk is full; make room, or write to another disk' : error.message}`,
    );
    process.exit(2);
  });
  const flush = async (): Promise<void> => {
    const text = gathered;
    gathered = '';
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  };
  return {
    write(text) {
      gathered += text;
      return gathered.length >= piece ? flush() : undefined;
    },
    async writeBytes(bytes) {
      await flush();
      if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
    },
    flush,
  };
}

/**
 * Writes to a file instead of standard output; `write` and `flush` reject if it cannot be written any
 * further. A file that is there is replaced by `close`, when the new one is whole; after `drop` it is as it
 * was.
 */
export async function fileOutput(
  path: string,
): Promise<Output & { close(): Promise<void>; drop(): Promise<void> }> {
  const place = placeToWrite(path);
  const file: FileHandle = await open(place.path, place.flags);
  let gathered = '';
  const flush = async (): Promise<void> => {
    const text = gathered;
    gathered = '';
    if (text !== '') await file.writeFile(text);
  };
  return {
    write(text) {
      gathered += text;
      return gathered.length >= piece ? flush() : undefined;
    },
    async writeBytes(bytes) {
      await flush();
      await file.writeFile(bytes);
    },
    flush,
    async close() {
      // A full disk may say so only now.
      if (place.isBeside) await file.sync();
      await file.close();
      place.finish();
    },
    async drop() {
      await file.close();
      place.drop();
    },
  };
}

/** Writes one line to standard error. */
export const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Writes one line for each problem: `file: place: says`. */
export function tellProblems(file: string, problems: readonly Problem[]): void {
  // The id of written rules is their whole text.
  const called = textOfRulesId(file) === undefined ? file : 'the rules';
  for (const { place, says } of problems) tell([called, place, says].filter(Boolean).join(': '));
}

/** Reports what has no value because finding it would be too much work, and how to get it anyway. */
export function tellLeftOut(place: string, { labelling: { leftOut } }: SolvedGraph): void {
  if (leftOut) tell(`${place}: ${leftOut.says}${leftOut.canBeTried ? '; try it by --thorough' : ''}`);
}
