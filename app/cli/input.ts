/**
 * Reads the files that a command is given, whole; `-` is standard input. From a picture that carries its
 * drawing it reads the drawing.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import {
  type DecodeUnicode,
  formOf,
  type PiecesOrWhole,
  textOfBytes,
  type Units,
} from '../../engine/document/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { readBoard } from '../../engine/rulesets/index.ts';
import { pictureKind } from '../../workers/picture-files/embedded-document/picture-kind.ts';
import { called, unreadable } from './files-in-messages.ts';
import { tell } from './output.ts';

export const readText = (file: string): Promise<Result<string>> => read(file, textIn(file));

/** A file in which a graph is asked for: its text, or pieces of it where it is a large compact file. */
export async function readGraphFile(file: string): Promise<Result<string | PiecesOrWhole>> {
  const pieces = file === '-' ? undefined : piecesOf(file);
  return pieces ? accepted(pieces) : read<string | PiecesOrWhole>(file, textOrPieces(file));
}

async function read<T>(
  file: string,
  into: (bytes: Buffer) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    // Read at once: in parts, a file of 50 MB takes twice as long.
    return await into(file === '-' ? await buffer(process.stdin) : readFileSync(file));
  } catch (thrown) {
    return refused([unreadable(thrown)]);
  }
}

const decode: DecodeUnicode = (bytes, as) => {
  try {
    return new TextDecoder(as, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * The text of a file, or of the drawing that it carries; notes about how it was read go to standard error.
 */
const textIn =
  (file: string) =>
  async (bytes: Buffer): Promise<Result<string>> => {
    if (!pictureKind(bytes)) {
      const found = textOfBytes(bytes, decode);
      for (const note of found?.notes ?? []) tell(`${called(file)}: ${note}`);
      return withoutBoard(accepted(found?.text ?? bytes.toString('utf8')));
    }
    // Texts need none of what reads pictures.
    const { embeddedDocument } = await import('../../workers/picture-files/index.ts');
    return withoutBoard(embeddedDocument(bytes));
  };

/** A board is not a drawing: its position is given instead of its figure. */
function withoutBoard(text: Result<string>): Result<string> {
  const board = text.ok ? readBoard(text.value) : undefined;
  if (!board?.ok) return board ?? text;
  const { ruleset, position } = board.value;
  const says = `is the figure of a board; give its position instead, as --ruleset ${ruleset} '${position}'`;
  return refused([{ place: 'file', says }]);
}

/** Bytes from which the form of a text is known, where it is a large one. */
const beginning = 1 << 16;

const isLargeCompact = (bytes: Buffer): boolean =>
  bytes.length === beginning &&
  !pictureKind(bytes) &&
  formOf(bytes.toString('utf8')) === 'grundy' &&
  bytes.includes('"compact"');

const textOrPieces =
  (file: string) =>
  (bytes: Buffer): Result<string | PiecesOrWhole> | Promise<Result<string>> =>
    isLargeCompact(bytes.subarray(0, beginning)) ? accepted(inPieces(bytes)) : textIn(file)(bytes);

/** Bytes that are in memory already. */
function inPieces(bytes: Buffer): PiecesOrWhole {
  let at = 0;
  return {
    size: bytes.length,
    next(into, from) {
      const came = bytes.copy(into, from, at);
      at += came;
      return came;
    },
    text: textOf,
    whole: () => unitsOf(bytes),
  };
}

/**
 * The pieces of a large compact file; undefined for any other, and where it cannot be read: then `read` says
 * why.
 */
function piecesOf(file: string): PiecesOrWhole | undefined {
  let opened: number | undefined;
  const close = (): void => {
    if (opened !== undefined) closeSync(opened);
    opened = undefined;
  };
  try {
    if (!statSync(file).isFile()) return undefined;
    opened = openSync(file, 'r');
    const { size } = fstatSync(opened);
    const head = Buffer.alloc(beginning);
    if (readSync(opened, head, 0, beginning, 0) < beginning || !isLargeCompact(head)) {
      close();
      return undefined;
    }
    return {
      size,
      next(into, from) {
        const came = opened === undefined ? 0 : readSync(opened, into, from, into.length - from, null);
        if (came === 0) close();
        return came;
      },
      text: textOf,
      whole() {
        close();
        return unitsOf(readFileSync(file));
      },
    };
  } catch {
    close();
    return undefined;
  }
}

const textOf: PiecesOrWhole['text'] = (bytes, from, end) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', from, end);

const unitsOf = (bytes: Buffer): Units => ({
  units: bytes,
  text: (from, end) => bytes.toString('utf8', from, end),
});
