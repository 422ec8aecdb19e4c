/**
 * Reads the files that a command is given, whole; `-` is standard input. From a picture that carries its drawing it
 * reads the drawing.
 */
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { accepted, formOf, type Result, refused, type Units } from '../../engine/index.ts';
import { pictureKind } from '../../workers/picture-files/embedded-document/picture-kind.ts';

/** The name of a file in messages. */
export const called = (file: string): string => (file === '-' ? '(standard input)' : file);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
};

export const readText = (file: string): Promise<Result<string>> => read(file, textIn);

/** A file in which a graph is asked for: its text, or its bytes where it is a large compact file. */
export const readGraphFile = (file: string): Promise<Result<string | Units>> =>
  read<string | Units>(file, (bytes) => (isLargeCompact(bytes) ? accepted(unitsOf(bytes)) : textIn(bytes)));

async function read<T>(
  file: string,
  into: (bytes: Buffer) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    // Read at once: in parts, a file of 50 MB takes twice as long.
    return await into(file === '-' ? await buffer(process.stdin) : readFileSync(file));
  } catch (thrown) {
    const { code = '', message } = thrown as NodeJS.ErrnoException;
    return refused([{ place: '', says: reasons[code] ?? message }]);
  }
}

async function textIn(bytes: Buffer): Promise<Result<string>> {
  if (!pictureKind(bytes)) return accepted(bytes.toString('utf8'));
  // Texts need none of what reads pictures.
  const { embeddedDocument } = await import('../../workers/picture-files/index.ts');
  return embeddedDocument(bytes);
}

/** Bytes from which the form of a text is known, where it is a large one. */
const beginning = 1 << 16;

const isLargeCompact = (bytes: Buffer): boolean =>
  bytes.length > beginning &&
  !pictureKind(bytes) &&
  formOf(bytes.toString('utf8', 0, beginning)) === 'grundy' &&
  bytes.includes('"compact"');

const unitsOf = (bytes: Buffer): Units => ({
  units: bytes,
  text: (from, end) => bytes.toString('utf8', from, end),
});
