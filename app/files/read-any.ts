/**
 * The one function that reads a file of any kind, or a pasted text, into a drawing, or names all its problems
 * by place. The content alone decides its kind, as on the command line. What is large is read by a worker,
 * and can be stopped.
 */
import {
  type AskedReading,
  type DocumentRead,
  editorRoom,
  emptyDocument,
  formOf,
  type TextForm,
} from '../../engine/document/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import type { CarriedBoard } from '../../engine/rulesets/index.ts';
import { type DrawingOrNone, foundIn } from '../../workers/found-in.ts';
import { pictureKind } from '../../workers/picture-files/embedded-document/picture-kind.ts';
import { words } from '../words.ts';
import { fileKinds } from './kinds.ts';
import { readFound } from './link.ts';
import { foundByWorker, openingStopped } from './reading.ts';

/**
 * A drawing, and notes about the file it was read from; or the board whose figure the file is, which no
 * ruleset has seen yet.
 */
export type FileRead = DocumentRead & {
  readonly notes?: readonly string[];
  readonly board?: CarriedBoard;
  /** What the same text can be read as, if its first line asks for it. */
  readonly other?: AskedReading;
};

/** In bytes: a larger file is not read, since no drawing is so large, and the tab would run out of memory. */
export const mostBytes = 256_000_000;
/** In bytes: what is longer would hold the page up for more than a frame. */
export const mostAtOnce = 60_000;

/** Refuses a whole file with a sentence. */
type Refuse = (says: string) => Result<never>;

async function drawingOf(found: DrawingOrNone, refuse: Refuse, name: string): Promise<Result<FileRead>> {
  switch (found.found) {
    case 'drawing':
      return accepted(found);
    case 'board': {
      const { board } = found;
      return accepted({ document: { ...emptyDocument, board }, placed: true, board });
    }
    case 'problems':
      return refused(found.problems);
    case 'empty':
      return refuse('is empty; open a file with a drawing in it');
    case 'binary':
      return refuse(`is binary data, and not text: it ${unknown()}`);
    case 'none':
      return refuse(found.says === undefined ? unknown() : `is not a drawing: ${found.says}`);
    case 'link': {
      const unpacked = await readFound(found.link, name);
      return unpacked.ok
        ? accepted({ document: unpacked.value, placed: true, notes: found.notes })
        : unpacked;
    }
  }
}

const unknown = (): string =>
  `is not a drawing. Grundy opens ${fileKinds.map(({ called }) => called).join(', ')}`;

/**
 * Whether a file is a picture, or markup that may have data packed in it: a few bytes can unpack to very
 * many, which no page waits for.
 */
const mayUnpack = (bytes: Uint8Array): boolean =>
  pictureKind(bytes) !== undefined ||
  /^\s*<(?:\?xml|!|mx)/i.test(new TextDecoder().decode(bytes.subarray(0, 100)));

/**
 * The drawing in a file, and whether its nodes have places. Never throws. Large bytes and pictures are the
 * worker's from now on; where the person stops the reading, the answer is `openingStopped`.
 */
export async function readAny(name: string, bytes: Uint8Array): Promise<Result<FileRead>> {
  const refuse: Refuse = (says) => refused([{ place: name || words.opening.theText, says }]);
  if (bytes.length > mostBytes) return refuse(words.opening.tooLarge);
  try {
    if (bytes.length <= mostAtOnce && !mayUnpack(bytes))
      return await drawingOf(foundIn(bytes, editorRoom), refuse, name);
    const found = await foundByWorker({ kind: 'read', bytes }, name || words.opening.theText);
    if (found === 'stopped') return openingStopped;
    return 'says' in found && !('found' in found) ? refuse(found.says) : await drawingOf(found, refuse, name);
  } catch (error) {
    return refuse(`could not be read: ${String(error)}`);
  }
}

const ownForms: readonly TextForm[] = ['grundy', 'edge list', 'game', 'value'];

/** Whether a text is neither Grundy's JSON, nor an edge list, nor a game. */
export const isForeign = (text: string): boolean =>
  !ownForms.includes(formOf(text)) || pictureKind(new TextEncoder().encode(text)) !== undefined;

/** The drawing in a pasted text. Never throws. */
export async function readPastedText(text: string): Promise<Result<FileRead>> {
  const read = await readAny('', new TextEncoder().encode(text));
  return read.ok && read.value.board
    ? refused([
        {
          place: words.opening.theText,
          says: 'is the figure of a board, and no part of a drawing; open its file',
        },
      ])
    : read;
}
