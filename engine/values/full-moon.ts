/** The full moon (Abuku et al., section 2). */
import type { ValueKind } from './kind.ts';

/** ○: the player to move wins immediately, regardless of the other components. */
export type FullMoon = { readonly kind: 'full-moon' };

export const fullMoon: ValueKind<FullMoon> = {
  kind: 'full-moon',
  counted: { one: '○', more: '○', spoken: 'full moons' },
  rank: 'finite',
  nodes: 'both',
  text: () => '○',
  latex: () => '\\bigcirc',
  spoken: () => 'full moon',
  mark: () => [{ shape: 'full-moon', script: 'base' }],
  legend: () => 'Full moon: the player to move wins immediately, whatever else is in the sum.',
  parse: (text) => (text === '○' || text === 'fullmoon' ? { kind: 'full-moon' } : undefined),
  besideHeap: () => 'N',
};
