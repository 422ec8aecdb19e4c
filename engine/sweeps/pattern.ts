/**
 * A pattern writes a family of positions in their own notation: `T^m .^k F^n`, `(LR)^n`, `[br]^n`, `0.77
 * <n>`. Letters mean themselves. `x^m` repeats x m times and `(LR)^n` all that is in the parentheses;
 * `[br]^n` is every word of n of these letters, numbered by a number of its own; `<n>` prints a number.
 * Parentheses and brackets mean this only where `^` follows. A space beside something repeated separates the
 * parts of the pattern and does not belong to the position; a backslash takes the next sign as it is. Lengths
 * and printed numbers may be sums: `x^{n+1}`, `<m+d>`.
 */

import { type LinearSum, namesInSum, readSum, valueOfSum } from '../find/linear-sum.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { wordOf } from '../rulesets/letter-words.ts';
import type { FamilyParameter, RulesetFamily } from '../rulesets/ruleset.ts';

type Item =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly sum: LinearSum }
  | { readonly kind: 'repeated'; readonly items: readonly Item[]; readonly times: LinearSum }
  | {
      readonly kind: 'word';
      readonly letters: readonly string[];
      readonly length: LinearSum;
      readonly name: string;
    };

/** The longest position that a pattern writes, in signs. */
const longest = 100_000;

/** Whether a text is meant as a pattern: it repeats something or prints a number. */
export const isPattern = (text: string): boolean => /\^|<[^<>]*[a-z][^<>]*>/.test(text);

/**
 * The family that a pattern writes: its parameters in the order in which the pattern first names them, each
 * at least 0, and behind the length of words the number of the word, `w`, `w2`, …, in the order of a
 * dictionary. Refused by the column of what cannot be read. `position` gives an empty text where a length is
 * negative or the position too long, which no ruleset reads.
 */
export function familyOfPattern(pattern: string): Result<RulesetFamily> {
  const read = itemsOf(pattern);
  if (!read.ok) return read;
  const { items, words, sums } = read.value;
  const parameters = parametersOf(items);
  const taken = words.find((word) => sums.some((sum) => namesInSum(sum).includes(word)));
  if (taken)
    return refusedAt(0, `${taken} is the number of a word here; write another letter for the other number`);
  if (parameters.length === 0)
    return refusedAt(0, 'has no number in it; repeat something, as x^n, or print a number, as <n>');
  const places = new Map(parameters.map(({ name }, i) => [name, i]));
  return accepted({
    id: pattern,
    says: `${pattern}, with ${parameters.map(({ name }) => name).join(', ')}`,
    parameters,
    position: (numbers) => written(items, (name) => numbers[places.get(name) ?? -1]),
  });
}

type Read = {
  readonly items: readonly Item[];
  /** What the numbers of words are called. */
  readonly words: readonly string[];
  readonly sums: readonly LinearSum[];
};

const refusedAt = (column: number, says: string): Result<never> =>
  refused([{ place: `column ${column + 1}`, says }]);

/** Parentheses in parentheses, at most. */
const deepest = 20;

