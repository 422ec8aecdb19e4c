/**
 * Notation and picture of rulesets that put blue and red stones on the nodes of a graph, which either player
 * may put. Linear in the graph, but where it is laid out.
 */
import type { BoardPhase, BoardPiece, BoardSide, Growth, ResizedBoard } from '../board.ts';
import { manyOf } from '../furniture/rows.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, rowsOfCells } from '../recipes/grid-shape.ts';
import { resizedList, resizedRows, sayResized } from '../recipes/resizing.ts';
import { withLineToggled } from './graph.ts';
import { spotsInRows, spotsOfGraph, spotsOnRing } from './node-spots.ts';
import { nameOfOffer, nodesBoard } from './nodes-board.ts';
import {
  cellsOnNodes,
  GONE_NODE,
  graphOfNodes,
  mostNodesJoined,
  type NodesNotation,
  type NodesPosition,
  nameOfNodeIn,
  printNodes,
  readNodesPosition,
} from './nodes-position.ts';

/** Both colours, which belong to neither player. */
export const nodeStones: readonly BoardPiece[] = [
  { sign: 'B', name: 'blue stone', player: 'neutral', stone: 'left' },
  { sign: 'R', name: 'red stone', player: 'neutral', stone: 'right' },
];

/** What a ruleset says of its boards. */
export type NodesAsked = Pick<NodesNotation, 'example' | 'wrong'> & {
  /** Whether nodes are taken away in it. */
  readonly deletes: boolean;
  /** The phase of a position. */
  phaseOf?(position: NodesPosition): BoardPhase;
};

/** The signs that a node may have; the first is that of an empty node. */
export const signsOnNodes = (deletes: boolean): readonly string[] => [
  EMPTY_CELL,
  ...nodeStones.map(({ sign }) => sign),
  ...(deletes ? [GONE_NODE] : []),
];

/**
 * What the cells of a move call the stones of a colour, which one puts on a node: cells of nodes come first.
 */
export const offerCell = ({ cells: { length } }: NodesPosition, sign: number): number => length + sign - 1;

export function nodesShape(asked: NodesAsked): CellsShape<NodesPosition> {
  const signs = signsOnNodes(asked.deletes);
  const remedy = `write ${[
    ...nodeStones.map(({ sign, name }) => `${sign} for a ${name}`),
    `${EMPTY_CELL} for a free node`,
    ...(asked.deletes ? [`${GONE_NODE} for a deleted one`] : []),
  ].join(', ')}`;
  return {
    read: (text) => readNodesPosition(text, { ...asked, signs, remedy }),
    print: printNodes,
    cellsIn: cellsOnNodes,
    nameOf: (cell, position) =>
      cell < position.cells.length
        ? nameOfNodeIn(position, cell)
        : nameOfOffer(nodeStones[cell - position.cells.length]),
    resize: resizedNodes,
    board(position) {
      const { joined, cells } = position;
      const { edges } = graphOfNodes(position);
      const spots = spotsOf(position);
      const isSound =
        [...cells].every((sign) => signs.includes(sign)) && (asked.wrong?.(position) ?? []).length === 0;
      return nodesBoard({
        says: saidOf(position),
        nodes: [...cells].map((sign, node) => ({
          at: spots[node],
          sign,
          name: nameOfNodeIn(position, node),
          ...(joined.by === 'edges' && { number: node }),
        })),
        edges,
        pieces: nodeStones,
        empty: EMPTY_CELL,
        gone: asked.deletes ? GONE_NODE : undefined,
        isChosen: cells.includes(EMPTY_CELL),
        phase: isSound ? asked.phaseOf?.(position) : undefined,
        put: (node, sign) => ({ ...position, cells: cells.slice(0, node) + sign + cells.slice(node + 1) }),
        draw: (from, to) => withEdge(position, from, to),
      });
    },
  };
}

function spotsOf(position: NodesPosition) {
  const { joined, cells } = position;
  if (joined.by === 'rows') return spotsInRows(cells.length, joined.columns);
  return joined.by === 'ring' ? spotsOnRing(cells.length) : spotsOfGraph(graphOfNodes(position));
}

function saidOf({ joined, cells: { length } }: NodesPosition): string {
  if (joined.by === 'ring') return `a cycle of ${manyOf(length, 'node')}`;
  if (joined.by === 'edges')
    return `a graph of ${manyOf(length, 'node')} and ${manyOf(joined.edges.length, 'edge')}`;
  return joined.columns === length
    ? `a path of ${manyOf(length, 'node')}`
    : `${manyOf(length / joined.columns, 'row')} of ${manyOf(joined.columns, 'node')}`;
}

/** An edge that is there is taken away. Any board may get edges, and is then written by all that it has. */
function withEdge(position: NodesPosition, from: number, to: number | undefined): NodesPosition | undefined {
  const { order, edges } = graphOfNodes(position);
  const end = to ?? order;
  if (from === end || Math.max(end + 1, order) > mostNodesJoined) return undefined;
  return {
    joined: {
      by: 'edges',
      edges: withLineToggled(edges, [Math.min(from, end), Math.max(from, end)], false),
    },
    cells: position.cells + (end === order ? EMPTY_CELL : ''),
  };
}

const standing: Readonly<Record<string, string>> = {
  ...Object.fromEntries(nodeStones.map(({ sign, name }) => [sign, `a ${name}`])),
  [GONE_NODE]: 'a deleted node',
};

const lostAt = (position: NodesPosition, node: number): readonly string[] => {
  const what = standing[position.cells[node]];
  return what === undefined ? [] : [`${what} on ${nameOfNodeIn(position, node)}`];
};

/**
 * A path gets nodes at its ends, and rows above and below; a cycle nodes where it begins and ends; any graph
 * a node that is joined to nothing.
 */
export function resizedNodes(
  position: NodesPosition,
  side: BoardSide,
  way: Growth,
): ResizedBoard<NodesPosition> | undefined {
  const { joined, cells } = position;
  if (joined.by === 'rows') return resizedGrid(position, joined.columns, side, way);
  if (way === 'shrink' && joined.by === 'ring' && cells.length <= 3) return undefined;
  if (joined.by === 'edges' && (side === 'left' || (way === 'grow' && cells.length >= mostNodesJoined)))
    return undefined;
  return resizedList([...cells], {
    side,
    way,
    one: 'node',
    fresh: EMPTY_CELL,
    lost: (_, node) => lostAt(position, node),
    to: (left) => ({
      joined:
        joined.by === 'edges'
          ? { by: 'edges', edges: joined.edges.filter(([, b]) => b < left.length) }
          : joined,
      cells: left.join(''),
    }),
  });
}

function resizedGrid(
  position: NodesPosition,
  columns: number,
  side: BoardSide,
  way: Growth,
): ResizedBoard<NodesPosition> | undefined {
  const found = resizedRows(rowsOfCells(position.cells, columns), side, way, 1, EMPTY_CELL);
  if (!found) return undefined;
  const isAcross = side === 'left' || side === 'right';
  const one = !isAcross ? 'row' : position.cells.length === columns ? 'node' : 'column';
  return {
    says: sayResized(way, 1, one, side),
    to: { joined: { by: 'rows', columns: found.rows[0].length }, cells: found.rows.join('') },
    lost: found.gone.flatMap(([row, column]) => lostAt(position, row * columns + column)),
  };
}
