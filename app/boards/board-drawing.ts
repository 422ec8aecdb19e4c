/**
 * Turns the graph of a board's position into a drawing: nodes are named by their positions and have no places yet.
 */
import {
  type Arcs,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  isImpartial,
  type Player,
  type RulesetEntry,
  ruledBy,
  scoreAt,
} from '../../engine/index.ts';
import type { BoardGraph } from '../../workers/protocol.ts';

/**
 * The longest position, in characters, that is used as a name; longer names would overlap, and then the id alone
 * tells the position.
 */
const longestName = 12;

const nameOf = (position: string, vertex: number): string => {
  if (position.length <= longestName) return position;
  return vertex === 0 ? 'start' : '';
};

/**
 * The first node is the position itself. If points count, stuck sides get their scores. Cost: O(positions + moves).
 */
export function drawingOf(ruleset: RulesetEntry, { graph, positions }: BoardGraph): GameDocument {
  const { name, infinitePlay } = ruleset;
  const edges = (player: Player, { starts, targets }: Arcs): readonly GameEdge[] =>
    positions.flatMap((from, v) =>
      Array.from(targets.subarray(starts[v], starts[v + 1]), (w) => ({ from, to: positions[w], player })),
    );
  return {
    ...emptyDocument,
    title: `${name}: ${positions[0]}`,
    nodes: positions.map((id, v) => {
      const score = graph.scores && scoreAt(graph.scores, v);
      return { id, name: nameOf(id, v), x: 0, y: 0, gray: false, ...(score && { score }) };
    }),
    edges: isImpartial(graph)
      ? edges('either', graph.left)
      : [...edges('left', graph.left), ...edges('right', graph.right)],
    view: { ...emptyDocument.view, rules: ruledBy({ infinitePlay }) },
  };
}
