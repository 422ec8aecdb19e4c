/**
 * Written rules on heaps, read and played a second time from the description of the language alone. A letter
 * that is no heap gets every number from 0 to all counters of the heaps, one after the other, and what the
 * conditions do not allow is left out: nothing is solved and nothing is listed, so that it is slow and
 * obvious.
 */
import { accepted, type Result, refused } from '../../result.ts';
import type { HandRules } from '../moves/hand-rules.ts';

/** A number for each letter. */
type Numbers = Readonly<Record<string, number>>;

type Sum = { readonly letters: string; of(numbers: Numbers): number };

type Condition = { readonly letters: string; holds(numbers: Numbers): boolean };

/** What becomes of some heaps: for each of them, the heaps that are left of it. */
type Left = readonly (readonly number[])[];

/** The heaps from which one move takes at once, and all that may be left of them. */
type HeapRule = { readonly heaps: number; after(sizes: readonly number[]): readonly Left[] };

const cannot = (says: string): never => {
  throw new RangeError(says);
};

const noBlanks = (text: string): string => text.replaceAll(' ', '');

/** `2n/3-k+1`; of each term the part after the point is cut off. */
function sumIn(text: string): Sum {
  const bare = noBlanks(text);
  const term = '(?:\\d+[a-z]?|[a-z])(?:/\\d+)?';
  if (!new RegExp(`^${term}(?:[+-]${term})*$`).test(bare)) cannot(`"${text.trim()}" is no number`);
  const terms = [...bare.matchAll(/([+-]?)(\d*)([a-z]?)(?:\/(\d+))?/g)]
    .filter(([all]) => all !== '')
    .map(([, sign, times, letter, over]) => ({
      sign: sign === '-' ? -1 : 1,
      times: times === '' ? 1 : Number(times),
      letter,
      over: over === undefined ? 1 : Number(over),
    }));
  if (terms.some(({ over }) => over === 0)) cannot(`"${text.trim()}" is divided by 0`);
  return {
    letters: terms.map(({ letter }) => letter).join(''),
    of: (numbers) =>
      terms.reduce((total, { sign, times, letter, over }) => {
        const whole = letter === '' ? times : times * numbers[letter];
        return total + sign * ((whole - (whole % over)) / over);
      }, 0),
  };
}

/** Where the difference of two numbers must lie. */
const signs: Readonly<Record<string, (difference: number) => boolean>> = {
  '<=': (difference) => difference <= 0,
  '>=': (difference) => difference >= 0,
  '!=': (difference) => difference !== 0,
  '=': (difference) => difference === 0,
  '<': (difference) => difference < 0,
  '>': (difference) => difference > 0,
};

function isSquare(number: number): boolean {
  let root = 1;
  while (root * root < number) root++;
  return root * root === number;
}

/** What `k in` may be followed by: numbers with blanks between them, `1..n/2`, `squares`. */
function oneOf(letter: string, list: string): Condition {
  const items = list
    .replaceAll(/ *(\.\.|[+/-]) */g, '$1')
    .split(' ')
    .map((item): { readonly letters: string; has(number: number, numbers: Numbers): boolean } => {
      if (item === 'squares') return { letters: '', has: isSquare };
      const [from, to = from, ...more] = item.split('..').map(sumIn);
      if (more.length > 0) cannot(`"${item}" is no list of numbers`);
      return {
        letters: from.letters + to.letters,
        has: (number, numbers) => from.of(numbers) <= number && number <= to.of(numbers),
      };
    });
  return {
    letters: letter + items.map(({ letters }) => letters).join(''),
    holds: (numbers) => items.some((item) => item.has(numbers[letter], numbers)),
  };
}

