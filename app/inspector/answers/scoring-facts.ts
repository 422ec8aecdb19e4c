/** What is said of the facts about a scoring value: a line that explains each. */
import type { ScoreKind } from '../../../engine/values/index.ts';

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
  kind: 'Hot: moving first is better. Zugzwang: moving first is worse. Tepid: neither hot nor zugzwang, and not a number.',
  inverse: 'The game whose sum with this one is 0. Not every scoring game has one.',
  birthday: 'The length of the longest play in its canonical form; no equal game has a smaller one.',
  stable: 'A player is stuck, and the left stop is at most the right stop.',
  positions: 'How many different positions can be reached in its canonical form, with the start.',
  tree: 'The same positions, each counted once for every way to reach it.',
} as const;
