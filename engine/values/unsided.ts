/** The words of a position of which it was not shown that it is stopper-sided (Siegel, Coping with cycles, section 4). */
import type { Unsided } from './value.ts';
import { base, type Wording } from './wording.ts';

export const unsided: Wording<Unsided> = {
  kind: 'unsided',
  text: () => 'not stopper-sided',
  latex: () => '\\mathrm{not\\ stopper\\mbox{-}sided}',
  spoken: () => 'not shown to be stopper-sided',
  mark: () => [base('⊬')],
  legend: () => 'Not shown to be stopper-sided: nothing simpler was found for it than the game itself.',
  parse: (text) => (text === 'notstopper-sided' ? { kind: 'unsided' } : undefined),
};
