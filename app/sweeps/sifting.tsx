/**
 * Conditions in the field that looks for rows: which rows fulfil one, and what is said of it. A value or a
 * part of a position is looked for as it was written.
 */
import { useMemo } from 'react';
import type { PartOfTable, SiftTableJob, TableSifted } from '../../workers/protocol.ts';
import { UnreadText } from '../parts/UnreadText.tsx';
import { useWatchedJob } from '../store/use-job.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { meansCondition, type RowSieve } from './shown-rows.ts';
import { useSweep } from './sweeping.ts';
import css from './sweeps.module.css';

/** In milliseconds: a condition is read when nothing was typed for this long. */
const pause = 150;

/** What is known of the condition that is written; undefined where none is. */
export type ConditionSifted = { readonly that: string; readonly found: TableSifted | undefined };

/** The condition in the field, and which rows fulfil it as soon as that is found. */
export function useSiftedRows(search: string, part: PartOfTable | undefined): ConditionSifted | undefined {
  const sweep = useSweep((state) => state.found);
  const { rows, version } = sweep ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists of a sweep grow in place, which its version tells
  const isCondition = useMemo(
    () => sweep !== undefined && meansCondition(sweep, search),
    [search, rows, version],
  );
  const that = isCondition ? search : undefined;
  const make = useMemo(
    () =>
      that === undefined || !part
        ? undefined
        : (): SiftTableJob => ({ kind: 'sift-table', ...part, measures: [], that }),
    [that, part],
  );
  const { answer } = useWatchedJob(make, pause);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  return useMemo(() => (that === undefined ? undefined : { that, found }), [that, found]);
}

/** The sieve with the rows that fulfil the condition; all rows until these are known. */
export function sieveWith(sieve: RowSieve, sifted: ConditionSifted | undefined): RowSieve {
  if (!sifted) return sieve;
  return sifted.found && 'holds' in sifted.found
    ? { ...sieve, holds: sifted.found.holds }
    : { ...sieve, search: '' };
}

/** What is wrong with the condition, or of how many rows it is not known whether it holds. */
export function SiftedSaid({
  sifted,
  isResting,
}: {
  readonly sifted: ConditionSifted;
  readonly isResting: boolean;
}) {
  const { that, found } = sifted;
  return (
    <div role="status" className={css.problems}>
      {!found && (
        <span className={css.quiet}>
          {isResting ? words.working : 'The condition is applied when the rows are found.'}
        </span>
      )}
      {found && 'problems' in found && <UnreadText problem={found.problems[0]} text={that} />}
      {found && 'holds' in found && found.unknown > 0 && (
        <span className={css.quiet}>
          Of {many(found.unknown, 'row', 'rows')} it is not known whether it holds.
        </span>
      )}
    </div>
  );
}
