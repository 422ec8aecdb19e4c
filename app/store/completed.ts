/**
 * The pairs of moves of a drawing that the rule of commuting moves completes: how many, and where they lead.
 */
import {
  type GameDocument,
  type GameEdge,
  isSimultaneous,
  type NodeId,
} from '../../engine/document/index.ts';
import { pairsCompleted } from '../../engine/simultaneous/index.ts';
import { compiledOf } from './game-of.ts';

export type CompletionSeen = {
  readonly completed: readonly { readonly from: NodeId; readonly to: NodeId }[];
  readonly pairs: number;
  readonly holes: number;
};

const none: CompletionSeen = { completed: [], pairs: 0, holes: 0 };

/** Keyed by the list of arcs, which stays the same while nodes are moved. */
const found = new WeakMap<readonly GameEdge[], { readonly play: string; readonly seen: CompletionSeen }>();

/** None for a game played by turns, and for one with too many pairs. O(pairs), once for the same arcs. */
export function completionOf(document: GameDocument): CompletionSeen {
  if (!isSimultaneous(document)) return none;
  const { play } = document.view.rules;
  const last = found.get(document.edges);
  if (last?.play === play) return last.seen;
  const seen = completedIn(document) ?? none;
  found.set(document.edges, { play, seen });
  return seen;
}

function completedIn(document: GameDocument): CompletionSeen | undefined {
  const { graph, ids } = compiledOf(document);
  const completion = graph.joint && pairsCompleted({ ...graph, joint: graph.joint });
  return (
    completion && {
      ...completion,
      completed: completion.completed.map(({ from, to }) => ({ from: ids[from], to: ids[to] })),
    }
  );
}
