/** Simultaneous Domineering: both cover squares at once, and the two dominoes of a round may overlap. */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import {
  COVERED_SQUARE,
  dominoSquareSigns,
  emptyRectangles,
  FREE_SQUARE,
  squaresOfDominoes,
} from '../recipes/domino-squares.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { type MoveOnCells, type RoundsOnCells, roundsOnCells } from '../recipes/rounds-on-cells.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import type { Ruleset, RulesetFact } from '../ruleset.ts';

/** A domino is called by its upper or its left square. */
function roundsOfDominoes({ width }: GridPosition): RoundsOnCells {
  return {
    signs: dominoSquareSigns,
    moves(cells) {
      const found: Record<Mover, MoveOnCells[]> = { left: [], right: [] };
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] !== FREE_SQUARE) continue;
        const cover = (player: Mover, other: number): void => {
          if (cells[other] !== FREE_SQUARE) return;
          found[player].push({
            by: [cell, other],
            puts: [
              [cell, COVERED_SQUARE],
              [other, COVERED_SQUARE],
            ],
          });
        };
        cover('left', cell + width);
        if ((cell + 1) % width > 0) cover('right', cell + 1);
      }
      return found;
    },
  };
}

const starts = [
  { name: 'Six squares and one that is covered', position: '.../.#.' },
  { name: 'Three rows of four', position: '..../..../....' },
  { name: 'Two boards', position: '../.. + .../...' },
] as const;

const byHand = cite('huggan', 'Appendix C, and the values by play by hand');

/** Huggan's rule lets dominoes overlap; playing by hand gave the values. */
const facts: readonly RulesetFact[] = [
  { position: '..', value: '-1', source: byHand },
  { position: './.', value: '1', source: byHand },
  { position: '../..', value: '0', source: byHand },
  { position: '.../.#.', value: '1/2', source: byHand },
  { position: '../../..', value: '-1', source: byHand },
  { position: '..../..../....', value: '-1', source: byHand },
];

export const simultaneousDomineering: Ruleset<readonly GridPosition[]> = simultaneousForm({
  id: 'simultaneous-domineering',
  name: 'Simultaneous Domineering',
  source: cite('huggan', 'Appendix C'),
  notation:
    'The rows stand from the top down, with / between them. A dot is a free square, and # a square that is covered. A + stands between boards.',
  rules:
    'Both choose at once: Left chooses two free squares, one above the other, for a vertical domino, and Right chooses two side by side for a horizontal one. The two dominoes of a round may overlap. Play is over as soon as one player has no room; if the other still has room, the other has won.',
  starts,
  facts,
  families: [emptyRectangles],
  one: squaresOfDominoes,
  rounds: (start) => roundsOnCells({ ...squaresOfDominoes, start, rounds: roundsOfDominoes(start) }),
});
