/** Moves of rulesets on heaps of counters, made by hand on their letters. */
import { forBoth, type HandRules } from './hand-rules.ts';
import { spacedOnce } from './notations.ts';

const heaps: HandRules = {
  notation: /^\d+(\+\d+)*$/,
  spelling: (text) => text.replaceAll(/\s*\+\s*/g, '+').trim(),
  families: {
    heap: { numbers: { n: 0 }, write: '<n>' },
    'two-heaps': { numbers: { m: 0, d: 0 }, write: '<m>+<m+d>' },
  },
  moves(text) {
    const counts = text.split('+');
    const ends = counts.flatMap((count, heap) =>
      Array.from({ length: Number(count) }, (_, left) => counts.with(heap, String(left)).join('+')),
    );
    return forBoth(ends);
  },
};

/**
 * Every way to take some counters out of the middle, the end or all of a heap; the order of heaps does not
 * matter.
 */
const octal: HandRules = {
  notation: /^[04]\.[0-7]+ \d+(\+\d+)*$/,
  // The digits of a code begin with its point; a comma is a point, too.
  spelling: (text) =>
    spacedOnce(text)
      .replace(/^0*4[.,]/, '4.')
      .replace(/^0*[.,]/, '0.'),
  families: {
    kayles: { numbers: { n: 1 }, write: '0.77 <n>' },
    'dawsons-kayles': { numbers: { n: 1 }, write: '0.07 <n>' },
    'dawsons-chess': { numbers: { n: 1 }, write: '0.137 <n>' },
    treblecross: { numbers: { n: 1 }, write: '0.007 <n>' },
  },
  merged(text) {
    const [code, counts] = text.split(' ');
    const left = counts.split('+').filter((count) => count !== '0');
    return `${code} ${left.toSorted((a, b) => Number(a) - Number(b)).join('+') || '0'}`;
  },
  moves(text) {
    const [code, counts] = text.split(' ');
    const heaps = counts.split('+').map((count) => 'o'.repeat(Number(count)));
    const ends = heaps.flatMap((heap, i) =>
      [...code.replace('.', '')].flatMap((digit, d) => {
        const isAllowed = (parts: readonly string[]): boolean =>
          '01234567'.indexOf(digit).toString(2).padStart(3, '0')[2 - parts.length] === '1';
        return [...heap].flatMap((_, from) => {
          if (from + d > heap.length) return [];
          const parts = [heap.slice(0, from), heap.slice(from + d)].filter((part) => part !== '');
          return isAllowed(parts) ? [heaps.toSpliced(i, 1, ...parts)] : [];
        });
      }),
    );
    const written = ends.map((parts) => `${code} ${parts.map((part) => part.length).join('+') || '0'}`);
    return forBoth(written);
  },
};

/**
 * What may be taken. Heaps that may also grow are described by `grows`, since infinitely many positions would
 * follow.
 */
const subtraction: HandRules = {
  notation: /^\{-?\d+(,-?\d+)*\} \d+$/,
  // Each number that may be taken or added appears once, in ascending order.
  spelling(text) {
    const found = /^\{([^{}]*)\} ?(\d+)$/.exec(spacedOnce(text));
    if (!found) return text;
    const sizes = [...new Set(found[1].split(',').map(Number))].toSorted((a, b) => a - b);
    return `{${sizes.join()}} ${Number(found[2])}`;
  },
  families: {
    'take-or-add': { numbers: { s: 1, a: 1, n: 0 }, write: (s, a, n) => `{${s},-${a}} ${n}` },
  },
  moves(text) {
    const [set, count] = text.split(' ');
    const left = [...'o'.repeat(Number(count)).matchAll(/o/g)].map(({ index }) => index);
    const options = left.filter((rest) =>
      set
        .slice(1, -1)
        .split(',')
        .includes(String(left.length - rest)),
    );
    const names = options.map((rest) => `${set} ${rest}`);
    return forBoth(names);
  },
  grows(text) {
    const [set, count] = text.split(' ');
    const sizes = set.slice(1, -1).split(',').map(Number);
    const added = sizes.filter((size) => size < 0).map((size) => -size);
    if (added.length === 0 || count === '0') return undefined;
    return { heap: Number(count), taken: sizes.filter((size) => size > 0), added };
  },
};

/** Two heaps, the smaller written first: rows of o, cut short in one heap or in both. */
const twoHeaps: HandRules = {
  notation: /^\(\d+,\d+\)$/,
  spelling: (text) =>
    `(${text
      .replaceAll(/[\s()]/g, '')
      .split(/[,+;]/)
      .toSorted((a, b) => Number(a) - Number(b))
      .join()})`,
  families: { 'two-heaps': { numbers: { m: 0, d: 0 }, write: '(<m>,<m+d>)' } },
  merged: (text) => written(heapsOf(text)),
  moves(text) {
    const [one, other] = heapsOf(text);
    const ends: string[] = [];
    for (let a = 0; a <= one.length; a++)
      for (let b = 0; b <= other.length; b++) {
        const isMove = a + b > 0 && (a === 0 || b === 0 || a === b);
        if (isMove) ends.push(written([one.slice(a), other.slice(b)]));
      }
    return forBoth(ends);
  },
};

const heapsOf = (text: string): readonly string[] =>
  text
    .slice(1, -1)
    .split(',')
    .map((count) => 'o'.repeat(Number(count)));

const written = (heapsLeft: readonly string[]): string => {
  const [less, more] = heapsLeft.toSorted((a, b) => a.length - b.length);
  return `(${less.length},${more.length})`;
};

/** By the ruleset's id. */
export const heapRules: Readonly<Record<string, HandRules>> = {
  nim: heaps,
  octal,
  wythoff: twoHeaps,
  'additional-subtraction': subtraction,
};
