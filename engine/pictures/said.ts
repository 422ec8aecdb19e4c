/**
 * What a vertex is said to be, on the canvas, beside it and in figures: its value or its outcome, as is asked for. Who wins a
 * partizan game is known before anyone knows its value, and where nobody does: there the outcome says more than nothing.
 */
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';

export type SaidOfVertex =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** Undefined where nothing is known that could be said. `partizan`: some arc of the drawing is one player's. */
export function saidOfVertex(
  { value, outcome }: { readonly value?: Value | undefined; readonly outcome?: Outcome | undefined },
  shows: 'values' | 'outcomes',
  partizan: boolean,
): SaidOfVertex | undefined {
  if (shows === 'values' && value) return { kind: 'value', value };
  if (outcome && (shows === 'outcomes' || partizan)) return { kind: 'outcome', outcome };
  return undefined;
}
