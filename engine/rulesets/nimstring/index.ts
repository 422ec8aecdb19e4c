/** Nimstring: who frees a coin must cut again. */
import { cite } from '../../bibliography.ts';
import { openGroundedParts } from '../graphs/grounded-parts.ts';
import { type GroundedPosition, PLAIN } from '../graphs/grounded-position.ts';
import { groundedEdges, movingAgain, settlingParallels } from '../graphs/grounded-rules.ts';
import { groundedShape } from '../graphs/grounded-shape.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

const SIGNS = `.${PLAIN}!`;
const [IS_CUT, IS_AGAIN] = [0, 2];

/** The player who frees a coin cuts again. */
function rulesOfNimstring(position: GroundedPosition): CellsRules {
  const strings = groundedEdges(position);
  const { count, from, to, grounds, starts: first, incident } = strings;
  const settle = settlingParallels(strings);
  return movingAgain(strings, {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells, record) {
      /** Whether nothing but this string holds the coin. */
      const isFreed = (coin: number, string: number): boolean => {
        if (coin < grounds) return false;
        for (let e = first[coin]; e < first[coin + 1]; e++) {
          if (incident[e] !== string && cells[incident[e]] !== IS_CUT) return false;
        }
        return true;
      };
      for (let string = 0; string < count; string++) {
        if (cells[string] === IS_CUT) continue;
        record.put(string, IS_CUT);
        if (isFreed(from[string], string) || isFreed(to[string], string)) record.put(count, IS_AGAIN);
        record.move('either', [string]);
      }
    },
  });
}

/** Coins in a row, the first and perhaps the last of them joined to the ground. */
const chain = (coins: number, isGroundedTwice: boolean): string =>
  [
    ...Array.from({ length: coins }, (_, coin) => `${coin}-${coin + 1}`),
    ...(isGroundedTwice ? [`0-${coins}`] : []),
  ].join(' ');

/** Coins in a ring, none of them joined to the ground. */
const loop = (coins: number): string =>
  Array.from({ length: coins }, (_, coin) => {
    const ends = [coin + 1, ((coin + 1) % coins) + 1];
    return ends.toSorted((a, b) => a - b).join('-');
  }).join(' ');

/**
 * The coins of a board of boxes with no edge drawn: strings join neighbours, and join those at the rim to the
 * ground.
 */
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

const starts = [
  { name: 'Two coins', position: '0-1 0-1 1-2' },
  { name: 'Five strings', position: '0-1 1-2 1-3 0-2 0-3' },
  { name: 'Four boxes', position: boxes(2, 2) },
] as const;

const families: readonly RulesetFamily[] = [
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

const facts: readonly RulesetFact[] = [
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

export const nimstring: Ruleset<GroundedPosition> = cellsRuleset({
  ...groundedShape({
    kinds: [{ sign: PLAIN, name: 'string', player: 'neutral', look: 'drawn edge' }],
    edge: 'string',
    falls: false,
    again: true,
    example: '0-1 0-1 1-2',
  }),
  id: 'nimstring',
  name: 'Nimstring',
  players: 'impartial',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 16'),
  notation:
    'Each string is written as its two ends: 0 is the ground, and the other points are coins with any numbers. Two strings between the same ends are written twice. A ! at the end says that the player must move again.',
  rules:
    'Strings join coins to one another and to the ground, and a move cuts a string. A player who cuts the last string of a coin must move again. A player who must move and cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfNimstring,
  // The player who frees a coin cuts again in any part, so that the parts are a sum.
  openParts: () => openGroundedParts({ signs: SIGNS, rulesFor: rulesOfNimstring }),
});
