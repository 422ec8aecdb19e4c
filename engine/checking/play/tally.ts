/** Counts what was found of the columns of a table. */
import type { CheckFinding } from './finding.ts';

/** What was found of one column, or of the periods: how many are right by which means, and how many were not checked and why. */
export type CheckedColumn = {
  readonly name: string;
  readonly right: readonly { readonly by: string; readonly count: number }[];
  readonly unchecked: readonly { readonly why: string; readonly count: number; readonly line: number }[];
};

/** Of columns, by their names. */
export type Tallies = Map<string, Tally>;

/** Counts one column. */
type Tally = {
  add(finding: Exclude<CheckFinding, { kind: 'wrong' }>, line: number): void;
  found(): Pick<CheckedColumn, 'right' | 'unchecked'>;
};

/** The tally of a column; it begins when it is asked for. */
export function tallyOf(tallies: Tallies, name: string): Tally {
  const known = tallies.get(name);
  if (known) return known;
  const rights = new Map<string, number>();
  const others = new Map<string, { count: number; line: number }>();
  const tally: Tally = {
    add(finding, line) {
      if (finding.kind === 'right') rights.set(finding.by, (rights.get(finding.by) ?? 0) + 1);
      else {
        const before = others.get(finding.why);
        others.set(finding.why, { count: (before?.count ?? 0) + 1, line: before?.line ?? line });
      }
    },
    found: () => ({
      right: [...rights].map(([by, count]) => ({ by, count })),
      unchecked: [...others].map(([why, { count, line }]) => ({ why, count, line })),
    }),
  };
  tallies.set(name, tally);
  return tally;
}
