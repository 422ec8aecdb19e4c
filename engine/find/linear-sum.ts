/** Sums of a family's numbers, `2m+n-1`: read, printed as they are read, computed. */

/** Terms in the order in which they were written; one without a name is a number by itself. */
export type LinearSum = readonly { readonly times: number; readonly name?: string }[];

const mostDigits = 9;

/**
 * Undefined where the text is not a sum: signs between terms, in each a number, a name, or a number before a
 * name.
 */
export function readSum(text: string): LinearSum | undefined {
  const bare = text.replaceAll(' ', '');
  const terms: { times: number; name?: string }[] = [];
  const term = /([+-]?)(\d*)\*?([a-z]\d*|)/y;
  while (term.lastIndex < bare.length) {
    const at = term.lastIndex;
    const [whole, sign, digits, name] = term.exec(bare) ?? [];
    if (!whole || (digits === '' && name === '') || (at > 0 && sign === '') || digits.length > mostDigits)
      return undefined;
    const times = (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits));
    terms.push(name === '' ? { times } : { times, name });
  }
  return terms.length > 0 ? terms : undefined;
}

export const printSum = (sum: LinearSum): string =>
  sum
    .map(({ times, name }, i) => {
      const sign = times < 0 ? '-' : i > 0 ? '+' : '';
      const size = Math.abs(times);
      return `${sign}${name === undefined || size !== 1 ? size : ''}${name ?? ''}`;
    })
    .join('');

export const namesInSum = (sum: LinearSum): readonly string[] =>
  sum.flatMap(({ name }) => (name === undefined ? [] : [name]));

/** Precondition: every name of the sum has a number. */
export const valueOfSum = (sum: LinearSum, numberOf: (name: string) => number): number =>
  sum.reduce((total, { times, name }) => total + times * (name === undefined ? 1 : numberOf(name)), 0);
