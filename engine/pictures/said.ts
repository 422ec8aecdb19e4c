/**
 * What is written at a vertex, on the canvas, in the panels and in figures: its value or its outcome, as the reader
 * chose. A vertex without a value shows its outcome, which is always known.
 */
import type { Style } from '../figure/style.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import { labelValue } from '../values/words.ts';

export type SaidOfVertex =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** Undefined if neither value nor outcome is known. */
export function saidOfVertex(
  { value, outcome }: { readonly value?: Value | undefined; readonly outcome?: Outcome | undefined },
  shows: Style['shows'],
): SaidOfVertex | undefined {
  if (shows !== 'outcomes' && value) return { kind: 'value', value: labelValue(value, shows === 'stops') };
  return outcome && { kind: 'outcome', outcome };
}
