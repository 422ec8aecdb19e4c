/** Coins and strings to begin with, and their values. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

/** Coins in a row, the first and perhaps the last of them joined to the ground. */
const chain = (coins: number, isGroundedTwice: boolean): string =>
  [
    ...Array.from({ length: coins }, (_, coin) => `${coin}-${coin + 1}`),
    ...(isGroundedTwice ? [`0-${coins}`] : []),
  ].join(' ');

/** Coins in a ring, of which none is joined to the ground. */
const loop = (coins: number): string =>
  Array.from({ length: coins }, (_, coin) => {
    const ends = [coin + 1, ((coin + 1) % coins) + 1];
    return ends.toSorted((a, b) => a - b).join('-');
  }).join(' ');

/** The coins of a board of boxes with no edge drawn: neighbours are joined, and those at the rim to the ground. */
function boxes(rows: number, columns: number): string {
  const coin = (row: number, column: number): number =>
    row < 0 || row >= rows || column < 0 || column >= columns ? 0 : row * columns + column + 1;
  const strings: string[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++)
      strings.push([coin(row - 1, column), coin(row, column)].toSorted((a, b) => a - b).join('-'));
    for (let column = 0; row < rows && column <= columns; column++)
      strings.push([coin(row, column - 1), coin(row, column)].toSorted((a, b) => a - b).join('-'));
  }
  return strings.join(' ');
}

export const starts = [
  { name: 'Two coins', position: '0-1 0-1 1-2' },
  { name: 'Five strings', position: '0-1 1-2 1-3 0-2 0-3' },
  { name: 'Four boxes', position: boxes(2, 2) },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'chain',
    says: 'a chain of n coins, both ends on the ground',
    parameters: [{ name: 'n', least: 1, first: 3 }],
    position: ([coins]) => chain(coins, true),
  },
  {
    id: 'open-chain',
    says: 'a chain of n coins, one end on the ground',
    parameters: [{ name: 'n', least: 1, first: 3 }],
    position: ([coins]) => chain(coins, false),
  },
  {
    id: 'loop',
    says: 'a loop of n coins, away from the ground',
    parameters: [{ name: 'n', least: 2, first: 4 }],
    position: ([coins]) => loop(coins),
  },
  {
    id: 'coin',
    says: 'one coin with k strings to the ground',
    parameters: [{ name: 'k', least: 1, first: 3 }],
    position: ([strings]) => new Array<string>(strings).fill('0-1').join(' '),
  },
  {
    id: 'boxes',
    says: 'an empty board of r rows of c boxes',
    parameters: [
      { name: 'r', least: 1, first: 1 },
      { name: 'c', least: 1, first: 2 },
    ],
    position: ([rows, columns]) => boxes(rows, columns),
  },
];

const page = cite('winning-ways', 'Chapter 16, Nimstring');

export const facts: readonly RulesetFact[] = [
  { position: '0-1', value: '0', source: page },
  { position: '0-1 0-1', value: '*1', source: page },
  { position: '0-1 0-1 0-1', value: '0', source: page },
  { position: chain(2, true), value: '*1', source: page },
  { position: chain(3, true), value: '0', source: page },
  { position: chain(5, true), value: '0', source: page },
  { position: chain(3, false), value: '☾_0', source: page },
  { position: '1-2 2-3 1-3', value: '*1', source: page },
  { position: '1-2 2-3 3-4 1-4', value: '0', source: page },
  { position: '0-1 1-2 1-3 0-2 0-3', value: '*2', source: page },
  { position: boxes(1, 1), value: '*1', source: page },
  { position: boxes(1, 2), value: '*1', source: page },
];
