/**
 * Positions of the orthogonal colouring game, and their notation: the graph, the number of colours, and the
 * colours of the nodes in Alice's copy A and in Bob's copy B, `4:0-1,0-2,1-3,2-3 m=2 A=1... B=..2.`. A copy
 * without colours is left out, and common graphs have short names.
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { type LineEnds, lineWritten, type NodeGraph, neighboursIn } from '../graphs/graph.ts';
import type { CellsPosition } from '../recipes/cells-rules.ts';
import { graphCalled, mostColouredNodes, nameOfGraph, tidyGraph, writtenEdges } from './named-graphs.ts';

/** The cells are the nodes of A, then those of B. */
export type ColouringPosition = CellsPosition & {
  readonly graph: NodeGraph;
  /** How many colours there are: 1, 2, … */
  readonly colours: number;
};

export const UNCOLOURED = '.';
/** Each colour is one figure. */
export const mostColours = 9;
const example = '3x3 m=2';

export const copies = ['A', 'B'] as const;
export type CopyName = (typeof copies)[number];

export const nodeInCopy = (copy: CopyName, node: number): string => `${copy}, node ${node}`;
export const colourOfCopy = (copy: CopyName, colour: number): string => `colour ${colour} of ${copy}`;

/** What the cells of a move call a colour that is chosen for a copy: they come after the nodes of both. */
export const colourCell = (order: number, colours: number, copy: number, colour: number): number =>
  2 * order + copy * colours + colour - 1;

export function nameOfCell(cell: number, { graph: { order }, colours }: ColouringPosition): string {
  if (cell < 2 * order) return nodeInCopy(copies[Math.floor(cell / order)], cell % order);
  const beyond = cell - 2 * order;
  return colourOfCopy(copies[Math.floor(beyond / colours)], (beyond % colours) + 1);
}

/** The colours in a copy, a sign for each node. */
export const signsInCopy = ({ cells, graph: { order } }: ColouringPosition, copy: CopyName): string =>
  copy === 'A' ? cells.slice(0, order) : cells.slice(order);

/** How many nodes of a copy have a colour. */
export const colouredIn = (position: ColouringPosition, copy: CopyName): number =>
  [...signsInCopy(position, copy)].filter((sign) => sign !== UNCOLOURED).length;

/** By how many nodes A is ahead of B, negative where B is. */
export const aheadInA = (position: ColouringPosition): number =>
  colouredIn(position, 'A') - colouredIn(position, 'B');

/** Alice (Left) has begun, and the players have taken turns. */
export const moverByColours = (position: ColouringPosition): Mover =>
  (colouredIn(position, 'A') + colouredIn(position, 'B')) % 2 === 0 ? 'left' : 'right';

const writtenGraph = (graph: NodeGraph): string =>
  nameOfGraph(graph)?.name ?? `${graph.order}:${writtenEdges(graph.edges)}`;

/** The shortest text that reads back. */
export function printColouring(position: ColouringPosition): string {
  const written = copies.flatMap((copy) => {
    const signs = signsInCopy(position, copy);
    return [...signs].every((sign) => sign === UNCOLOURED) ? [] : [` ${copy}=${signs}`];
  });
  return `${writtenGraph(position.graph)} m=${position.colours}${written.join('')}`;
}

/** The colours of a position on the nodes of a start; undefined if its graph or its colours are others. */
export const colouredAs = (position: ColouringPosition, start: ColouringPosition): string | undefined =>
  position.colours === start.colours &&
  position.graph.order === start.graph.order &&
  writtenEdges(position.graph.edges) === writtenEdges(start.graph.edges)
    ? position.cells
    : undefined;

/** Reads a position; what is wrong with a node's colour names the node in its copy. */
export function readColouring(text: string): Draft<ColouringPosition> {
  const problems: Problem[] = [];
  const wrong = (place: string, says: string): void => {
    problems.push({ place, says });
  };
  const [head, ...members] = text.trim().split(/\s+(?=[mab]\s*=)/i);
  if (head === '') {
    wrong('position', `is empty; write a graph and the number of colours, like ${example}`);
    return { position: bare({ order: 1, edges: [] }), problems };
  }
  const written = new Map<string, string>();
  for (const member of members) {
    const [, name, value] = /^(\w)\s*=\s*(.*)$/s.exec(member) ?? [];
    const key = name.toLowerCase();
    const called = key === 'm' ? 'm' : name.toUpperCase();
    if (written.has(key)) wrong('position', `has ${called}= twice; write it once`);
    else written.set(key, value.trim());
  }
  const graph = graphWritten(head, wrong);
  const m = written.get('m');
  const colours = m !== undefined && /^[1-9]$/.test(m) ? Number(m) : 1;
  if (m === undefined)
    wrong('position', `has no m; write the number of colours after the graph, like ${example}`);
  else if (!/^[1-9]$/.test(m))
    wrong('position', `has m=${m}; write a number of colours from 1 to ${mostColours}, like m=2`);
  const cells = copies.map((copy) => copyWritten(copy, written.get(copy.toLowerCase()), graph.order, wrong));
  const position = { graph, colours, cells: cells.join('') };
  // For a position without a number of colours it is unknown which are too many.
  return { position, problems: [...problems, ...wrongColours(position, m !== undefined)] };
}

