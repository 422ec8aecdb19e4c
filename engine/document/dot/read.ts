/**
 * A drawing from DOT, our own pen's or anybody's: names from labels or else ids, places from `pos` (points, y upwards; a
 * node's width is 36 units), gray from the fill, players from `player`, else from colour and style. What cannot be read is
 * named by line and column. Cost: O(length + arcs).
 */
import { accepted, type Result, refused } from '../../result.ts';
import { edgeKey, farthest, type GameEdge, type GameNode, type NodeId, type Player } from '../document.ts';
import type { DocumentRead } from '../read.ts';
import { beginChecks } from '../reading/checks.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import { isGray, playerOfColour } from './colours.ts';
import { type Attributes, announcesDot, isStop, type WrittenId } from './cursor.ts';
import type { DotArc, DotNode } from './gather.ts';
import { type DotGraph, parseDot } from './parse.ts';
import { textOfId, textOfLabel } from './text.ts';
import { type DotStop, dotTokens } from './tokens.ts';

export type DotRead = DocumentRead & {
  /** Graphs after the first, which are not read. */
  readonly more: number;
};

/** Whether a text is meant as DOT: it begins as a graph does, with directions or without. */
export const isDot = (text: string): boolean => announcesDot(dotTokens(text, 4).tokens);

/** The first graph of a text. One problem where it is no DOT, else all there are. */
export function readDot(text: string): Result<DotRead> {
  const { tokens, stop } = dotTokens(text);
  const placeOf = lineAndColumn(text);
  const parsed = parseDot(tokens, text.length);
  const stopped = ({ at, says }: DotStop): Result<never> => refused([{ place: placeOf(at), says }]);
  if (stop && !(isStop(parsed) && parsed.at < stop.at)) return stopped(stop);
  if (isStop(parsed)) return stopped(parsed);
  const checks = beginChecks();
  const add = ({ at }: WrittenId, says: string): void => checks.add(placeOf(at), says);
  const read = drawingOf(parsed, add);
  const problems = checks.problems();
  return problems.length > 0 ? refused(problems) : accepted({ ...read, more: parsed.more });
}

type Add = (where: WrittenId, says: string) => void;

function drawingOf({ title, label, nodes, arcs }: DotGraph, add: Add): DocumentRead {
  const called = label ?? title;
  const name = called ? textOfLabel(called, '', title ? textOfId(title) : '') : '';
  const ids = idsOf(nodes);
  const scale = unitsPerPoint(nodes);
  const drawn = nodes.map((node, i) => nodeOf(node, ids[i], name, scale, add));
  const pieces = piecesOf(nodes, ids, add);
  const document = {
    title: name,
    nodes: drawn.map(({ node }) => node),
    edges: edgesOf(arcs, ids, add),
    pieces,
    view: { rest: {} },
  };
  return { document, placed: drawn.every(({ placed }) => placed) };
}

