/**
 * Simultaneous Toppling Dominoes: both push a domino over at once, and those that fall towards one another stop one another. Gaps stay where
 * dominoes fell, and nothing falls over them; where both push one gray domino from opposite sides it falls alone. On both the thesis is silent.
 */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import type { Cells } from '../recipes/cells-rules.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import {
  type CellChange,
  type MoveOnCells,
  type RoundsOnCells,
  roundsOnCells,
} from '../recipes/rounds-on-cells.ts';
import { beyondLeft, beyondRight, boardWithEnds, nameWithEnds } from '../recipes/row-ends.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';

const pieces = [
  { sign: 'B', name: 'black domino', player: 'left' },
  { sign: 'W', name: 'white domino', player: 'right' },
  { sign: 'G', name: 'gray domino', player: 'neutral' },
] as const;

const SIGNS = `${EMPTY_CELL}${pieces.map(({ sign }) => sign).join('')}`;
const GAP = 0;
/** Who may push a domino over, by its place among the signs. */
const pushers: readonly (readonly Mover[])[] = [[], ['left'], ['right'], ['left', 'right']];

const row = gridShape({ pieces, cell: 'domino', example: 'BWGBW' });

const dominoesAndGaps: CellsShape<GridPosition> = {
  ...row,
  nameOf: (cell, position) => nameWithEnds(row, cell, position),
  board: (position) => boardWithEnds(row, position),
};

/** All from one domino on to the next gap, going this way. */
function falling(cells: Cells, from: number, way: 1 | -1): readonly CellChange[] {
  const changes: CellChange[] = [];
  for (let cell = from; cell >= 0 && cell < cells.length && cells[cell] !== GAP; cell += way)
    changes.push([cell, GAP]);
  return changes;
}

const isLeftward = ({ by: [, end] }: MoveOnCells): boolean => end === beyondLeft;

const rounds: RoundsOnCells = {
  signs: SIGNS,
  moves(cells) {
    const found: Record<Mover, MoveOnCells[]> = { left: [], right: [] };
    for (let cell = 0; cell < cells.length; cell++) {
      for (const player of pushers[cells[cell]]) {
        const [leftward, rightward] = [falling(cells, cell, -1), falling(cells, cell, 1)];
        found[player].push(
          { by: [cell, beyondLeft], puts: leftward, name: `${cell + 1}l` },
          { by: [cell, beyondRight(cells.length)], puts: rightward, name: `${cell + 1}r` },
        );
      }
    }
    return found;
  },
  joint(_, one, other) {
    const [rightward, leftward] = isLeftward(one) ? [other, one] : [one, other];
    const [from, to] = [rightward.by[0], leftward.by[0]];
    const isTowards = isLeftward(one) !== isLeftward(other) && rightward.puts.some(([cell]) => cell === to);
    return isTowards
      ? rightward.puts.filter(([cell]) => cell >= from && cell <= to)
      : [...one.puts, ...other.puts];
  },
};

export const simultaneousTopplingDominoes: Ruleset<readonly GridPosition[]> = simultaneousForm({
  id: 'simultaneous-toppling-dominoes',
  name: 'Simultaneous Toppling Dominoes',
  source: cite('huggan', 'Section 8.2 and Appendix C'),
  notation:
    'A letter for each domino, from left to right: B is black, W white, and G gray. A dot is a gap. A + stands between rows.',
  rules:
    'Both move at once: Left pushes a black or a gray domino over, to the left or to the right, and Right pushes a white or a gray one. All dominoes on that side, up to a gap, fall with it and leave a gap; if the two dominoes are pushed towards one another, only these two and those between them fall. Play is over as soon as one player cannot push; if the other can, the other has won.',
  clicks: ['Click a domino to push over.', 'Click the end towards which it falls.'],
  starts,
  facts,
  families,
  one: dominoesAndGaps,
  rounds: (start) => roundsOnCells({ ...dominoesAndGaps, start, rounds }),
});
