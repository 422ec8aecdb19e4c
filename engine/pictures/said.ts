/**
 * What is written at a vertex, on the canvas, in the panels and in figures: its value or its outcome, as the reader
 * chose. A vertex without a value shows its outcome, which is always known.
 */
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';

export type SaidOfVertex =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** Undefined if neither value nor outcome is known. */
export function saidOfVertex(
  { value, outcome }: { readonly value?: Value | undefined; readonly outcome?: Outcome | undefined },
  shows: 'values' | 'outcomes',
): SaidOfVertex | undefined {
  if (shows === 'values' && value) return { kind: 'value', value };
  return outcome && { kind: 'outcome', outcome };
}
