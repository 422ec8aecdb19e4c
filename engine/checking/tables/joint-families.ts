/** The families of rulesets on cells in which both players move at once, written out once more. */
import type { NamedFamily } from './named-family.ts';

const freeRows = (rows: number, columns: number): string =>
  new Array<string>(rows).fill('.'.repeat(columns)).join('/');

const free: Readonly<Record<string, NamedFamily>> = {
  rectangle: { numbers: { r: 1, c: 1 }, write: freeRows },
};

/** By the ruleset, then by the family. */
export const jointFamilies: Readonly<Record<string, Readonly<Record<string, NamedFamily>>>> = {
  'simultaneous-clobber': {
    'before-one': { numbers: { m: 1 }, write: 'O^m XO' },
    between: { numbers: { m: 1 }, write: 'O^m XO^m' },
    'two-between': { numbers: { m: 1 }, write: 'O^m XXO^m' },
    complete: { numbers: { n: 2 }, write: (n) => `K:X${'O'.repeat(n - 1)}` },
    checkerboard: {
      numbers: { r: 1, c: 1 },
      write: (rows, columns) => {
        // The rows below are the first one, from its first stone and from its second one in turn.
        const stones = 'XO'.repeat(columns + 1);
        return Array.from({ length: rows }, (_, row) => stones.slice(row % 2, (row % 2) + columns)).join('/');
      },
    },
    words: { numbers: { n: 1, w: 0 }, write: '[XO.]^n' },
  },
  'simultaneous-domineering': free,
  'simultaneous-nogo': { ...free, 'beside-blue': { numbers: { n: 1 }, write: 'B.^n' } },
  'simultaneous-toppling-dominoes': {
    'in-turn': { numbers: { n: 1 }, write: (n) => 'BW'.repeat(n).slice(0, n) },
    'black-then-white': { numbers: { m: 0, n: 1 }, write: 'B^m W^n' },
    words: { numbers: { n: 1, w: 0 }, write: '[BWG]^n' },
  },
};
