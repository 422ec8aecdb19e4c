/**
 * The table of sums: several simultaneous games played together in each of the three sums, by each of the
 * three conventions. A sum whose product is too large, or that has no value, says so, and the others stay.
 */
import { type Convention, conventions, type Rules } from '../../../outcome/rules.ts';
import { mostSumPositions, type RoundSumFound, valuesOfRoundsSum } from '../../../simultaneous/sum-value.ts';
import { type RoundSum, roundSums, whyNoRoundSum } from '../../../simultaneous/sums.ts';
import type { ExpectedValue } from '../../../values/expected.ts';
import { textOf } from '../../../values/words.ts';
import type { About, Question } from '../../question.ts';
import { jointGraph } from '../solve.ts';
import { expectedOf } from '../values.ts';
import { ofRounds } from './of-rounds.ts';
import { asSentence, noSumSaid } from './sum.ts';

/** What a sum is worth by a convention, or why it is worth nothing there. */
export type SumByConvention = {
  readonly convention: Convention;
  readonly value?: ExpectedValue;
  readonly says?: string;
  /** The number of positions that were played out; more may be asked for. */
  readonly positions?: number;
};

export type SumsByConvention = {
  readonly kind: 'sums';
  readonly rows: readonly { readonly sum: RoundSum; readonly cells: readonly SumByConvention[] }[];
  /** The ones that the rules say. */
  readonly chosen: Pick<Rules, 'sum' | 'convention'>;
};

export type SumsAsked = About['pieces'] & {
  /** Asks about this sum alone; about all three if undefined. */
  readonly sum?: RoundSum;
  /** Positions of each product to be played out at most. */
  readonly positions?: number;
};

export const tableOfSums: Question<'sums', 'pieces', SumsAsked, SumsByConvention> = {
  id: 'sums',
  needs: 'pieces',
  title: 'Three sums by three conventions',
  says: 'what the pieces are worth together in each of the three sums, by each of the three conventions',
  readsValues: false,
  space: 'joint',
  applies: ofRounds,
  *ask({ graph, rules }, { pieces, sum: only, positions = mostSumPositions }) {
    if (pieces.length === 0) return { kind: 'over-budget', says: 'There are no pieces.' };
    const rows: SumsByConvention['rows'][number][] = [];
    for (const sum of roundSums.filter((each) => only === undefined || each === only)) {
      const defined = conventions.filter((each) => whyNoRoundSum(sum, each) === undefined);
      const found = yield* valuesOfRoundsSum(jointGraph(graph), pieces, sum, defined, positions);
      rows.push({ sum, cells: conventions.map((each) => cellOf(sum, each, found.get(each))) });
    }
    return { kind: 'sums', rows, chosen: { sum: rules.sum, convention: rules.convention } };
  },
  sentences: ({ rows }) =>
    rows.flatMap(({ sum, cells }) =>
      cells.map(({ convention, value, says }) => {
        const its = value?.class ? `, class ${value.class}` : '';
        return `${sum}, ${convention}: ${value ? `${textOf(value)}${its}` : says}`;
      }),
    ),
};

function cellOf(sum: RoundSum, convention: Convention, found: RoundSumFound | undefined): SumByConvention {
  if (!found) return { convention, says: asSentence(whyNoRoundSum(sum, convention) ?? '') };
  if (!('kind' in found)) return { convention, value: expectedOf(found, convention) };
  if (found.kind === 'no-value') return { convention, says: noSumSaid(found) };
  const { says, positions } = found;
  return { convention, says, ...(positions !== undefined && { positions }) };
}
