/** What is said of the facts about a scoring value: a line that explains each. */
import type { ScoreKind } from '../../../engine/index.ts';

export const scoreKinds: Readonly<Record<ScoreKind, string>> = {
  number: 'number',
  hot: 'hot',
  tepid: 'tepid',
  zugzwang: 'zugzwang',
};

export const explainedScores = {
  stops: 'The score that best play comes to when Left moves first, and when Right does.',
  under: 'The two stops where Right may pass whenever it is Right’s turn.',
  over: 'The two stops where Left may pass whenever it is Left’s turn.',
  kind: 'Hot: who moves first does better. Zugzwang: who moves first does worse. Tepid: as well, but it is no number.',
  inverse: 'The game that makes 0 together with this one. Not every scoring game has one.',
  birthday: 'The moves of the longest play of its canonical form; no equal game is shorter.',
  stable: 'A player is stuck, and the left stop is at most the right one.',
  positions: 'Different positions of its canonical form that play can come to, the start included.',
  tree: 'The same counted once for each way of coming there.',
} as const;
