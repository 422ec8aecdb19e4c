/** The end of a table that is done: how many rows it has, and the periods that are found in it. */
import { rulesetOfId } from '../rulesets/ruleset-of-id.ts';
import type { OpenFamily } from './family.ts';
import { type MembersLookedAt, nothingLookedAt } from './looked-at.ts';
import type { PeriodClaim } from './period-claim.ts';
import { periodsOf } from './periods.ts';
import type { SweepRow, TableFormat } from './table.ts';
import { endOfTable } from './write-table.ts';

/**
 * The last lines of a file with these rows, by their numbers. Periods are looked for where it has all rows
 * that its family has members, and none was kept for its value.
 */
export function closeTable(
  { format, family }: { readonly format: TableFormat; readonly family: OpenFamily },
  rows: ReadonlyMap<number, Pick<SweepRow, 'value'>>,
  looked: MembersLookedAt = nothingLookedAt,
): string {
  const isWhole = rows.size === family.count && family.onValues.length === 0;
  return endOfTable(format, family, rows.size, isWhole ? periodsIn(family, rows) : [], looked);
}

function periodsIn(
  family: OpenFamily,
  rows: ReadonlyMap<number, Pick<SweepRow, 'value'>>,
): readonly PeriodClaim[] {
  // No theorem is known for a program, and none is used for misère play.
  const { ruleset: id, under } = family.asked;
  const ruleset = under?.play === 'misere' ? undefined : rulesetOfId(id);
  const members = Array.from({ length: family.count }, (_, row) => {
    const numbers = family.numbersAt(row);
    return {
      numbers,
      value: rows.get(row)?.value,
      // Few look at it.
      get position() {
        const position = family.positionOf(numbers);
        return position.ok ? position.value : '';
      },
    };
  });
  return periodsOf(family.family.parameters, members, ruleset);
}
