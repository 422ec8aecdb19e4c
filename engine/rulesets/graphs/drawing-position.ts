/**
 * Positions on a drawing: a sign for each node, and which arcs are there. The notation is that of stones on
 * the nodes of a graph, `..L`, `@....`, `0-1,1-2:..L`, and more of what a drawing has: arcs with a direction,
 * `0>1`; loops, and several arcs between two nodes; arcs that are gone, in brackets, `(0>1)`; and behind a
 * second colon the places of the nodes, `0-1:L.:0,0 1,0.5`, where 1 is the usual distance of two neighbours.
 */
import type { Spot } from '../../figure/curves.ts';
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import type { CellsPosition } from '../recipes/cells-rules.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import { type LineEnds, lineWritten, namesOfLines } from './graph.ts';
import { nodePitch, spotsInRows, spotsOnRing } from './node-spots.ts';
import {
  GONE_NODE,
  graphOfNodes,
  mostNodesJoined,
  type NodesJoined,
  type NodesNotation,
  type NodesPosition,
  nameOfNodeIn,
  printNodes,
  readNodesPosition,
} from './nodes-position.ts';

export type BoardArc = { readonly ends: LineEnds; readonly isDirected: boolean };

/** How nodes are joined: in rows or in a ring, or by the arcs that are written, perhaps at these places. */
export type DrawingJoined =
  | Exclude<NodesJoined, { readonly by: 'edges' }>
  | { readonly by: 'arcs'; readonly arcs: readonly BoardArc[]; readonly places?: readonly Spot[] };

/** A cell for each node, and then one for each arc, which is empty if the arc is there. */
export type DrawingPosition = CellsPosition & { readonly joined: DrawingJoined; readonly order: number };

/** More arcs could not be made out. */
export const mostArcsDrawn = 400;
/** Farther off, in usual distances, no node would be found. */
const mostFar = 1_000;

const joints = ['-', '>'] as const;

export type DrawnGraph = { readonly order: number; readonly arcs: readonly BoardArc[] };

/** The graphs found so far: positions of one game share how they are joined. */
const graphsFound = new WeakMap<DrawingJoined, DrawnGraph>();

export function graphOfDrawing({ joined, order }: Pick<DrawingPosition, 'joined' | 'order'>): DrawnGraph {
  const found = graphsFound.get(joined);
  if (found?.order === order) return found;
  const made =
    joined.by === 'arcs'
      ? { order, arcs: joined.arcs }
      : {
          order,
          arcs: graphOfNodes({ joined, cells: EMPTY_CELL.repeat(order) }).edges.map((ends) => ({
            ends,
            isDirected: false,
          })),
        };
  graphsFound.set(joined, made);
  return made;
}

/** The cells of nodes alone. */
export const nodesOfDrawing = ({ cells, order }: DrawingPosition): string => cells.slice(0, order);

/** A position on which all arcs are there. */
export function drawingOf(joined: DrawingJoined, nodes: string): DrawingPosition {
  const order = nodes.length;
  const { arcs } = graphOfDrawing({ joined, order });
  return { joined, order, cells: nodes + EMPTY_CELL.repeat(arcs.length) };
}

/** Positions in rows and in a ring are those of stones on nodes. */
const asNodes = ({ joined, order, cells }: DrawingPosition): NodesPosition | undefined =>
  joined.by === 'arcs' ? undefined : { joined, cells: cells.slice(0, order) };

/** The places of the nodes in usual distances, where the notation gives them or implies them. */
export function placesOnDrawing({ joined, order }: DrawingPosition): readonly Spot[] | undefined {
  if (joined.by === 'arcs') return joined.places;
  const spots = joined.by === 'rows' ? spotsInRows(order, joined.columns) : spotsOnRing(order);
  return spots.map(({ x, y }) => ({ x: x / nodePitch, y: y / nodePitch }));
}

