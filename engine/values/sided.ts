/** A stopper-sided game s & t: its onside and its offside (Siegel, Coping with cycles, section 4). */
import { type CanonicalForm, compactForm } from './form.ts';
import type { ValueKind } from './kind.ts';
import { latexOfName } from './notation/latex.ts';
import { markOfName } from './notation/mark.ts';
import { withName } from './notation/name.ts';
import { printName } from './notation/print.ts';
import { nameOfSides } from './notation/sides.ts';
import { speakName } from './notation/speak.ts';
import type { Name } from './signs.ts';
import { stopper } from './stopper.ts';

/** s & t: the onside and the offside, which differ. */
export type SidedGame = {
  readonly kind: 'sided';
  readonly onside: CanonicalForm;
  readonly offside: CanonicalForm;
};

const nameOf = ({ onside, offside }: SidedGame): Name => nameOfSides(onside, offside);

const keyOf = (canonical: SidedGame['onside']): string => stopper.key?.({ kind: 'stopper', canonical }) ?? '';

export const sided: ValueKind<SidedGame> = {
  kind: 'sided',
  counted: { one: 'stopper-sided', more: 'stopper-sided', spoken: 'stopper-sided' },
  rank: 'none',
  text: (value) => printName(nameOf(value)),
  key: ({ onside, offside }) => `${keyOf(onside)} & ${keyOf(offside)}`,
  latex: (value) => latexOfName(nameOf(value)),
  spoken: (value) => speakName(nameOf(value)),
  mark: (value) => markOfName(nameOf(value)),
  legend: () =>
    'Stopper-sided: worth the first part if infinite play is won by Left, and the second if it is won by Right.',
  /** Read by `parseGame`, as for a stopper. */
  parse: () => undefined,
  data: ({ kind, onside, offside }) => ({ kind, onside: compactForm(onside), offside: compactForm(offside) }),
  named: (value) => ({ ...value, onside: withName(value.onside), offside: withName(value.offside) }),
};
