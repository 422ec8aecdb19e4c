/**
 * The arcs that the rule of a round speaks of. A node gets its value from the options whose values earlier rounds
 * found, and in spite of the others if each of these has a reply of that value (it reverts; Smith; Fraenkel and Perl).
 * So the arcs to the former light, and for the latter the arc to the option and the arc of the reply.
 */
import type { GameEdge, NodeId } from '../../engine/document/index.ts';
import type { Rounds } from '../store/rounds.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import { isUnseen, type ToldFrom } from '../store/telling.ts';

/** With more arcs than this nobody could tell them apart, so none are lit. */
const mostArcs = 400;

type Moves = ReadonlyMap<NodeId, readonly GameEdge[]>;
const movesOfEdges = new WeakMap<readonly GameEdge[], Moves>();

function movesOf(edges: readonly GameEdge[]): Moves {
  const known = movesOfEdges.get(edges);
  if (known) return known;
  const moves = new Map<NodeId, GameEdge[]>();
  for (const edge of edges) {
    const list = moves.get(edge.from);
    if (list) list.push(edge);
    else moves.set(edge.from, [edge]);
  }
  movesOfEdges.set(edges, moves);
  return moves;
}

export type EvidenceAsked = {
  readonly rounds: Rounds;
  readonly labels: SeenLabels;
  /** Arcs are left out if they would reveal that a node with a hidden value was evidence. */
  readonly state: ToldFrom;
};

/** The arcs behind the values that these nodes get in frame `at`; each once. O(arcs) once, then their options and theirs. */
export function evidenceArcs(
  nodes: readonly NodeId[],
  at: number,
  asked: EvidenceAsked,
): readonly GameEdge[] {
  const { rounds, labels, state } = asked;
  const moves = movesOf(state.document.edges);
  const vertexOf = (id: NodeId): number => labels.index.get(id) ?? -1;
  const isKnown = (v: number): boolean => v >= 0 && rounds.frames[v] > 0 && rounds.frames[v] < at;
  const found = new Set<GameEdge>();
  for (const id of nodes) {
    const code = labels.codes[vertexOf(id)];
    const value = labels.table[code];
    for (const edge of moves.get(id) ?? []) {
      if (isUnseen(state, edge.to)) continue;
      const option = vertexOf(edge.to);
      const worth = isKnown(option) ? labels.table[labels.codes[option]] : undefined;
      const isLarger = value?.kind === 'nimber' && worth?.kind === 'nimber' && worth.n > value.n;
      if (worth && !isLarger) {
        found.add(edge);
        continue;
      }
      const reply = moves.get(edge.to)?.find(({ to }) => {
        const v = vertexOf(to);
        return isKnown(v) && labels.codes[v] === code;
      });
      if (reply) found.add(edge).add(reply);
    }
    if (found.size > mostArcs) return [];
  }
  return [...found];
}
