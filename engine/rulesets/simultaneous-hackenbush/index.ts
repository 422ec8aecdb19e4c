/** Hackenbush where both players cut at once: both edges go, once if they are the same, and then what lost the ground falls. */
import { cite } from '../../bibliography.ts';
import { manyOf } from '../furniture/rows.ts';
import { cellsOfText } from '../recipes/cells-rules.ts';
import type { GroundedPosition } from '../recipes/grounded-position.ts';
import { fallingFrom, groundedEdges, settlingInOrder } from '../recipes/grounded-rules.ts';
import { edgesInColour } from '../recipes/grounded-shape.ts';
import {
  type CellChange,
  type MoveOnCells,
  type RoundsOnCells,
  roundsOnCells,
} from '../recipes/rounds-on-cells.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import { facts, families, starts } from './facts.ts';

const SIGNS = '.brg';
const [BLUE, RED, GREEN] = [1, 2, 3];

function roundsOfHackenbush(position: GroundedPosition): RoundsOnCells {
  const edges = groundedEdges(position);
  const settle = settlingInOrder(edges, cellsOfText(SIGNS, position.cells));
  const fallen = fallingFrom(edges);
  const gone = (cut: readonly number[], falls: readonly number[]): readonly CellChange[] =>
    [...cut, ...falls].map((edge) => [edge, 0]);
  return {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells) {
      const left: MoveOnCells[] = [];
      const right: MoveOnCells[] = [];
      for (let edge = 0; edge < edges.count; edge++) {
        if (cells[edge] === 0) continue;
        const move = { by: [edge], puts: gone([edge], fallen(cells, edge)) };
        if (cells[edge] === BLUE || cells[edge] === GREEN) left.push(move);
        if (cells[edge] === RED || cells[edge] === GREEN) right.push(move);
      }
      return { left, right };
    },
    joint(cells, { by: [one] }, { by: [other] }) {
      return gone([one, other], fallen(cells, one, other));
    },
  };
}

export const simultaneousHackenbush = simultaneousForm<GroundedPosition>({
  id: 'simultaneous-hackenbush',
  name: 'Simultaneous Hackenbush',
  source: cite('huggan', 'section 7.1'),
  notation:
    'Each edge is written as its two ends, a colon and its colour: 0 is the ground, and the other points have any numbers. b is blue, r red, and g green. Drawings with a + between them stand beside one another.',
  rules:
    'Left chooses a blue or a green edge and Right a red or a green one, and both are cut at once. Then everything that is no longer joined to the ground falls. A player who has a move when the other has none wins; if nobody has a move, it is a draw.',
  starts,
  facts,
  families,
  one: { read: edgesInColour.read, print: edgesInColour.print, board: edgesInColour.board },
  fresh: {
    component: { drawings: [[]], cells: '' },
    lost: ({ cells }) => (cells === '' ? [] : [manyOf(cells.length, 'edge')]),
  },
  rounds: (start) =>
    roundsOnCells({
      start,
      rounds: roundsOfHackenbush(start),
      nameOf: edgesInColour.nameOf,
      cellsIn: edgesInColour.cellsIn,
    }),
});
