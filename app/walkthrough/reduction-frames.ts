/** The reductions of a drawing as frames, one reduction each, with what remains after it. */
import type { GameDocument } from '../../engine/document/index.ts';
import type { ReductionSteps } from '../store/state/showing.ts';
import type { WalkFrames } from './frames.ts';
import { saidAt, spokenAt } from './reductions.ts';

export function reductionFrames(document: GameDocument, steps: ReductionSteps): WalkFrames {
  const { reductions } = steps.found;
  return {
    unit: 'reduction',
    last: reductions.length,
    // If nodes are removed together, more is removed than an arc.
    amount: (at) => (['fused', 'unreachable'].includes(reductions[at - 1].kind) ? 1.4 : 1),
    sentence: (at) => [saidAt(document, steps, at)],
    lit: (at) => spokenAt(steps, at),
    rings: false,
  };
}
