/**
 * What a drawing in misère play must not have: scores, gray nodes, joint arcs, and infinite play that one
 * player wins. Files are refused for it, and edits that would bring it about are not made. O(nodes + arcs).
 */
import type { Rules } from '../outcome/rules.ts';
import type { Problem } from '../result.ts';
import { calledNode, type GameDocument, isJoint } from './document.ts';
import { simultaneousProblems } from './simultaneous-rules.ts';

type Played = Pick<GameDocument, 'nodes' | 'edges' | 'view'>;

/** Every breach, by the place that a file has it at. None in a game that is not misère. */
function misereProblems({ nodes, edges, view }: Played): readonly Problem[] {
  if (view.rules.play !== 'misere') return [];
  const problems: Problem[] = [];
  if (view.rules.infinitePlay !== 'draw')
    problems.push({ place: 'view.infinitePlay', says: saysInfinitePlay });
  for (const [i, node] of nodes.entries()) {
    const called = calledNode(node);
    if (node.gray)
      problems.push({
        place: `nodes[${i}].gray`,
        says: `node "${called}" is gray; make it white, since a drawing in misère play has no entailing nodes`,
      });
    if (node.score)
      problems.push({
        place: `nodes[${i}].score`,
        says: `node "${called}" has a score; remove it, since in misère play the last move decides`,
      });
  }
  for (const [i, edge] of edges.entries()) {
    if (isJoint(edge))
      problems.push({
        place: `edges[${i}].player`,
        says: 'is an arc of both players at once; remove it, since in misère play the players take turns',
      });
  }
  return problems;
}

const saysInfinitePlay = 'one player wins infinite play; in misère play it is a draw, so choose "draw" first';

/** What is wrong with a compact file in misère play, by its place. O(nodes). */
export function compactMisereProblems(
  { infinitePlay }: Rules,
  { gray, jointRounds }: { readonly gray: Uint8Array; readonly jointRounds: readonly unknown[] },
): readonly Problem[] {
  const found: readonly (readonly [boolean, string, string])[] = [
    [infinitePlay !== 'draw', 'view.infinitePlay', saysInfinitePlay],
    [gray.includes(1), 'compact.gray', 'names nodes; a drawing in misère play has no entailing nodes'],
    [jointRounds.length > 0, 'compact.both', 'has joint rounds; in misère play the players take turns'],
  ];
  return found.flatMap(([isWrong, place, says]) => (isWrong ? [{ place, says }] : []));
}

/**
 * Every breach of the rules of its way of play, by the place that a file has it at: of simultaneous and of
 * misère play.
 */
export const playProblems = (document: Played): readonly Problem[] => [
  ...simultaneousProblems(document),
  ...misereProblems(document),
];
