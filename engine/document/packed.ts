/**
 * A drawing in a few columns instead of a record for each node and arc: it passes between threads and into
 * storage at the speed of copying memory, where records take a tenth of a second for fifty thousand. Packing
 * and unpacking go by slices. Both are O(nodes + arcs), and what is unpacked equals what was packed.
 */
import type { GameDocument, GameEdge, GameNode, NodeId, Whose } from './document.ts';

/** Texts one behind the other, and where each ends. */
type Texts = { readonly text: string; readonly ends: Uint32Array };

export type PackedDocument = Pick<GameDocument, 'title' | 'pieces' | 'view' | 'board' | 'origin'> & {
  readonly packed: 1;
  readonly ids: Texts;
  readonly names: Texts;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly gray: Uint8Array;
  /** Nodes that have more than these members, by their place. */
  readonly otherNodes: ReadonlyMap<number, GameNode>;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly players: Uint8Array;
  /** Arcs that have more than ends and a player, by their place. */
  readonly otherEdges: ReadonlyMap<number, GameEdge>;
};

const players: readonly Exclude<Whose, 'both'>[] = ['either', 'left', 'right'];

const textAt = ({ text, ends }: Texts, i: number): string => text.slice(i === 0 ? 0 : ends[i - 1], ends[i]);

/** Records looked at in one slice: about a millisecond's worth. */
const inOneSlice = 2000;

/** The columns of a drawing whose arcs join its nodes; yields after each slice. */
export function* packDocument(document: GameDocument): Generator<undefined, PackedDocument, void> {
  const { nodes, edges, title, pieces, view, board, origin } = document;
  const [ids, names] = [growingTexts(nodes.length), growingTexts(nodes.length)];
  const [xs, ys] = [new Float64Array(nodes.length), new Float64Array(nodes.length)];
  const gray = new Uint8Array(nodes.length);
  const otherNodes = new Map<number, GameNode>();
  const index = new Map<NodeId, number>();
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    index.set(node.id, i);
    ids.add(i, node.id);
    names.add(i, node.name);
    xs[i] = node.x;
    ys[i] = node.y;
    if (node.gray) gray[i] = 1;
    if (node.score) otherNodes.set(i, node);
    if (i % inOneSlice === inOneSlice - 1) yield;
  }
  const [from, to] = [new Uint32Array(edges.length), new Uint32Array(edges.length)];
  const whose = new Uint8Array(edges.length);
  const otherEdges = new Map<number, GameEdge>();
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i];
    from[i] = index.get(edge.from) ?? 0;
    to[i] = index.get(edge.to) ?? 0;
    if (edge.player === 'both' || edge.moves) otherEdges.set(i, edge);
    else whose[i] = players.indexOf(edge.player);
    if (i % inOneSlice === inOneSlice - 1) yield;
  }
  return {
    packed: 1,
    title,
    pieces,
    view,
    ...(board && { board }),
    ...(origin && { origin }),
    ids: ids.all(),
    names: names.all(),
    xs,
    ys,
    gray,
    otherNodes,
    from,
    to,
    players: whose,
    otherEdges,
  };
}

/** Texts that come one by one. */
function growingTexts(count: number): { add(i: number, text: string): void; all(): Texts } {
  const ends = new Uint32Array(count);
  const texts: string[] = [];
  let end = 0;
  return {
    add(i, text) {
      end += text.length;
      ends[i] = end;
      texts.push(text);
    },
    all: () => ({ text: texts.join(''), ends }),
  };
}

/** The drawing of these columns; yields after each slice. */
export function* unpackDocument(columns: PackedDocument): Generator<undefined, GameDocument, void> {
  const { ids, names, xs, ys, gray, otherNodes, from, to, otherEdges, title, pieces, view } = columns;
  const { board, origin } = columns;
  const nodes: GameNode[] = [];
  for (let i = 0; i < xs.length; i++) {
    const other = otherNodes.get(i);
    nodes.push(
      other ?? { id: textAt(ids, i), x: xs[i], y: ys[i], gray: gray[i] === 1, name: textAt(names, i) },
    );
    if (i % inOneSlice === inOneSlice - 1) yield;
  }
  const edges: GameEdge[] = [];
  for (let i = 0; i < from.length; i++) {
    const other = otherEdges.get(i);
    const player = players[columns.players[i]];
    edges.push(other ?? { from: nodes[from[i]].id, to: nodes[to[i]].id, player });
    if (i % inOneSlice === inOneSlice - 1) yield;
  }
  return { title, nodes, edges, pieces, view, ...(board && { board }), ...(origin && { origin }) };
}
