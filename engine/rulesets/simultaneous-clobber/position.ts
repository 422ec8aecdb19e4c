/**
 * Positions of simultaneous Clobber: X and O on squares in rows, or on the nodes of a complete graph, `K:XOOO`. ` both` behind them says that Right's
 * gains count too. A complete graph is drawn as a ring in which every two nodes are joined.
 */
import type { Problem } from '../../result.ts';
import type { Board, BoardPlace } from '../board.ts';
import type { Draft } from '../draft.ts';
import { manyOf } from '../furniture/rows.ts';
import type { LineEnds } from '../graphs/graph.ts';
import { spotsOnRing } from '../graphs/node-spots.ts';
import { nodesBoard } from '../graphs/nodes-board.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import { linesOn } from '../recipes/stones.ts';

export type ClobberPosition = GridPosition & {
  /** Whether each stone is beside every other one. */
  readonly isComplete: boolean;
  /** Whether the stones that Right takes count against Left. */
  readonly countsBoth: boolean;
};

const pieces = [
  { sign: 'X', name: 'blue stone', player: 'left' },
  { sign: 'O', name: 'red stone', player: 'right' },
] as const;

export const clobberSigns = `${EMPTY_CELL}${pieces.map(({ sign }) => sign).join('')}`;

const squares = gridShape({ pieces, row: 'row', cell: 'square', example: 'OXO' });
const nodes = gridShape({ pieces, cell: 'node', example: 'K:XOOO' });

const shapeOf = ({ isComplete }: ClobberPosition): CellsShape<GridPosition> => (isComplete ? nodes : squares);

const mostNodes = 30;

function readClobber(text: string): Draft<ClobberPosition> {
  const [, complete, stones, both] = /^\s*(K\s*:)?(.*?)(\s*both)?\s*$/is.exec(text) ?? [];
  const marks = { isComplete: complete !== undefined, countsBoth: both !== undefined };
  const { position, problems } = (marks.isComplete ? nodes : squares).read(stones ?? '');
  const found = { ...position, ...marks };
  return { position: found, problems: [...problems, ...(marks.isComplete ? wrongNodes(found, stones) : [])] };
}

function wrongNodes({ cells: { length } }: ClobberPosition, stones: string): readonly Problem[] {
  if (stones.includes('/'))
    return [{ place: 'position', says: 'has rows; write the nodes of a complete graph in one row' }];
  return length > mostNodes
    ? [{ place: 'position', says: `has ${length} nodes; write ${mostNodes} at most` }]
    : [];
}

/** The cells beside each, in reading order. */
export function besideEach(position: ClobberPosition): readonly (readonly number[])[] {
  if (!position.isComplete) return linesOn(position).beside.map((cells) => cells.toSorted((a, b) => a - b));
  const all = [...position.cells].map((_, cell) => cell);
  return all.map((cell) => all.filter((other) => other !== cell));
}

const withMarks = (
  { isComplete, countsBoth }: ClobberPosition,
  { width, cells }: GridPosition,
): ClobberPosition => ({
  width,
  cells,
  isComplete,
  countsBoth,
});

/** What is put on a board stays on one of the same kind. */
function boardOf(position: ClobberPosition): Board<ClobberPosition> {
  const board: Board<GridPosition> = position.isComplete ? completeBoard(position) : squares.board(position);
  const { says, shapes, texts } = board;
  return {
    says: `${says}${position.countsBoth ? ', where both players’ gains count' : ''}`,
    shapes,
    texts,
    pieces,
    places: board.places.map(
      (place): BoardPlace<ClobberPosition> => ({
        ...place,
        edits: place.edits.map((edit) => ({ ...edit, to: withMarks(position, edit.to) })),
      }),
    ),
  };
}

function completeBoard(position: ClobberPosition): Board<GridPosition> {
  const { cells } = position;
  const spots = spotsOnRing(cells.length);
  const edges = spots.flatMap((_, a) => spots.slice(a + 1).map((__, i): LineEnds => [a, a + 1 + i]));
  return nodesBoard<GridPosition>({
    says: `a complete graph of ${manyOf(cells.length, 'node')}`,
    nodes: [...cells].map((sign, node) => ({ at: spots[node], sign, name: nodes.nameOf(node, position) })),
    edges,
    pieces,
    empty: EMPTY_CELL,
    isChosen: false,
    put: (node, sign) => ({ ...position, cells: cells.slice(0, node) + sign + cells.slice(node + 1) }),
  });
}

export const clobberBoards: CellsShape<ClobberPosition> = {
  read: readClobber,
  print: (position) =>
    `${position.isComplete ? 'K:' : ''}${squares.print(position)}${position.countsBoth ? ' both' : ''}`,
  nameOf: (cell, position) => shapeOf(position).nameOf(cell, position),
  cellsIn: (position, start) =>
    position.isComplete === start.isComplete && position.countsBoth === start.countsBoth
      ? squares.cellsIn(position, start)
      : undefined,
  resize(position, side, way) {
    const found = shapeOf(position).resize?.(position, side, way);
    return found === undefined ? undefined : { ...found, to: withMarks(position, found.to) };
  },
  board: boardOf,
};
