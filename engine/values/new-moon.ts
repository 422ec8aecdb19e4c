/** The new moon, a value of gray nodes alone (Abuku et al., section 2). */
import type { ValueKind } from './kind.ts';

/** ●: the player who must move here loses at once. */
export type NewMoon = { readonly kind: 'new-moon' };

export const newMoon: ValueKind<NewMoon> = {
  kind: 'new-moon',
  counted: { one: '●', more: '●', spoken: 'new moons' },
  rank: 'finite',
  nodes: 'gray',
  text: () => '●',
  latex: () => '\\bullet',
  spoken: () => 'new moon',
  mark: () => [{ shape: 'new-moon', script: 'base' }],
  legend: () =>
    'New moon: the player who must move from here loses immediately, whatever else is in the sum.',
  parse: (text) => (text === '●' || text === 'newmoon' ? { kind: 'new-moon' } : undefined),
  besideHeap: () => 'P',
};
