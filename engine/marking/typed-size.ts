/**
 * Whether a typed game is small enough to be compared while a class waits. The reader of games has room for
 * sums that take seconds; here they are read in less room first.
 */
import { readSides } from '../values/notation/parse.ts';
import { emptyPositions } from '../values/notation/positions.ts';
import { positionOf, readerOf, tooMany } from '../values/notation/reader.ts';
import { tokensOf } from '../values/notation/tokens.ts';

/** No class finds a value that it writes with more positions, or moves. */
const mostPositions = 500;
const mostMoves = 4_000;

/** What the reader says where there is no room; what else it says is not about the size. */
const noRoom = (text: string): string | undefined => {
  const reader = readerOf([], text);
  tooMany(reader, 1);
  return reader.stop?.says;
};

/** Linear in the text, and in the positions that there is room for. */
export function isTooLargeTyped(text: string): boolean {
  const read = tokensOf(text);
  if (!read.ok) return false;
  const reader = readerOf(read.tokens, text, undefined, { ...emptyPositions(), most: mostPositions });
  // Named games, as *100 is, are built when they are asked for.
  for (const side of readSides(reader) ?? []) positionOf(reader, side, 1);
  return reader.stop?.says === noRoom(text) || reader.positions.moves > mostMoves;
}
