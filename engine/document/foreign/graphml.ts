/**
 * Reads GraphML as networkx, igraph, Gephi and yEd write it: nodes with their labels, directed edges with
 * whose they are, groups flattened. What `attributed.ts` says is made of labels and colours, yEd's own
 * included. Cost: linear in the text; nothing recurses, so any depth of nesting is read.
 */
import type { Result } from '../../result.ts';
import {
  type AttributedEdge,
  type AttributedNode,
  addAttributed,
  saysColour,
  saysPlayer,
} from './attributed.ts';
import { beginGraph, type ForeignRead } from './gather.ts';
import { walkXml, type XmlElement } from './xml.ts';

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
  const isEdge = (owner: Owner): owner is AttributedEdge => owner !== undefined && 'isDirected' in owner;

  /** What is otherwise within this element than around it. */
  function opened({ name, place, attribute }: XmlElement, { owner, isDirected }: Open): Partial<Open> {
    switch (name) {
      case 'key': {
        const [id, called] = [attribute('id'), attribute('attr.name') ?? attribute('yfiles.type')];
        if (id === undefined || called === undefined) return {};
        keys.set(id, called);
        kinds.set(id, attribute('for'));
        return { dataKey: id };
      }
      case 'default':
        return { collects: 'default' };
      case 'graph':
        return { isDirected: attribute('edgedefault') !== 'undirected' };
      case 'node': {
        const id = attribute('id');
        if (id === undefined) graph.wrong(place, 'this node has no id; write one');
        const node: AttributedNode | undefined = id === undefined ? undefined : { id, place };
        if (node) nodes.push(node);
        return { owner: node };
      }
      case 'edge': {
        const directed = attribute('directed');
        const edge: AttributedEdge = {
          place,
          from: attribute('source'),
          to: attribute('target'),
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
        return { collects: 'data', dataKey: attribute('key') };
      case 'NodeLabel':
      case 'EdgeLabel':
        return { collects: 'label' };
      case 'Fill':
        if (owner && !isEdge(owner)) owner.fill = attribute('color');
        return {};
      case 'LineStyle':
        if (isEdge(owner)) owner.colour = attribute('color');
        return {};
      case 'Arrows':
        if (isEdge(owner)) owner.heads = headsOf(attribute('source'), attribute('target'));
        return {};
      default:
        return {};
    }
  }

  function closed(): void {
    const { owner, collects, dataKey, text: whole } = open.pop()!;
    const text = whole.trim();
    if (collects === 'default') keepDefault(dataKey ?? '', text);
    if (!owner || !collects || text === '') return;
    if (collects === 'label') owner.label ??= text;
    else keepData(owner, keys.get(dataKey ?? '') ?? '', text);
  }

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

  walkXml(text, {
    opened(element) {
      const within = { ...open[open.length - 1], collects: undefined, text: '' };
      open.push({ ...within, ...opened(element, within) });
    },
    text(more) {
      const innermost = open[open.length - 1];
      if (innermost.collects) innermost.text += more;
    },
    closed,
    wrong: graph.wrong,
  });
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

function headsOf(source = 'none', target = 'none'): AttributedEdge['heads'] {
  if (source === 'none') return target === 'none' ? 'none' : 'end';
  return target === 'none' ? 'start' : 'both';
}
