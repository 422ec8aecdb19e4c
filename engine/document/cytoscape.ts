/**
 * A drawing as Cytoscape JSON, which Cytoscape, its desktop, ipycytoscape and networkx read: the `data` of
 * nodes and edges contains everything about the game, including values and outcomes, and the `data` of the
 * network contains what concerns the whole drawing. Reading it gives the same drawing, even after one of
 * these programs has moved or removed nodes. Cost: linear in the drawing.
 */

import { type Fields, isFields } from './checks.ts';
import type { GameDocument, NodeId } from './document.ts';
import { boardFields, movesField, versionOfDocument, viewFields } from './write.ts';

/** What is known of a node, in words. */
type WrittenAnswer = { readonly value?: string | undefined; readonly outcome?: string | undefined };

/** The text of the file. The same drawing and answers always give the same text. */
export function writeCytoscape(
  document: GameDocument,
  answers: ReadonlyMap<NodeId, WrittenAnswer> = new Map(),
): string {
  const { title, nodes, edges, pieces, view, origin } = document;
  // Unless the file allows more, networkx keeps only one arc between two nodes.
  const multigraph = new Set(edges.map(({ from, to }) => JSON.stringify([from, to]))).size < edges.length;
  const grundy = {
    version: versionOfDocument(document),
    ...(pieces.length > 0 && { pieces }),
    view: viewFields(view, undefined),
    ...(origin && { board: boardFields(origin) }),
  };
  const written = nodes.map(({ id, x, y, gray, name, score }) => {
    const { value, outcome } = answers.get(id) ?? {};
    // networkx calls a node by what it finds as its value.
    const data = {
      id,
      value: id,
      ...(name !== '' && { name }),
      gray,
      score,
      x,
      y,
      gameValue: value,
      outcome,
    };
    return { data, position: { x, y } };
  });
  const arcs = edges.map((edge) => {
    const { from: source, to: target, player } = edge;
    return { data: { source, target, ...(multigraph && { key: player }), player, ...movesField(edge) } };
  });
  const lines = (items: readonly object[]): string =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `      ${JSON.stringify(item)}`).join(',\n')}\n    ]`;
  return `{
  "directed": true,
  "multigraph": ${multigraph},
  "data": ${JSON.stringify({ name: title, grundy })},
  "elements": {
    "nodes": ${lines(written)},
    "edges": ${lines(arcs)}
  }
}
`;
}

/** What a network says of itself; networkx writes it as pairs. */
function networkData({ data }: Fields): Fields {
  if (isFields(data)) return data;
  const pairs = Array.isArray(data) ? data.filter((pair) => Array.isArray(pair) && pair.length === 2) : [];
  return Object.fromEntries(pairs as [string, unknown][]);
}

const dataOf = (item: unknown): Fields => (isFields(item) && isFields(item.data) ? item.data : {});

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text of the drawing's own file in what `writeCytoscape` wrote; undefined where it did not. */
export function fileInCytoscape(network: Fields): string | undefined {
  const { name: title, grundy } = networkData(network);
  const { elements } = network;
  if (!isFields(grundy) || !isFields(elements)) return undefined;
  const ids = new Set<unknown>();
  const nodes = listIn(elements.nodes).map((item) => {
    const { id, name, gray, score, ...data } = dataOf(item);
    const { x = data.x, y = data.y } = isFields(item) && isFields(item.position) ? item.position : {};
    ids.add(id);
    return { id, x, y, name, gray: String(gray) === 'true', score };
  });
  const edges = listIn(elements.edges).map((item) => {
    const { source: from, target: to, player, moves } = dataOf(item);
    return { from, to, player, moves };
  });
  const { version, view, board } = grundy;
  const pieces = listIn(grundy.pieces).filter((piece) => ids.has(piece));
  return JSON.stringify({ format: 'grundy', version, title, board, nodes, edges, pieces, view });
}