function conditionIn(text: string): Condition {
  const listed = /^([a-z]) in (.+)$/.exec(text);
  if (listed) return oneOf(listed[1], listed[2].trim());
  const divided = /^(.+?) divides (.+)$/.exec(text);
  if (divided) {
    const [divisor, number] = divided.slice(1).map(sumIn);
    const divides = (by: number, whole: number): boolean => (by === 0 ? whole === 0 : whole % by === 0);
    return {
      letters: divisor.letters + number.letters,
      holds: (numbers) => divides(divisor.of(numbers), number.of(numbers)),
    };
  }
  const halved = /^(.+?)(?: is)? (even|odd)$/.exec(text);
  if (halved) {
    const sum = sumIn(halved[1]);
    return {
      letters: sum.letters,
      holds: (numbers) => (sum.of(numbers) % 2 === 0) === (halved[2] === 'even'),
    };
  }
  const [, one, sign, other] =
    /^([^<>=!]+)(<=|>=|!=|=|<|>)([^<>=!]+)$/.exec(text) ?? cannot(`"${text}" is no condition`);
  const [less, more] = [sumIn(one), sumIn(other)];
  return {
    letters: less.letters + more.letters,
    holds: (numbers) => signs[sign](less.of(numbers) - more.of(numbers)),
  };
}

const usual: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=', '≠': '!=', '…': '..', '−': '-' };

/** `n, m -> n-k, m-k, k in 1..n if n even`. */
function moveIn(text: string): HeapRule {
  const [before, after, ...more] = text.split('->');
  if (after === undefined || more.length > 0) return cannot(`"${text}" does not say what becomes of a heap`);
  const heaps = before.split(',').map((letter) => letter.trim());
  if (heaps.length > 2 || heaps.some((letter) => !/^[a-z]$/.test(letter)) || heaps[0] === heaps[1])
    cannot(`"${before.trim()}" are no heaps`);
  const clauses = after
    .replaceAll(/(?<![a-z\d])(?:if|and)(?![a-z\d])/g, ',')
    .split(',')
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  if (clauses.length < heaps.length) cannot('it does not say what becomes of each heap');
  const left = clauses.slice(0, heaps.length).map((clause) => clause.split('+').map(sumIn));
  const conditions = clauses.slice(heaps.length).map(conditionIn);
  const named = [...left.flat(), ...conditions].flatMap(({ letters }) => [...letters]);
  const letters = [...new Set(named)].filter((letter) => !heaps.includes(letter));
  /** What is asked once these letters have numbers, and not before the last of them has. */
  const askedOf = (known: readonly string[], last: string): readonly Condition[] =>
    conditions.filter(
      (condition) =>
        [...condition.letters].every((letter) => known.includes(letter)) &&
        (last === '' || condition.letters.includes(last)),
    );
  const askedFirst = askedOf(heaps, '');
  const steps = letters.map((letter, i) => ({
    letter,
    asked: askedOf([...heaps, ...letters.slice(0, i + 1)], letter),
  }));
  return {
    heaps: heaps.length,
    after(sizes) {
      const most = sizes.reduce((total, size) => total + size, 0);
      let tried: readonly Numbers[] = [Object.fromEntries(heaps.map((letter, i) => [letter, sizes[i]]))];
      tried = tried.filter((numbers) => askedFirst.every(({ holds }) => holds(numbers)));
      for (const { letter, asked } of steps)
        tried = tried.flatMap((numbers) =>
          Array.from({ length: most + 1 }, (_, number) => ({ ...numbers, [letter]: number })).filter((each) =>
            asked.every(({ holds }) => holds(each)),
          ),
        );
      return tried.map((numbers) => left.map((sums) => sums.map((sum) => sum.of(numbers))));
    },
  };
}

/** All ways to divide counters into so many heaps, none of them empty. */
function divided(counters: number, parts: number): readonly (readonly number[])[] {
  if (parts === 0) return counters === 0 ? [[]] : [];
  return Array.from({ length: counters }, (_, i) => i + 1).flatMap((first) =>
    divided(counters - first, parts - 1).map((others) => [first, ...others]),
  );
}

/**
 * `octal 4.07`: for each number of counters that may be taken a digit, whose bits say how many heaps may be
 * left.
 */
