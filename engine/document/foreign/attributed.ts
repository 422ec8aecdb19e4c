/**
 * Nodes and edges with attributes, as GML and GraphML have them, become the nodes and arcs of a drawing: a label is a
 * node's name, a gray filling makes it entailing, and an edge's player is what it says it is, else what its label or its
 * colour says. Cost: O(nodes + edges).
 */
import type { Player } from '../document.ts';
import { isGray, playerOfColour } from '../dot/colours.ts';
import { playerOfWord } from '../player-words.ts';
import { type GraphGathered, tooManyArcs } from './gather.ts';

export type AttributedNode = {
  readonly id: string;
  readonly place: string;
  label?: string | undefined;
  fill?: string | undefined;
  /** What an attribute called "gray" says. */
  gray?: string | undefined;
};

export type AttributedEdge = {
  readonly place: string;
  from?: string | undefined;
  to?: string | undefined;
  isDirected: boolean;
  /** Which ends are drawn with heads, where the file says so. */
  heads?: 'start' | 'end' | 'both' | 'none' | undefined;
  player?: string | undefined;
  label?: string | undefined;
  colour?: string | undefined;
};

/** The names of attributes that say whose an arc is, and of those that say its colour. */
export const saysPlayer = /^(?:player|mover|owner|whose|who)$/i;
export const saysColour = /^colou?r$/i;

/** Adds them to the graph; `remedy` says how an edge of this format gets a direction. */
export function addAttributed(
  graph: GraphGathered,
  nodes: readonly AttributedNode[],
  edges: readonly AttributedEdge[],
  remedy: string,
): void {
  const known = new Set<string>();
  for (const { id, place, label, fill, gray } of nodes) {
    if (known.has(id)) graph.wrong(place, `there are two nodes “${id}”`);
    known.add(id);
    const node = graph.node(id);
    const name = label?.trim().replace(/\s+/g, ' ');
    if (name && name !== id) node.name = name;
    node.gray =
      gray === undefined ? fill !== undefined && isGray(fill) : /^(?:true|1|yes)$/i.test(gray.trim());
  }
  for (const edge of edges) if (!addArc(graph, known, edge, remedy)) return;
}

/** False where there are too many arcs. */
function addArc(
  graph: GraphGathered,
  known: ReadonlySet<string>,
  edge: AttributedEdge,
  remedy: string,
): boolean {
  const { from, to, place, isDirected, heads } = edge;
  if (from === undefined || to === undefined) {
    graph.wrong(place, `the node that this edge ${from === undefined ? 'begins at' : 'leads to'} is missing`);
    return true;
  }
  const missing = [from, to].find((id) => !known.has(id));
  if (missing !== undefined) {
    graph.wrong(place, `there is no node “${missing}”`);
    return true;
  }
  if (!isDirected || heads === 'none') {
    graph.wrong(place, `this edge has no direction, and moves have one: ${remedy}`);
    return true;
  }
  const draw = drawing(graph, edge);
  const ahead = heads === 'start' || draw(from, to);
  const back = (heads !== 'start' && heads !== 'both') || draw(to, from);
  if (ahead && back) return true;
  graph.wrong(place, tooManyArcs());
  return false;
}

type Draw = (from: string, to: string) => boolean;

/** How the edge is drawn, by whose it is said to be. An owner or a player who is nobody here, such as Alice, is passed over. */
function drawing(graph: GraphGathered, { player, label, colour }: AttributedEdge): Draw {
  const by =
    (whose: Player | undefined): Draw =>
    (from, to) =>
      graph.arc(from, to, whose);
  if (player !== undefined) {
    const said = playerOfWord(player) ?? playerOfColour(player.trim());
    if (said) return by(said);
    graph.note('The player of an edge was not read where it is another word than L, R or E.');
  }
  const ink = colour === undefined ? undefined : playerOfColour(colour.trim());
  if (label === undefined || label.trim() === '') return by(ink);
  return (from, to) => graph.labelled(from, to, label, ink);
}
