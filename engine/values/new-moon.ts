/** The words of the new moon, a value of gray nodes alone (Abuku et al., section 2). */
import type { NewMoon } from './value.ts';
import type { Wording } from './wording.ts';

export const newMoon: Wording<NewMoon> = {
  kind: 'new-moon',
  text: () => '●',
  latex: () => '\\bullet',
  spoken: () => 'new moon',
  mark: () => [{ shape: 'new-moon', script: 'base' }],
  legend: () => 'New moon: who must move here loses at once, whatever else is on the board.',
  parse: (text) => (text === '●' || text === 'newmoon' ? { kind: 'new-moon' } : undefined),
};
