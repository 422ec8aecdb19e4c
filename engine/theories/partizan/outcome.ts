/** The outcome of a value, found by play on its forms. */
import { type Outcome, partizanOutcomes } from '../../outcome/outcome.ts';
import { outcomesOfPartizan } from '../../outcome/partizan.ts';
import { type CanonicalForm, graphOf, isDyadic } from '../../values/form.ts';
import type { Value } from '../../values/value.ts';
import { graphOfForm } from './store/form.ts';

/** Undefined for a value that has no sides. O(the forms); O(1) for a number. */
export function outcomeOf(value: Value): Outcome | undefined {
  if (value.kind === 'stopper') return partizanOutcomes[codeOfForm(value.canonical)];
  if (value.kind !== 'sided') return undefined;
  // Left's wins are those of the offside, where draws count for Right; Right's wins are those of the onside.
  // The code of an outcome is 3·row + column.
  const [on, off] = [codeOfForm(value.onside), codeOfForm(value.offside)];
  const row = who(Math.floor(on / 3), Math.floor(off / 3));
  return partizanOutcomes[3 * row + who(on % 3, off % 3)];
}

/**
 * The result from a start, coded as Left wins, a draw, Right wins: what both sides say if they agree, else a
 * draw.
 */
const who = (onside: number, offside: number): number => (onside === offside ? onside : 1);

function codeOfForm(form: CanonicalForm): number {
  if (!isDyadic(form)) return outcomesOfPartizan(graphOfForm(graphOf(form)))[0];
  if (form.numerator === 0) return partizanOutcomes.indexOf('P');
  return partizanOutcomes.indexOf(form.numerator > 0 ? 'L' : 'R');
}
