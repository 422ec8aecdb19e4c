/** Sums of a family's numbers, `2m+n-1`, and conditions on them, `m+k+n<=10`, reckoned from their texts. */

/** The numbers of a family by their names. */
export type NumbersByName = ReadonlyMap<string, number>;

export type NumberSum = readonly { readonly times: number; readonly name: string }[];

/** Terms by their names, a constant by an empty one; undefined where the text is no sum. */
export function sumIn(text: string): NumberSum | undefined {
  const bare = text.replaceAll(' ', '');
  const terms = bare.match(/[+-]?[^+-]+/g) ?? [];
  if (bare === '' || terms.join('') !== bare) return undefined;
  const read = terms.map((term) => {
    const found = /^([+-]?)(\d*)\*?([a-z]\d*)?$/.exec(term);
    if (!found || (found[2] === '' && found[3] === undefined)) return undefined;
    return { times: Number(`${found[1]}${found[2] === '' ? 1 : found[2]}`), name: found[3] ?? '' };
  });
  return read.every((each) => each !== undefined) ? read : undefined;
}

export const reckoned = (sum: NumberSum, numbers: NumbersByName): number =>
  sum.reduce((total, { times, name }) => total + times * (name === '' ? 1 : (numbers.get(name) ?? 0)), 0);

/** What must be at most 0. */
export type Bound = NumberSum;

/** A condition as bounds on whole numbers; undefined where it cannot be read. */
export function boundsIn(text: string): readonly Bound[] | undefined {
  const found = /^([^<>=]+)(<=|>=|<|>|=)([^<>=]+)$/.exec(text);
  const [left, right] = [sumIn(found?.[1] ?? ''), sumIn(found?.[3] ?? '')];
  if (!found || !left || !right) return undefined;
  const less = (a: NumberSum, b: NumberSum, more: number): Bound => [
    ...a,
    ...b.map(({ times, name }) => ({ times: -times, name })),
    { times: more, name: '' },
  ];
  const relation = found[2];
  if (relation === '<=') return [less(left, right, 0)];
  if (relation === '<') return [less(left, right, 1)];
  if (relation === '>=') return [less(right, left, 0)];
  if (relation === '>') return [less(right, left, 1)];
  return [less(left, right, 0), less(right, left, 0)];
}
