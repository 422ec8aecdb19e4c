/** The words of ☾ in the acyclic theory, where there is but one moon (Larsson, Nowakowski, Santos). */
import type { Loony } from './value.ts';
import type { Wording } from './wording.ts';

export const loony: Wording<Loony> = {
  kind: 'loony',
  text: () => '☾',
  latex: () => '\\cgtmoon',
  spoken: () => 'loony',
  mark: () => [{ shape: 'moon', script: 'base' }],
  legend: () => 'Loony: who moves here wins, whatever stands beside it.',
  parse: (text) => (text === '☾' || text === 'loony' ? { kind: 'loony' } : undefined),
};
