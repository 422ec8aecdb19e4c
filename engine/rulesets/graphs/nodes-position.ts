/**
 * Positions of rulesets that put stones on the nodes of a graph, and their notation, a sign for each node: a
 * path `..B.R`, a grid whose rows have `/` between them, a cycle `@.....`, and any graph by its edges, whose
 * nodes count from 0, `0-1,1-2,1-3:..B.`.
 */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { manyOf, readRows, wrongInRows } from '../furniture/rows.ts';
import type { CellsPosition } from '../recipes/cells-rules.ts';
import { cellsOfRow, EMPTY_CELL, rowsOfCells } from '../recipes/grid-shape.ts';
import { cycleGraph, gridGraph, type LineEnds, lineWritten, type NodeGraph } from './graph.ts';

/**
 * How nodes are joined: in rows and columns, a path being one row; in a ring; or by the edges that are
 * written.
 */
export type NodesJoined =
  | { readonly by: 'rows'; readonly columns: number }
  | { readonly by: 'ring' }
  | { readonly by: 'edges'; readonly edges: readonly LineEnds[] };

/** A cell for each node. */
export type NodesPosition = CellsPosition & { readonly joined: NodesJoined };

/** What a ruleset says of its stones. */
export type NodesNotation = {
  /** The signs that a node may have; the first is that of an empty node. */
  readonly signs: readonly string[];
  /** "write B for a blue stone, . for a free node". */
  readonly remedy: string;
  /** A position as an example, for a person who has typed nothing yet. */
  readonly example: string;
  /** What is wrong on a board whose signs are right. */
  wrong?(position: NodesPosition): readonly Problem[];
};

/**
 * Where nodes are taken away. It is read in every ruleset, so that it is never taken for a free node, which
 * it is in other notations.
 */
export const GONE_NODE = '-';
const RING = '@';
const BEFORE_SIGNS = ':';
/** Where edges are written, nobody could read a graph with more nodes. */
export const mostNodesJoined = 100;
/** Nor a grid or a cycle: 50 rows of 50. */
const mostNodes = 2_500;
const fewestInRing = 3;

/** The graph of a board. */
export function graphOfNodes({ joined, cells: { length } }: NodesPosition): NodeGraph {
  if (joined.by === 'ring') return cycleGraph(length);
  if (joined.by === 'edges') return { order: length, edges: joined.edges };
  return gridGraph(length / joined.columns, joined.columns);
}

/** The board's name for a node. Where edges are written, nodes are called as they are there. */
export function nameOfNodeIn({ joined, cells: { length } }: NodesPosition, node: number): string {
  if (joined.by === 'edges') return `node ${node}`;
  if (joined.by === 'ring' || joined.columns === length) return `node ${node + 1}`;
  return `row ${Math.floor(node / joined.columns) + 1}, node ${(node % joined.columns) + 1}`;
}

export function printNodes({ joined, cells }: NodesPosition): string {
  if (joined.by === 'ring') return RING + cells;
  if (joined.by === 'edges')
    return joined.edges.map((ends) => ends.join('-')).join(',') + BEFORE_SIGNS + cells;
  return rowsOfCells(cells, joined.columns).join('/');
}

export function readNodesPosition(text: string, notation: NodesNotation): Draft<NodesPosition> {
  const written = text.trim();
  const { position, problems } = written.startsWith(RING)
    ? readRing(written.slice(RING.length), notation)
    : written.includes(BEFORE_SIGNS) || /\d\s*[-–—]\s*\d/.test(written)
      ? readEdges(written, notation)
      : readGrid(written, notation);
  const { length } = position.cells;
  const most = position.joined.by === 'edges' ? mostNodesJoined : mostNodes;
  if (length > most) {
    const says = `has ${length.toLocaleString('en')} nodes; write ${most.toLocaleString('en')} at most`;
    return {
      position: { joined: { by: 'rows', columns: 1 }, cells: EMPTY_CELL },
      problems: [{ place: 'position', says }],
    };
  }
  const isRead = [...position.cells].every((sign) => notation.signs.includes(sign));
  return { position, problems: isRead ? [...problems, ...(notation.wrong?.(position) ?? [])] : problems };
}

const signsIn = (text: string, { signs }: NodesNotation): readonly (readonly string[])[] =>
  readRows(text, [...signs, GONE_NODE]);

