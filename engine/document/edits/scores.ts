/**
 * Edits of scores, each from a document to the next. An edit that changes nothing gives the very same
 * document. Cost: O(nodes + arcs).
 */
import type { GameDocument, GameNode, NodeId, Score, WrittenNumber } from '../document.ts';
import { sameScore } from '../score-text.ts';
import { bothStuck, stuckIn } from '../stuck.ts';
import { addWritten, negateWritten } from '../written-numbers.ts';
import { withNodes } from './nodes.ts';

/** Nodes of these ids get these scores, or none. A score that has the same text stays as it is. */
export const setScores = (
  document: GameDocument,
  scores: ReadonlyMap<NodeId, Score | undefined>,
): GameDocument =>
  withNodes(document, (node) => (scores.has(node.id) ? withScore(node, scores.get(node.id)) : node));

function withScore(node: GameNode, score: Score | undefined): GameNode {
  if (sameScore(node.score, score)) return node;
  const { score: _, ...bare } = node;
  const said = score && (score.left !== undefined || score.right !== undefined);
  return said ? { ...bare, score } : bare;
}

export const removeScores = (document: GameDocument, ids: Iterable<NodeId>): GameDocument =>
  setScores(document, new Map([...ids].map((id) => [id, undefined])));

/** Changes every score that counts: that of a side without arcs, which is 0 where none is written. */
function changeCounting(
  document: GameDocument,
  change: (written: WrittenNumber | undefined) => WrittenNumber,
): GameDocument {
  const stuck = stuckIn(document);
  return withNodes(document, (node) => {
    const { left, right } = stuck.get(node.id) ?? bothStuck;
    if (!left && !right) return node;
    return withScore(node, {
      ...node.score,
      ...(left && { left: change(node.score?.left) }),
      ...(right && { right: change(node.score?.right) }),
    });
  });
}

/** The sum with a number: every score that counts is larger by so much. */
export const shiftScores = (document: GameDocument, by: WrittenNumber): GameDocument =>
  changeCounting(document, (written) => addWritten(written ?? 0, by));

/** Normal play as a scoring game: every side without arcs that has no score gets 0. */
export const scoreNormalPlay = (document: GameDocument): GameDocument =>
  changeCounting(document, (written) => written ?? 0);

/**
 * Left's score to Right with the opposite sign, and Right's to Left: with the arcs' players swapped, the
 * negative.
 */
export const negateScores = (document: GameDocument, ids: Iterable<NodeId>): GameDocument => {
  const meant = new Set(ids);
  return withNodes(document, (node) => {
    if (!node.score || !meant.has(node.id)) return node;
    const { left, right } = node.score;
    return withScore(node, {
      ...(right !== undefined && { left: negateWritten(right) }),
      ...(left !== undefined && { right: negateWritten(left) }),
    });
  });
};