/** Ids are not empty, and two that differ in their escapes alone are still two. */
function idsOf(nodes: readonly DotNode[]): readonly NodeId[] {
  const taken = new Set<NodeId>();
  const wanted = nodes.map(({ called }) => textOfId(called) || 'node');
  const given = wanted.map((id) => {
    if (taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
  const counts = new Map<NodeId, number>();
  return given.map((id, i) => {
    if (id !== undefined) return id;
    let count = counts.get(wanted[i]) ?? 2;
    while (taken.has(`${wanted[i]} ${count}`)) count++;
    counts.set(wanted[i], count);
    taken.add(`${wanted[i]} ${count}`);
    return `${wanted[i]} ${count}`;
  });
}

/** What Graphviz makes a node wide where nothing is said, in inches; thinner ones are dots that set no scale. */
const usualWidth = 0.75;
const leastWidth = 0.02;
const nodeWidth = 36;

/** The first node with a place sets the scale. */
function unitsPerPoint(nodes: readonly DotNode[]): number {
  const width = Number(nodes.find(({ attributes }) => attributes.pos)?.attributes.width?.text ?? usualWidth);
  return nodeWidth / (72 * (width >= leastWidth && width < 1000 ? width : usualWidth));
}

const hundredths = (length: number): number => Math.round(length * 100) / 100 || 0;
/** Signs beyond which a pos is not even looked at: its numbers take a few dozen. */
const longestPlace = 200;
const place = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)\s*,\s*([+-]?[\d.]+(?:e[+-]?\d+)?)\s*(?:,[^!]*)?!?\s*$/i;

function nodeOf({ called, attributes }: DotNode, id: NodeId, title: string, scale: number, add: Add) {
  const { pos, fillcolor, color, style } = attributes;
  // A name that is a formula stands beside its label, as it was written.
  const label = attributes.name ?? attributes.label;
  const fill = fillcolor ?? (/\bfilled\b/.test(style?.text ?? '') ? color : undefined);
  const numbers = pos && pos.text.length <= longestPlace ? place.exec(pos.text) : undefined;
  const written = numbers?.slice(1, 3).map(Number);
  const [x, y] = written?.map((length) => hundredths(length * scale)) ?? [0, 0];
  if (pos && !(Math.abs(x) <= farthest && Math.abs(y) <= farthest && written)) {
    add(pos, `the pos of ${called.text} is not a position; write two numbers of points, pos="72,36"`);
  }
  // Graphviz shows the id of a node that has no label.
  const own = label === undefined || label.text === '\\N' ? id : textOfLabel(label, id, title);
  const node: GameNode = { id, x, y: -y || 0, gray: fill !== undefined && isGray(fill.text), name: own };
  return { node, placed: pos !== undefined };
}

const mostPieces = 1000;
/** In the whole drawing: the defaults of a short text can put pieces on every node. */
const mostInAll = 1_000_000;

function piecesOf(nodes: readonly DotNode[], ids: readonly NodeId[], add: Add): readonly NodeId[] {
  const found: NodeId[] = [];
  for (const [i, { called, attributes }] of nodes.entries()) {
    const count = countOf(attributes, add);
    if (found.length + count > mostInAll) {
      const most = mostInAll.toLocaleString('en');
      const says = `from ${called.text} on there are more than ${most} pieces; put pieces on fewer nodes`;
      add(attributes.pieces ?? called, says);
      break;
    }
    for (let piece = 0; piece < count; piece++) found.push(ids[i]);
  }
  return found;
}

function countOf({ pieces }: Attributes, add: Add): number {
  if (!pieces) return 0;
  const count = Number(pieces.text);
  if (Number.isInteger(count) && count >= 0 && count <= mostPieces) return count;
  add(pieces, `pieces=${pieces.text} is not a number of pieces; write a whole number up to ${mostPieces}`);
  return 0;
}

const players: Readonly<Record<string, Player>> = {
  left: 'left',
  l: 'left',
  right: 'right',
  r: 'right',
  either: 'either',
  e: 'either',
};

function playerOf({ player, color, style }: Attributes, add: Add): Player {
  if (player) {
    const said = player.text.toLowerCase();
    if (Object.hasOwn(players, said)) return players[said];
    add(player, `player=${player.text} is not a player; write left, right or either`);
  }
  return playerOfColour(color?.text ?? '') ?? (/\bdashed\b/.test(style?.text ?? '') ? 'right' : 'either');
}

/** Arcs that are written twice are one; heads at the tail are turned round. */
function edgesOf(arcs: readonly DotArc[], ids: readonly NodeId[], add: Add): readonly GameEdge[] {
  const edges = new Map<string, GameEdge>();
  const found = new Map<Attributes, Player>();
  for (const { from, to, attributes } of arcs) {
    const player = found.get(attributes) ?? playerOf(attributes, add);
    found.set(attributes, player);
    const dir = attributes.dir?.text;
    const put = (start: number, end: number): void => {
      const edge = { from: ids[start], to: ids[end], player };
      edges.set(edgeKey(edge), edge);
    };
    if (dir !== 'back') put(from, to);
    if (dir === 'back' || dir === 'both') put(to, from);
  }
  return [...edges.values()];
}
