/**
 * Nodes and edges with attributes, as GML, GraphML, GEXF and JSON have them, become the nodes and arcs of a
 * drawing: a label is a node's name, a gray filling makes it entailing, and an edge's player is what it says
 * it is, else what its label or its colour says. Cost: O(nodes + edges).
 */
import type { Player } from '../document.ts';
import { isGray, playerOfColour } from '../dot/colours.ts';
import { playerOfWord } from '../player-words.ts';
import { type GraphGathered, tooManyArcs } from './gather.ts';
import type { ForeignPlace } from './places.ts';

export type AttributedNode = {
  readonly id: string;
  readonly place: string;
  label?: string | undefined;
  fill?: string | undefined;
  /** What an attribute called "gray" says. */
  gray?: string | undefined;
  /** Where it is drawn; y grows downwards. */
  at?: ForeignPlace | undefined;
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
  const called = wordsOfNodes(nodes);
  const known = new Map<string, string>();
  for (const [i, { id, place, label, fill, gray, at }] of nodes.entries()) {
    if (known.has(id)) graph.wrong(place, `there are two nodes “${id}”; give one of them another id`);
    const word = called?.[i] ?? id;
    known.set(id, word);
    const node = graph.node(word);
    const name = nameOf(label);
    if (name && name !== word) node.name = name;
    if (at) node.at = at;
    node.gray =
      gray === undefined ? fill !== undefined && isGray(fill) : /^(?:true|1|yes)$/i.test(gray.trim());
  }
  for (const edge of edges) if (!addArc(graph, known, edge, remedy)) return;
}

const nameOf = (label: string | undefined): string => label?.trim().replace(/\s+/g, ' ') ?? '';

/**
 * The labels where they distinguish all nodes: people and programs know a node by its label then, as networkx
 * does, which writes numbers of its own for ids. Otherwise undefined.
 */
function wordsOfNodes(nodes: readonly AttributedNode[]): readonly string[] | undefined {
  const names = nodes.map(({ label }) => nameOf(label));
  const different = new Set(names).size === names.length && !names.includes('');
  return different ? names : undefined;
}

/** False where there are too many arcs. */
function addArc(
  graph: GraphGathered,
  known: ReadonlyMap<string, string>,
  edge: AttributedEdge,
  remedy: string,
): boolean {
  const { from, to, place, isDirected, heads } = edge;
  if (from === undefined || to === undefined) {
    graph.wrong(
      place,
      `the node ${from === undefined ? 'at which this edge begins' : 'to which this edge leads'} is missing; write it`,
    );
    return true;
  }
  const missing = [from, to].find((id) => !known.has(id));
  if (missing !== undefined) {
    graph.wrong(place, `there is no node “${missing}”; write a node with this id, or remove the edge`);
    return true;
  }
  if (!isDirected || heads === 'none') {
    graph.wrong(place, `this edge has no direction, and moves have one; ${remedy}`);
    return true;
  }
  const draw = drawing(graph, edge);
  const [tail, head] = [known.get(from) ?? from, known.get(to) ?? to];
  const ahead = heads === 'start' || draw(tail, head);
  const back = (heads !== 'start' && heads !== 'both') || draw(head, tail);
  if (ahead && back) return true;
  graph.wrong(place, tooManyArcs());
  return false;
}

type Draw = (from: string, to: string) => boolean;

/**
 * How the edge is drawn, by the player to whom the text assigns it. An owner or a player with an unknown
 * name, such as Alice, is ignored.
 */
function drawing(graph: GraphGathered, { player, label, colour }: AttributedEdge): Draw {
  const by =
    (whose: Player | undefined): Draw =>
    (from, to) =>
      graph.arc(from, to, whose);
  if (player !== undefined) {
    const said = playerOfWord(player) ?? playerOfColour(player.trim());
    if (said) return by(said);
    graph.note('Grundy did not read the player of an edge that is another word than L, R or E.');
  }
  const ink = colour === undefined ? undefined : playerOfColour(colour.trim());
  const said = label?.trim() ? label : undefined;
  if (ink !== undefined) return (from, to) => graph.coloured(from, to, ink, said);
  return said === undefined ? by(undefined) : (from, to) => graph.labelled(from, to, said);
}
