/** Fox and Geese on the dark squares of a board of any width and height, with any number of geese. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { canBeCoded } from './codes.ts';
import { coderOfFoxAndGeese, isDark, rulesOfFoxAndGeese } from './moves.ts';

const shape = gridShape({
  pieces: [
    { sign: 'G', name: 'goose', player: 'left' },
    { sign: 'F', name: 'fox', player: 'right', single: true },
  ],
  row: 'rank',
  cell: 'square',
  // One line more at the top or at the left would make light squares of all dark ones.
  linesAt: { left: 2, right: 1, top: 2, bottom: 1 },
  example: '.G.G/..../.F..',
  isDark,
  wrong(position) {
    const { cells, width } = position;
    const wrong = [...cells].flatMap((sign, square) =>
      /[GF]/.test(sign) && !isDark(Math.floor(square / width), square % width)
        ? [
            {
              place: shape.nameOf(square, position),
              says: `is a light square, like the top left one; move ${sign === 'G' ? 'the goose' : 'the fox'} to a dark square beside it`,
            },
          ]
        : [],
    );
    const geese = [...cells].filter((sign) => sign === 'G').length;
    if (wrong.length > 0 || canBeCoded(Math.floor(cells.length / 2), geese)) return wrong;
    const says = 'has more positions than can be numbered; write a smaller board, or fewer geese';
    return [{ place: 'position', says }];
  },
});

const emptyRanks = (count: number, width = 8): readonly string[] =>
  new Array<string>(count).fill('.'.repeat(width));

const usualStart = ['.G.G.G.G', ...emptyRanks(6), '....F...'].join('/');

/** The critical position on a board of n ranks of eight squares, n ≥ 8. */
const criticalOn = (n: number): string =>
  ['...G....', '..G.G.G.', '...F....', ...emptyRanks(n - 3)].join('/');
const criticalGeese = (n: number): readonly string[] => ['...G....', '..G.G.G.', ...emptyRanks(n - 2)];

/** Geese on every dark square of the top rank, and free ranks below. */
const geeseOnTop = (width: number): string =>
  Array.from({ length: width }, (_, column) => '.G'[column % 2]).join('');
const ranksBelow = (height: number, width: number): readonly string[] => [
  geeseOnTop(width),
  ...emptyRanks(height - 1, width),
];

/** A square by its rank and its place there, both from 0. */
type DarkSquare = readonly [rank: number, square: number];

/** The free dark squares in reading order, from a rank on. */
const darkFree = (ranks: readonly string[], from = 0): readonly DarkSquare[] =>
  ranks.flatMap((rank, i) =>
    [...rank].flatMap((sign, j): readonly DarkSquare[] =>
      i >= from && isDark(i, j) && sign === '.' ? [[i, j]] : [],
    ),
  );

const withFox = (ranks: readonly string[], [rank, square]: DarkSquare): string =>
  ranks.with(rank, `${ranks[rank].slice(0, square)}F${ranks[rank].slice(square + 1)}`).join('/');

const starts = [
  { name: 'The usual start', position: usualStart },
  { name: 'The critical position', position: criticalOn(8) },
  { name: 'A small board', position: '.G.G/..../..../F...' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'top-rank',
    says: 'h ranks of w squares, geese on the whole top rank, the fox in the corner',
    parameters: [
      { name: 'h', least: 2, first: 4 },
      { name: 'w', least: 2, first: 4 },
    ],
    position([height, width]) {
      const ranks = ranksBelow(height, width);
      return withFox(ranks, darkFree(ranks, height - 1)[0]);
    },
  },
  {
    id: 'bottom-fox',
    says: 'h ranks of w squares, geese on the whole top rank, the fox on the dark square x of the bottom rank, from the left',
    parameters: [
      { name: 'h', least: 2, first: 4 },
      { name: 'w', least: 2, first: 4 },
      {
        name: 'x',
        least: 1,
        first: 2,
        greatest: ([h, w]) => darkFree(ranksBelow(h, w), h - 1).length,
        isIndex: true,
      },
    ],
    position: ([h, w, x]) => withFox(ranksBelow(h, w), darkFree(ranksBelow(h, w), h - 1)[x - 1]),
  },
  {
    id: 'any-fox',
    says: 'h ranks of w squares, geese on the whole top rank, the fox on the free dark square x, in reading order',
    parameters: [
      { name: 'h', least: 2, first: 4 },
      { name: 'w', least: 2, first: 4 },
      {
        name: 'x',
        least: 1,
        first: 4,
        greatest: ([h, w]) => darkFree(ranksBelow(h, w)).length,
        isIndex: true,
      },
    ],
    position: ([h, w, x]) => withFox(ranksBelow(h, w), darkFree(ranksBelow(h, w))[x - 1]),
  },
  {
    id: 'critical',
    says: 'the critical position on n ranks of eight squares',
    parameters: [{ name: 'n', least: 3, first: 4 }],
    position: ([n]) => criticalOn(n),
  },
  {
    id: 'critical-any-fox',
    says: 'the geese of the critical position on n ranks of eight squares, the fox on the free dark square x, in reading order',
    parameters: [
      { name: 'n', least: 3, first: 4 },
      { name: 'x', least: 1, first: 5, greatest: ([n]) => darkFree(criticalGeese(n)).length, isIndex: true },
    ],
    position: ([n, x]) => withFox(criticalGeese(n), darkFree(criticalGeese(n))[x - 1]),
  },
];

/** Values from the survey, which computed them carefully. */
const facts: readonly RulesetFact[] = [
  { position: usualStart, value: '2over', source: cite('coping', 'Section 5, Fox and Geese') },
  { position: criticalOn(8), value: '2', source: cite('coping', 'Figure 15, n = 8') },
  { position: criticalOn(9), value: '3/2', source: cite('coping', 'Figure 15, n = 9') },
  { position: criticalOn(10), value: '5/4', source: cite('coping', 'Figure 15, n = 10') },
];

export const foxAndGeese: Ruleset<GridPosition> = cellsRuleset({
  ...shape,
  id: 'fox-and-geese',
  name: 'Fox and Geese',
  players: 'partizan',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('coping', 'Section 2'),
  notation:
    'The rows stand from the top down, with / between them. G is a goose, F the fox, and a dot an empty square. Pieces stand on dark squares alone; the square at the top left is light.',
  rules:
    'Left’s geese move one square diagonally downwards, Right’s fox one square diagonally in any direction, always onto an empty square. A player who cannot move loses, and play that never ends is a draw.',
  starts,
  facts,
  families,
  rulesFor: rulesOfFoxAndGeese,
  coder: coderOfFoxAndGeese,
});
