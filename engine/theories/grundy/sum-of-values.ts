/**
 * Sums and outcomes of the values of all-white digraphs: *a + *b = *(a ⊕ b); *a + ∞ with exits D = ∞ with exits a ⊕ D;
 * two cyclic values make ∞ without exits. (Siegel, Coping with cycles, section 6; Abuku et al., section 2.)
 */
import type { Outcome } from '../../outcome/outcome.ts';
import type { Value } from '../../values/value.ts';

/** The value of a sum; undefined if the table has no entry. */
export function sumOfValues(a: Value, b: Value): Value | undefined {
  if (a.kind === 'nimber' && b.kind === 'nimber') return { kind: 'nimber', n: a.n ^ b.n };
  if (a.kind === 'cyclic' && b.kind === 'cyclic') return { kind: 'cyclic', exits: [] };
  if (a.kind === 'nimber' && b.kind === 'cyclic') return shifted(a.n, b.exits);
  if (a.kind === 'cyclic' && b.kind === 'nimber') return shifted(b.n, a.exits);
  return undefined;
}

const shifted = (n: number, exits: readonly number[]): Value => ({
  kind: 'cyclic',
  exits: exits.map((exit) => exit ^ n).sort((a, b) => a - b),
});

/** The outcome of a value; undefined if it does not determine one. */
export function outcomeOfValue(value: Value): Outcome | undefined {
  if (value.kind === 'nimber') return value.n === 0 ? 'P' : 'N';
  if (value.kind === 'cyclic') return value.exits.includes(0) ? 'N' : 'D';
  return undefined;
}
