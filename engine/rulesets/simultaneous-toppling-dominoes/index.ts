/**
 * Simultaneous Toppling Dominoes: both push a domino over at once, and those that fall towards one another
 * stop one another. Gaps stay where dominoes fell, and nothing falls over them; where both push one gray
 * domino from opposite sides it falls alone. On both the thesis is silent.
 */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
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
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

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

const starts = [
  { name: 'Three dominoes', position: 'BWB' },
  { name: 'With a gray one in the middle', position: 'BWGBW' },
  { name: 'A row and its negative', position: 'BWB + WBW' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'in-turn',
    says: 'n dominoes, black and white in turn, the first one black',
    parameters: [{ name: 'n', least: 1, first: 3 }],
    position: ([dominoes]) => 'BW'.repeat(dominoes).slice(0, dominoes),
  },
  {
    id: 'black-then-white',
    says: 'm black dominoes, then n white ones',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'n', least: 1, first: 2 },
    ],
    position: ([black, white]) => 'B'.repeat(black) + 'W'.repeat(white),
  },
  {
    id: 'words',
    says: 'the row of n dominoes that is the word w, counted from 0 as in a dictionary where B comes before W and W before G',
    parameters: wordParameters('BWG', [4, 12]),
    position: ([n, w]) => wordOf('BWG', n, w),
  },
];

const robot = cite('huggan', 'Section 8.2, and the values by play by hand');

/** Huggan gives the sum of BWB and its negative; playing by hand gave the others. */
const facts: readonly RulesetFact[] = [
  { position: 'BW', value: '0', source: robot },
  { position: 'B.W', value: '0', source: robot },
  { position: 'BG', value: '1', source: robot },
  { position: 'BWB', value: '1/2', source: robot },
  { position: 'BWWB', value: '0', source: robot },
  { position: 'BGB', value: '3/2', under: { convention: 'scoring' }, source: robot },
  { position: 'BWB + WBW', value: '0', source: robot },
];

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
