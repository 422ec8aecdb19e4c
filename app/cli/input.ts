/** The files a command is given: read whole, `-` for standard input. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { accepted, type Result, refused } from '../../engine/index.ts';

/** What a file is called in messages. */
export const called = (file: string): string => (file === '-' ? '(standard input)' : file);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
};

export async function readText(file: string): Promise<Result<string>> {
  try {
    return accepted(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8'));
  } catch (thrown) {
    const { code = '', message } = thrown as NodeJS.ErrnoException;
    return refused([{ place: '', says: reasons[code] ?? message }]);
  }
}
