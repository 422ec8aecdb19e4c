/** A stopper, written by the name of its canonical form (Siegel, Coping with cycles). */
import { compareDyadics } from '../numbers/dyadics.ts';
import { type CanonicalForm, compactForm, graphOf, isDyadic } from './form.ts';
import type { ValueKind } from './kind.ts';
import { latexOfName } from './notation/latex.ts';
import { markOfName } from './notation/mark.ts';
import { isTold, nameOf, withName } from './notation/name.ts';
import { printName } from './notation/print.ts';
import { speakName } from './notation/speak.ts';

/** A partizan position whose simplest form is a stopper. */
export type Stopper = { readonly kind: 'stopper'; readonly canonical: CanonicalForm };

export const stopper: ValueKind<Stopper> = {
  kind: 'stopper',
  counted: { one: 'stopper', more: 'stoppers', spoken: 'stoppers' },
  rank: 'none',
  text: ({ canonical }) => printName(nameOf(canonical)),
  key: ({ canonical }) => {
    const name = nameOf(canonical);
    return isTold(name) ? printName(name) : JSON.stringify(graphOf(canonical));
  },
  latex: ({ canonical }) => latexOfName(nameOf(canonical)),
  spoken: ({ canonical }) => speakName(nameOf(canonical)),
  mark: ({ canonical }) => markOfName(nameOf(canonical)),
  legend({ canonical }) {
    if (isDyadic(canonical))
      return 'A number: Left is ahead by this number of moves, whatever else is in the sum; if it is negative, Right is ahead.';
    const name = nameOf(canonical);
    if (!isTold(name)) return 'A stopper whose canonical form is too large to write out.';
    if (name.some(({ sign }) => sign === 'slash')) {
      return 'A stopper, written by the options of its canonical form: Left’s before the bar, Right’s after.';
    }
    return 'A stopper, written by its name: while the players take turns, play in it must end.';
  },
  /** Its notation is read as a game by `parseGame`, and a theory finds the value. */
  parse: () => undefined,
  /** Numbers come first, by size; then the others by their text. */
  order(a, b) {
    const [x, y] = [a.canonical, b.canonical];
    if (isDyadic(x) && isDyadic(y)) return compareDyadics(x, y);
    return Number(isDyadic(y)) - Number(isDyadic(x));
  },
  data: ({ kind, canonical }) => ({ kind, canonical: compactForm(canonical) }),
  named: (value) => ({ ...value, canonical: withName(value.canonical) }),
};
