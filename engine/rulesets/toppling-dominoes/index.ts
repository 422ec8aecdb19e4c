/** Toppling Dominoes: a domino is pushed over to one side, and all on that side fall with it. */
import { cite } from '../../bibliography.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { beyondLeft, beyondRight } from '../recipes/row-ends.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { openWordParts } from './parts.ts';
import { dominoRow, dominoSigns } from './row.ts';

const FALLEN = 0;
const players = [undefined, 'left', 'right', 'either'] as const;

function rulesOfToppling({ cells: { length } }: GridPosition): CellsRules {
  return {
    signs: dominoSigns,
    moves(cells, told) {
      const count = cells.indexOf(FALLEN) < 0 ? length : cells.indexOf(FALLEN);
      for (let pushed = 0; pushed < count; pushed++) {
        const player = players[cells[pushed]];
        if (player === undefined) continue;
        const rest = (from: number, to: number, by: number): void => {
          for (let cell = 0; cell < count; cell++)
            told.put(cell, cell + from < to ? cells[cell + from] : FALLEN);
          told.move(player, [pushed, by]);
        };
        rest(pushed + 1, count, beyondLeft);
        rest(0, pushed, beyondRight(length));
      }
    },
  };
}

export const topplingDominoes: Ruleset<GridPosition> = cellsRuleset({
  ...dominoRow,
  id: 'toppling-dominoes',
  name: 'Toppling Dominoes',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('toppling', 'Section 1'),
  notation:
    'A letter for each domino, from left to right: b is blue, r red, and g green. A dot alone is a row without dominoes.',
  rules:
    'Left pushes a blue or a green domino over, to the left or to the right, and Right pushes a red or a green one; all dominoes on that side fall with it. A player who cannot move loses.',
  clicks: ['Click a domino to push over.', 'Click the end towards which it falls.'],
  starts,
  facts,
  families,
  rulesFor: rulesOfToppling,
  openParts: openWordParts,
});
