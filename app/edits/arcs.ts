/** Edits of arcs, each one undo step. */
import {
  addEdge,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  type Player,
  reconnect,
  reverseEdges,
  setBend,
  setPlayer,
} from '../../engine/index.ts';
import { applyEdit } from '../store/document.ts';

/** Draws arcs; `onto` is the current document with the nodes that are added together with them. */
export const drawArcs = (edges: readonly GameEdge[], onto?: GameDocument): void =>
  applyEdit((document) => edges.reduce(addEdge, onto ?? document));

/** Replaces Left's and Right's arc by one arc of Either's; returns that arc. */
export function uniteArcs({ from, to }: GameEdge): GameEdge {
  const both = (['left', 'right'] as const).map((player) => edgeKey({ from, to, player }));
  const either: GameEdge = { from, to, player: 'either' };
  applyEdit((document) => addEdge(setPlayer(document, both, 'either'), either));
  return either;
}

export const reconnectArc = (key: EdgeKey, ends: Pick<GameEdge, 'from' | 'to'>): void =>
  applyEdit((document) => reconnect(document, key, ends));

export const giveArcs = (keys: readonly EdgeKey[], player: Player): void =>
  applyEdit((document) => setPlayer(document, keys, player));

export const turnArcs = (keys: readonly EdgeKey[]): void =>
  applyEdit((document) => reverseEdges(document, keys));

/** Curves arcs; undefined lets an arc find its own curve. */
export const bendArcs = (
  keys: readonly EdgeKey[],
  bendFor: (key: EdgeKey) => number | undefined = () => undefined,
): void =>
  applyEdit((document) => keys.reduce((before, key) => setBend(before, key, bendFor(key)), document));
