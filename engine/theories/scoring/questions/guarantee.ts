/** Whether a vertex is guaranteed, and if not, the follower and the two scores that break it. */
import { saidScore } from '../../../values/scoring-words.ts';
import type { About, Evidence, Question, VertexNaming } from '../../question.ts';
import { type BrokenGuarantee, brokenGuarantee } from '../guarantee.ts';
import { gamesBehindEvidence, ofScoringGames, withinRoom } from './behind.ts';

export type GuaranteeTold = { readonly kind: 'guarantee'; readonly broken: BrokenGuarantee | undefined };

export const guarantee: Question<'guarantee', 'vertex', About['vertex'], GuaranteeTold> = {
  id: 'guarantee',
  needs: 'vertex',
  title: 'Guaranteed',
  says: 'whether a stuck player has the worst score that could still come, and if not, the two scores that show it',
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

/** Why it is not guaranteed. */
export function saysUnguaranteed(
  { vertex, player, stuckAt, reached, at }: BrokenGuarantee,
  called: VertexNaming,
): readonly string[] {
  const who = player === 'left' ? 'Left' : 'Right';
  const other = player === 'left' ? 'Right' : 'Left';
  const there =
    at === vertex
      ? `${other} at ${saidScore(reached)}`
      : `play can go on to ${called(at)}, where the score is ${saidScore(reached)}`;
  return [
    `It is not guaranteed: at ${called(vertex)} ${who} is stuck at ${saidScore(stuckAt)}, and ${there}.`,
    `${who}’s score there would have to be ${player === 'left' ? 'at most' : 'at least'} ${saidScore(reached)}.`,
  ];
}
