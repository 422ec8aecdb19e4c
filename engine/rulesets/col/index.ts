/** Col and Snort: each player colours free squares with the own colour; one rule with a flag. */
import { cite } from '../../bibliography.ts';
import { type Cells, cellsOfText } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { type GridApart, openGridParts } from '../recipes/grid-parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { linesOn, squaresOfStones } from '../recipes/stones.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { movesOfText } from '../written/moves-of-text.ts';

/** The bits of a tint say who may not colour the square. */
const SIGNS = '.LR#';
const [NOT_RIGHT, NOT_LEFT, NOBODY] = [1, 2, 3];

/** What a stone forbids on the squares beside it, and on its own. */
type Forbids = 'same' | 'other';

/**
 * How positions of Col and Snort fall apart. All that matters about a square is who may still colour
 * it: `.` either, `L` Left alone, `R` Right alone, and `#` neither player, since it is coloured, a wall, or
 * beside both colours. Free squares side by side belong together where colouring one may take the other from
 * a player.
 */
function tintedSquares(forbids: Forbids): GridApart {
  const besideLeft = forbids === 'same' ? NOT_LEFT : NOT_RIGHT;
  const besideRight = NOBODY - besideLeft;
  const cellsOf = (position: GridPosition): Cells => {
    const { beside } = linesOn(position);
    const { cells } = position;
    const tints = cellsOfText(SIGNS, cells.replace(/[LR]/g, '#'));
    for (let cell = 0; cell < cells.length; cell++) {
      const tint = { L: besideLeft, R: besideRight }[cells[cell]];
      if (tint === undefined) continue;
      for (const next of beside[cell]) tints[next] |= tint;
    }
    return tints;
  };
  return {
    signs: SIGNS,
    nothing: NOBODY,
    cellsOf,
    // Left’s colour on a square matters to one beside it that is not closed to the player whom it forbids
    // there already.
    joined: (one, other) =>
      ((one & NOT_LEFT) === 0 && (other & besideLeft) === 0) ||
      ((one & NOT_RIGHT) === 0 && (other & besideRight) === 0) ||
      ((other & NOT_LEFT) === 0 && (one & besideLeft) === 0) ||
      ((other & NOT_RIGHT) === 0 && (one & besideRight) === 0),
    canMove: () => true,
    swapped: [0, NOT_LEFT, NOT_RIGHT, NOBODY],
    rulesFor(shape) {
      const { beside } = linesOn(shape);
      return {
        moves(tints, record) {
          const colour = (player: 'left' | 'right', cell: number, tint: number): void => {
            record.put(cell, NOBODY);
            for (const next of beside[cell]) record.put(next, tints[next] | tint);
            record.move(player, [cell]);
          };
          for (let cell = 0; cell < tints.length; cell++) {
            if ((tints[cell] & NOT_LEFT) === 0) colour('left', cell, besideLeft);
            if ((tints[cell] & NOT_RIGHT) === 0) colour('right', cell, besideRight);
          }
        },
      };
    },
  };
}

const movesOfCol = movesOfText(`\
name: Col
board: grid
pieces: L a blue stone, R a red stone, # a wall
Left: . -> L if no L beside
Right: as Left, with L and R exchanged
`);

const movesOfSnort = movesOfText(`\
name: Snort
board: grid
pieces: L a blue stone, R a red stone, # a wall
Left: . -> L if no R beside
Right: as Left, with L and R exchanged
`);

const starts = [
  { name: 'A row of five', position: '.....' },
  { name: 'Two rows of three', position: '.../...' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'rectangle',
    says: 'r rows of c squares',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 1, first: 3 },
    ],
    position: ([rows, columns]) => new Array<string>(rows).fill('.'.repeat(columns)).join('/'),
  },
  {
    id: 'beside-blue',
    says: 'a blue square and n free ones in a row',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `L${'.'.repeat(free)}`,
  },
  {
    id: 'between-blue',
    says: 'n free squares in a row between two blue ones',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `L${'.'.repeat(free)}L`,
  },
  {
    id: 'blue-to-red',
    says: 'n free squares in a row between a blue one and a red one',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `L${'.'.repeat(free)}R`,
  },
];

const chapter = cite('winning-ways', 'Chapter 5, Col and Snort');

const valued = (values: Readonly<Record<string, string>>): readonly RulesetFact[] =>
  Object.entries(values).map(([position, value]) => ({ position, value, source: chapter }));

const factsOfCol: readonly RulesetFact[] = valued({
  '.': '*',
  '..': '0',
  '...': '0',
  '.......': '0',
  'L.': '-1',
  'L..': '-1/2',
  'L......': '-1/2',
  'L.L': '-1',
  'L..L': '-1',
  'L.R': '0',
  'L...R': '0',
  '../..': '0',
  '.../...': '0',
  '..../....': '0',
  '.../.../...': '0',
});

const factsOfSnort: readonly RulesetFact[] = valued({
  '.': '*',
  '..': '±1',
  '...': '±2',
  '....': '±{2|1}',
  '.....': '±{1,{3|0}}',
  '......': '*',
  'L.': '1',
  'L..': '{1|0}',
  'L...': '{2|-1}',
  'L....': '{3|-1*}',
  'L.R': '0',
  'L..R': '*',
  'L...R': '±1',
  'L....R': '±2',
  'L.....R': '±(2*)',
  '../..': '0',
  '.../...': '±{4‖1|0}',
  '..../....': '0',
  '.../.../...': '±{3|2}',
});

const onSquares = {
  ...squaresOfStones('stone', 'L../..R'),
  notation:
    'The rows stand from the top down, with / between them. L is a blue stone, R a red one, a dot an empty square, and # a square that nobody can use.',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 5'),
  starts,
  families,
} as const;

export const col: Ruleset<GridPosition> = cellsRuleset({
  ...onSquares,
  id: 'col',
  name: 'Col',
  rules:
    'Left puts a blue stone on a free square, but never beside, above or below another blue stone, and Right puts red stones in the same way. A player who cannot move loses.',
  facts: factsOfCol,
  ...movesOfCol,
  openParts: () => openGridParts(tintedSquares('same')),
});

export const snortRuleset: Ruleset<GridPosition> = cellsRuleset({
  ...onSquares,
  id: 'snort',
  name: 'Snort',
  rules:
    'Left puts a blue stone on a free square, but never beside, above or below a red stone, and Right puts red stones, but never beside, above or below a blue one. A player who cannot move loses.',
  facts: factsOfSnort,
  ...movesOfSnort,
  openParts: () => openGridParts(tintedSquares('other')),
});
