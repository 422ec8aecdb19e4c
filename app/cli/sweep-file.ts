/**
 * The files of tables. One that grows is written line by line as rows come, so that a command that is stopped leaves all that it found; one that stands is only
 * ever replaced as a whole, in one step.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const piece = 1 << 20;

/** The lines of a file, each with the line feed that ends it; throws as Node does if it cannot be read. */
export function* linesOfFile(path: string): Generator<string, void, void> {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(piece);
    const decoder = new StringDecoder('utf8');
    let rest = '';
    for (;;) {
      const count = readSync(file, bytes, 0, piece, null);
      const lines = (rest + (count > 0 ? decoder.write(bytes.subarray(0, count)) : decoder.end())).split(
        '\n',
      );
      rest = lines.pop() ?? '';
      for (const line of lines) yield `${line}\n`;
      if (count === 0) break;
    }
    if (rest !== '') yield rest;
  } finally {
    closeSync(file);
  }
}

/** Whether a file is there and has anything in it. */
export const isBegun = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

/** A file that grows at its end. */
export type GrowingFile = { readonly path: string; append(text: string): void; close(): void };

/** Opens a file to add to it, or a new one; throws as Node does. */
export function growingFile(path: string, flags: 'a' | 'wx'): GrowingFile {
  const file = openSync(path, flags);
  return {
    path,
    append(text) {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    },
    close: () => closeSync(file),
  };
}

/** Puts a text in the place of a file in one step: whoever looks sees the old file or the new one. Throws as Node does, and the file stands then. */
export function replaceFile(path: string, pieces: Iterable<string>): void {
  const draft = `${path}.${process.pid}.new`;
  const file = openSync(draft, 'w');
  try {
    try {
      let gathered = '';
      const write = (): void => {
        const bytes = Buffer.from(gathered);
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
        gathered = '';
      };
      for (const text of pieces) {
        gathered += text;
        if (gathered.length >= piece) write();
      }
      write();
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (thrown) {
    rmSync(draft, { force: true });
    throw thrown;
  }
}
