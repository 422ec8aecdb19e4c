/**
 * Reads the files that a command is given, whole; `-` is standard input. From a picture that carries its drawing it
 * reads the drawing.
 */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { accepted, type Result, refused } from '../../engine/index.ts';
import { pictureKind } from '../../workers/picture-files/embedded-document/picture-kind.ts';

/** The name of a file in messages. */
export const called = (file: string): string => (file === '-' ? '(standard input)' : file);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
};

export async function readText(file: string): Promise<Result<string>> {
  try {
    const bytes = file === '-' ? await buffer(process.stdin) : await readFile(file);
    if (!pictureKind(bytes)) return accepted(bytes.toString('utf8'));
    // A text does not need the code that reads pictures.
    const { embeddedDocument } = await import('../../workers/picture-files/index.ts');
    return embeddedDocument(bytes);
  } catch (thrown) {
    const { code = '', message } = thrown as NodeJS.ErrnoException;
    return refused([{ place: '', says: reasons[code] ?? message }]);
  }
}
