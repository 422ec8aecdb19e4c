/**
 * How positions of Col and Snort fall apart. What matters of a square is who may still colour it: `.` either, `L` Left alone, `R` Right alone,
 * and `#` nobody, since it is coloured, a wall, or beside both colours. Free squares side by side belong together where colouring one may
 * take the other from a player.
 */
import { type Cells, cellsOfText } from '../recipes/cells-rules.ts';
import type { GridApart } from '../recipes/grid-parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { linesOn } from '../recipes/stones.ts';

/** The bits of a tint say who may not colour the square. */
const SIGNS = '.LR#';
const [NOT_RIGHT, NOT_LEFT, NOBODY] = [1, 2, 3];

/** What a stone forbids on the squares beside it, and on its own. */
type Forbids = 'same' | 'other';

export function tintedSquares(forbids: Forbids): GridApart {
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
    // Left’s colour on a square matters to one beside it that is not closed to the player whom it forbids there already.
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
