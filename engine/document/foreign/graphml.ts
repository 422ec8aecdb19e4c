/**
 * Reads GraphML as networkx, igraph, Gephi and yEd write it: nodes with their labels, directed edges with whose they are,
 * groups flattened. What `attributed.ts` says is made of labels and colours, yEd's own included. Cost: linear in the text; nothing recurses,
 * so any depth of nesting is read.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Result } from '../../result.ts';
import {
  type AttributedEdge,
  type AttributedNode,
  addAttributed,
  saysColour,
  saysPlayer,
} from './attributed.ts';
import { beginGraph, type ForeignRead } from './gather.ts';

/** Whether a text begins as GraphML does. */
export const isGraphml = (text: string): boolean =>
  /^\s*<[\s\S]*?<graphml[\s>]|^\s*<graphml[\s>]/.test(text.slice(0, 5000));

/** A name without the prefix of its namespace. */
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An attribute's text, whatever its prefix. */
const attribute = ({ attributes }: SaxesTagPlain, name: string): string | undefined =>
  Object.hasOwn(attributes, name) ? attributes[name] : undefined;

type Owner = AttributedNode | AttributedEdge | undefined;
type Open = {
  readonly owner: Owner;
  /** Whether edges within have a direction where they do not say so. */
  readonly isDirected: boolean;
  /** What its text is; undefined where the text says nothing about the graph. */
  readonly collects: 'label' | 'data' | 'default' | undefined;
  readonly dataKey?: string | undefined;
  text: string;
};

/** What data says where an element has none of that name. */
type Default = { readonly of: 'node' | 'edge' | 'all'; readonly name: string; readonly text: string };

const saysLabel = /^(?:label|name)$/i;
const saysGray = /^(?:gray|grey|entailing)$/i;
const isRead = (name: string): boolean =>
  [saysLabel, saysGray, saysPlayer, saysColour].some((pattern) => pattern.test(name));

/** Reads a graph; refused with every problem by its line. */
export function readGraphml(text: string): Result<ForeignRead> {
  const graph = beginGraph();
  const nodes: AttributedNode[] = [];
  const edges: AttributedEdge[] = [];
  /** The name of the data with a key. */
  const keys = new Map<string, string>();
  const kinds = new Map<string, string | undefined>();
  /** One for each name that is read, so that they are few. */
  const defaults = new Map<string, Default>();
  const open: Open[] = [{ owner: undefined, isDirected: true, collects: undefined, text: '' }];
  const parser = new SaxesParser({});
  const place = (): string => `line ${parser.line}`;

  const isEdge = (owner: Owner): owner is AttributedEdge => owner !== undefined && 'isDirected' in owner;

  parser.on('opentag', (tag) => {
    const within = { ...open[open.length - 1], collects: undefined, text: '' };
    open.push({ ...within, ...opened(bare(tag.name), tag, within) });
  });

  /** What is otherwise within this element than around it. */
  function opened(name: string, tag: SaxesTagPlain, { owner, isDirected }: Open): Partial<Open> {
    switch (name) {
      case 'key': {
        const [id, called] = [
          attribute(tag, 'id'),
          attribute(tag, 'attr.name') ?? attribute(tag, 'yfiles.type'),
        ];
        if (id === undefined || called === undefined) return {};
        keys.set(id, called);
        kinds.set(id, attribute(tag, 'for'));
        return { dataKey: id };
      }
      case 'default':
        return { collects: 'default' };
      case 'graph':
        return { isDirected: attribute(tag, 'edgedefault') !== 'undirected' };
      case 'node': {
        const id = attribute(tag, 'id');
        if (id === undefined) graph.wrong(place(), 'this node has no id; write one');
        const node: AttributedNode | undefined = id === undefined ? undefined : { id, place: place() };
        if (node) nodes.push(node);
        return { owner: node };
      }
      case 'edge': {
        const directed = attribute(tag, 'directed');
        const edge: AttributedEdge = {
          place: place(),
          from: attribute(tag, 'source'),
          to: attribute(tag, 'target'),
          isDirected: directed === undefined ? isDirected : directed === 'true',
        };
        edges.push(edge);
        return { owner: edge };
      }
      case 'hyperedge':
        graph.note(
          'Grundy did not read edges of more than two nodes, since a move leads from one position to one other.',
        );
        return {};
      case 'data':
        return { collects: 'data', dataKey: attribute(tag, 'key') };
      case 'NodeLabel':
      case 'EdgeLabel':
        return { collects: 'label' };
      case 'Fill':
        if (owner && !isEdge(owner)) owner.fill = attribute(tag, 'color');
        return {};
      case 'LineStyle':
        if (isEdge(owner)) owner.colour = attribute(tag, 'color');
        return {};
      case 'Arrows':
        if (isEdge(owner)) owner.heads = headsOf(attribute(tag, 'source'), attribute(tag, 'target'));
        return {};
      default:
        return {};
    }
  }

  const keepText = (more: string): void => {
    const innermost = open[open.length - 1];
    if (innermost.collects) innermost.text += more;
  };
  parser.on('text', keepText);
  parser.on('cdata', keepText);

  parser.on('closetag', () => {
    const { owner, collects, dataKey, text: whole } = open.pop()!;
    const text = whole.trim();
    if (collects === 'default') keepDefault(dataKey ?? '', text);
    if (!owner || !collects || text === '') return;
    if (collects === 'label') owner.label ??= text;
    else keepData(owner, keys.get(dataKey ?? '') ?? '', text);
  });

  function keepData(owner: AttributedNode | AttributedEdge, name: string, text: string): void {
    if (saysLabel.test(name)) owner.label ??= text;
    else if (isEdge(owner)) {
      if (saysPlayer.test(name)) owner.player ??= text;
      else if (saysColour.test(name)) owner.colour ??= text;
    } else if (saysGray.test(name)) owner.gray ??= text;
    else if (saysColour.test(name)) owner.fill ??= text;
  }

  function keepDefault(key: string, text: string): void {
    const name = keys.get(key);
    if (name === undefined || text === '' || !isRead(name)) return;
    const kind = kinds.get(key);
    const of = kind === 'node' || kind === 'edge' ? kind : 'all';
    if (kind !== 'graph') defaults.set(`${of} ${name.toLowerCase()}`, { of, name, text });
  }

  parser.on('error', (error) => graph.wrong(place(), xmlFault(error.message)));
  parser.write(text.replace(/^\ufeff/, '').trimStart()).close();
  for (const { of, name, text: usual } of defaults.values()) {
    if (of !== 'edge') for (const node of nodes) keepData(node, name, usual);
    if (of !== 'node') for (const edge of edges) keepData(edge, name, usual);
  }
  addAttributed(
    graph,
    nodes,
    edges,
    'write directed="true" at the edge, or edgedefault="directed" at its graph',
  );
  return graph.done();
}

/** What the parser says, without the place that it puts before. */
const xmlFault = (message: string): string =>
  `this is not XML: ${message.replace(/^(?:[^:]*:)?\d+:\d+:\s*/, '')}`;

function headsOf(source = 'none', target = 'none'): AttributedEdge['heads'] {
  if (source === 'none') return target === 'none' ? 'none' : 'end';
  return target === 'none' ? 'start' : 'both';
}
