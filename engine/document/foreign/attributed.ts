/**
 * Nodes and edges with attributes, as GML and GraphML have them, become the nodes and arcs of a drawing: a label is a
 * node's name, a gray filling makes it entailing, and an edge's player is what it says it is, else what its label or its
 * colour says. Cost: O(nodes + edges).
 */
import type { Player } from '../document.ts';
import { isGray, playerOfColour } from '../dot/colours.ts';
import { isBareLetter, playerOfWord } from '../player-words.ts';
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
  const isPlayers = playersIn(edges);
  for (const edge of edges) if (!addArc(graph, known, edge, remedy, isPlayers)) return;
}

/** Whether a label may name a player. A letter such as b may be the name of a move as well: it names a player only where every label does. */
function playersIn(edges: readonly AttributedEdge[]): (label: string) => boolean {
  const all = edges.every(({ label = '' }) => playerOfWord(label) !== undefined);
  return (label) => all || !isBareLetter(label);
}

/** False where there are too many arcs. */
function addArc(
  graph: GraphGathered,
  known: ReadonlySet<string>,
  edge: AttributedEdge,
  remedy: string,
  isPlayers: (label: string) => boolean,
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
  const player = playerOf(graph, edge, isPlayers);
  if (player === undefined) return true;
  const ahead = heads === 'start' || graph.arc(from, to, player);
  const back = (heads !== 'start' && heads !== 'both') || graph.arc(to, from, player);
  if (ahead && back) return true;
  graph.wrong(place, tooManyArcs());
  return false;
}

/** Undefined, with a problem, where the edge says whose it is in words that cannot be read. */
function playerOf(
  graph: GraphGathered,
  { place, player, label, colour }: AttributedEdge,
  isPlayers: (label: string) => boolean,
): Player | undefined {
  if (player !== undefined) {
    const said = playerOfWord(player) ?? playerOfColour(player.trim());
    if (!said) graph.wrong(place, `“${player}” does not say whose the arc is: write L, R or E`);
    return said;
  }
  const said = label !== undefined && label.trim() !== '';
  const labelled = said && isPlayers(label) ? playerOfWord(label) : undefined;
  if (said && !labelled) {
    graph.note('The texts on edges were not read, except those that say whose move it is, such as L or R.');
  }
  return labelled ?? (colour === undefined ? undefined : playerOfColour(colour.trim())) ?? 'either';
}
