/** The state while a name is being found. */

import { isZero, negatePlain, type Plain } from '../plain.ts';
import type { Part } from './parts.ts';
import { mirrorOf, positives } from './positive.ts';
import type { Plains } from './recognise.ts';
import type { Orientation, Tables } from './tables.ts';

export type Naming = {
  readonly tables: Tables;
  readonly plains: Plains;
  /** The games whose braces are open around the current place. */
  readonly open: { readonly vertex: number; readonly as: Orientation }[];
  /** The part of the name for a vertex; undefined if it would be too long. */
  partOf(vertex: number, as: Orientation): Part | undefined;
  isPositive(vertex: number, as: Orientation): boolean;
};

/** The plain value of a vertex or of its negative; undefined if it has none. */
export function plainAt({ plains }: Naming, vertex: number, as: Orientation): Plain | undefined {
  const plain = plains[vertex];
  return plain && as === -1 ? negatePlain(plain) : plain;
}

/** Whether a vertex is 0. */
export function isZeroAt({ plains }: Naming, vertex: number | undefined): boolean {
  const plain = vertex === undefined ? undefined : plains[vertex];
  return plain !== undefined && isZero(plain);
}

/** The orientation with the players exchanged. */
export const opposite = (as: Orientation): Orientation => (as === 1 ? -1 : 1);

/** Which vertices are positive, computed when first asked. */
export function positiveIn(tables: Tables): Naming['isPositive'] {
  let found: { readonly [as in Orientation]: readonly boolean[] } | undefined;
  return (vertex, as) => {
    found ??= { 1: positives(tables), '-1': positives(mirrorOf(tables)) };
    return found[as][vertex];
  };
}
