/** A gray node that no round assigned; the paper leaves it at its initial ∞. */
import type { ValueKind } from './kind.ts';
import { base } from './wording.ts';

/** A gray node that no round assigned: it is in a cyclic zone. */
export type UndeterminedValue = { readonly kind: 'undetermined' };

export const undetermined: ValueKind<UndeterminedValue> = {
  kind: 'undetermined',
  counted: { one: 'undetermined', more: 'undetermined', spoken: 'undetermined' },
  rank: 'undetermined',
  nodes: 'gray',
  text: () => '?',
  latex: () => '{?}',
  spoken: () => 'undetermined',
  mark: () => [base('?')],
  legend: () =>
    'A gray node in a cyclic zone: beside some nim-heap, the player who must move from here can only draw.',
  parse: (text) => (text === '?' ? { kind: 'undetermined' } : undefined),
  besideSomeHeap: 'D',
};
