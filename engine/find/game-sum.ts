/** The games that a condition on a pair speaks of: G, H, their negatives, and sums of these. */

/** One of the two games, as it is or with the players' places changed. */
export type Summand = { readonly game: 'G' | 'H'; readonly isNegative: boolean };

/** At least one summand. G − G is not the empty sum: play in it need not end. */
export type GameSum = readonly Summand[];

/** More summands are not read. */
export const mostSummands = 6;

/**
 * Reads `G + H`, `-G`, `G - (H - G)`; undefined of any other text, and of a sum with more than
 * `mostSummands`. O(text)
 */
export function readGameSum(text: string): GameSum | undefined {
  const sum: Summand[] = [];
  /** The sign before each open bracket. */
  const signs: boolean[] = [];
  let isNegative = false;
  let isExpected = true;
  for (const sign of text.replace(/\s+/g, '')) {
    const outside = signs.at(-1) ?? false;
    if (sign === 'G' || sign === 'H' || sign === 'g' || sign === 'h') {
      if (!isExpected) return undefined;
      sum.push({ game: sign.toUpperCase() === 'G' ? 'G' : 'H', isNegative: isNegative !== outside });
      isExpected = false;
      isNegative = false;
    } else if (sign === '(') {
      if (!isExpected) return undefined;
      signs.push(isNegative !== outside);
      isNegative = false;
    } else if (sign === ')') {
      if (isExpected || signs.pop() === undefined) return undefined;
    } else if ('-−'.includes(sign)) {
      if (isExpected && isNegative) return undefined;
      isExpected = true;
      isNegative = true;
    } else if (sign === '+') {
      if (isExpected) return undefined;
      isExpected = true;
    } else return undefined;
  }
  return isExpected || signs.length > 0 || sum.length > mostSummands ? undefined : sum;
}

/** From which the same is read. */
export const printGameSum = (sum: GameSum): string =>
  sum
    .map(({ game, isNegative }, i) => `${isNegative ? (i === 0 ? '-' : ' - ') : i === 0 ? '' : ' + '}${game}`)
    .join('');
