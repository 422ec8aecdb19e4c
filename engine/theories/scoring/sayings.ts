/**
 * Sentences about a vertex without a value, and about one that is not guaranteed. They are in a file of their
 * own, so that code that shows them need not load the code that finds them.
 */
import { saidScore } from '../../values/scoring-words.ts';
import type { VertexNaming } from '../question.ts';
import type { BrokenGuarantee } from './guarantee.ts';

/** Names a cycle, and says why positions that lead there have no value. */
export const saysCycle = (cycle: readonly number[], called: VertexNaming): readonly string[] => [
  `Play can go round: ${[...cycle, cycle[0]].map(called).join(' → ')}.`,
  'The theory of scoring games is for play that ends, so nodes that lead there have no value.',
];

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
