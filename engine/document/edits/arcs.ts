/**
 * Edits of arcs. A document never has the same arc twice: an edit that would repeat an arc keeps the one that
 * is there. A curve set by hand belongs to its arc and is removed with it.
 */
import {
  type Bend,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  type NodeId,
  type Player,
} from '../document.ts';
import { setView } from './view.ts';

export function addEdge(document: GameDocument, edge: GameEdge): GameDocument {
  const key = edgeKey(edge);
  if (document.edges.some((each) => edgeKey(each) === key)) return document;
  const { from, to, player } = edge;
  return { ...document, edges: [...document.edges, { from, to, player }] };
}

/** An arc's new ends or player, and a function that gives its new bend from the old. */
type Change = { readonly edge: GameEdge; readonly bend: (height: number) => number };

/** Changes some arcs at once, each at its place in the list. Where two become equal, the first stays. */
function changeArcs(document: GameDocument, changes: ReadonlyMap<EdgeKey, Change>): GameDocument {
  if (changes.size === 0) return document;
  const seen = new Set<EdgeKey>();
  const edges = document.edges
    .map((edge) => changes.get(edgeKey(edge))?.edge ?? edge)
    .filter((edge) => {
      const key = edgeKey(edge);
      return !seen.has(key) && seen.add(key);
    });
  const bends = document.view.bends?.map((bend): Bend => {
    const change = changes.get(edgeKey(bend));
    return change ? { ...change.edge, bend: change.bend(bend.bend) } : bend;
  });
  const first = new Map<EdgeKey, Bend>();
  for (const bend of bends ?? []) if (!first.has(edgeKey(bend))) first.set(edgeKey(bend), bend);
  return setView({ ...document, edges }, { bends: [...first.values()] });
}

const same = (height: number): number => height;

export function setPlayer(document: GameDocument, keys: Iterable<EdgeKey>, player: Player): GameDocument {
  const meant = new Set(keys);
  const changes = new Map<EdgeKey, Change>();
  for (const edge of document.edges) {
    const key = edgeKey(edge);
    if (meant.has(key) && edge.player !== player) changes.set(key, { edge: { ...edge, player }, bend: same });
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
  const changes = new Map<EdgeKey, Change>();
  for (const edge of document.edges) {
    const key = edgeKey(edge);
    const negative = { ...edge, player: opponent[edge.player] };
    if (!meant.has(key) || edge.player === 'either' || staying.has(edgeKey(negative))) continue;
    changes.set(key, { edge: negative, bend: same });
  }
  return changeArcs(document, changes);
}

const opponent: Readonly<Record<Player, Player>> = { left: 'right', right: 'left', either: 'either' };

/**
 * Reverses arcs; their curves stay where they are. An arc whose reverse is in the drawing already is left as it
 * is.
 */
export function reverseEdges(document: GameDocument, keys: Iterable<EdgeKey>): GameDocument {
  const meant = new Set(keys);
  const staying = new Set(document.edges.map(edgeKey).filter((key) => !meant.has(key)));
  const changes = new Map<EdgeKey, Change>();
  for (const edge of document.edges) {
    const key = edgeKey(edge);
    const turned = { from: edge.to, to: edge.from, player: edge.player };
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
  const edge = { from, to, player: arc.player };
  const keyNow = edgeKey(edge);
  if (document.edges.some((each) => edgeKey(each) === keyNow)) return document;
  const edges = document.edges.map((each) => (each === arc ? edge : each));
  return { ...document, edges, view: setBend(document, key, undefined).view };
}

/**
 * Sets the height of the arc's middle over its chord, or a loop's direction; undefined lets the layout choose
 * the curve again.
 */
export function setBend(document: GameDocument, key: EdgeKey, bend: number | undefined): GameDocument {
  const arc = document.edges.find((edge) => edgeKey(edge) === key);
  if (!arc) return document;
  const before = document.view.bends ?? [];
  const place = before.findIndex((each) => edgeKey(each) === key);
  if (bend === (place < 0 ? undefined : before[place].bend)) return document;
  const others = before.filter((_, i) => i !== place);
  return setView(document, { bends: bend === undefined ? others : [...others, { ...arc, bend }] });
}