function readGrid(text: string, notation: NodesNotation): Draft<NodesPosition> {
  const rows = signsIn(text, notation);
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const cells = rows.map((row) => cellsOfRow(row).padEnd(columns, EMPTY_CELL)).join('');
  const position: NodesPosition = { joined: { by: 'rows', columns }, cells };
  if (text === '') {
    const says = `is empty; write a sign for each node, like ${notation.example}`;
    return { position, problems: [{ place: 'position', says }] };
  }
  const problems = wrongInRows(rows, {
    ...notation,
    widthOf: () => rows[0].length,
    nameOfRow: (row) => (rows.length === 1 ? 'position' : `row ${row + 1}`),
    nameOf: (row, column) => nameOfNodeIn(position, row * columns + column),
    many: 'nodes',
  });
  return { position, problems };
}

/** A sign for each node in one row, and what is wrong with them. */
function readSigns(text: string, notation: NodesNotation, joined: NodesJoined): Draft<NodesPosition> {
  const rows = signsIn(text, notation);
  const signs = rows.flat();
  const position: NodesPosition = { joined, cells: cellsOfRow(signs) || EMPTY_CELL };
  const problems: Problem[] = [];
  if (rows.length > 1)
    problems.push({ place: 'position', says: `has ${rows.length} rows; write the nodes in one row` });
  for (const [node, sign] of signs.entries()) {
    if (notation.signs.includes(sign)) continue;
    problems.push({ place: nameOfNodeIn(position, node), says: `is "${sign}"; ${notation.remedy}` });
  }
  if (signs.length === 0)
    problems.push({
      place: 'position',
      says: `has no nodes; write a sign for each, like ${notation.example}`,
    });
  return { position, problems };
}

function readRing(text: string, notation: NodesNotation): Draft<NodesPosition> {
  const { position, problems } = readSigns(text, notation, { by: 'ring' });
  const { length } = position.cells;
  if (length >= fewestInRing) return { position, problems };
  const says = `is a cycle of ${manyOf(length, 'node')}; write at least ${fewestInRing} nodes after ${RING}`;
  return { position, problems: [{ place: 'position', says }, ...problems] };
}

function readEdges(text: string, notation: NodesNotation): Draft<NodesPosition> {
  const colon = text.lastIndexOf(BEFORE_SIGNS);
  const problems: Problem[] = [];
  if (colon < 0) {
    const says = `has edges and no nodes; write ${BEFORE_SIGNS} after them and a sign for each node, like 0-1,1-2:..B`;
    problems.push({ place: 'position', says });
  }
  const signs = readSigns(colon < 0 ? '' : text.slice(colon + 1), notation, { by: 'edges', edges: [] });
  if (colon >= 0) problems.push(...signs.problems);
  const { cells } = signs.position;
  // Too many nodes are refused in any case, so no edge is looked for among them.
  if (cells.length > mostNodesJoined) return signs;
  const edges: LineEnds[] = [];
  for (const word of text.slice(0, Math.max(0, colon < 0 ? text.length : colon)).split(/[\s,;]+/)) {
    if (word === '') continue;
    const found = lineWritten(word, '-', 4);
    if (found?.rest !== '') {
      problems.push({
        place: 'position',
        says: `has "${word}", which is not an edge; write two numbers, like 0-1`,
      });
      continue;
    }
    const [a, b] = found.ends.toSorted((one, other) => one - other);
    if (a === b) problems.push({ place: `edge ${a}-${b}`, says: 'joins a node to itself; remove it' });
    else if (b < cells.length) {
      if (!edges.some(([c, d]) => c === a && d === b)) edges.push([a, b]);
    } else if (colon >= 0) {
      const says = `leads to node ${b}, which has no sign; write a sign for each node from 0 to ${b}, or remove this edge`;
      problems.push({ place: `edge ${a}-${b}`, says });
    }
  }
  return { position: { joined: { by: 'edges', edges }, cells }, problems };
}

/** What a position has on the nodes of a start; undefined on another graph. */
export function cellsOnNodes({ joined, cells }: NodesPosition, start: NodesPosition): string | undefined {
  const there = start.joined;
  if (cells.length !== start.cells.length) return undefined;
  if (joined.by === 'rows')
    return there.by === 'rows' && there.columns === joined.columns ? cells : undefined;
  if (joined.by === 'ring') return there.by === 'ring' ? cells : undefined;
  if (there.by !== 'edges') return undefined;
  const keyOf = (edges: readonly LineEnds[]): string => edges.map(String).toSorted().join(' ');
  return joined.edges === there.edges || keyOf(joined.edges) === keyOf(there.edges) ? cells : undefined;
}
