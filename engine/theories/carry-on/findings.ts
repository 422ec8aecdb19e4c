/**
 * What is found of a vertex, as one integer, so that findings fit in a typed array: a white vertex is a
 * number ≥ 0, a moon or a full moon; a gray one is a new moon, a full moon, or covers a set. A gray vertex
 * has at most one option, so only four kinds of sets occur: ℕ, ∅, all but k, and k alone.
 */
import type { Value } from '../../values/value.ts';

export const UNASSIGNED = -1;
export const MOON = -2;
export const FULL_MOON = -3;
export const NEW_MOON = -4;
const COVERS_ALL = -5;
const COVERS_NONE = -6;
/** Codes from here down: −16 − 2k covers all but k, −17 − 2k covers k alone. */
const COVERS = -16;

const coversAllBut = (k: number): number => COVERS - 2 * k;

/** The finding for a gray vertex whose only option has this finding. */
export function grayFinding(option: number): number {
  if (option >= 0) return coversAllBut(option);
  switch (option) {
    case MOON:
      return COVERS_ALL;
    case FULL_MOON:
      return NEW_MOON;
    case NEW_MOON:
      return FULL_MOON;
    case COVERS_ALL:
      return COVERS_NONE;
    case COVERS_NONE:
      return COVERS_ALL;
    default:
      return (COVERS - option) % 2 === 0 ? option - 1 : option + 1;
  }
}

/** The covered set: no numbers, all numbers, all but one, or one alone. Undefined for a moon. */
export function coveredBy(
  finding: number,
): { readonly all: boolean; readonly except: number | undefined } | undefined {
  if (finding === COVERS_ALL) return { all: true, except: undefined };
  if (finding === COVERS_NONE) return { all: false, except: undefined };
  if (finding > COVERS) return undefined;
  const distance = COVERS - finding;
  return { all: distance % 2 === 0, except: distance >> 1 };
}

/** The value as data; a moon's phase is filled in at the end. */
export function valueOfFinding(finding: number): Value {
  if (finding >= 0) return { kind: 'nimber', n: finding };
  if (finding === MOON) return { kind: 'moon', phase: [] };
  if (finding === FULL_MOON) return { kind: 'full-moon' };
  if (finding === NEW_MOON) return { kind: 'new-moon' };
  const set = coveredBy(finding);
  const listed = set?.except === undefined ? [] : [set.except];
  return set?.all ? { kind: 'covered', cofinite: listed } : { kind: 'covered', finite: listed };
}
