/** Edits of arcs, each one undo step. */
import {
  addEdge,
  type Commuting,
  drawArc,
  drawPair,
  makeJoint,
  makeSolo,
  reconnect,
  reverseEdges,
  setBends,
  setMoves,
  setPairs,
  setPlayer,
  setRules,
} from '../../engine/document/edits/index.ts';
import {
  type ArcName,
  compile,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  isJoint,
  type NodeId,
  parseNamedMoves,
  parsePairs,
  type Whose,
  writtenNumber,
} from '../../engine/document/index.ts';
import { commutingByName } from '../../engine/simultaneous/index.ts';
import { applyEdit } from '../store/document.ts';
import type { Hole } from '../store/state/showing.ts';

/**
 * What the rule of commuting moves says in a drawing once both players move at once there, as they do with
 * its first joint arc. The game is compiled when it is first asked.
 */
const commutingHere: Commuting = (document) => {
  let known: { readonly index: ReadonlyMap<NodeId, number>; readonly says: Said } | undefined;
  return (from, { left, right }) => {
    known ??= ruleOf(document);
    const v = known?.index.get(from);
    return v !== undefined && known?.says(v, left, right) === true;
  };
};

type Said = ReturnType<typeof commutingByName>;

function ruleOf(document: GameDocument): { index: ReadonlyMap<NodeId, number>; says: Said } | undefined {
  const { graph, index } = compile(setRules(document, { play: 'simultaneous' }));
  return graph.joint && { index, says: commutingByName({ ...graph, joint: graph.joint }) };
}

/** Draws arcs; `onto` is the current document with the nodes that are added together with them. */
export const drawArcs = (arcs: readonly ArcName[], onto?: GameDocument): void =>
  applyEdit((document) => arcs.reduce((drawn, arc) => drawArc(drawn, arc, commutingHere), onto ?? document));

/** Replaces Left's and Right's arc by one arc of Either's; returns that arc. */
export function uniteArcs({ from, to }: ArcName): ArcName {
  const both = (['left', 'right'] as const).map((player) => edgeKey({ from, to, player }));
  const either: GameEdge = { from, to, player: 'either' };
  applyEdit((document) => addEdge(setPlayer(document, both, 'either'), either));
  return either;
}

export const reconnectArc = (key: EdgeKey, ends: Pick<GameEdge, 'from' | 'to'>): void =>
  applyEdit((document) => reconnect(document, key, ends));

/**
 * Gives arcs to a player, or makes them joint arcs; joint arcs that are given to a player lose their pairs of
 * moves.
 */
export const giveArcs = (keys: readonly EdgeKey[], player: Whose): void =>
  applyEdit((document) =>
    player === 'both'
      ? makeJoint(document, keys, commutingHere)
      : setPlayer(makeSolo(document, keys, player), keys, player),
  );

const movesUnread = (why: string) => `Not changed: ${why}.`;

const bracketUnread = 'a bracket is not allowed here';

/**
 * Gives an arc the moves that a person typed, as an edge list has them: `l, r:1/2`, or pairs such as `l/r` on
 * a joint arc. An empty text gives a player's arc no names of its own. Where the text is neither, returns the
 * reason, and nothing is changed.
 */
export function giveMoves(edge: GameEdge, typed: string): string | undefined {
  const key = edgeKey(edge);
  const text = typed.trim();
  if (text === '' && !isJoint(edge)) {
    applyEdit((document) => setMoves(document, key, []));
    return undefined;
  }
  if (isJoint(edge)) {
    const read = parsePairs(text);
    if ('stop' in read) return movesUnread(read.stop.says);
    if (read.end < text.length) return movesUnread(bracketUnread);
    applyEdit((document) => setPairs(document, key, read.moves));
  } else {
    const read = parseNamedMoves(text);
    if ('stop' in read) return movesUnread(read.stop.says);
    if (read.end < text.length) return movesUnread(bracketUnread);
    applyEdit((document) => setMoves(document, key, read.moves));
  }
  return undefined;
}

/**
 * Gives a pair of moves without a result one, which may gain something. Where the gain is not a number,
 * returns a message, and nothing is changed.
 */
export function fillHole({ from, left, right }: Hole, to: NodeId, gained = ''): string | undefined {
  const text = gained.trim();
  const gain = text === '' ? undefined : writtenNumber(text);
  if (text !== '' && gain === undefined)
    return `Not changed: “${text}” is not a number. Write what the joint round gains as a number, or as a fraction such as 1/3.`;
  const pair = { left, right, ...(gain !== undefined && { gain }) };
  applyEdit((document) => drawPair(document, { from, to }, pair));
  return undefined;
}

export const turnArcs = (keys: readonly EdgeKey[]): void =>
  applyEdit((document) => reverseEdges(document, keys));

/** Curves arcs; undefined lets an arc find its own curve. */
export const bendArcs = (
  keys: readonly EdgeKey[],
  bendFor: (key: EdgeKey) => number | undefined = () => undefined,
): void => applyEdit((document) => setBends(document, new Map(keys.map((key) => [key, bendFor(key)]))));
