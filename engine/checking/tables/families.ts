/**
 * The members of a family in their order, written out once more from what the head of a table says. A family that a ruleset calls by a name is
 * written out where it is one of these; of others the positions are taken as they stand.
 */
import { patternIn } from './patterns.ts';
import type { HeadToCheck } from './read-lines.ts';
import { type Bound, boundsIn, type NumbersByName, reckoned } from './sums.ts';

const rectangle = (rows: number, columns: number, sign = '.'): string =>
  new Array<string>(Math.max(0, rows)).fill(sign.repeat(Math.max(0, columns))).join('/');

const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const grounded = (colours: string): string =>
  [...colours].map((sign, i) => `${i}-${i + 1}:${sign}`).join(' ');

/** The digits in base two behind the first. */
const digits = (n: number): readonly string[] => [...n.toString(2).slice(1)];

const cordon = (colour: string, n: number): string =>
  colour +
  digits(n)
    .map((digit) => (digit === '1' ? `(${colour})${colour}` : colour))
    .join('');

/** A pattern, or a way to write the position with these numbers. */
type Writing = string | ((...numbers: readonly number[]) => string);

/** By the ruleset and the family. */
const written: Readonly<Record<string, Writing>> = {
  'additional-subtraction take-or-add': (s, a, n) => `{${s},-${a}} ${n}`,
  'amazons row': 'L.^n R',
  'amazons corners': (r, c) =>
    count(1, r)
      .map((row) => {
        const free = '.'.repeat(c - 1);
        return row === 1 && r === 1
          ? `L${'.'.repeat(c - 2)}R`
          : row === 1
            ? `L${free}`
            : row === r
              ? `${free}R`
              : `.${free}`;
      })
      .join('/'),
  'annihilation cycle': (n, k) =>
    `${[...count(1, n).map((i) => `${i}>${(i % n) + 1}`), `${n}>${n + 1}`].join(' ')} @${k > 0 ? ` ${count(1, k).join()}` : ''}`,
  'backsliding-toads-and-frogs natural-start': 'T^m .^k F^n',
  'toads-and-frogs natural-start': 'T^m .^k F^n',
  'clobber row': '(LR)^n',
  'clobber against-one': 'L^n R^m',
  'clobber checkerboard': (r, c) =>
    count(1, r)
      .map((y) =>
        count(1, c)
          .map((x) => 'LR'[(x + y) % 2])
          .join(''),
      )
      .join('/'),
  'col rectangle': (r, c) => rectangle(r, c),
  'snort rectangle': (r, c) => rectangle(r, c),
  'domineering rectangle': (r, c) => rectangle(r, c),
  'entrepreneurial-chess corner': (w, h) => `${w}x${h} k=0,0 K=${w - 1},${h - 1} R=${w - 1},0`,
  'entrepreneurial-chess rook-taken': (w, h) => `${w}x${h} k=0,0 K=${w - 1},${h - 1} R=-`,
  'go-cut path': '.^n',
  'go-cut cycle': '@.^n',
  'go-cut grid': (r, c) => rectangle(r, c),
  'sno-go path': '.^n',
  'sno-go cycle': '@.^n',
  'sno-go grid': (r, c) => rectangle(r, c),
  'green-lime-hackenbush stalk': (m, n) => grounded('l'.repeat(m) + 'g'.repeat(n)),
  'hackenbush string': (m, n) => grounded('b'.repeat(m) + 'r'.repeat(n)),
  'hackenbush flower': (p, q) =>
    [
      '0-1:g',
      ...count(2, p + 1).map((i) => `1-${i}:b`),
      ...count(p + 2, p + q + 1).map((i) => `1-${i}:r`),
    ].join(' '),
  'konane pairs-with-room': '(LR.)^n',
  'konane row': '(LR)^n .',
  'nimstring chain': (n) => [...count(0, n - 1).map((i) => `${i}-${i + 1}`), `0-${n}`].join(' '),
  'octal kayles': '0.77 <n>',
  'one-dimensional-phutball empty': '.^a B.^b',
  'one-dimensional-phutball between-men': 'mB.^k m',
  'orthogonal-colouring board': '<r>x<c> m=<m>',
  'orthogonal-colouring path': 'P<n> m=<m>',
  'orthogonal-colouring cycle': 'C<n> m=<m>',
  'orthogonal-colouring complete': 'K<n> m=<m>',
  'orthogonal-colouring-normal board': '<r>x<c> m=<m>',
  'orthogonal-colouring-normal path': 'P<n> m=<m>',
  'orthogonal-colouring-normal cycle': 'C<n> m=<m>',
  'orthogonal-colouring-normal complete': 'K<n> m=<m>',
  'thinning-thickets stalk': (w) =>
    digits(w)
      .map((digit) => 'br'[Number(digit)])
      .join(''),
  'thinning-thickets blue-stalk': 'b^n',
  'thinning-thickets blue-cordon': (w) => cordon('b', w),
  'thinning-thickets green-cordon': (w) => cordon('g', w),
  'toppling-dominoes blue-then-red': 'b^m r^n',
  'toppling-dominoes in-turn': '(br)^n',
  'wythoff two-heaps': '(<m>,<m+d>)',
};

