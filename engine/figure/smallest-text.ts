/** Whether a figure can be read: how small its words are. Linear in the words. */
import type { Figure } from './figure.ts';

/** Points an em of the smallest words, indices apart; undefined where there are none. */
export const smallestText = ({ words }: Figure): number | undefined =>
  words.length === 0
    ? undefined
    : words.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY);
