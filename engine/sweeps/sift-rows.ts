/** Which rows of a table fulfil a condition on its numbers, its values and what is measured of them. */
import { readGameCondition } from '../find/read-condition.ts';
import { accepted, type Result, refused } from '../result.ts';
import type { OpenFamily } from './family.ts';
import { openMemberCheck, problemsAmongMembers } from './kept-members.ts';
import type { SweepRow } from './table.ts';

export type SiftedRows = {
  /** By the place of a row: 1 where the condition is true. */
  readonly holds: Uint8Array;
  /** Of how many rows that is not known. */
  readonly unknown: number;
};

/**
 * The condition is read as that of a search, and refused in the same words. Yields after each row.
 * Precondition: the rows were swept here, so that they have their values.
 */
export function* siftRows(
  that: string,
  family: OpenFamily,
  rows: readonly SweepRow[],
): Generator<void, Result<SiftedRows>, void> {
  const condition = readGameCondition(that, family.names);
  if (!condition.ok) return condition;
  const problems = problemsAmongMembers(condition.value, family);
  if (problems.length > 0) return refused(problems);
  const check = openMemberCheck(condition.value, family.names);
  const holds = new Uint8Array(rows.length);
  let unknown = 0;
  for (const [i, row] of rows.entries()) {
    const fulfils = check.holds(row);
    if (fulfils) holds[i] = 1;
    if (fulfils === undefined) unknown++;
    yield;
  }
  return accepted({ holds, unknown });
}
