/** A strip of toads and frogs as a board, and the two places of each move on it. */
import type { Board, BoardPiece } from '../board.ts';
import { wayOfPiece } from '../furniture/grid.ts';
import { signsOfStrip, stripBoard } from '../furniture/strip.ts';
import { EMPTY_SQUARE, letters, parseStrip, type Strip } from './position.ts';

const empty = letters[EMPTY_SQUARE];
const pieces: readonly BoardPiece[] = [
  { sign: 'T', name: 'toad', player: 'left' },
  { sign: 'F', name: 'frog', player: 'right' },
];

const signsOf = (strip: Strip): readonly string[] => strip.map((found) => letters[found]);

/** The board of a strip. */
export const boardOfStrip = (strip: Strip): Board<Strip> =>
  stripBoard({
    signs: signsOf(strip),
    pieces,
    empty,
    read(signs) {
      const read = parseStrip(signs.join(''));
      return read.ok ? read.value : undefined;
    },
  });

/** The places of a move: from, to. */
export const wayOnStrip = (before: Strip, after: Strip): readonly string[] =>
  wayOfPiece(signsOfStrip(signsOf(before)), signsOfStrip(signsOf(after)), empty);