function codeIn(base: string, code: string): HeapRule {
  const [, splits = '0', digits] =
    /^([\da-f])?\.([\da-f]*)$/.exec(code) ?? cannot(`"${code}" is no code of a game`);
  const allowed = [splits, ...digits].map((digit) => Number.parseInt(digit, 16));
  if (base === 'octal' && allowed.some((digit) => digit > 7))
    cannot(`"${code}" has a digit that is not octal`);
  return {
    heaps: 1,
    after: ([heap]) =>
      allowed.flatMap((digit, taken) =>
        [0, 1, 2, 3]
          .filter((parts) => Math.floor(digit / 2 ** parts) % 2 === 1 && taken <= heap)
          .flatMap((parts) => divided(heap - taken, parts).map((heaps) => [heaps])),
      ),
  };
}

const total = (heaps: readonly number[]): number => heaps.reduce((sum, heap) => sum + heap, 0);

/**
 * Play comes nearer to its end: no counters come from nothing, and of one heap only smaller ones are left.
 */
const isMove = (sizes: readonly number[], left: Left): boolean =>
  left.flat().every((heap) => heap >= 0) &&
  left.every((heaps, i) => total(heaps) <= sizes[i]) &&
  left.some((heaps, i) => heaps.every((heap) => heap < sizes[i]));

const ordered = (heaps: readonly number[]): string =>
  heaps
    .filter((heap) => heap > 0)
    .toSorted((a, b) => a - b)
    .join('+') || '0';

function movesBy(rules: readonly HeapRule[], text: string): readonly string[] {
  const sizes = text.split('+').map(Number);
  const places = sizes.flatMap((size, place) => (size > 0 ? [place] : []));
  const moves = rules.flatMap((rule) => {
    const chosen =
      rule.heaps === 1
        ? places.map((place) => [place])
        : places.flatMap((one) => places.filter((other) => other !== one).map((other) => [one, other]));
    return chosen.flatMap((from) => {
      const taken = from.map((place) => sizes[place]);
      const others = sizes.filter((_, place) => !from.includes(place));
      return rule
        .after(taken)
        .filter((left) => isMove(taken, left))
        .map((left) => ordered([...others, ...left.flat()]));
    });
  });
  return [...new Set(moves)];
}

/**
 * Refused with every line that cannot be read. A move costs as many trials as its letters have numbers
 * together.
 */
export function heapRulesInText(lines: readonly string[]): Result<HandRules> {
  const rules: Record<'left' | 'right' | 'either', HeapRule[]> = { left: [], right: [], either: [] };
  const problems: { place: string; says: string }[] = [];
  for (const [i, line] of lines.entries()) {
    const bare = line
      .toLowerCase()
      .replaceAll(/[≤≥≠…−]/g, (sign) => usual[sign])
      .trim();
    if (bare === '' || /^(?:name|board) ?:/.test(bare)) continue;
    try {
      const [, owner, said] =
        /^(left|right|either) ?:(.*)$/.exec(bare) ?? cannot(`"${bare}" is no rule on heaps`);
      const code = /^ ?(octal|hexadecimal) (.*)$/.exec(said);
      rules[owner as keyof typeof rules].push(code ? codeIn(code[1], code[2].trim()) : moveIn(said));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push({ place: `line ${i + 1}`, says: error.message });
    }
  }
  if (problems.length > 0) return refused(problems);
  const { left, right, either } = rules;
  const isApart = left.length + right.length === 0 && either.every(({ heaps }) => heaps === 1);
  const heapMoves = (heap: number) =>
    heap === 0
      ? []
      : either.flatMap(({ after }) => after([heap]).flatMap((heaps) => (isMove([heap], heaps) ? heaps : [])));
  return accepted({
    ...(isApart && { heapMoves }),
    notation: /^\d+(\+\d+)*$/,
    spelling: (text) =>
      noBlanks(text)
        .split('+')
        .map((count) => count.replace(/^0+(?=\d)/, ''))
        .join('+'),
    merged: (text) => ordered(text.split('+').map(Number)),
    families: {
      heap: { numbers: { n: 0 }, write: '<n>' },
      'two-heaps': { numbers: { m: 0, d: 0 }, write: '<m>+<m+d>' },
    },
    moves: (text) => ({
      left: movesBy([...left, ...either], text),
      right: movesBy([...right, ...either], text),
    }),
  });
}
