/** Edits of arcs, each one undo step. */
import {
  addEdge,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  negate,
  type Player,
  reconnect,
  reverseEdges,
  setBend,
  setPlayer,
} from '../../engine/index.ts';
import { applyEdit } from '../store/document.ts';

/** Draws arcs; `onto`, made of the document as it stands, has the nodes that come with them. */
export const drawArcs = (edges: readonly GameEdge[], onto?: GameDocument): void =>
  applyEdit((document) => edges.reduce(addEdge, onto ?? document));

/** One Either arc in place of Left's and Right's; the result is that arc. */
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

/** Left's arcs to Right, and Right's to Left. */
export const negateArcs = (keys: readonly EdgeKey[]): void => applyEdit((document) => negate(document, keys));

/** Curves arcs: undefined is the curve that an arc finds by itself. */
export const bendArcs = (
  keys: readonly EdgeKey[],
  bendFor: (key: EdgeKey) => number | undefined = () => undefined,
): void =>
  applyEdit((document) => keys.reduce((before, key) => setBend(before, key, bendFor(key)), document));
