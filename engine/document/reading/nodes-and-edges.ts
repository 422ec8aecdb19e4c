/** Reads the long form of a file, which has a record for each node and each arc. */
import {
  type ArcName,
  edgeKey,
  farthest,
  type GameEdge,
  type GameNode,
  type NodeId,
  type Score,
  type Whose,
} from '../document.ts';
import {
  type Checks,
  described,
  type Fields,
  fieldsAt,
  listAt,
  nameAt,
  numberAt,
  textAt,
  truthAt,
} from './checks.ts';
import { readNamedMoves, readPairs } from './moves.ts';
import { writtenNumberAt } from './numbers.ts';

const nodeMembers = ['id', 'x', 'y', 'gray', 'name', 'score'];
const edgeMembers = ['from', 'to', 'player'];
/** 2 is the form that knows moves by their names and arcs of both players'. */
export type FileVersion = 1 | 2;

export type NodesRead = {
  readonly nodes: readonly GameNode[];
  readonly ids: ReadonlySet<NodeId>;
  /** Whether every node has a place. */
  readonly placed: boolean;
};

/** Reads the member `nodes` of a file. */
export function readNodes(checks: Checks, value: unknown): NodesRead {
  const nodes: GameNode[] = [];
  const first = new Map<NodeId, number>();
  let placed = true;
  for (const [i, each] of listAt(checks, 'nodes', value).entries()) {
    const place = `nodes[${i}]`;
    const fields = fieldsAt(checks, place, each, nodeMembers);
    if (!fields) continue;
    const id = readId(checks, `${place}.id`, fields.id);
    if (id === undefined) continue;
    const before = first.get(id);
    if (before !== undefined) {
      checks.add(`${place}.id`, `"${id}" is the id of nodes[${before}] already; give each node its own`);
      continue;
    }
    first.set(id, i);
    if (fields.x === undefined || fields.y === undefined) placed = false;
    nodes.push(readNode(checks, place, id, fields));
  }
  return { nodes, ids: new Set(first.keys()), placed };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const control = /[\u0000-\u001f\u007f]/;

function readId(checks: Checks, place: string, value: unknown): NodeId | undefined {
  const id = nameAt(checks, place, value);
  if (id === undefined) return undefined;
  if (id === '') checks.add(place, 'is empty; a node needs an id by which arcs can call it');
  else if (control.test(id)) checks.add(place, `${described(id)} has a control character in it`);
  else return id;
  return undefined;
}

function readNode(checks: Checks, place: string, id: NodeId, { x, y, gray, name, score }: Fields): GameNode {
  const coordinate = (value: unknown, axis: string): number =>
    (value === undefined ? 0 : numberAt(checks, `${place}.${axis}`, value, farthest)) ?? 0;
  const node: GameNode = {
    id,
    x: coordinate(x, 'x'),
    y: coordinate(y, 'y'),
    gray: (gray === undefined ? false : truthAt(checks, `${place}.gray`, gray)) ?? false,
    name: (name === undefined ? '' : nameAt(checks, `${place}.name`, name)) ?? '',
  };
  if (score === undefined) return node;
  return { ...node, score: readScore(checks, `${place}.score`, score) };
}

function readScore(checks: Checks, place: string, value: unknown): Score {
  const fields = fieldsAt(checks, place, value, ['left', 'right']);
  if (!fields) return {};
  const { left, right } = fields;
  if (left === undefined && right === undefined) {
    checks.add(place, 'is empty; it must say what the game is worth for left, right or both');
  }
  return {
    ...(left !== undefined && { left: writtenNumberAt(checks, `${place}.left`, left) }),
    ...(right !== undefined && { right: writtenNumberAt(checks, `${place}.right`, right) }),
  };
}

const players: readonly unknown[] = ['left', 'right', 'either', 'both'] satisfies Whose[];
const isWhose = (value: unknown): value is Whose => players.includes(value);

/** Reads the member `edges` of a file, between nodes with the given ids. */
export function readEdges(
  checks: Checks,
  value: unknown,
  ids: ReadonlySet<NodeId>,
  version: FileVersion = 1,
): readonly GameEdge[] {
  const edges: GameEdge[] = [];
  const first = new Map<string, number>();
  for (const [i, each] of listAt(checks, 'edges', value).entries()) {
    const place = `edges[${i}]`;
    const fields = fieldsAt(checks, place, each, version === 1 ? edgeMembers : [...edgeMembers, 'moves']);
    if (!fields) continue;
    const from = readEnd(checks, `${place}.from`, fields.from, ids);
    const to = readEnd(checks, `${place}.to`, fields.to, ids);
    const player = readWhose(checks, `${place}.player`, fields.player ?? 'either', version);
    if (from === undefined || to === undefined || player === undefined) continue;
    const edge = readMoves(checks, place, { from, to, player }, fields.moves);
    const before = first.get(edgeKey(edge));
    if (before !== undefined) {
      checks.add(
        place,
        `is the same arc as edges[${before}]; a second arc between the same nodes must be another player’s`,
      );
      continue;
    }
    first.set(edgeKey(edge), i);
    edges.push(edge);
  }
  return edges;
}

function readWhose(checks: Checks, place: string, value: unknown, version: FileVersion): Whose | undefined {
  if (value === 'both' && version === 1) {
    checks.add(place, 'is "both", which files of version 2 know; write "version": 2');
  } else if (isWhose(value)) return value;
  else {
    const wanted = version === 1 ? '"left", "right" or "either"' : '"left", "right", "either" or "both"';
    checks.add(place, `is ${described(value)}; it must be ${wanted}`);
  }
  return undefined;
}

function readMoves(checks: Checks, place: string, { from, to, player }: ArcName, moves: unknown): GameEdge {
  const at = `${place}.moves`;
  if (player === 'both') {
    if (moves !== undefined) return { from, to, player, pairs: readPairs(checks, at, moves) };
    checks.add(at, 'is missing; a joint arc needs the pairs of moves that lead to its end');
    return { from, to, player, pairs: [] };
  }
  return { from, to, player, ...(moves !== undefined && { moves: readNamedMoves(checks, at, moves) }) };
}

function readEnd(
  checks: Checks,
  place: string,
  value: unknown,
  ids: ReadonlySet<NodeId>,
): NodeId | undefined {
  const id = textAt(checks, place, value);
  if (id === undefined || ids.has(id)) return id;
  checks.add(place, `no node "${id}"`);
  return undefined;
}

/** Reads the nodes that carry pieces: ids, or numbers where nodes are numbers. */
export function readPieces(
  checks: Checks,
  value: unknown,
  isNode: (id: NodeId) => boolean,
  numbered: boolean,
): readonly NodeId[] {
  const pieces: NodeId[] = [];
  for (const [i, each] of listAt(checks, 'pieces', value).entries()) {
    const place = `pieces[${i}]`;
    const id = numbered && typeof each === 'number' ? String(each) : textAt(checks, place, each);
    if (id === undefined) continue;
    if (isNode(id)) pieces.push(id);
    else checks.add(place, `no node "${id}"`);
  }
  return pieces;
}
