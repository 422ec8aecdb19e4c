/**
 * The one way in: a file of whatever kind, or a pasted text, becomes a drawing, or everything that is wrong with it by place.
 * What it is, its content alone says, as at the command line.
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

/** A drawing, and what else is to be said of the file it was in. */
export type FileRead = DocumentRead & { readonly notes?: readonly string[] };

/** Bytes beyond which a file is not even looked at: no drawing comes near it, and a tab would run out of memory. */
export const mostBytes = 256_000_000;

/** The text in the bytes, UTF-8 or with a mark of UTF-16; undefined where there is none. */
export function textIn(bytes: Uint8Array): string | undefined {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : (marked ?? 'utf-8');
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // No text has this sign, and many other files do.
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What is said of a whole file. */
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
    // Of words it is no help to hear why they are no edge list.
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

/** Whether a text is of a kind that is neither our own JSON, nor an edge list, nor a game. */
export const isForeign = (text: string): boolean =>
  !ownForms.includes(formOf(text)) || pictureKind(new TextEncoder().encode(text)) !== undefined;

/** The drawing in a pasted text. Never throws. */
export const readPastedText = (text: string): Promise<Result<FileRead>> =>
  readAny('', new TextEncoder().encode(text));
