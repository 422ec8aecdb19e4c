/**
 * The table that a worker has swept last: every request about it, for its periods, its text, a plot or a
 * check, begins with the rows that are there. A worker that took the place of a dead one sweeps what is
 * missing again.
 */
import type { OverBudget, Problem } from '../../engine/result.ts';
import {
  openMeasuring,
  openSweep,
  periodsOf,
  type Ruleset,
  rulesetOfId,
  type Sweep,
  withConditionsRead,
} from '../../engine/run.ts';
import {
  type MembersLookedAt,
  type OpenFamily,
  openFamily,
  parseAskedFamily,
  type SweepRow,
  type SweepTable,
} from '../../engine/sweeps/index.ts';
import { textOfMeasurement } from '../../engine/theories/index.ts';
import type { Value } from '../../engine/values/index.ts';
import type { PartOfTable } from '../protocol.ts';
import { type JobPart, nothing } from '../run-job.ts';
import type { HeapMemory } from './kept-heaps.ts';

export type KeptSweep = {
  /** The text by which it was asked for. */
  readonly of: string;
  readonly family: OpenFamily;
  readonly ruleset: Ruleset;
  readonly sweep: Sweep;
  /** By number; not all are there, nor in their order. */
  readonly rows: SweepRow[];
  /**
   * By number the members that the conditions leave out: whether that is because it is not known whether they
   * hold.
   */
  readonly leftOut: Map<number, boolean>;
};

export type SweepMemory = HeapMemory & { last: KeptSweep | undefined };

/** Why there is no table, and what is wrong with its conditions on values if that is why. */
type NoTable = OverBudget & { readonly problems?: readonly Problem[] };

/** What the memory keeps of this table, or from now on of another one. */
export function keptSweep(of: string, memory: SweepMemory): KeptSweep | NoTable {
  if (memory.last?.of === of) return memory.last;
  const asked = parseAskedFamily(of);
  const ruleset = asked.ok ? rulesetOfId(asked.value.ruleset) : undefined;
  const opened = asked.ok && ruleset ? openFamily(ruleset, asked.value) : undefined;
  // The page has read the text before; a page and a worker of two versions may not agree.
  if (!ruleset || !opened?.ok) return { kind: 'over-budget', says: `There is no such family: ${of}` };
  // The conditions on values are read here alone.
  const read = withConditionsRead(opened.value);
  if (!read.ok) {
    const { problems } = read;
    return { kind: 'over-budget', says: problems.map(({ says }) => says).join(' '), problems };
  }
  const family = read.value;
  const sweep = openSweep(family, { measures: [] });
  memory.last = { of, family, ruleset, sweep, rows: [], leftOut: new Map() };
  return memory.last;
}

/** A table as far as it was asked about. */
export type SweptUpTo = KeptSweep & { readonly table: SweepTable; readonly looked: MembersLookedAt };

/** The rows among the first members up to a limit, with their measures and with the table's periods. */
export function* tableUpTo(
  { of, upTo, measures }: PartOfTable,
  memory: SweepMemory,
): JobPart<SweptUpTo | OverBudget> {
  const kept = keptSweep(of, memory);
  if ('kind' in kept) return kept;
  const { family, ruleset, sweep, rows, leftOut } = kept;
  const missing = Array.from({ length: upTo }, (_, row) => row).filter(
    (row) => !rows[row] && !leftOut.has(row),
  );
  for (const advance of sweep.rows(missing)) {
    keepAdvance(kept, advance);
    yield nothing;
  }
  const some = rows.slice(0, upTo).filter((row) => row !== undefined);
  const measured = yield* measuredRows(some, measures);
  // What is left of the members shows nothing of how values repeat.
  const periods = family.onValues.length > 0 ? [] : periodsOf(family.family.parameters, some, ruleset);
  yield nothing;
  const table = {
    family: family.asked,
    names: family.names,
    measures,
    rows: measured,
    of: family.count,
    periods,
  };
  const unknown = [...leftOut].flatMap(([row, isUnknown]) => (isUnknown && row < upTo ? [row] : []));
  const looked = { shards: [{ shard: { number: 0, of: 1 }, upTo }], unknown: unknown.sort((a, b) => a - b) };
  return { ...kept, table, looked };
}

type SweepAdvance = ReturnType<Sweep['rows']> extends Iterable<infer Found> ? Found : never;

/** Keeps what was found of a member. */
export function keepAdvance({ rows, leftOut }: KeptSweep, advance: SweepAdvance): void {
  if (advance.kind === 'row') rows[advance.row.row] = advance.row;
  else if (advance.kind === 'left-out') leftOut.set(advance.row, advance.isUnknown);
}

/** Equal values are measured once. */
function* measuredRows(rows: readonly SweepRow[], measures: readonly string[]): JobPart<readonly SweepRow[]> {
  if (measures.length === 0) return rows;
  const measuring = openMeasuring();
  const known = new Map<Value, readonly string[]>();
  const none = measures.map(() => '');
  const found: SweepRow[] = [];
  for (const row of rows) {
    const { worth } = row;
    const measured = worth
      ? (known.get(worth) ?? measures.map((id) => textOfMeasurement(measuring.measure(id, worth))))
      : none;
    if (worth) known.set(worth, measured);
    found.push({ ...row, measured });
    yield nothing;
  }
  return found;
}
