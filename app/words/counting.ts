/** Numbers and what they count, in words. */

/** Made once: to make one takes longer than to write a thousand numbers with it. */
const digits = new Intl.NumberFormat('en');
/** 12,345. */
export const counted = (count: number): string => digits.format(count);

/** "1 node", "2 nodes". */
export const many = (count: number, one: string, more: string): string =>
  `${counted(count)} ${count === 1 ? one : more}`;
