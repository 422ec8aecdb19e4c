import type { Figure } from './figure.ts';

/** Points an em of a figure's smallest words, indices apart; undefined where there are none. Linear in the words. */
export const smallestText = ({ words }: Figure): number | undefined =>
  words.length === 0
    ? undefined
    : words.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY);
