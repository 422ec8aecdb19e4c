/** Boards to begin with, and their scores: Huggan's complete graphs, and rows whose scores are quotients of Fibonacci numbers. */
import { cite } from '../../bibliography.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'A blue stone between two red ones', position: 'OXO' },
  { name: 'A row', position: 'OOOXO' },
  { name: 'A complete graph', position: 'K:XOOO' },
] as const;

const reds = (count: number): string => 'O'.repeat(count);

/** Blue and red stones in turn, as a chessboard has its squares. */
const inTurn = (rows: number, columns: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => 'XO'[(row + column) % 2]).join(''),
  ).join('/');

export const families: readonly RulesetFamily[] = [
  {
    id: 'before-one',
    says: 'm red stones, a blue one and a red one in a row',
    parameters: [{ name: 'm', least: 1, first: 3 }],
    position: ([m]) => `${reds(m)}XO`,
  },
  {
    id: 'between',
    says: 'a blue stone between m red ones on either side',
    parameters: [{ name: 'm', least: 1, first: 2 }],
    position: ([m]) => `${reds(m)}X${reds(m)}`,
  },
  {
    id: 'two-between',
    says: 'two blue stones between m red ones on either side',
    parameters: [{ name: 'm', least: 1, first: 2 }],
    position: ([m]) => `${reds(m)}XX${reds(m)}`,
  },
  {
    id: 'complete',
    says: 'a complete graph of n nodes, one of them blue and the others red',
    parameters: [{ name: 'n', least: 2, first: 4 }],
    position: ([n]) => `K:X${reds(n - 1)}`,
  },
  {
    id: 'checkerboard',
    says: 'r rows of c squares, blue and red in turn',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 1, first: 3 },
    ],
    position: ([rows, columns]) => inTurn(rows, columns),
  },
  {
    id: 'words',
    says: 'the row of n squares that is the word w, counted from 0 as in a dictionary where X comes before O and O before an empty square',
    parameters: wordParameters('XO.', [4, 12]),
    position: ([n, w]) => wordOf('XO.', n, w),
  },
];

const thesis = cite('huggan', 'Section 7.2');
const rows = cite('huggan', 'Section 7.2, whose limits are of these rows, and the values by play by hand');
const complete = cite('huggan', 'Theorem 7.2.1');

/** Fibonacci numbers from F₀ = 0. */
function fibonacci(n: number): number {
  let [a, b] = [0, 1];
  for (let i = 0; i < n; i++) [a, b] = [b, a + b];
  return a;
}

export const facts: readonly RulesetFact[] = [
  ...[1, 2, 3, 4, 5].map(
    (m): RulesetFact => ({
      position: `${reds(m)}XO`,
      value: `${fibonacci(2 * m)}/${fibonacci(2 * m + 1)}`,
      source: rows,
    }),
  ),
  ...['1/2', '3/4', '4/5', '21/26'].map(
    (value, i): RulesetFact => ({
      position: `${reds(i + 1)}X${reds(i + 1)}`,
      value,
      source: rows,
    }),
  ),
  ...[1, 2, 3].map(
    (m): RulesetFact => ({
      position: `${reds(m)}XX${reds(m)}`,
      value: '1/2',
      source: rows,
    }),
  ),
  ...['0', '1/2', '1', '3/2', '2'].map(
    (value, i): RulesetFact => ({
      position: `K:X${reds(i + 1)}`,
      value,
      source: complete,
    }),
  ),
  { position: 'OX', value: '0', source: thesis },
  { position: 'XO', value: '0', source: thesis },
  { position: 'OX + XO', value: '1/2', source: thesis },
  { position: 'OXO', value: '0', under: { convention: 'normal' }, source: thesis },
  { position: 'XOX', value: '0', source: thesis },
  { position: 'OXO both', value: '1/2', source: thesis },
];
