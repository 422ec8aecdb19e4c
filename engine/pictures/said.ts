/**
 * What a vertex is said to be, on the canvas, beside it and in figures: its value or its outcome, as is asked for.
 * Where there is no value, who wins is known all the same, and says more than nothing.
 */
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';

export type SaidOfVertex =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** Undefined where nothing is known that could be said. */
export function saidOfVertex(
  { value, outcome }: { readonly value?: Value | undefined; readonly outcome?: Outcome | undefined },
  shows: 'values' | 'outcomes',
): SaidOfVertex | undefined {
  if (shows === 'values' && value) return { kind: 'value', value };
  return outcome && { kind: 'outcome', outcome };
}
