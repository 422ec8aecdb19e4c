/**
 * Edits of arcs. A document never has the same arc twice: an edit that would repeat an arc keeps the one that
 * is there. A curve set by hand belongs to its arc and is removed with it.
 */
import {
  type ArcName,
  type Bend,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  isJoint,
  type JointPair,
  type NamedMove,
  type NodeId,
  type Player,
  type WrittenNumber,
} from '../document.ts';
import { negateWritten } from '../written-numbers.ts';
import { atEnds, mergedArcs, withNamesWritten } from './move-names.ts';
import { setView } from './view.ts';

/** Adds an arc, unless it exists already. */
export function addEdge(document: GameDocument, edge: GameEdge): GameDocument {
  const key = edgeKey(edge);
  if (document.edges.some((each) => edgeKey(each) === key)) return document;
  return { ...document, edges: [...document.edges, atEnds(edge, edge.from, edge.to)] };
}

const nameOf = ({ from, to, player }: ArcName): ArcName => ({ from, to, player });

/** An arc's new ends or player, and a function that gives its new bend from the old. */
export type ArcChange = { readonly edge: GameEdge; readonly bend: (height: number) => number };

/**
 * Changes some arcs at once, each at its place in the list. Where two become equal, the first stays, with the
 * moves of both.
 */
export function changeArcs(document: GameDocument, changes: ReadonlyMap<EdgeKey, ArcChange>): GameDocument {
  if (changes.size === 0) return document;
  const changed = new Map<EdgeKey, GameEdge>();
  for (const edge of document.edges) {
    const now = changes.get(edgeKey(edge))?.edge ?? edge;
    const before = changed.get(edgeKey(now));
    changed.set(edgeKey(now), before ? mergedArcs(before, now) : now);
  }
  const edges = [...changed.values()];
  const bends = document.view.bends?.map((bend): Bend => {
    const change = changes.get(edgeKey(bend));
    return change ? { ...nameOf(change.edge), bend: change.bend(bend.bend) } : bend;
  });
  const first = new Map<EdgeKey, Bend>();
  for (const bend of bends ?? []) if (!first.has(edgeKey(bend))) first.set(edgeKey(bend), bend);
  return setView({ ...document, edges }, { bends: [...first.values()] });
}

const same = (height: number): number => height;

/** Arcs of both players' stay what they are; `makeSolo` gives up their pairs. */
export function setPlayer(document: GameDocument, keys: Iterable<EdgeKey>, player: Player): GameDocument {
  const meant = new Set(keys);
  const changes = new Map<EdgeKey, ArcChange>();
  for (const edge of document.edges) {
    const key = edgeKey(edge);
    if (!meant.has(key) || isJoint(edge) || edge.player === player) continue;
    changes.set(key, { edge: { ...edge, player }, bend: same });
  }
  return changeArcs(document, changes);
}

/**
 * Gives Left's arcs to Right and Right's to Left; applied to a whole game this is its negative. An arc whose
 * mirror is in the drawing and stays is left as it is.
 */
export function negate(document: GameDocument, keys: Iterable<EdgeKey>): GameDocument {
  const meant = new Set(keys);
  const staying = new Set(document.edges.map(edgeKey).filter((key) => !meant.has(key)));
  const changes = new Map<EdgeKey, ArcChange>();
  for (const edge of document.edges) {
    const key = edgeKey(edge);
    const negative = negated(edge);
    if (!meant.has(key) || edge.player === 'either' || staying.has(edgeKey(negative))) continue;
    changes.set(key, { edge: negative, bend: same });
  }
  return changeArcs(document, changes);
}

const opponent: Readonly<Record<Player, Player>> = { left: 'right', right: 'left', either: 'either' };

/** What one player gains, the other loses. */
const negativeGain = ({ gain }: NamedMove | JointPair): { readonly gain?: WrittenNumber } =>
  gain === undefined ? {} : { gain: negateWritten(gain) };

function negated(edge: GameEdge): GameEdge {
  if (isJoint(edge)) {
    const pairs = edge.pairs.map((pair) => ({ left: pair.right, right: pair.left, ...negativeGain(pair) }));
    return { ...edge, pairs };
  }
  const moves = edge.moves?.map((move) => ({ name: move.name, ...negativeGain(move) }));
  return { ...edge, player: opponent[edge.player], ...(moves && { moves }) };
}

/**
 * Reverses arcs; their curves stay where they are. An arc whose reverse is in the drawing already is left as
 * it is.
 */
export function reverseEdges(document: GameDocument, keys: Iterable<EdgeKey>): GameDocument {
  const meant = new Set(keys);
  const staying = new Set(document.edges.map(edgeKey).filter((key) => !meant.has(key)));
  const changes = new Map<EdgeKey, ArcChange>();
  for (const edge of document.edges) {
    const key = edgeKey(edge);
    const turned = atEnds(edge, edge.to, edge.from);
    if (!meant.has(key) || edge.from === edge.to || staying.has(edgeKey(turned))) continue;
    changes.set(key, { edge: turned, bend: (height) => -height });
  }
  return changeArcs(document, changes);
}

/**
 * Gives one arc other ends, unless that arc exists already. A curve set by hand is dropped, since it was made
 * for the old ends.
 */
export function reconnect(
  document: GameDocument,
  key: EdgeKey,
  { from, to }: { readonly from: NodeId; readonly to: NodeId },
): GameDocument {
  const arc = document.edges.find((edge) => edgeKey(edge) === key);
  if (!arc) return document;
  const keyNow = edgeKey({ from, to, player: arc.player });
  if (document.edges.some((each) => edgeKey(each) === keyNow)) return document;
  // A move that pairs know by where it led to keeps that name.
  const named = withNamesWritten(document.edges);
  const edges = document.edges.map((each, i) => (each === arc ? atEnds(named[i], from, to) : each));
  return { ...document, edges, view: setBend(document, key, undefined).view };
}

/**
 * Sets the height of the arc's middle over its chord, or a loop's direction; undefined lets the layout choose
 * the curve again.
 */
export const setBend = (document: GameDocument, key: EdgeKey, bend: number | undefined): GameDocument =>
  setBends(document, new Map([[key, bend]]));

/** The same for several arcs at once. O(arcs + curves set by hand). */
export function setBends(
  document: GameDocument,
  bends: ReadonlyMap<EdgeKey, number | undefined>,
): GameDocument {
  const before = new Map((document.view.bends ?? []).map((each) => [edgeKey(each), each.bend]));
  const changed = new Set<EdgeKey>();
  const set: Bend[] = [];
  let left = bends.size;
  for (const edge of document.edges) {
    if (left === 0) break;
    const key = edgeKey(edge);
    if (!bends.has(key)) continue;
    left--;
    const bend = bends.get(key);
    if (bend === before.get(key)) continue;
    changed.add(key);
    if (bend !== undefined) set.push({ ...nameOf(edge), bend });
  }
  if (changed.size === 0) return document;
  const others = (document.view.bends ?? []).filter((each) => !changed.has(edgeKey(each)));
  return setView(document, { bends: [...others, ...set] });
}
