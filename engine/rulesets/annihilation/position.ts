/**
 * Positions of annihilation, and their notation: the arcs of the digraph, and after @ the nodes with pieces,
 * `1>2 2>1 2>3 @ 1,2`.
 */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { type LineEnds, lineWritten } from '../graphs/graph.ts';
import type { CellsPosition } from '../recipes/cells-rules.ts';

/** A cell for each node, which holds `o` where there is a piece. */
export type AnnihilationPosition = CellsPosition & {
  /** The numbers of the nodes, in ascending order: the ends of arcs, and the nodes with pieces. */
  readonly nodes: readonly number[];
  readonly arcs: readonly LineEnds[];
};

export const pieceSigns = '.o';
const [FREE, PIECE] = pieceSigns;
export const mostNodes = 30;
const example = '1>2 2>1 2>3 @ 1,2';

export const nameOfNode = (node: number): string => `node ${node}`;

/** What the cells of a move call the loop at a node. */
export const loopCell = (count: number, cell: number): number => count + cell;

export function cellNames(cell: number, { nodes }: AnnihilationPosition): string {
  return cell < nodes.length ? nameOfNode(nodes[cell]) : `loop at ${nodes[cell - nodes.length]}`;
}

export function printAnnihilation({ nodes, arcs, cells }: AnnihilationPosition): string {
  const pieces = nodes.filter((_, cell) => cells[cell] === PIECE);
  const written = arcs.map(([from, to]) => `${from}>${to}`).join(' ');
  return `${written} @${pieces.length > 0 ? ` ${pieces.join(',')}` : ''}`.trim();
}

const isNode = (word: string): boolean => /^\d{1,6}$/.test(word);

export function readAnnihilation(text: string): Draft<AnnihilationPosition> {
  const problems: Problem[] = [];
  const [before, ...behind] = text.split('@');
  if (text.trim() === '')
    problems.push({ place: 'position', says: `is empty; write arcs and pieces, like ${example}` });
  else if (behind.length !== 1) {
    const says = behind.length === 0 ? 'has no @' : 'has more than one @';
    problems.push({
      place: 'position',
      says: `${says}; write one @ before the nodes with pieces, like ${example}`,
    });
  }
  const arcs = arcsIn(before, problems);
  const pieces = piecesWritten(behind.join(' '), problems);
  const nodes = [...new Set([...arcs.flat(), ...pieces])].toSorted((a, b) => a - b);
  if (nodes.length > mostNodes) {
    const says = `has ${nodes.length} nodes; every set of them is a position, so write ${mostNodes} nodes at most`;
    return { position: { nodes: [], arcs: [], cells: '' }, problems: [{ place: 'position', says }] };
  }
  const cells = nodes.map((node) => (pieces.includes(node) ? PIECE : FREE)).join('');
  return { position: { nodes, arcs, cells }, problems };
}

/** The arcs, each once. If one end of a word is a node, a mistake in the word is a problem of that node. */
function arcsIn(text: string, problems: Problem[]): readonly LineEnds[] {
  const found = new Map<string, LineEnds>();
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue;
    const arc = lineWritten(word, '>', 6);
    if (arc?.rest === '') {
      found.set(arc.ends.join(), arc.ends);
      continue;
    }
    const end = word
      .split(/->|>|→/)
      .slice(0, 2)
      .find(isNode);
    const place = end === undefined ? 'position' : nameOfNode(Number(end));
    problems.push({ place, says: `has "${word}", which is not an arc; write two numbers, like 1>2` });
  }
  return [...found.values()];
}

function piecesWritten(text: string, problems: Problem[]): readonly number[] {
  const pieces = new Set<number>();
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue;
    const node = Number(word);
    if (!isNode(word))
      problems.push({
        place: 'position',
        says: `has a piece on "${word}", which is not a node; write the number of a node`,
      });
    else if (pieces.has(node))
      problems.push({ place: nameOfNode(node), says: 'has two pieces; leave one of them' });
    else pieces.add(node);
  }
  return [...pieces];
}

/** The places of the pieces on the nodes of a start; undefined on another digraph. */
export function piecesIn(position: AnnihilationPosition, start: AnnihilationPosition): string | undefined {
  const arcsOf = ({ arcs }: AnnihilationPosition): string =>
    arcs
      .map(([from, to]) => `${from}>${to}`)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join();
  const pieces = position.nodes.filter((_, cell) => position.cells[cell] === PIECE);
  if (
    (position.arcs !== start.arcs && arcsOf(position) !== arcsOf(start)) ||
    !pieces.every((node) => start.nodes.includes(node))
  )
    return undefined;
  return start.nodes.map((node) => (pieces.includes(node) ? PIECE : FREE)).join('');
}
