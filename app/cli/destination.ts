/** The destination of a command's one result: standard output, or the file named by --out. */
import type { Problem } from '../../engine/result.ts';
import type { CliArguments, Option } from './arguments.ts';
import { fileOutput, type Output } from './output.ts';

export const outOption: Option = {
  takes: 'OUT',
  short: 'o',
  says: 'the file to write (standard output if left out)',
};

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder; make it first',
  EISDIR: 'is a folder; give a file',
  EACCES: 'may not be written; change its permissions, or write another file',
  ENOSPC: 'the disk is full; make room, or write to another disk',
};

async function writeAll(pieces: Pieces, output: Output): Promise<void> {
  for (const piece of pieces) {
    const full = typeof piece === 'string' ? output.write(piece) : output.writeBytes(piece);
    if (full) await full;
  }
  await output.flush();
}

type Pieces = Iterable<string | Uint8Array>;

/** Whether the result would be printed in a terminal. */
export const isForScreen = (asked: CliArguments): boolean => {
  const path = asked.all('out').at(-1);
  return (path === undefined || path === '-') && process.stdout.isTTY === true;
};

/** The message to a person who would print such a format in a terminal. */
export const notForTerminal = (format: string): string =>
  `a terminal cannot show ${format}; name a file by -o, or send the output to another program`;

/** Writes texts and bytes, piece by piece; returns the problems with the file. */
export async function writeOut(
  pieces: Pieces,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const path = asked.all('out').at(-1);
  if (path === undefined || path === '-') {
    await writeAll(pieces, output);
    return [];
  }
  return writeFile(pieces, path);
}

/** The same into a file, which is replaced only by a whole one. */
export async function writeFile(pieces: Pieces, path: string): Promise<readonly Problem[]> {
  try {
    const file = await fileOutput(path);
    try {
      await writeAll(pieces, file);
      await file.close();
    } catch (thrown) {
      await file.drop();
      throw thrown;
    }
    return [];
  } catch (thrown) {
    return [unwritable(thrown)];
  }
}

/** Why a file could not be written. */
export function unwritable(thrown: unknown): Problem {
  const { code = '', message } = thrown as NodeJS.ErrnoException;
  return { place: '', says: reasons[code] ?? message };
}
