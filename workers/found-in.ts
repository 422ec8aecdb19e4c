/**
 * Finds the drawing or the board in a file of any kind: in a picture that carries one, or in a text. The
 * content alone decides. The page calls this for small texts, and the workers for what is large or has to be
 * unpacked.
 */
import {
  type AskedReading,
  type DecodeUnicode,
  type DocumentRead,
  type Room,
  readAnyText,
  readDocument,
  readUnpackedText,
  textOfBytes,
  withoutRoom,
} from '../engine/document/index.ts';
import { mostInLink } from '../engine/document/links/index.ts';
import type { Problem } from '../engine/result.ts';
import { readBoard } from '../engine/rulesets/index.ts';
import { embeddedDocument, pictureKind, unpackedText } from './picture-files/index.ts';
import type { NotFound } from './protocol/read.ts';

const decode: DecodeUnicode = (bytes, as) => {
  try {
    return new TextDecoder(as, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The text of the bytes, in whichever encoding; undefined if they are no text. */
export const textIn = (bytes: Uint8Array): string | undefined => textOfBytes(bytes, decode)?.text;

export type DrawingOrNone =
  | (DocumentRead & {
      readonly found: 'drawing';
      readonly notes: readonly string[];
      /** What the text can be read as besides. */
      readonly other?: AskedReading;
    })
  | NotFound;

const wrong = (problems: readonly Problem[]): DrawingOrNone => ({ found: 'problems', problems });

/** Never throws what a file is to blame for. O(length); refused where there is no room for the drawing. */
export function foundIn(bytes: Uint8Array, room: Room): DrawingOrNone {
  if (pictureKind(bytes)) {
    const carried = embeddedDocument(bytes);
    const board = carried.ok ? boardFound(carried.value) : undefined;
    if (board) return board;
    const read = carried.ok ? readDocument(carried.value, room) : carried;
    return read.ok ? { found: 'drawing', ...read.value, notes: [] } : wrong(read.problems);
  }
  const found = textOfBytes(bytes, decode);
  if (found === undefined) return { found: 'binary' };
  const { text } = found;
  if (text.trim() === '') return { found: 'empty' };
  const board = boardFound(text);
  if (board) return board;
  const read = readAnyText(text, room);
  if (!read.ok) return wrong(read.problems);
  const { value } = read;
  if (value.kind === 'drawing')
    return { found: 'drawing', ...value, notes: [...found.notes, ...value.notes] };
  if (value.kind === 'packed') {
    const { page } = value;
    const unpacked = readUnpackedText(unpackedText(page.packed, mostInLink), page);
    const problems = unpacked.ok ? withoutRoom(unpacked.value.document, room) : unpacked.problems;
    return unpacked.ok && problems.length === 0
      ? { found: 'drawing', ...unpacked.value, notes: [...found.notes, ...unpacked.value.notes] }
      : wrong(problems);
  }
  if (value.kind === 'link') return { found: 'link', link: value.link, notes: value.notes };
  // For prose, the reasons why it is not an edge list would not help.
  return { found: 'none', says: value.form === 'edge list' ? undefined : value.says };
}

/** The board that a figure carries in this text; undefined for other texts. */
function boardFound(text: string): DrawingOrNone | undefined {
  const board = readBoard(text);
  if (!board) return undefined;
  return board.ok ? { found: 'board', board: board.value } : wrong(board.problems);
}
