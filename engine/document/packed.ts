/**
 * A drawing in a few columns instead of a record for each node and arc: it passes between threads and into storage at the
 * speed of copying memory, where records take a tenth of a second for fifty thousand. Unpacking goes by slices. Both are
 * O(nodes + arcs), and what is unpacked equals what was packed.
 */
import type { GameDocument, GameEdge, GameNode, NodeId, Whose } from './document.ts';

/** Texts one behind the other, and where each ends. */
type Texts = { readonly text: string; readonly ends: Uint32Array };

export type PackedDocument = Pick<GameDocument, 'title' | 'pieces' | 'view'> & {
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

function textsOf(texts: readonly string[]): Texts {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (let i = 0; i < texts.length; i++) {
    end += texts[i].length;
    ends[i] = end;
  }
  return { text: texts.join(''), ends };
}

const textAt = ({ text, ends }: Texts, i: number): string => text.slice(i === 0 ? 0 : ends[i - 1], ends[i]);

/** The columns of a drawing whose arcs join its nodes. */
export function packDocument({ nodes, edges, title, pieces, view }: GameDocument): PackedDocument {
  const index = new Map<NodeId, number>(nodes.map(({ id }, i) => [id, i]));
  const placeOf = (id: NodeId): number => index.get(id) ?? 0;
  const otherNodes = new Map<number, GameNode>();
  for (let i = 0; i < nodes.length; i++) if (nodes[i].score) otherNodes.set(i, nodes[i]);
  const otherEdges = new Map<number, GameEdge>();
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i];
    if (edge.player === 'both' || edge.moves) otherEdges.set(i, edge);
  }
  return {
    packed: 1,
    title,
    pieces,
    view,
    ids: textsOf(nodes.map(({ id }) => id)),
    names: textsOf(nodes.map(({ name }) => name)),
    xs: Float64Array.from(nodes, ({ x }) => x),
    ys: Float64Array.from(nodes, ({ y }) => y),
    gray: Uint8Array.from(nodes, ({ gray }) => (gray ? 1 : 0)),
    otherNodes,
    from: Uint32Array.from(edges, ({ from }) => placeOf(from)),
    to: Uint32Array.from(edges, ({ to }) => placeOf(to)),
    players: Uint8Array.from(edges, ({ player }) => (player === 'both' ? 0 : players.indexOf(player))),
    otherEdges,
  };
}

/** Records made in one slice: about a millisecond's worth. */
const inOneSlice = 2000;

/** The drawing of these columns; yields after each slice. */
export function* unpackDocument(columns: PackedDocument): Generator<undefined, GameDocument, void> {
  const { ids, names, xs, ys, gray, otherNodes, from, to, otherEdges, title, pieces, view } = columns;
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
  return { title, nodes, edges, pieces, view };
}