export function printDrawing(position: DrawingPosition): string {
  const { cells, order } = position;
  const nodes = asNodes(position);
  const gone = cells.slice(order);
  if (nodes && !gone.includes(GONE_NODE)) return printNodes(nodes);
  const { arcs } = graphOfDrawing(position);
  const written = arcs.map((arc, i) => (gone[i] === GONE_NODE ? `(${printArc(arc)})` : printArc(arc)));
  const places = placesOnDrawing(position);
  const behind = places ? `:${places.map(({ x, y }) => `${inShort(x)},${inShort(y)}`).join(' ')}` : '';
  return `${written.join(',')}:${cells.slice(0, order)}${behind}`;
}

const printArc = ({ ends, isDirected }: BoardArc): string => ends.join(isDirected ? '>' : '-');

/** With two digits after the point at most. */
const rounded = (number: number): number => Math.round(number * 100) / 100 + 0;
const inShort = (number: number): string => String(rounded(number));

/** The board's name for a node. */
export const nameOfDrawnNode = (position: DrawingPosition, node: number): string => {
  const nodes = asNodes(position);
  return nodes ? nameOfNodeIn(nodes, node) : `node ${node}`;
};

/** The names of arcs, as the notation writes them. */
const arcNamesFound = new WeakMap<DrawnGraph, readonly string[]>();

export function namesOfArcs(position: DrawingPosition): readonly string[] {
  const graph = graphOfDrawing(position);
  const found = arcNamesFound.get(graph);
  if (found) return found;
  const names =
    position.joined.by === 'arcs'
      ? namesByEnds(graph.arcs)
      : graph.arcs.map(
          ({ ends: [a, b] }) =>
            `edge between ${nameOfDrawnNode(position, a)} and ${nameOfDrawnNode(position, b)}`,
        );
  arcNamesFound.set(graph, names);
  return names;
}

function namesByEnds(arcs: readonly BoardArc[]): readonly string[] {
  const names = new Array<string>(arcs.length);
  for (const joint of joints) {
    const some = arcs.flatMap((arc, i) => (arc.isDirected === (joint === '>') ? [i] : []));
    const called = namesOfLines(
      some.map((i) => arcs[i].ends),
      joint === '>' ? 'arc' : 'edge',
      joint,
    );
    for (const [k, i] of some.entries()) names[i] = called[k];
  }
  return names;
}

/** The name of a cell. */
export const nameOfDrawingCell = (cell: number, position: DrawingPosition): string =>
  cell < position.order
    ? nameOfDrawnNode(position, cell)
    : (namesOfArcs(position)[cell - position.order] ?? '');

/** Reads a position; with no sign for a node a sound one is shown all the same. Linear in the text. */
export function readDrawingPosition(text: string, notation: NodesNotation): Draft<DrawingPosition> {
  const written = text.trim();
  if (!written.includes(':') && !/\d\s*(?:[-–—]|->|>|→)\s*\d/.test(written)) {
    const { position, problems } = readNodesPosition(written, notation);
    // An empty text is a grid, so that edges are never read here.
    const joined: DrawingJoined = position.joined.by === 'edges' ? { by: 'ring' } : position.joined;
    return { position: drawingOf(joined, position.cells), problems };
  }
  return readByArcs(written, notation);
}

