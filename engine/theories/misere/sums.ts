/**
 * Sums in misère play. Canonical forms are added where the sum has few positions; of tame positions the genus
 * of the sum is known without its form (Winning Ways, chapter 13). Everything else is for play.
 */

import type { Rules } from '../../outcome/rules.ts';
import { known } from '../../result.ts';
import { type Genus, graphOfMisere, type Misere, type MisereForm } from '../../values/misere.ts';
import type { Value } from '../../values/value.ts';
import type { Sums, ValuesByOptions } from '../theory.ts';
import { genusOfNothing, isNimGenus, tameSum } from './genus.ts';
import { openMisereValues } from './values.ts';

/** The most positions of a sum of two values, as pairs, and of two parts of a board. */
const mostPairs = 4000;
const mostPairsOfParts = 200_000;

const zero: Value = {
  kind: 'misere',
  canonical: { nimber: 0 },
  genus: genusOfNothing,
  tame: true,
};

const sizeOf = (form: MisereForm): number => ('nimber' in form ? form.nimber + 1 : form.count);

export const misereSums: Sums = {
  zero,
  add(a, b) {
    if (a.kind !== 'misere' || b.kind !== 'misere') return undefined;
    return sumOfForms(a, b) ?? sumOfTame(a, b);
  },
};

function sumOfTame(a: Misere, b: Misere): Misere | undefined {
  if (!a.tame || !b.tame) return undefined;
  return { kind: 'misere', canonical: undefined, genus: tameSum(a.genus, b.genus), tame: true };
}

function sumOfForms({ canonical: a }: Misere, { canonical: b }: Misere): Misere | undefined {
  if (!a || !b || sizeOf(a) * sizeOf(b) > mostPairs) return undefined;
  const values = openMisereValues();
  const { store } = values;
  const [x, y] = [a, b].map((form) => {
    const { count, either } = graphOfMisere(form);
    const rows: number[][] = Array.from({ length: count }, () => []);
    for (let i = 0; i < either.length; i += 2) rows[either[i]].push(either[i + 1]);
    const forms: number[] = [];
    for (let v = count - 1; v >= 0; v--) forms[v] = store.formOf(rows[v].map((option) => forms[option]));
    return forms[0];
  });
  const sum = store.add(x, y, mostPairs);
  return sum === undefined ? undefined : values.valueOf(sum);
}

/** The handles are forms of one store; a sum that would take too many positions is not made. */
export function misereByOptions({ play }: Rules): ValuesByOptions | undefined {
  if (play !== 'misere') return undefined;
  const values = openMisereValues();
  const { store } = values;
  return {
    zero: 0,
    of: (left) => store.formOf(Array.from(left)),
    add: (a, b) => store.add(a, b, mostPairsOfParts),
    negative: (a) => a,
    value: (form) => values.valueOf(form) ?? withoutForm(values.genusOf(form), values.isTame(form)),
    outcome: (form) => (store.isLost(form) ? 'P' : 'N'),
  };
}

/** A value whose form is too large to be written out. */
function withoutForm(genus: Genus, tame: boolean): Misere {
  known(!tame || isNimGenus(genus), 'a tame position has the genus of a nim position');
  return { kind: 'misere', canonical: undefined, genus, tame };
}
