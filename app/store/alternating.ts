/** The alternating cycles of the drawing, as arcs: all of them, and those that a node reaches. */
import {
  type CompiledGame,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  type NodeId,
} from '../../engine/document/index.ts';
import { alternatingCycles, reachedFrom } from '../../engine/graph/index.ts';
import type { EditorState } from './editor.ts';
import { compiledOf } from './game-of.ts';
import { allEither } from './selectors.ts';

export type Cycles = { readonly nodes: ReadonlySet<NodeId>; readonly arcs: ReadonlySet<EdgeKey> };

const none: Cycles = { nodes: new Set(), arcs: new Set() };

type Found = {
  /** Undefined if every arc is Either's: then there is nothing to look for. */
  readonly compiled: CompiledGame | undefined;
  readonly cycles: Cycles;
  /** For each node that was asked about, the cycles that it reaches. */
  readonly from: Map<NodeId, Cycles>;
};

/**
 * Keyed by the list of arcs, which stays the same while nodes are moved or renamed, since cycles depend on
 * arcs alone.
 */
const found = new WeakMap<readonly GameEdge[], Found>();

function findIn(document: GameDocument): Found {
  const known = found.get(document.edges);
  if (known) return known;
  const compiled = allEither(document) ? undefined : compiledOf(document);
  const cycles = compiled ? cyclesIn(document, compiled) : none;
  const fresh: Found = { compiled, cycles, from: new Map() };
  found.set(document.edges, fresh);
  return fresh;
}

function cyclesIn({ edges }: GameDocument, { graph, ids, index }: CompiledGame): Cycles {
  const { left, right, vertices } = alternatingCycles(graph);
  const moves = (['left', 'right'] as const).map((player) => {
    const { starts, targets } = graph[player];
    const lies = player === 'left' ? left : right;
    const on = new Set<number>();
    for (let v = 0; v < graph.order; v++) {
      for (let e = starts[v]; e < starts[v + 1]; e++) if (lies[e] === 1) on.add(v * graph.order + targets[e]);
    }
    return on;
  });
  const liesOn = ({ from, to, player }: GameEdge): boolean => {
    const move = index.get(from)! * graph.order + index.get(to)!;
    return (player !== 'right' && moves[0].has(move)) || (player !== 'left' && moves[1].has(move));
  };
  return {
    nodes: new Set(ids.filter((_, v) => vertices[v] === 1)),
    arcs: new Set(edges.filter(liesOn).map(edgeKey)),
  };
}

/** All of them; none if every arc is Either's. O(nodes + arcs), once for the same arcs. */
export const cyclesOf = (document: GameDocument): Cycles => findIn(document).cycles;

/**
 * The cycles that play from a node can reach, whichever player moves at any time; if there are none, the node
 * is a stopper as drawn.
 */
export function cyclesFrom(document: GameDocument, id: NodeId): Cycles {
  const { compiled, cycles, from } = findIn(document);
  const known = from.get(id);
  if (known) return known;
  if (!compiled) return none;
  const start = compiled.index.get(id);
  if (start === undefined || cycles.arcs.size === 0) return none;
  const reached = reachedFrom(compiled.graph, start);
  const isReached = (node: NodeId): boolean => reached[compiled.index.get(node)!] === 1;
  const fresh: Cycles = {
    nodes: new Set([...cycles.nodes].filter(isReached)),
    arcs: new Set(
      document.edges
        .filter((edge) => isReached(edge.from))
        .map(edgeKey)
        .filter((key) => cycles.arcs.has(key)),
    ),
  };
  from.set(id, fresh);
  return fresh;
}

/** The cycles that the canvas should show. */
export function cyclesShown({ document, cycles }: Pick<EditorState, 'document' | 'cycles'>): Cycles {
  if (!cycles) return none;
  return cycles.from === undefined ? cyclesOf(document) : cyclesFrom(document, cycles.from);
}
