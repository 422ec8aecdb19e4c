/**
 * Reads graphs in the JSON of other programs: Cytoscape's elements (Cytoscape.js and its desktop, networkx's
 * `cytoscape_data`, ipycytoscape), nodes with links or edges between their ids (networkx's `node_link_data`,
 * D3), networkx's `adjacency_data`, JSON Graph Format, and the backup of Evan Wallace's FSM designer. Python
 * prints the same data with its own quotation marks, which are read too. What `attributed.ts` says is made of
 * labels and colours. Cost: linear in the text.
 */
import { type Result, refused } from '../../result.ts';
import { described, type Fields, isFields } from '../checks.ts';
import { fileInCytoscape } from '../cytoscape.ts';
import { parseJson } from '../reading/json.ts';
import {
  type AttributedEdge,
  type AttributedNode,
  addAttributed,
  saysColour,
  saysPlayer,
} from './attributed.ts';
import { beginGraph, type ForeignRead, type GraphGathered } from './gather.ts';
import type { ForeignPlace } from './places.ts';
import { type Literal, pythonLiterals } from './python-literal.ts';

/** Items of a list in the data, each with its place there. */
type Item = { readonly place: string; readonly value: unknown };
/** Where the nodes and the edges of a form are, and how an edge says its ends. */
type Found = {
  readonly nodes: readonly Item[];
  readonly edges: readonly Item[];
  /** What a node and an edge say is in this member of them. */
  readonly within?: 'data';
  /** The names of nodes where they are the keys of an object. */
  readonly isDirected: boolean;
  readonly note?: string;
};

const items = (place: string, value: unknown): readonly Item[] =>
  Array.isArray(value) ? value.map((each: unknown, i) => ({ place: `${place}[${i}]`, value: each })) : [];

const hasData = (value: unknown): boolean => isFields(value) && isFields(value.data);

/** The elements of Cytoscape, in groups or in one list in which an edge has a source. */
function elementsOf(place: string, value: unknown): Pick<Found, 'nodes' | 'edges'> | undefined {
  if (Array.isArray(value)) {
    const all = items(place, value);
    if (!all.some((each) => hasData(each.value))) return undefined;
    const isEdge = ({ value: each }: Item): boolean =>
      isFields(each) && (each.group === 'edges' || (isFields(each.data) && each.data.source !== undefined));
    return { nodes: all.filter((each) => !isEdge(each)), edges: all.filter(isEdge) };
  }
  if (!isFields(value)) return undefined;
  const before = place === '' ? '' : `${place}.`;
  return { nodes: items(`${before}nodes`, value.nodes), edges: items(`${before}edges`, value.edges) };
}

const isNodeOfMachine = (value: unknown): boolean => isFields(value) && 'isAcceptState' in value;

/** What a value is a graph of, by the keys at its top; undefined where it has none of these forms. */
function foundIn(value: unknown): Found | undefined {
  if (Array.isArray(value)) {
    const elements = elementsOf('', value);
    return elements && { ...elements, within: 'data', isDirected: true };
  }
  if (!isFields(value) || isOurs(value)) return undefined;
  const { nodes, links, edges, adjacency } = value;
  const isDirected = value.directed !== false;
  const elements = 'elements' in value ? elementsOf('elements', value.elements) : undefined;
  if (elements) return { ...elements, within: 'data', isDirected };
  if (isFields(value.graph) && 'nodes' in value.graph) return graphFormat(value.graph);
  if (!Array.isArray(nodes) || !nodes.every(isFields)) return undefined;
  if (nodes.some(hasData)) return { ...elementsOf('', value)!, within: 'data', isDirected };
  if (
    Array.isArray(links) &&
    (links.length > 0 || nodes.some(isNodeOfMachine)) &&
    nodes.every(isMachine(links))
  )
    return machine(nodes, links);
  if (Array.isArray(links)) return { nodes: items('nodes', nodes), edges: items('links', links), isDirected };
  if (Array.isArray(adjacency))
    return { nodes: items('nodes', nodes), edges: adjacencyOf(nodes, adjacency), isDirected };
  const isLinked = Array.isArray(edges) && edges.some((edge) => isFields(edge) && 'source' in edge);
  if (!isLinked && !('multigraph' in value)) return undefined;
  return { nodes: items('nodes', nodes), edges: items('edges', edges), isDirected };
}

const isOurs = ({ format }: Fields): boolean => typeof format === 'string' && format.startsWith('grundy');

