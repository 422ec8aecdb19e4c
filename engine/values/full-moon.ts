/** The words of the full moon (Abuku et al., section 2). */
import type { FullMoon } from './value.ts';
import type { Wording } from './wording.ts';

export const fullMoon: Wording<FullMoon> = {
  kind: 'full-moon',
  text: () => '○',
  latex: () => '\\bigcirc',
  spoken: () => 'full moon',
  mark: () => [{ shape: 'full-moon', script: 'base' }],
  legend: () => 'Full moon: who moves here wins at once, whatever else is on the board.',
  parse: (text) => (text === '○' || text === 'fullmoon' ? { kind: 'full-moon' } : undefined),
};