export type FamilyMembers = {
  /** One member after the other; undefined where it is not known which there are, and only the rows tell. */
  readonly members?: Iterable<readonly number[]>;
  /** The position with these numbers; the whole undefined where positions are taken as they stand. Undefined where a length is below 0. */
  readonly position?: (numbers: readonly number[]) => string | undefined;
};

/** What the head says cannot be: a sentence. */
export type WrongFamily = { readonly says: string };

const isPatternText = (family: string): boolean => /\^|<[^<>]*[a-z][^<>]*>/.test(family);

/** Which members there are, and their positions. */
export function membersOf({
  ruleset,
  family,
  ranges,
  conditions,
  names,
}: HeadToCheck): FamilyMembers | WrongFamily {
  const known = Object.hasOwn(written, `${ruleset} ${family}`) ? written[`${ruleset} ${family}`] : undefined;
  const text =
    typeof known === 'string' ? known : known === undefined && isPatternText(family) ? family : undefined;
  const pattern = text === undefined ? undefined : patternIn(text);
  if (text !== undefined && !pattern) return { says: `the pattern ${text} cannot be read` };
  const own = pattern?.parameters.map(({ name }) => name);
  if (pattern && family === text && own?.join() !== names.join())
    return {
      says: `the pattern has the numbers ${own?.join(', ')}, and the columns are ${names.join(', ')}`,
    };
  const read = conditions.map(boundsIn);
  const wrong = conditions.find((_, i) => !read[i]);
  if (wrong !== undefined) return { says: `the condition ${wrong} cannot be read` };
  const stranger = ranges.find(({ name }) => !names.includes(name));
  if (stranger) return { says: `there is no number ${stranger.name}` };
  const namedNumbers = (numbers: readonly number[]): NumbersByName =>
    new Map((pattern && own ? own : names).map((name, i) => [name, numbers[i]]));
  const position = pattern
    ? (numbers: readonly number[]) => pattern.write(namedNumbers(numbers))
    : typeof known === 'function'
      ? (numbers: readonly number[]) => known(...numbers)
      : undefined;
  const limits = names.map((name, i): Limits | undefined => {
    const given = ranges.find((each) => each.name === name);
    const word = pattern?.parameters[i].word;
    if (!word) return given;
    return { from: given?.from ?? 0, to: given?.to ?? Number.POSITIVE_INFINITY, word };
  });
  const isClosed =
    limits.every((each) => each !== undefined) && (position !== undefined || ranges.length === names.length);
  const bounds = read.flatMap((each) => each ?? []);
  return {
    ...(isClosed && { members: inOrder(names, limits as Limits[], bounds) }),
    ...(position && { position }),
  };
}

type Limits = {
  readonly from: number;
  readonly to: number;
  readonly word?: { readonly letters: number; readonly length: Bound };
};

/** All numbers within their limits that keep every bound, the last quickest. What no later number can mend is not tried. */
function* inOrder(
  names: readonly string[],
  limits: readonly Limits[],
  bounds: readonly Bound[],
): Generator<readonly number[], void, void> {
  const numbers = new Map<string, number>();
  const greatestAt = (i: number): number => {
    const { to, word } = limits[i];
    if (!word) return to;
    const length = reckoned(word.length, numbers);
    return length < 0 ? -1 : Math.min(to, word.letters ** length - 1);
  };
  /** Whether some later numbers may keep every bound, as far as their limits tell. */
  const mayHold = (from: number): boolean =>
    bounds.every(
      (bound) =>
        bound.reduce((sum, { times, name }) => {
          const later = names.indexOf(name, from);
          const least = later < 0 ? undefined : times > 0 ? limits[later].from : limits[later].to;
          return sum + times * (name === '' ? 1 : (least ?? numbers.get(name) ?? 0));
        }, 0) <= 0,
    );
  const path = [limits[0].from];
  let greatest = [greatestAt(0)];
  while (path.length > 0) {
    const i = path.length - 1;
    if (path[i] > greatest[i]) {
      path.pop();
      greatest = greatest.slice(0, -1);
      if (path.length > 0) path[path.length - 1]++;
      continue;
    }
    numbers.set(names[i], path[i]);
    if (!mayHold(i + 1)) path[i]++;
    else if (path.length < names.length) {
      path.push(limits[i + 1].from);
      greatest.push(greatestAt(i + 1));
    } else {
      yield [...path];
      path[i]++;
    }
  }
}
