/** Domineering: Left's dominoes stand, Right's lie. */
import { cite } from '../../bibliography.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { openGridParts } from '../recipes/grid-parts.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';

const COVERED = '#';
const SIGNS = `${EMPTY_CELL}${COVERED}`;
const [IS_FREE, IS_COVERED] = [0, 1];

function rulesOfDomineering({ width }: GridPosition): CellsRules {
  return {
    signs: SIGNS,
    inAnyOrder: true,
    moves(cells, told) {
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] !== IS_FREE) continue;
        const cover = (player: 'left' | 'right', other: number): void => {
          if (cells[other] !== IS_FREE) return;
          told.put(cell, IS_COVERED);
          told.put(other, IS_COVERED);
          told.move(player, [cell, other]);
        };
        cover('left', cell + width);
        if ((cell + 1) % width > 0) cover('right', cell + 1);
      }
    },
  };
}

export const domineering: Ruleset<GridPosition> = cellsRuleset({
  ...gridShape({
    pieces: [],
    owners: [
      { name: 'vertical dominoes', player: 'left' },
      { name: 'horizontal dominoes', player: 'right' },
    ],
    wall: COVERED,
    row: 'row',
    cell: 'square',
    example: '../.#',
  }),
  id: 'domineering',
  name: 'Domineering',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 5'),
  rules:
    'Left covers two free squares, one above the other, with a vertical domino, and Right two side by side with a horizontal one. Whoever cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfDomineering,
  // Where rows and columns change places, so do the players.
  openParts: () =>
    openGridParts({
      signs: SIGNS,
      nothing: IS_COVERED,
      canMove: (_, squares) => squares > 1,
      rulesFor: rulesOfDomineering,
    }),
});
