/**
 * What a drawing of a simultaneous game must not have: two moves of one player with the same name, a pair of
 * moves with two results, gray nodes, a terminal position with two scores. Files are refused for it, and
 * edits that would bring it about are not made, so that a drawing that was saved can be opened again. O(nodes
 * + moves + pairs).
 */
import type { Problem } from '../result.ts';
import {
  calledNode,
  type GameDocument,
  type GameNode,
  isJoint,
  isSimultaneous,
  type JointArc,
  type NamedMove,
  type Player,
  type SoloArc,
  soloMoves,
  type WrittenNumber,
} from './document.ts';
import { sameNumber } from './written-numbers.ts';

/**
 * Every breach, by the place that a file has it at: `edges[3].moves[0]`, `nodes[1].gray`. None in a game
 * played by turns.
 */
export function simultaneousProblems(
  document: Pick<GameDocument, 'nodes' | 'edges' | 'view'>,
): readonly Problem[] {
  const simultaneous = isSimultaneous(document);
  const { nodes, edges } = document;
  if (!simultaneous && !edges.some((edge) => !isJoint(edge) && edge.moves)) return [];
  const problems: Problem[] = simultaneous ? nodes.flatMap(nodeProblems) : [];
  const movesSeen = new Map<string, MoveSeen>();
  const pairsSeen = new Map<string, string>();
  for (const [i, edge] of edges.entries()) {
    if (isJoint(edge)) addPairProblems(edge, i, pairsSeen, problems);
    else addMoveProblems(edge, i, movesSeen, problems);
  }
  return problems;
}

/**
 * The text of a problem without the place in a file that it names, which is not a place in a text or on the
 * canvas.
 */
export const withoutPlace = (says: string): string =>
  says.replace(/ \(edges\[[^)]*\)(?=;)| at edges\[\S*(?= already;)/, '');

function nodeProblems(node: GameNode, i: number): readonly Problem[] {
  const { gray, score } = node;
  const problems: Problem[] = [];
  const called = calledNode(node);
  if (gray) {
    const says = `node "${called}" is gray; make it white, since a drawing of a simultaneous game has no entailing nodes`;
    problems.push({ place: `nodes[${i}].gray`, says });
  }
  if (score?.left !== undefined && score.right !== undefined && !sameNumber(score.left, score.right)) {
    const says = `node "${called}" says ${score.left} for Left and ${score.right} for Right; give both the same score, since a simultaneous game ends for both at once`;
    problems.push({ place: `nodes[${i}].score`, says });
  }
  return problems;
}

type MoveSeen = { readonly place: string; readonly arc: SoloArc; readonly move: NamedMove };

/** Whether two arcs have one move: it is called alike, leads to the same node and gains as much. */
const isSameMove = (seen: MoveSeen, arc: SoloArc, { gain }: NamedMove): boolean =>
  seen.arc !== arc && seen.arc.to === arc.to && sameGain(seen.move.gain, gain);

const sameGain = (a: WrittenNumber | undefined, b: WrittenNumber | undefined): boolean =>
  a === undefined || b === undefined ? a === b : sameNumber(a, b);

const moversOf: Readonly<Record<Player, readonly string[]>> = {
  left: ['Left'],
  right: ['Right'],
  either: ['Left', 'Right'],
};

function addMoveProblems(arc: SoloArc, i: number, seen: Map<string, MoveSeen>, problems: Problem[]): void {
  for (const [j, move] of soloMoves(arc).entries()) {
    const { name } = move;
    const place = arc.moves ? `edges[${i}].moves[${j}]` : `edges[${i}]`;
    for (const mover of moversOf[arc.player]) {
      const key = JSON.stringify([arc.from, mover, name]);
      const before = seen.get(key);
      if (!before) {
        seen.set(key, { place, arc, move });
        continue;
      }
      // An arc of either player beside one of Left's to the same node is one move, however its name is
      // written.
      if (isSameMove(before, arc, move)) continue;
      problems.push({
        place,
        says: `"${name}" is the name of another move of ${mover}'s there (${before.place}); write another name`,
      });
      break;
    }
  }
}

function addPairProblems(
  { from, pairs }: JointArc,
  i: number,
  seen: Map<string, string>,
  problems: Problem[],
): void {
  for (const [j, { left, right }] of pairs.entries()) {
    const place = `edges[${i}].moves[${j}]`;
    const key = JSON.stringify([from, left, right]);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, place);
    else
      problems.push({
        place,
        says: `the pair "${left}", "${right}" has its result at ${before} already; remove one of the two`,
      });
  }
}