/** For networkx: a list for each node, of the nodes to which its edges lead. */
const adjacencyOf = (nodes: readonly unknown[], lists: readonly unknown[]): readonly Item[] =>
  lists.flatMap((list, i) => {
    const node = nodes[i];
    const source = isFields(node) ? node.id : undefined;
    return items(`adjacency[${i}]`, list).map(({ place, value }) => ({
      place,
      value: isFields(value) ? { ...value, source, target: value.id } : value,
    }));
  });

/** JSON Graph Format has its nodes by their ids, in a list in its first version. */
function graphFormat(graph: Fields): Found {
  const nodes = isFields(graph.nodes)
    ? Object.entries(graph.nodes).map(([id, value]) => ({
        place: `graph.nodes.${id}`,
        value: { ...(isFields(value) && value), id },
      }))
    : items('graph.nodes', graph.nodes);
  return { nodes, edges: items('graph.edges', graph.edges), isDirected: graph.directed !== false };
}

/**
 * Whether a node with text and place belongs to a machine of the FSM designer, whose links say what kind of
 * link they are.
 */
const isMachine =
  (links: readonly unknown[]) =>
  (node: unknown): boolean =>
    isNodeOfMachine(node) ||
    (isFields(node) && links.some((link) => isFields(link) && kindsOfLink.has(link.type)));

const kindsOfLink: ReadonlySet<unknown> = new Set(['Link', 'SelfLink', 'StartLink']);

/** A machine's nodes have no ids: their links know them by their numbers. */
function machine(nodes: readonly unknown[], links: readonly unknown[]): Found {
  const edges = items('links', links).flatMap(({ place, value }): Item[] => {
    if (!isFields(value) || value.type === 'StartLink') return [];
    const [source, target] =
      value.type === 'SelfLink' ? [value.node, value.node] : [value.nodeA, value.nodeB];
    return [{ place, value: { source, target, label: value.text } }];
  });
  const start = links.some((link) => isFields(link) && link.type === 'StartLink');
  return {
    nodes: items('nodes', nodes).map(({ place, value }, i) => ({
      place,
      value: isFields(value) ? { id: i, label: value.text, x: value.x, y: value.y } : value,
    })),
    edges,
    isDirected: true,
    ...(start && {
      note: 'Grundy did not read the arrow that marks where the machine starts, since it leads from no position.',
    }),
  };
}

