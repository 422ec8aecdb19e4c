/** Who cannot move where: there, and only there, the scores of a drawing count. */
import { askedOnce } from './asked-once.ts';
import { type GameDocument, isJoint, type NodeId } from './document.ts';

/** Which players cannot move from a node: there its scores count. */
export type Stuck = { readonly left: boolean; readonly right: boolean };

/** Per node; a node that is not in here is stuck for both. O(arcs). */
export function stuckIn({ edges }: Pick<GameDocument, 'edges'>): ReadonlyMap<NodeId, Stuck> {
  const stuck = new Map<NodeId, Stuck>();
  for (const { from, player } of edges) {
    const before = stuck.get(from) ?? bothStuck;
    if ((player !== 'right' && before.left) || (player !== 'left' && before.right)) {
      stuck.set(from, {
        left: before.left && player === 'right',
        right: before.right && player === 'left',
      });
    }
  }
  return stuck;
}

export const bothStuck: Stuck = { left: true, right: true };

/** The same of one node. O(arcs), with less work for each. */
export function stuckAtNode({ edges }: Pick<GameDocument, 'edges'>, id: NodeId): Stuck {
  const own = edges.filter(({ from }) => from === id);
  return stuckIn({ edges: own }).get(id) ?? bothStuck;
}

/** Whether some node carries a score: then the drawing is a scoring game. */
export const isScored = ({ nodes }: Pick<GameDocument, 'nodes'>): boolean => hasScore(nodes);

const hasScore = askedOnce((nodes: GameDocument['nodes']) => nodes.some(({ score }) => score !== undefined));

export type UnusedScore = { readonly id: NodeId; readonly player: 'left' | 'right' };

/** Scores of sides that have arcs: they are kept, and count for nothing. O(nodes + arcs). */
export function unusedScores(document: Pick<GameDocument, 'nodes' | 'edges'>): readonly UnusedScore[] {
  if (!isScored(document)) return [];
  const stuck = stuckIn(document);
  // Where both move at once, a position ends as soon as one of them cannot move, and its score is both
  // players'.
  const atOnce = document.edges.some(isJoint);
  const counts = (id: NodeId, player: keyof Stuck): boolean => {
    const here = stuck.get(id) ?? bothStuck;
    return here[player] || (atOnce && (here.left || here.right));
  };
  return document.nodes.flatMap(({ id, score }) =>
    (['left', 'right'] as const).flatMap((player) =>
      score?.[player] !== undefined && !counts(id, player) ? [{ id, player }] : [],
    ),
  );
}
