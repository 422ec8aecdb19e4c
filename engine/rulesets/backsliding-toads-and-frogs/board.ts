/** A strip as it is to be drawn: one row of squares of one shade. */
import type { Cell } from '../ruleset.ts';
import { EMPTY, letters, type Strip, TOAD } from './position.ts';

export const boardOfStrip = (strip: Strip): readonly (readonly Cell[])[] => [
  strip.map((found): Cell => {
    if (found === EMPTY) return { shade: 'light' };
    return { shade: 'light', piece: { letter: letters[found], player: found === TOAD ? 'left' : 'right' } };
  }),
];
