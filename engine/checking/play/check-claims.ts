/** What is found of all that a row claims: its value, who wins, its data, and what is measured of the value. */
import { checkData } from './check-data.ts';
import { checkExpected, checkExpectedData, checkSeen } from './check-expected.ts';
import { checkMeasure } from './check-measures.ts';
import { type Claims, checkValue, type Limit } from './check-value.ts';
import type { Desk } from './desk.ts';
import { type CheckFinding, unchecked } from './finding.ts';

export type RowClaims = {
  readonly value: CheckFinding;
  readonly outcome: CheckFinding;
  /** Undefined where the row has none. */
  readonly data: CheckFinding | undefined;
  /** What a measure says. */
  measured(measure: string, text: string): CheckFinding;
};

/** It reports from time to time. */
export function* checkClaims(
  desk: Desk,
  row: Claims & { readonly data?: unknown },
  limit: Limit,
): Generator<number, RowClaims, void> {
  if (desk.joint) {
    const { value, outcome, worth } = yield* checkExpected(desk.joint, row, limit.positions);
    const far = unchecked('the position was not played');
    return {
      value,
      outcome,
      data: row.data === undefined ? undefined : worth ? checkExpectedData(worth, row.data, row) : far,
      measured: (measure, text) => (worth ? checkSeen(worth, measure, text) : far),
    };
  }
  const { value, outcome, claimed } = yield* checkValue(desk, row, limit);
  return {
    value,
    outcome,
    data: row.data === undefined ? undefined : yield* checkData(desk, row.data, claimed),
    measured: (measure, text) => checkMeasure(desk, measure, text, claimed, value.kind === 'right'),
  };
}
