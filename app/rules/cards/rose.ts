/**
 * The rose of a picture: the arms towards which it may be laid, and the laying that a click on an arm leads
 * to. Constant work, since there are eight arms.
 */
import { type Laying, layingsOfLine } from '../../../engine/rulesets/index.ts';

/** The arms as one reads them, row by row; the middle is not an arm. */
export const arms = ['↖', '↑', '↗', '←', '→', '↙', '↓', '↘'] as const;
export type RoseArm = (typeof arms)[number];

const across: readonly RoseArm[] = ['↑', '←', '→', '↓'];

const armsOf: Readonly<Record<Laying, readonly RoseArm[]>> = {
  'as written': ['→'],
  'either way': ['→', '←'],
  upright: ['↓'],
  'up and down': ['↑', '↓'],
  across,
  diagonally: ['↖', '↗', '↙', '↘'],
  'any direction': arms,
  mirrored: ['→'],
  turned: across,
  'turned and mirrored': across,
};

/** The arms of a laying: where the right side of the picture is put. */
export const armsOfLaying = (laid: Laying): readonly RoseArm[] => armsOf[laid];

/**
 * A click on an arm of a picture of one line adds the arm with as few others as there can be, or takes it
 * away with as few others; nothing happens where no laying has the other arms alone, or some of them.
 */
export function layingByArm(laid: Laying, arm: RoseArm): Laying {
  const now = armsOf[laid];
  const isIn = now.includes(arm);
  const fitting = layingsOfLine.filter((each) => {
    const then = armsOf[each];
    return isIn
      ? !then.includes(arm) && then.every((one) => now.includes(one))
      : then.includes(arm) && now.every((one) => then.includes(one));
  });
  const byCount = fitting.toSorted((one, other) => armsOf[one].length - armsOf[other].length);
  return (isIn ? byCount.at(-1) : byCount.at(0)) ?? laid;
}

/** Whether a picture of several rows may be turned, and whether it may be mirrored. */
export const turnsOf = (laid: Laying): { readonly isTurned: boolean; readonly isMirrored: boolean } => ({
  isTurned: laid === 'turned' || laid === 'turned and mirrored',
  isMirrored: laid === 'mirrored' || laid === 'turned and mirrored',
});

/** The laying of a picture of several rows that may be turned or mirrored. */
export const layingOfTurns = (isTurned: boolean, isMirrored: boolean): Laying => {
  if (isTurned) return isMirrored ? 'turned and mirrored' : 'turned';
  return isMirrored ? 'mirrored' : 'as written';
};
