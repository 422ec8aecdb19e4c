/** Whether a figure can be read: how small its words are, and how many of them were cut. Linear in the words. */
import type { Figure } from './figure.ts';
import { ellipsis } from './typeset.ts';

/** Points an em of the smallest words, indices apart; undefined where there are none. */
export const smallestText = ({ words }: Figure): number | undefined =>
  words.length === 0
    ? undefined
    : words.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY);

/** How many words end where they were cut. */
export const cutWords = ({ words }: Figure): number =>
  words.filter(({ mark }) => {
    const last = mark.at(-1);
    return last !== undefined && 'text' in last && last.text === ellipsis && last.face === 'roman';
  }).length;
