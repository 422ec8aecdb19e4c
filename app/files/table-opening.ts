/**
 * Opens a table that grundy sweep or this page has written: a board of its ruleset, with the same table asked
 * for beside it. Its values are found again; those of the file are not taken on trust. What reads it is
 * fetched when one comes.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Result } from '../../engine/result.ts';

/** Whether a text means to be a table, as its beginning says. */
export const meansTable = (text: string): boolean =>
  /^\uFEFF?(?:"?# grundy table|\{\s*"format"\s*:\s*"grundy-table")/.test(text);

/** In bytes: a table says at its beginning what it is of. */
const beginning = 20_000;

/** The document for a file; undefined where that is not a table, or cannot be read at all. */
export async function tableInFile(file: File): Promise<Result<GameDocument> | undefined> {
  const bytes = await file
    .slice(0, beginning)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  // A character in UTF-8 may be cut at the end; a table has no others than ASCII's at its beginning.
  const isUnicode16 = /^\xff\xfe/.test(String.fromCharCode(...new Uint8Array(bytes.slice(0, 2))));
  const head = new TextDecoder(isUnicode16 ? 'utf-16le' : 'utf-8').decode(bytes);
  return meansTable(head) ? (await import('./table-document.ts')).tableDocument(head) : undefined;
}
