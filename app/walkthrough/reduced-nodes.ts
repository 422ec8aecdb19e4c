/**
 * What the reductions of a scoring game do to nodes: they add waiting moves, and leave a player stuck with a
 * score.
 */
import { freshIds } from '../../engine/document/edits/index.ts';
import {
  type GameDocument,
  type GameNode,
  isScored,
  type NodeId,
  type Score,
} from '../../engine/document/index.ts';
import { type AddedVertex, addedBy, livesAt, type Reduction } from '../../engine/theories/index.ts';
import type { ReductionSteps } from '../store/state/showing.ts';

/**
 * The distance of added nodes from others, with the words beside those, and from the nodes above them for
 * which they wait.
 */
const apart = 112;

/** The nodes that the reductions add, each at a free place below the node whose option it becomes. */
export function addedNodes(
  { nodes }: GameDocument,
  ids: readonly NodeId[],
  reductions: readonly Reduction[],
): readonly GameNode[] {
  const places = new Map(nodes.map((node) => [node.id, node]));
  const fresh = freshIds({ nodes });
  const taken: { readonly x: number; readonly y: number }[] = [...nodes];
  const isFree = (x: number, y: number): boolean =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
  const owners = new Map(
    reductions.flatMap((each) =>
      each.kind === 'waiting' ? each.brought.map(({ vertex }) => [vertex, each.from] as const) : [],
    ),
  );
  return [...addedBy(reductions).values()].map(({ vertex, stuck }) => {
    const near = places.get(ids[owners.get(vertex) ?? 0]) ?? { x: 0, y: 0 };
    let [x, y] = [near.x, near.y + apart];
    for (let i = 1; !isFree(x, y); i++) {
      const way = i % 2 === 0 ? -1 : 1;
      x = near.x + way * Math.ceil((i % 12) / 2) * apart;
      y = near.y + apart * (1 + Math.floor(i / 12));
    }
    taken.push({ x, y });
    return { id: fresh(), name: '', x, y, gray: false, score: writtenScore(stuck) };
  });
}

const writtenScore = ({ left, right }: AddedVertex['stuck']): Score => ({
  ...(left !== undefined && { left }),
  ...(right !== undefined && { right }),
});

/** The scores that reductions have given to nodes after k steps: of players who are stuck there since. */
export function scoresWon({ found, ids }: ReductionSteps, k: number): ReadonlyMap<NodeId, Score> {
  const won = new Map<NodeId, Score>();
  for (const reduction of found.reductions.slice(0, k)) {
    if (reduction.kind !== 'stuck') continue;
    const { player, score } = reduction;
    const id = ids[reduction.from];
    won.set(id, { ...won.get(id), ...writtenScore({ [player]: score }) });
  }
  return won;
}

/** The nodes that there are after k steps, with the scores that they have then. */
export function nodesAfter(document: GameDocument, steps: ReductionSteps, k: number): readonly GameNode[] {
  const { added, nodes } = steps;
  const won = scoresWon(steps, k);
  const left = [...document.nodes, ...added].flatMap((node): GameNode[] => {
    const life = nodes.get(node.id);
    const score = won.get(node.id);
    if (!life || !livesAt(life, k)) return [];
    return [score ? { ...node, score: { ...node.score, ...score } } : node];
  });
  // Where only written zeros were left out, the game would turn into one that the last move decides.
  if (!isScored(document) || isScored({ nodes: left })) return left;
  return left.map((node) => ({ ...node, score: { left: 0, right: 0 } }));
}