/** Words that only graphs of these forms have at their beginning. */
const marks = /["']?\b(?:elements|nodes|links|adjacency|data)["']?\s*:/;
const ours = /"format"\s*:\s*"grundy/;

/**
 * The data of a text; what is wrong with it where it is not data but begins like such a graph in JSON;
 * undefined for other texts.
 */
function dataIn(
  text: string,
): { readonly value: unknown } | Extract<Result<never>, { ok: false }> | undefined {
  if (!/^\ufeff?\s*[{[]/.test(text) || ours.test(text.slice(0, 2000)) || !marks.test(text)) return undefined;
  const json = parseJson(text);
  if (json.ok) return { value: json.value };
  const literals = pythonLiterals(text);
  if (!('says' in literals)) return literals.length === 1 ? { value: plain(literals[0], 0) } : undefined;
  return /^\s*(?:\{\s*"(?:elements|directed|multigraph|nodes|links|format_version|graph|data)"\s*:|\[\s*\{\s*"(?:data|group)"\s*:)/.test(
    text,
  )
    ? json
    : undefined;
}

/** In these forms nothing that is read lies deeper. */
const deepest = 8;

/** A literal of Python as JSON has it. */
function plain(literal: Literal, depth: number): unknown {
  if (literal.kind === 'scalar') {
    const { text, quoted } = literal;
    if (quoted) return text;
    if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
    if (/^(?:None|null)$/.test(text)) return undefined;
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  }
  if (depth >= deepest) return undefined;
  const values = literal.items.map((item) => plain(item, depth + 1));
  if (literal.kind !== 'dict') return values;
  return Object.fromEntries(literal.keys.map((key, i) => [key.kind === 'scalar' ? key.text : '', values[i]]));
}

/**
 * A reader of the text as a graph in the JSON of another program, or as the drawing that Grundy wrote in this
 * form; undefined where it is neither.
 */
export function jsonGraphReader(
  text: string,
): (() => Result<ForeignRead>) | { readonly file: string } | undefined {
  const data = dataIn(text);
  if (!data) return undefined;
  if ('problems' in data) return () => data;
  const file = isFields(data.value) ? fileInCytoscape(data.value) : undefined;
  if (file !== undefined) return { file };
  const found = foundIn(data.value);
  return found && (() => readFound(found));
}

const undirected =
  'the edges of this graph have no direction, and moves have one; make a graph with directions, as networkx.DiGraph(G)';

function readFound({ nodes, edges, within, isDirected, note }: Found): Result<ForeignRead> {
  if (!isDirected && edges.length > 0) return refused([{ place: 'directed', says: undirected }]);
  const graph = beginGraph();
  if (note !== undefined) graph.note(note);
  const fieldsOf = ({ place, value }: Item): Fields | undefined => {
    const fields = isFields(value) && within ? value[within] : value;
    if (isFields(fields)) return fields;
    graph.wrong(within ? `${place}.${within}` : place, `is ${described(fields)}; it must be an object`);
    return undefined;
  };
  const groups = within ? parentsIn(nodes) : new Set<string>();
  const linked = new Set<string>();
  const made = edges.flatMap((item) => {
    const fields = fieldsOf(item);
    const edge = fields && edgeOf(fields, item.place);
    for (const end of edge ? [edge.from, edge.to] : []) if (end !== undefined) linked.add(end);
    return edge ?? [];
  });
  const known = nodes.flatMap((item) => {
    const fields = fieldsOf(item);
    const node = fields && nodeOf(fields, item, graph);
    if (node && groups.has(node.id) && !linked.has(node.id)) {
      graph.note('Grundy did not read the groups of nodes, since a group is no position.');
      return [];
    }
    return node ?? [];
  });
  addAttributed(graph, known, made, 'leave out what takes its direction away');
  return graph.done();
}

/** The ids of nodes that are groups of others. */
const parentsIn = (nodes: readonly Item[]): ReadonlySet<string> =>
  new Set(
    nodes.flatMap(({ value }) =>
      isFields(value) && isFields(value.data) ? (wordOf(value.data.parent) ?? []) : [],
    ),
  );

/** An id as a word; a tuple, which JSON has as a list, is written as Python writes it. */
function wordOf(id: unknown): string | undefined {
  if (Array.isArray(id)) {
    const parts = id.map((part) => (Array.isArray(part) ? undefined : wordOf(part)));
    return parts.length > 0 && parts.every((part) => part !== undefined)
      ? `(${parts.join(', ')})`
      : undefined;
  }
  if (typeof id === 'string') return id === '' ? undefined : id;
  return typeof id === 'number' || typeof id === 'boolean' ? String(id) : undefined;
}

function nodeOf(fields: Fields, { place, value }: Item, graph: GraphGathered): AttributedNode | undefined {
  const id = wordOf(fields.id ?? fields.key ?? fields.name);
  if (id === undefined) {
    graph.wrong(place, 'this node has no id; write one');
    return undefined;
  }
  const gray = fields.gray ?? fields.grey ?? fields.entailing;
  return {
    id,
    place,
    label: wordOf(fields.name) ?? wordOf(fields.label),
    gray: gray === undefined ? undefined : String(gray),
    at: placeIn(isFields(value) && isFields(value.position) ? value.position : fields),
  };
}

/** networkx keeps places as pairs whose second number grows upwards. */
function placeIn({ x, y, pos }: Fields): ForeignPlace | undefined {
  const isPair = Array.isArray(pos) && pos.length === 2;
  const [right, down] = (isPair ? [pos[0], -pos[1]] : [x, y]) as readonly unknown[];
  return typeof right === 'number' &&
    typeof down === 'number' &&
    Number.isFinite(right) &&
    Number.isFinite(down)
    ? { x: right, y: down }
    : undefined;
}

function edgeOf(fields: Fields, place: string): AttributedEdge {
  const textAt = (name: RegExp): string | undefined => {
    const key = Object.keys(fields).find((each) => name.test(each));
    const text = key === undefined ? undefined : fields[key];
    return typeof text === 'string' ? text : undefined;
  };
  return {
    place,
    from: wordOf(fields.source ?? fields.from),
    to: wordOf(fields.target ?? fields.to),
    isDirected: fields.directed !== false,
    player: textAt(saysPlayer),
    label: typeof fields.label === 'string' ? fields.label : undefined,
    colour: textAt(saysColour),
  };
}
