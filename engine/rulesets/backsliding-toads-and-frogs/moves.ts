/**
 * Moves of Toads and Frogs, with and without backsliding (Siegel, Coping with cycles, Section 5): an animal slides one square
 * onto an empty one, the way it faces or, when backsliding, either way; or it jumps the way it faces over exactly one
 * enemy onto an empty square. Left's toads face right, Right's frogs left: one rule with ahead = ±1.
 */
import type { CellsRules } from '../recipes/cells-rules.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';

const SIGNS = `${EMPTY_CELL}TF`;
const [NOBODY, TOAD, FROG] = [0, 1, 2];

export const rulesOfStrips = ({ backsliding }: { readonly backsliding: boolean }): CellsRules => ({
  signs: SIGNS,
  moves(cells, told) {
    for (let from = 0; from < cells.length; from++) {
      const animal = cells[from];
      if (animal === NOBODY) continue;
      const ahead = animal === TOAD ? 1 : -1;
      const player = animal === TOAD ? 'left' : 'right';
      const enemy = TOAD + FROG - animal;
      if (cells[from + ahead] === NOBODY) told.slide(player, from, from + ahead);
      if (cells[from + ahead] === enemy && cells[from + 2 * ahead] === NOBODY)
        told.slide(player, from, from + 2 * ahead);
      if (backsliding && cells[from - ahead] === NOBODY) told.slide(player, from, from - ahead);
    }
  },
});
