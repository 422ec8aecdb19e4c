/**
 * What was found of a claim: that it is right and by which means, that it is wrong, or that it could not be
 * checked and why.
 */

export type CheckFinding =
  | { readonly kind: 'right'; readonly by: string }
  | { readonly kind: 'wrong'; readonly says: string }
  | { readonly kind: 'unchecked'; readonly why: string };

export const right = (by: string): CheckFinding => ({ kind: 'right', by });
export const wrong = (says: string): CheckFinding => ({ kind: 'wrong', says });
export const unchecked = (why: string): CheckFinding => ({ kind: 'unchecked', why });
