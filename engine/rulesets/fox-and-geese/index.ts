/** Fox and Geese on the dark squares of a board of any width and height, with any number of geese. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { canBeCoded } from './codes.ts';
import { facts, families, starts } from './facts.ts';
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