const bare = (graph: NodeGraph): ColouringPosition => ({
  graph,
  colours: 1,
  cells: UNCOLOURED.repeat(2 * graph.order),
});

type Tell = (place: string, says: string) => void;

/** The graph that was read last; a position is read again at every edit. */
let last: { readonly text: string; readonly graph: NodeGraph } | undefined;

function graphWritten(text: string, wrong: Tell): NodeGraph {
  if (last?.text === text) return last.graph;
  let isSound = true;
  const graph = graphIn(text, (place, says) => {
    isSound = false;
    wrong(place, says);
  });
  if (isSound) last = { text, graph };
  return graph;
}

function graphIn(text: string, wrong: Tell): NodeGraph {
  const nothing: NodeGraph = { order: 1, edges: [] };
  const squeezed = text.replace(/\s/g, '');
  const called = graphCalled(squeezed);
  if (called && 'order' in called) return called;
  if (called) {
    wrong('position', called.wrong);
    return nothing;
  }
  const [, count, edges] = /^(\d{1,6}):(.*)$/s.exec(squeezed) ?? [];
  if (count === undefined) {
    wrong(
      'position',
      `begins with "${text}"; write a board like 3x3, P4, C4 or K4, or nodes and edges like 4:0-1,0-2`,
    );
    return nothing;
  }
  const order = Number(count);
  if (order < 1 || order > mostColouredNodes) {
    const says =
      order < 1
        ? 'has no nodes; write one or more'
        : `has ${order} nodes; write ${mostColouredNodes} at most`;
    wrong('position', says);
    return nothing;
  }
  const found: LineEnds[] = [];
  for (const word of edges.split(/[,;]/)) {
    if (word === '') continue;
    const { ends: [a, b] = [0, 0], rest } = lineWritten(word, '-', 6) ?? {};
    if (rest !== '') wrong('position', `has "${word}", which is not an edge; write two nodes, like 0-1`);
    else if (a >= order || b >= order)
      wrong(
        'position',
        `has the edge ${word}, and there is no node ${Math.max(a, b)}; the nodes are 0 to ${order - 1}`,
      );
    else if (a === b)
      wrong('position', `has the edge ${word}, and an edge joins two nodes; write another end`);
    else found.push([a, b]);
  }
  return tidyGraph({ order, edges: found });
}

function copyWritten(copy: CopyName, text: string | undefined, order: number, wrong: Tell): string {
  if (text === undefined) return UNCOLOURED.repeat(order);
  const signs = [...text.replace(/\s/g, '')];
  if (signs.length !== order)
    wrong(copy, `has ${signs.length} signs; write one for each of the ${order} nodes, and . for no colour`);
  // A cell is one unit of text.
  const cells = signs.slice(0, order).map((sign) => (sign.length === 1 ? sign : '\ufffd'));
  for (const [node, sign] of cells.entries()) {
    if (/[1-9.]/.test(sign)) continue;
    wrong(nodeInCopy(copy, node), `is "${signs[node]}"; write the number of a colour, or . for no colour`);
  }
  return cells.join('').padEnd(order, UNCOLOURED);
}

/**
 * Colours that are too many, neighbours of one colour, and pairs that are used twice; each is reported at
 * every node that it concerns.
 */
function wrongColours(position: ColouringPosition, isCounted: boolean): readonly Problem[] {
  const { graph, colours } = position;
  const isColour = (sign: string): boolean => /[1-9]/.test(sign);
  const problems: Problem[] = [];
  if (!/[1-9]/.test(position.cells)) return problems;
  const neighbours = neighboursIn(graph);
  for (const copy of copies) {
    const signs = signsInCopy(position, copy);
    for (let node = 0; node < graph.order; node++) {
      const sign = signs[node];
      if (!isColour(sign)) continue;
      const place = nodeInCopy(copy, node);
      if (isCounted && Number(sign) > colours) {
        const says = `has colour ${sign}, but there are m=${colours} colours; write a colour from 1 to ${colours}, or . for no colour`;
        problems.push({ place, says });
      }
      const like = neighbours[node].filter((other) => signs[other] === sign);
      if (like.length > 0) {
        const says = `has colour ${sign}, like its neighbour ${nodesSaid(like)}; give one of them another colour, since neighbours must differ`;
        problems.push({ place, says });
      }
    }
  }
  const [a, b] = [signsInCopy(position, 'A'), signsInCopy(position, 'B')];
  for (let node = 0; node < graph.order; node++) {
    if (!isColour(a[node]) || !isColour(b[node])) continue;
    const like = [...a].flatMap((sign, other) =>
      other !== node && sign === a[node] && b[other] === b[node] ? [other] : [],
    );
    if (like.length === 0) continue;
    const says = `has colour ${a[node]} in A and ${b[node]} in B, like ${nodesSaid(like)}; change a colour, since no two nodes may have the same pair`;
    for (const copy of copies) problems.push({ place: nodeInCopy(copy, node), says });
  }
  return problems;
}

const nodesSaid = (nodes: readonly number[]): string =>
  `node${nodes.length === 1 ? '' : 's'} ${nodes.join(' and ')}`;
