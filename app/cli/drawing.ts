/**
 * The drawing in a file that a command is given, in any form: a document, DOT, an edge list, or a TikZ figure
 * that contains its drawing.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type DrawingInText,
  documentPlayedAs,
  drawingInText,
  type GraphInText,
  graphInText,
  isBoardText,
  type ReadingMeans,
  type WayAsked,
} from '../../engine/answers/index.ts';
import type { GameDocument, GraphRead, PiecesOrWhole } from '../../engine/document/index.ts';
import { linkPacked, mostInLink } from '../../engine/document/links/index.ts';
import { type Result, refused } from '../../engine/result.ts';
import { called } from './files-in-messages.ts';
import { readGraphFile } from './input.ts';
import { tell } from './output.ts';

const means: ReadingMeans = {
  playPlace: '--play',
  unpack(packed) {
    try {
      const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: mostInLink });
      return { text: bytes.toString('utf8') };
    } catch (error) {
      return isTooMuch(error) ? 'too large' : 'damaged';
    }
  },
};

const isTooMuch = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The drawing in a text; notes about the rest of the text go to standard error. */
export const drawingIn = (text: string, file: string): Result<DrawingInText> =>
  withNotesTold(drawingInText(text, means), file);

/** The graph alone, played as is asked. */
export const graphIn = (
  given: string | PiecesOrWhole,
  file: string,
  asked: WayAsked = {},
): Result<GraphInText> => withNotesTold(graphInText(given, means, asked), file);

function withNotesTold<Found extends { readonly notes: readonly string[] }>(
  read: Result<Found>,
  file: string,
): Result<Found> {
  for (const note of read.ok ? read.value.notes : []) tell(`${called(file)}: ${note}`);
  return read;
}

/**
 * The graph in a file of that name, or why it cannot be read; for a board the message says what to do
 * instead.
 */
export async function graphOfFile(
  file: string,
  withBoard: string,
  play: WayAsked = {},
): Promise<Result<GraphRead>> {
  const text = await readGraphFile(file);
  if (!text.ok) return text;
  const graph = graphIn(text.value, file, play);
  return graph.ok || !isBoardText(text.value)
    ? graph
    : refused([{ place: 'board', says: `is a position, and not a drawing; ${withBoard}` }]);
}

/** The drawing played as is asked. */
export const playedAs = (document: GameDocument, asked: WayAsked): Result<GameDocument> =>
  documentPlayedAs(document, asked, means);

/** The drawing as an address of the editor has it after its own part: `#g1=…`. */
export const linkTo = (document: GameDocument): string =>
  linkPacked(document, (text) => deflateRawSync(text, { level: 9 }).toString('base64url'));
