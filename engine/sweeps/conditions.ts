/**
 * Conditions on a family's numbers, `m+k+n<=10`: read, printed as they are read. A number is called by its
 * parameter.
 */
import { type LinearSum, printSum, readSum } from '../find/linear-sum.ts';

type Comparison = '<=' | '<' | '=' | '>=' | '>';

export type Condition = {
  readonly left: LinearSum;
  readonly relation: Comparison;
  readonly right: LinearSum;
};

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
