/** How messages call files, and why a file cannot be read. */
import type { Problem } from '../../engine/result.ts';

/** The name of a file in messages. */
export const called = (file: string): string => (file === '-' ? '(standard input)' : file);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder; give a file',
  EACCES: 'may not be read; change the permissions of the file',
  ENOTDIR: 'there is no such file',
};

/** Why a file could not be read. */
export function unreadable(thrown: unknown): Problem {
  const { code = '', message } = thrown as NodeJS.ErrnoException;
  return { place: '', says: reasons[code] ?? message };
}