function readByArcs(text: string, notation: NodesNotation): Draft<DrawingPosition> {
  const [before, nodes, behind, ...more] = text.split(':');
  const problems: Problem[] = [];
  const wrong = (place: string, says: string): void => {
    problems.push({ place, says });
  };
  const words = before.split(/[\s,;]+/).filter((word) => word !== '');
  const arcs = words.flatMap((word): readonly WrittenArc[] => {
    const arc = arcIn(word);
    if (!arc) wrong('position', `has "${word}", which is not an arc; write two numbers, like 0-1 or 0>1`);
    return arc ? [arc] : [];
  });
  if (nodes === undefined)
    wrong('position', 'has arcs and no nodes; write : after them and a sign for each node, like 0-1,1>2:...');
  if (more.length > 0)
    wrong('position', 'has more than two colons; write arcs, signs and places, like 0-1:..:0,0 1,0');
  const most = arcs.reduce((largest, { ends }) => Math.max(largest, ...ends), 0);
  const assumed = EMPTY_CELL.repeat(Math.min(most, mostNodesJoined - 1) + 1);
  const signs = readNodesPosition(`:${nodes ?? assumed}`, notation);
  problems.push(...signs.problems);
  const { cells } = signs.position;
  if (signs.position.joined.by !== 'edges')
    return { position: drawingOf({ by: 'arcs', arcs: [] }, cells), problems };
  const order = cells.length;
  const known = arcs.filter(({ ends, isDirected }) => {
    const end = Math.max(...ends);
    if (end < order) return true;
    const name = `${isDirected ? 'arc' : 'edge'} ${ends.join(isDirected ? '>' : '-')}`;
    if (nodes !== undefined)
      wrong(
        name,
        `leads to node ${end}, which has no sign; write a sign for each node from 0 to ${end}, or remove it`,
      );
    return false;
  });
  if (known.length > mostArcsDrawn) {
    wrong('position', `has ${known.length} arcs; write ${mostArcsDrawn} at most`);
    return { position: drawingOf({ by: 'arcs', arcs: [] }, cells), problems };
  }
  const places = behind === undefined ? undefined : placesIn(behind, order, wrong);
  const joined: DrawingJoined = {
    by: 'arcs',
    arcs: known.map(({ ends, isDirected }) => ({ ends, isDirected })),
    ...(places && { places }),
  };
  // An arc of a node that is gone is gone with it, and is not written as gone.
  const gone = known.map(({ ends, isGone }) =>
    isGone && ends.every((end) => cells[end] !== GONE_NODE) ? GONE_NODE : EMPTY_CELL,
  );
  return { position: { joined, order, cells: cells + gone.join('') }, problems };
}

type WrittenArc = BoardArc & { readonly isGone: boolean };

function arcIn(word: string): WrittenArc | undefined {
  const bare = /^\((.*)\)$/.exec(word)?.[1];
  for (const joint of joints) {
    const found = lineWritten(bare ?? word, joint, 4);
    if (found?.rest !== '') continue;
    const [a, b] = found.ends;
    const isDirected = joint === '>';
    return { ends: isDirected || a <= b ? [a, b] : [b, a], isDirected, isGone: bare !== undefined };
  }
  return undefined;
}

function placesIn(
  text: string,
  order: number,
  wrong: (place: string, says: string) => void,
): readonly Spot[] | undefined {
  const words = text.split(/[\s;]+/).filter((word) => word !== '');
  const places = words.map((word): Spot | undefined => {
    const found = /^(-?\d{1,4}(?:\.\d{1,6})?),(-?\d{1,4}(?:\.\d{1,6})?)$/.exec(word);
    if (!found) return undefined;
    const [x, y] = [rounded(Number(found[1])), rounded(Number(found[2]))];
    return Math.max(Math.abs(x), Math.abs(y)) > mostFar ? undefined : { x, y };
  });
  const strange = places.indexOf(undefined);
  if (strange >= 0)
    wrong(
      'position',
      `has "${words[strange]}", which is not a place; write two numbers for each node, like 0,1.5`,
    );
  else if (places.length !== order)
    wrong('position', `has ${places.length} places for ${order} nodes; write one for each node, or none`);
  else return places.filter((place) => place !== undefined);
  return undefined;
}

/**
 * What a position has on the nodes and arcs of a start; undefined on another drawing. Where the nodes are
 * placed does not matter.
 */
export function cellsOnDrawing(position: DrawingPosition, start: DrawingPosition): string | undefined {
  if (position.joined === start.joined && position.order === start.order) return position.cells;
  const [own, other] = [position, start].map((each) => {
    const { order, arcs } = graphOfDrawing(each);
    return `${order} ${arcs.map(printArc).join(',')}`;
  });
  return own === other ? position.cells : undefined;
}