function itemsOf(pattern: string): Result<Read> {
  const signs = [...pattern];
  const groups = groupsOf(signs);
  const words: string[] = [];
  const sums: LinearSum[] = [];
  const problems: Problem[] = [];
  const stack: Item[][] = [[]];
  let at = 0;
  const put = (item: Item): void => {
    stack[stack.length - 1].push(item);
  };
  /** What follows `^`, and where that ends. */
  const power = (column: number): LinearSum => {
    const braced = signs[column + 1] === '{' ? signs.indexOf('}', column) : -1;
    const digits = /^(\d{1,9}|[a-z])/.exec(signs.slice(column + 1).join(''))?.[0] ?? '';
    const text = braced > 0 ? signs.slice(column + 2, braced).join('') : digits;
    const sum = readSum(text);
    at = braced > 0 ? braced + 1 : column + 1 + digits.length;
    // Such a space parts what is written.
    if (signs[at] === ' ') at++;
    if (!sum)
      problems.push({
        place: `column ${column + 2}`,
        says: 'how often it repeats is missing; write a small letter, a number, or a sum in braces, as ^n, ^3, ^{n+1}',
      });
    sums.push(sum ?? []);
    return sum ?? [];
  };
  while (at < signs.length) {
    const sign = signs[at];
    const end = groups.get(at);
    if (sign === '\\' && at + 1 < signs.length) {
      at++;
      if (signs[at + 1] === '^') {
        const text = signs[at];
        put({ kind: 'repeated', items: [{ kind: 'text', text }], times: power(at + 1) });
      } else put({ kind: 'text', text: signs[at++] });
    } else if (sign === '(' && end !== undefined) {
      if (stack.push([]) > deepest)
        return refusedAt(at, `there are more than ${deepest} parentheses inside one another; write fewer`);
      at++;
    } else if (sign === ')' && stack.length > 1 && signs[at + 1] === '^') {
      const items = stack.pop() ?? [];
      put({ kind: 'repeated', items, times: power(at + 1) });
    } else if (sign === '[' && end !== undefined) {
      const letters = [...new Set(signs.slice(at + 1, end))];
      if (letters.length === 0)
        problems.push({
          place: `column ${at + 1}`,
          says: 'the brackets are empty; write letters in them, as [br]^n',
        });
      const name = words.length === 0 ? 'w' : `w${words.length + 1}`;
      words.push(name);
      put({ kind: 'word', letters, length: power(end + 1), name });
    } else if (sign === '<' && numberIn(signs, at)) {
      const sum = numberIn(signs, at) ?? [];
      sums.push(sum);
      put({ kind: 'number', sum });
      at = signs.indexOf('>', at) + 1;
    } else if (sign === '^') {
      problems.push({
        place: `column ${at + 1}`,
        says: 'nothing stands before this ^; write what is repeated, as x^n',
      });
      at++;
    } else if (signs[at + 1] === '^') {
      put({ kind: 'repeated', items: [{ kind: 'text', text: sign }], times: power(at + 1) });
    } else if (sign === ' ' && isRepeated(signs, at + 1, groups)) at++;
    else {
      put({ kind: 'text', text: sign });
      at++;
    }
  }
  return problems.length > 0 ? refused(problems) : accepted({ items: stack[0], words, sums });
}

const numberIn = (signs: readonly string[], at: number): LinearSum | undefined => {
  const close = signs.indexOf('>', at);
  const sum = close < 0 ? undefined : readSum(signs.slice(at + 1, close).join(''));
  return sum && namesInSum(sum).length > 0 ? sum : undefined;
};

/** Where something repeated begins. */
const isRepeated = (signs: readonly string[], at: number, groups: ReadonlyMap<number, number>): boolean =>
  groups.has(at) || signs[at + 1] === '^' || (signs[at] === '\\' && signs[at + 2] === '^');

/** Each opening sign whose closing one `^` follows, with the place of that one. */
function groupsOf(signs: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < signs.length; at++) {
    if (signs[at] === '\\') at++;
    else if (signs[at] === '(') open.push(at);
    else if (signs[at] === ')') {
      const start = open.pop();
      if (start !== undefined && signs[at + 1] === '^') found.set(start, at);
    } else if (signs[at] === '[') {
      const close = signs.indexOf(']', at);
      if (close > 0 && signs[close + 1] === '^') {
        found.set(at, close);
        at = close;
      }
    }
  }
  return found;
}

/** In the order in which they are first named. */
function parametersOf(items: readonly Item[]): readonly FamilyParameter[] {
  const names: string[] = [];
  const found: FamilyParameter[] = [];
  const add = (sum: LinearSum): void => {
    for (const name of namesInSum(sum))
      if (!names.includes(name)) {
        names.push(name);
        found.push({ name, least: 0, first: 1 });
      }
  };
  const rest = [...items].reverse();
  for (let item = rest.pop(); item; item = rest.pop()) {
    if (item.kind === 'number') add(item.sum);
    else if (item.kind === 'repeated') {
      // The repeated part comes before the number of times.
      rest.push({ kind: 'number', sum: item.times }, ...[...item.items].reverse());
    } else if (item.kind === 'word') {
      const { letters, length, name } = item;
      add(length);
      const before = names.slice();
      found.push({
        name,
        least: 0,
        first: 0,
        greatest: (numbers) => letters.length ** valueOfSum(length, (of) => numbers[before.indexOf(of)]) - 1,
        isIndex: true,
      });
      names.push(name);
    }
  }
  return found;
}

/**
 * The position with these numbers; empty where a length is negative, or it is longer than positions may be.
 */
function written(items: readonly Item[], numberOf: (name: string) => number): string {
  let text = '';
  for (const item of items) {
    if (item.kind === 'text') text += item.text;
    else if (item.kind === 'number') text += valueOfSum(item.sum, numberOf);
    else {
      const times = valueOfSum(item.kind === 'word' ? item.length : item.times, numberOf);
      const each = item.kind === 'word' ? '' : written(item.items, numberOf);
      if (times < 0 || text.length + times * Math.max(1, each.length) > longest) return '';
      text += item.kind === 'word' ? wordOf(item.letters, times, numberOf(item.name)) : each.repeat(times);
    }
  }
  return text;
}
