/**
 * Reads GEXF, as Gephi and networkx write it: nodes with their labels and places, directed edges with whose
 * they are, groups flattened. The colours that Gephi gives to everything say nothing of a game and are not
 * read. Cost: linear in the text.
 */
import type { Result } from '../../result.ts';
import { type AttributedEdge, type AttributedNode, addAttributed, saysPlayer } from './attributed.ts';
import { beginGraph, type ForeignRead } from './gather.ts';
import { walkXml, type XmlElement } from './xml.ts';

type Open = { readonly node?: AttributedNode | undefined; readonly edge?: AttributedEdge | undefined };

const saysGray = /^(?:gray|grey|entailing)$/i;

/** Reads a graph; refused with every problem by its line. */
export function readGexf(text: string): Result<ForeignRead> {
  const graph = beginGraph();
  const nodes: AttributedNode[] = [];
  const edges: AttributedEdge[] = [];
  /** The titles of attributes, by the class of what has them and their ids. */
  const titles = new Map<string, string>();
  const open: Open[] = [{}];
  let classOfAttributes: string | undefined;
  let usually: string | undefined;

  walkXml(text, {
    opened(element) {
      open.push(inside(element) ?? open[open.length - 1]);
    },
    text: () => undefined,
    closed: () => void open.pop(),
    wrong: graph.wrong,
  });

  /** What is open within this element; undefined where it is what was open around it. */
  function inside({ name, place, attribute }: XmlElement): Open | undefined {
    const { node, edge } = open[open.length - 1];
    switch (name) {
      case 'graph':
        usually = attribute('defaultedgetype');
        return undefined;
      case 'attributes':
        classOfAttributes = attribute('class');
        return undefined;
      case 'attribute':
        titles.set(`${classOfAttributes} ${attribute('id')}`, attribute('title') ?? '');
        return undefined;
      case 'node': {
        const id = attribute('id');
        if (id === undefined) graph.wrong(place, 'this node has no id; write one');
        else nodes.push({ id, place, label: attribute('label') });
        return { node: id === undefined ? undefined : nodes.at(-1) };
      }
      case 'edge': {
        const type = attribute('type') ?? usually;
        edges.push({
          place,
          from: attribute('source'),
          to: attribute('target'),
          isDirected: type === 'directed' || type === 'mutual',
          heads: type === 'mutual' ? 'both' : undefined,
          label: attribute('label'),
        });
        return { edge: edges.at(-1) };
      }
      case 'attvalue': {
        const [key, value] = [attribute('for') ?? attribute('id'), attribute('value')];
        if (node && saysGray.test(titles.get(`node ${key}`) ?? '')) node.gray ??= value;
        if (edge && saysPlayer.test(titles.get(`edge ${key}`) ?? '')) edge.player ??= value;
        return undefined;
      }
      case 'position': {
        const [x, y] = [attribute('x'), attribute('y')].map(Number);
        // Gephi's y grows upwards.
        if (node && Number.isFinite(x) && Number.isFinite(y)) node.at = { x, y: -y || 0 };
        return undefined;
      }
      default:
        return undefined;
    }
  }

  addAttributed(
    graph,
    nodes,
    edges,
    'write type="directed" at the edge, or defaultedgetype="directed" at its graph',
  );
  return graph.done();
}
