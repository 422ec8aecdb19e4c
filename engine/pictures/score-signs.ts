/**
 * The scores at a node as signs and in words: ∅ with the score as superscript for each player who cannot move
 * there, one sign where both sides have the same score. A side without a score counts as 0. Larsson, Neto,
 * Nowakowski and Santos write them so.
 */
import type { Score, WrittenNumber } from '../document/document.ts';
import type { Stuck } from '../document/stuck.ts';
import { sameNumber } from '../document/written-numbers.ts';
import { nodeRadius, type Spot } from '../figure/curves.ts';
import type { Mark } from '../values/mark.ts';

export type ScoreSign = {
  readonly mark: Mark;
  /** No score is written: the side counts as 0. */
  readonly isDefault: boolean;
};

/** `score` where both sides agree, else the sides that are stuck. */
export const scorePlaces = ['score', 'leftScore', 'rightScore'] as const;
export type ScorePlace = (typeof scorePlaces)[number];
export type ScoreSigns = { readonly [Place in ScorePlace]?: ScoreSign };

const shown = (written: WrittenNumber): string =>
  String(written).replace(/^[-−+]/, (sign) => (sign === '+' ? '' : '−'));

function signOf(written: WrittenNumber | undefined): ScoreSign {
  const text = shown(written ?? 0);
  return {
    mark: [
      { text: '∅', face: 'roman', script: 'base' },
      { text, face: 'roman', script: 'sup' },
    ],
    isDefault: written === undefined,
  };
}

/** Whether one sign says both sides. */
const agree = ({ left = 0, right = 0 }: Score, stuck: Stuck): boolean =>
  stuck.left && stuck.right && sameNumber(left, right);

/** The signs at a node of a drawing with scores. */
export function scoreSigns(score: Score = {}, stuck: Stuck): ScoreSigns {
  if (agree(score, stuck)) return { score: signOf(score.left ?? score.right) };
  return {
    ...(stuck.left && { leftScore: signOf(score.left) }),
    ...(stuck.right && { rightScore: signOf(score.right) }),
  };
}

/**
 * Offsets from its middle of discs, as large as a node, that the signs of a node keep free of its neighbours'
 * words.
 */
export function scoreSpots(signs: ScoreSigns): readonly Spot[] {
  const offsets = { score: { x: 0, y: 1 }, leftScore: { x: -1, y: 0 }, rightScore: { x: 1, y: 0 } } as const;
  return scorePlaces.flatMap((place) =>
    signs[place] ? [{ x: offsets[place].x * nodeRadius, y: offsets[place].y * nodeRadius }] : [],
  );
}

/** "score 3", "Left’s score −1, Right’s score 2"; empty where both players can move. */
export function scoreSpoken(score: Score = {}, stuck: Stuck): string {
  if (agree(score, stuck)) return `score ${shown(score.left ?? score.right ?? 0)}`;
  return [
    ...(stuck.left ? [`Left’s score ${shown(score.left ?? 0)}`] : []),
    ...(stuck.right ? [`Right’s score ${shown(score.right ?? 0)}`] : []),
  ].join(', ');
}
