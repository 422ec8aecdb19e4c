/** Whether a vertex is guaranteed, and if not, the follower and the two scores that break it. */
import type { About, Evidence, Question } from '../../question.ts';
import { type BrokenGuarantee, brokenGuarantee } from '../guarantee.ts';
import { saysUnguaranteed } from '../sayings.ts';
import { gamesBehindEvidence, ofScoringGames, withinRoom } from './behind.ts';

export type GuaranteeTold = { readonly kind: 'guarantee'; readonly broken: BrokenGuarantee | undefined };

export const guarantee: Question<'guarantee', 'vertex', About['vertex'], GuaranteeTold> = {
  id: 'guarantee',
  needs: 'vertex',
  title: 'Guaranteed',
  says: 'whether a stuck player has the worst score that can still come, and if not, the two scores that show it',
  readsValues: true,
  space: 'scored',
  applies: ofScoringGames,
  ask: (evidence, { vertex }) => withinRoom(told(evidence, vertex)),
  sentences: ({ broken }, called) =>
    broken
      ? saysUnguaranteed(broken, called)
      : ['It is guaranteed: where a player is stuck, no score there or later is worse for that player.'],
};

function* told(evidence: Evidence, vertex: number): Generator<number, GuaranteeTold, void> {
  const behind = yield* gamesBehindEvidence(evidence);
  return { kind: 'guarantee', broken: brokenGuarantee(evidence.graph, behind, vertex) };
}
