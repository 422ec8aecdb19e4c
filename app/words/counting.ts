/** Numbers and what they count, and lists, in words. */

/** Made once: to make one takes longer than to write a thousand numbers with it. */
const digits = new Intl.NumberFormat('en');
/** 12,345. */
export const counted = (count: number): string => digits.format(count);

/** "1 node", "2 nodes". */
export const many = (count: number, one: string, more: string): string =>
  `${counted(count)} ${count === 1 ? one : more}`;

/** How many names a sentence lists before it counts the others. */
const mostListed = 4;

/** "a", "a and b", "a, b, c, d and 12 more". */
export function someOf(names: readonly string[]): string {
  const listed = names.length <= mostListed + 1 ? names : names.slice(0, mostListed);
  const last = listed.length < names.length ? `${counted(names.length - listed.length)} more` : names.at(-1);
  const before = listed.length < names.length ? listed : names.slice(0, -1);
  return before.length === 0 ? (last ?? '') : `${before.join(', ')} and ${last}`;
}
