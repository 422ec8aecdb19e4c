/** ☾ in the acyclic theory, which has only one moon (Larsson, Nowakowski, Santos). */
import type { ValueKind } from './kind.ts';

/** ☾ of the acyclic entailing theory: the player to move wins next to anything. */
export type Loony = { readonly kind: 'loony' };

export const loony: ValueKind<Loony> = {
  kind: 'loony',
  counted: { one: 'loony', more: 'loony', spoken: 'loony' },
  rank: 'finite',
  text: () => '☾',
  latex: () => '\\cgtmoon',
  spoken: () => 'loony',
  mark: () => [{ shape: 'moon', script: 'base' }],
  legend: () => 'Loony: the player to move wins, whatever else is in the sum.',
  parse: (text) => (text === '☾' || text === 'loony' ? { kind: 'loony' } : undefined),
  besideHeap: () => 'N',
};
