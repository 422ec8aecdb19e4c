/**
 * Sums of a family's numbers, `2m+n-1`, and conditions on them, `m+k+n<=10`: read, printed as they are read,
 * computed. A number is called by its parameter.
 */

/** Terms in the order in which they were written; one without a name is a number by itself. */
export type LinearSum = readonly { readonly times: number; readonly name?: string }[];

type Comparison = '<=' | '<' | '=' | '>=' | '>';

export type Condition = {
  readonly left: LinearSum;
  readonly relation: Comparison;
  readonly right: LinearSum;
};

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

const printSum = (sum: LinearSum): string =>
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

/** Undefined where the text is not a condition; neither the range `m=1..4` nor `m=3` is one. */
export function readCondition(text: string): Condition | undefined {
  const parts = /^([^<>=]+)(<=|>=|<|>|=)([^<>=]+)$/.exec(text.replaceAll('≤', '<=').replaceAll('≥', '>='));
  if (!parts) return undefined;
  const [left, right] = [readSum(parts[1]), readSum(parts[3])];
  return left && right && { left, relation: parts[2] as Comparison, right };
}

export const printCondition = ({ left, relation, right }: Condition): string =>
  `${printSum(left)}${relation}${printSum(right)}`;

/** What must be at most 0: a constant, and by how much each number counts. */
export type AtMostZero = { readonly constant: number; readonly times: ReadonlyMap<string, number> };

/** A condition on whole numbers as one or two that something be at most 0. */
export function atMostZero({ left, relation, right }: Condition): readonly AtMostZero[] {
  const difference = (a: LinearSum, b: LinearSum, constant: number): AtMostZero => {
    const times = new Map<string, number>();
    let total = constant;
    for (const [sum, sign] of [
      [a, 1],
      [b, -1],
    ] as const)
      for (const term of sum) {
        if (term.name === undefined) total += sign * term.times;
        else times.set(term.name, (times.get(term.name) ?? 0) + sign * term.times);
      }
    return { constant: total, times };
  };
  if (relation === '<=') return [difference(left, right, 0)];
  if (relation === '<') return [difference(left, right, 1)];
  if (relation === '>=') return [difference(right, left, 0)];
  if (relation === '>') return [difference(right, left, 1)];
  return [difference(left, right, 0), difference(right, left, 0)];
}
