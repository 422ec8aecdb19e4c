/**
 * The one function that reads a file of any kind, or a pasted text, into a drawing, or names all its problems by
 * place. The content alone decides its kind, as on the command line.
 */
import {
  accepted,
  type DocumentRead,
  formOf,
  type Result,
  readAnyText,
  readDocument,
  refused,
  type TextForm,
} from '../../engine/index.ts';
import { pictureKind } from '../../workers/picture-files/embedded-document/picture-kind.ts';
import { embeddedDocument } from '../../workers/picture-files/embedded-document/read-embedded.ts';
import { words } from '../words.ts';
import { fileKinds } from './kinds.ts';
import { readFound } from './link.ts';

/** A drawing, and notes about the file it was read from. */
export type FileRead = DocumentRead & { readonly notes?: readonly string[] };

/** In bytes: a larger file is not read, since no drawing is so large, and the tab would run out of memory. */
export const mostBytes = 256_000_000;

/** The text of the bytes, in UTF-8 or in UTF-16 with a byte order mark; undefined if they are no text. */
export function textIn(bytes: Uint8Array): string | undefined {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : (marked ?? 'utf-8');
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Many binary files contain this character, and no text does.
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Refuses a whole file with a sentence. */
type Refuse = (says: string) => Result<never>;

function readPicture(bytes: Uint8Array): Result<FileRead> {
  const carried = embeddedDocument(bytes);
  return carried.ok ? readDocument(carried.value) : carried;
}

async function readText(text: string, refuse: Refuse): Promise<Result<FileRead>> {
  const read = readAnyText(text);
  if (!read.ok) return read;
  const found = read.value;
  if (found.kind === 'drawing') return accepted(found);
  if (found.kind === 'none') {
    // For prose, the reasons why it is no edge list would not help.
    return refuse(found.form === 'edge list' ? unknown() : words.opening.isNone(found.says));
  }
  const unpacked = await readFound(found.link);
  return unpacked.ok ? accepted({ document: unpacked.value, placed: true, notes: found.notes }) : unpacked;
}

const unknown = (): string => words.opening.noDrawing(fileKinds.map(({ called }) => called));

/** The drawing in a file, and whether its nodes have places. Never throws. */
export async function readAny(name: string, bytes: Uint8Array): Promise<Result<FileRead>> {
  const refuse: Refuse = (says) => refused([{ place: name || words.opening.theText, says }]);
  if (bytes.length > mostBytes) return refuse(words.opening.tooLarge);
  try {
    if (pictureKind(bytes)) return readPicture(bytes);
    const text = textIn(bytes);
    if (text?.trim() === '') return refuse(words.opening.empty);
    return text === undefined ? refuse(words.opening.binary(unknown())) : await readText(text, refuse);
  } catch (error) {
    return refuse(words.opening.failed(String(error)));
  }
}

const ownForms: readonly TextForm[] = ['grundy', 'edge list', 'game'];

/** Whether a text is neither Grundy's JSON, nor an edge list, nor a game. */
export const isForeign = (text: string): boolean =>
  !ownForms.includes(formOf(text)) || pictureKind(new TextEncoder().encode(text)) !== undefined;

/** The drawing in a pasted text. Never throws. */
export const readPastedText = (text: string): Promise<Result<FileRead>> =>
  readAny('', new TextEncoder().encode(text));
