/** The words of a gray node that no round assigned; the paper leaves its initial ∞ standing. */
import type { Undetermined } from './value.ts';
import { base, type Wording } from './wording.ts';

export const undetermined: Wording<Undetermined> = {
  kind: 'undetermined',
  text: () => '?',
  latex: () => '{?}',
  spoken: () => 'undetermined',
  mark: () => [base('?')],
  legend: () => 'A gray node in a cyclic zone: next to some nimber, to have to move here is a draw.',
  parse: (text) => (text === '?' ? { kind: 'undetermined' } : undefined),
};
