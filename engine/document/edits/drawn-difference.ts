/**
 * The difference of two nodes' games as a drawing of its own: the sum of the first and the negative of the
 * second.
 */
import { calledNode, edgeKey, type GameDocument, type NodeId } from '../document.ts';
import { negate } from './arcs.ts';
import { drawnSum, type SumDrawn } from './drawn-sum.ts';
import { movesIn } from './moves.ts';
import { negateScores } from './scores.ts';
import { unionOf } from './union.ts';

/**
 * Draws everything that follows G − H; `most` positions are the limit. Both may be the same node, or lead to
 * the same ones. Cost: as of the sum.
 */
export function drawnDifference(
  document: GameDocument,
  [g, h]: readonly [NodeId, NodeId],
  most: number,
): SumDrawn {
  // Each game in a copy of its own, since the negative of a shared position is another position.
  const called = { ...document, nodes: document.nodes.map((node) => ({ ...node, name: calledNode(node) })) };
  const union = unionOf(called, [g, h], 2 * most);
  if (union.kind === 'too-large') return { kind: 'too-large', positions: 2 * most, exactly: false };
  const copies = union.document;
  const moves = movesIn(copies);
  const turned = new Set([union.starts[1]]);
  // A Set's iteration also visits members added meanwhile.
  for (const id of turned) for (const { to } of moves.get(id) ?? []) turned.add(to);
  const keys = copies.edges.filter(({ from }) => turned.has(from)).map(edgeKey);
  const negative = negateScores(negate(copies, keys), turned);
  const named = {
    ...negative,
    nodes: negative.nodes.map((node) => (turned.has(node.id) ? { ...node, name: `−${node.name}` } : node)),
  };
  const sum = drawnSum(named, union.starts, most);
  if (sum.kind !== 'drawn') return sum;
  const nodes = sum.document.nodes.map((node) => ({ ...node, name: node.name.replace(' + −', ' − ') }));
  return { kind: 'drawn', document: { ...sum.document, nodes } };
}
