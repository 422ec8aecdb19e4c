/**
 * Draws what reductions of a scoring game add: nodes with their names and what they are worth, in dashes as long as they are new,
 * and scores of players who are stuck since. The drawing does not have them, so the layer of nodes does not know them.
 */
import { scoreSigns } from '../../../engine/pictures/index.ts';
import { addedBy } from '../../../engine/theories/index.ts';
import type { ReductionSteps } from '../../store/state/showing.ts';
import { freshAlpha, type ReductionWalk } from '../../walkthrough/fading.ts';
import { scoresWon } from '../../walkthrough/reduced-nodes.ts';
import { nodeAt } from '../../walkthrough/reductions.ts';
import { type DrawnNode, radius } from '../model/drawing.ts';
import type { Inks } from '../model/inks.ts';
import type { ArcPen } from './arc-pen.ts';
import { drawTypeset } from './draw-typeset.ts';
import { nameSign, stuckSign } from './node-sign.ts';

const rim = 1.6;
const dash = [4, 3];
const size = 15;
/** Between the rim and the words under it. */
const gap = 17;

/** The added nodes as arcs meet them, whether they exist at this step or not. */
export const addedDrawn = ({ added }: ReductionSteps): readonly DrawnNode[] =>
  added.map((node) => ({ id: node.id, node, arcs: new Set(), words: undefined, stood: undefined }));

export function drawAdded(pen: ArcPen, shown: ReductionWalk, inks: Inks): void {
  const { steps } = shown.subject;
  const written = [...addedBy(steps.found.reductions).values()].map((each) => each.written);
  for (const [i, { id, x, y }] of steps.added.entries()) {
    const standing = nodeAt(steps, id, shown.at);
    if (standing === 'gone') continue;
    pen.globalAlpha = standing === 'there' ? 1 : standing === 'fresh' ? freshAlpha(shown) : 0.4;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.lineWidth = rim;
    pen.strokeStyle = inks.ink;
    pen.setLineDash(standing === 'fresh' ? dash : []);
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = inks.ink;
    const name = nameSign(id).set;
    drawTypeset(pen, name, x - (name.width * size) / 2, y + size / 3, size);
    const worth = nameSign(written[i]).set;
    drawTypeset(pen, worth, x - (worth.width * size) / 2, y + radius + gap, size, inks.paper);
  }
  pen.globalAlpha = 1;
}

/** Between the rim and a score beside it: a ring of the selection fits in between. */
const beside = 10;

/** The scores that reductions have given, each beside its node on the side of the player who is stuck there. */
export function drawWonScores(
  pen: ArcPen,
  shown: ReductionWalk,
  places: ReadonlyMap<string, DrawnNode>,
  inks: Inks,
): void {
  const { steps } = shown.subject;
  const before = scoresWon(steps, shown.at - 1);
  for (const [id, score] of scoresWon(steps, shown.at)) {
    const node = places.get(id)?.node;
    const standing = nodeAt(steps, id, shown.at);
    if (!node || (standing !== 'there' && standing !== 'fresh')) continue;
    for (const side of ['left', 'right'] as const) {
      const sign = scoreSigns(score, { left: side === 'left', right: side === 'right' })[`${side}Score`];
      if (score[side] === undefined || !sign) continue;
      const { set } = stuckSign(sign);
      const away = radius + beside;
      const x = side === 'left' ? node.x - away - set.width * size : node.x + away;
      pen.globalAlpha = before.get(id)?.[side] === undefined ? freshAlpha(shown) : 1;
      pen.fillStyle = inks.ink;
      drawTypeset(pen, set, x, node.y + size / 3, size, inks.paper);
    }
  }
  pen.globalAlpha = 1;
}
