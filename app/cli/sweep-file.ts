/**
 * The files of tables. A growing file is written line by line as rows come, so that a command that is stopped
 * leaves everything that it found. A finished file is replaced only as a whole, in one step.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
  writeSync,
} from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { endOfLinks, placeToWrite } from './written-beside.ts';

const piece = 1 << 20;

/**
 * The lines of a file in UTF-8, or in UTF-16 as Windows PowerShell writes it, each with the line feed that
 * ends it; throws as Node does if it cannot be read.
 */
export function* linesOfFile(path: string): Generator<string, void, void> {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(piece);
    let decoder: StringDecoder | undefined;
    let rest = '';
    for (;;) {
      const count = readSync(file, bytes, 0, piece, null);
      decoder ??= new StringDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8');
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

/**
 * The file itself where the path is a link to one; undefined where there is nothing. A pipe or a device is
 * not a file in a folder and must never be replaced: `isFile` says which it is.
 */
export function fileAt(path: string): { readonly path: string; readonly isFile: boolean } | undefined {
  if (!existsSync(path)) return undefined;
  return { path: realpathSync(path), isFile: statSync(path).isFile() && !endOfLinks(path).isSpecial };
}

/** Whether a file is there and has anything in it. */
export const isBegun = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

/** A file that grows at its end. */
type GrowingFile = { readonly path: string; append(text: string): void; close(): void };

/** Opens a file to add to it, or a new one; throws as Node does. */
export function growingFile(path: string, flags: 'a' | 'w' | 'wx'): GrowingFile {
  const file = openSync(path, flags);
  return {
    path,
    append: (text) => writeWhole(file, text),
    close: () => closeSync(file),
  };
}

/**
 * Puts a text in the place of a file in one step: a reader sees either the old file or the new one. Throws as
 * Node does, and leaves the old file as it was.
 */
export function replaceFile(path: string, pieces: Iterable<string>): void {
  const place = placeToWrite(path);
  try {
    writeAll(openSync(place.path, place.flags), pieces, place.isBeside ? fsyncSync : undefined);
    place.finish();
  } catch (thrown) {
    place.drop();
    throw thrown;
  }
}

/** Writes a text in large pieces and closes the file. */
function writeAll(file: number, pieces: Iterable<string>, atEnd?: (file: number) => void): void {
  try {
    let gathered = '';
    for (const text of pieces) {
      gathered += text;
      if (gathered.length < piece) continue;
      writeWhole(file, gathered);
      gathered = '';
    }
    writeWhole(file, gathered);
    atEnd?.(file);
  } finally {
    closeSync(file);
  }
}

function writeWhole(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
