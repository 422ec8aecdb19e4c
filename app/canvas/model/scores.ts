/** The scores of a node on the canvas, as signs. Cost: the arcs that meet the node. */
import type { Stuck } from '../../../engine/document/index.ts';
import { type ScoreSigns, scoreSigns } from '../../../engine/pictures/index.ts';
import type { Drawing, DrawnNode } from './drawing.ts';

/** Which players cannot move from the node. */
export function stuckAt(drawn: DrawnNode): Stuck {
  let [left, right] = [true, true];
  for (const { from, edge } of drawn.arcs) {
    if (from !== drawn) continue;
    if (edge.player !== 'right') left = false;
    if (edge.player !== 'left') right = false;
  }
  return { left, right };
}

/** Undefined where the drawing is not a scoring game, and where both players can move. */
export function scoresAt(drawing: Drawing, drawn: DrawnNode): ScoreSigns | undefined {
  if (drawing.scored === 0) return undefined;
  const stuck = stuckAt(drawn);
  return stuck.left || stuck.right ? scoreSigns(drawn.node.score, stuck) : undefined;
}
