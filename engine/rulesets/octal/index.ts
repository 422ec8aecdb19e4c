/**
 * Octal games: a code says how many counters may be taken from a heap, and how many heaps may be left of it.
 */
import { cite } from '../../bibliography.ts';
import type { HeapCode } from '../../heaps/heap-code.ts';
import { heapsThatProve } from '../../heaps/heap-periods.ts';
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { countsIn, heapName, wrongCount } from '../furniture/heaps.ts';
import { type HeapsPosition, heapsRuleset } from '../recipes/heaps-ruleset.ts';
import type { HeapTheorem, Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { digitsOf, heapsOfOctal, movesOfOctal } from './moves.ts';

/**
 * Positions of octal games, and their notation: the code of the game, and the heaps as in Nim, `0.77 5+7`.
 */
type OctalPosition = HeapsPosition & {
  /** "0.77": the digits say what may be left after taking 1, 2, 3, … counters. */
  readonly code: string;
};

/**
 * Nobody could see the counters of a larger heap, and its values take minutes; the period of 0.165 is proved
 * by heaps up to 13,464.
 */
const highest = 20_000;

const printOctal = ({ code, heaps }: OctalPosition): string => `${code} ${heaps.join('+')}`;

/** Reads a position; every problem names its heap, or the code. */
function readOctal(text: string): Draft<OctalPosition> {
  const [, written = '', rest = ''] = /^\s*(\d*[.,][^\s+]*)?(.*)$/su.exec(text) ?? [];
  const counts = countsIn(rest, /\+/);
  const problems = counts.flatMap((count, heap): readonly Problem[] => {
    if (/^\d+$/.test(count) && Number(count) <= highest) return [];
    return [{ place: heapName(heap), says: `${wrongCount(count)}, like 5, at most ${highest}` }];
  });
  const heaps = counts.map((count) => (/^\d{1,5}$/.test(count) ? Number(count) : 0));
  const [, splits, digits] = /^0*([04]?)[.,](.*)$/su.exec(written) ?? [];
  const code = `${splits || '0'}.${digits}`;
  if (/^[04]\.[0-7]+$/.test(code)) return { position: { code, heaps }, problems };
  const says =
    written === ''
      ? 'has no code; write the code of the game before its heaps, like 0.77 5+7'
      : `has the code ${written}, which cannot be read; write digits from 0 to 7 after the point, like 0.77, and 0 or 4 before it`;
  return {
    position: { code: written === '' ? '0.' : code, heaps },
    problems: [{ place: 'position', says }, ...problems],
  };
}

/** Undefined for several heaps. */
function periodicityOfOctal({ code, heaps }: OctalPosition): HeapTheorem | undefined {
  if (heaps.length !== 1) return undefined;
  const digits: HeapCode = { digits: digitsOf(code) };
  return {
    game: code,
    heap: heaps[0],
    code: digits,
    neededFor: (from, period) => heapsThatProve(from, period, digits),
  };
}

const starts = [
  { name: 'Kayles', position: '0.77 7' },
  { name: 'Dawson’s Kayles', position: '0.07 9' },
  { name: 'Dawson’s Chess', position: '0.137 8' },
  { name: 'Two rows of Kayles', position: '0.77 5+7' },
] as const;

/** Single heaps of n counters, by one code. */
const heapsBy = (id: string, code: string, says: string, first: number): RulesetFamily => ({
  id,
  says,
  parameters: [{ name: 'n', least: 1, first }],
  position: ([counters]) => `${code} ${counters}`,
});

const families: readonly RulesetFamily[] = [
  heapsBy('kayles', '0.77', 'Kayles with a row of n pins', 7),
  heapsBy('dawsons-kayles', '0.07', 'Dawson’s Kayles with a row of n pins', 9),
  heapsBy('dawsons-chess', '0.137', 'Dawson’s Chess with n files', 8),
  heapsBy('treblecross', '0.007', 'Treblecross, 0.007, with a heap of n counters', 9),
];

const table = cite('winning-ways', 'Chapter 4, octal games');

/** The nim values of heaps of 1, 2, 3, … counters. */
const values: Readonly<Record<string, readonly number[]>> = {
  '0.77': [1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4],
  '0.07': [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2],
  '0.137': [1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2],
  '0.13': [1, 1, 0, 0, 1, 1, 0, 0],
  '0.6': [0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0],
};

const facts: readonly RulesetFact[] = Object.entries(values).flatMap(([code, nimValues]) =>
  nimValues.map((value, i) => ({
    position: `${code} ${i + 1}`,
    value: value === 0 ? '0' : `*${value}`,
    source: table,
  })),
);

export const octal: Ruleset<OctalPosition> = heapsRuleset({
  id: 'octal',
  name: 'Octal games',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 4'),
  notation:
    'First stands the code of the game, then the number of counters in each heap, with + between the heaps.',
  rules:
    'The digits after the point of the code say what a move that takes 1, 2, 3, … counters may leave of a heap: no heap if the digit contains 1, one heap if it contains 2, two heaps if it contains 4. A 4 before the point allows to divide a heap with nothing taken. A player who cannot move loses.',
  starts,
  facts,
  families,
  read: readOctal,
  print: printOctal,
  movesFor: ({ code }) => movesOfOctal(code),
  periodicity: { source: cite('guy-smith', 'Theorem on periods'), of: periodicityOfOctal },
  apart: { kind: 'heaps', gameOf: ({ code }) => code, optionsIn: heapsOfOctal },
  furnish: (board, { code }) => ({
    ...board,
    says: `${board.says}, by the code ${code}`,
    texts: [...board.texts, { text: code, at: { x: -30, y: 15 }, size: 16, ink: 'ink', aside: true }],
  }),
});
