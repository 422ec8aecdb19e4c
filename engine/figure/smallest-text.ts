/** The size of the smallest words in a figure, which tells whether it can be read. Linear in the words. */
import type { Figure } from './figure.ts';

/** The font size in points of the smallest words, scripts apart; undefined if there are no words. */
export const smallestText = ({ words }: Figure): number | undefined =>
  words.length === 0
    ? undefined
    : words.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY);

/** In points: smaller words cannot be read in print. */
export const leastReadable = 6;

/** A figure that was fitted exactly may be slightly below the limit. */
const tolerance = 0.05;

export const isTooSmallToRead = (points: number): boolean => points < leastReadable - tolerance;
