/**
 * The periods of a table: along each number, the others fixed, the smallest eventual period of the values. Where a theorem covers the ruleset
 * and the table reaches its bound, the period is proved; else it is said as far as it was observed, and only if it was seen for long
 * enough (`period-of-line.ts`). O(rows) for each number, but for sorting.
 */
import type { FamilyParameter, HeapTheorem, Ruleset } from '../rulesets/ruleset.ts';
import type { PeriodClaim, PeriodKnown } from './period-claim.ts';
import { type LinePeriod, periodOfLine, saysWhichValue } from './period-of-line.ts';
import type { SweepRow } from './table.ts';

/** Of a row what a period depends on. */
export type RowOfPeriod = Pick<SweepRow, 'numbers' | 'position' | 'value'>;

/** Rows in which one number goes up by 1 each time, each with a value. */
type Line = readonly (RowOfPeriod & { readonly value: string })[];

/**
 * The claims in the order of the numbers along which values repeat, and for each in the order of the other numbers. A number that counts
 * members as in a list has no claims, and nor has a number beside it: the fifth word of four letters and the fifth of five are no line of games.
 */
export function periodsOf(
  parameters: readonly Pick<FamilyParameter, 'name' | 'isIndex'>[],
  rows: readonly RowOfPeriod[],
  ruleset: Ruleset,
): readonly PeriodClaim[] {
  if (parameters.some(({ isIndex }) => isIndex)) return [];
  return parameters.flatMap(({ name: along }, index) =>
    linesAlong(index, rows).flatMap((line) => {
      const at = parameters.flatMap(({ name }, i) =>
        i === index ? [] : [{ name, number: line[0].numbers[i] }],
      );
      const claim = claimOf(line, index, ruleset);
      return claim ? [{ along, at, ...claim }] : [];
    }),
  );
}

/** For each choice of the other numbers, in their order, the longest run of rows without a hole; of equally long ones the first. */
function linesAlong(index: number, rows: readonly RowOfPeriod[]): readonly Line[] {
  const groups = new Map<string, RowOfPeriod[]>();
  for (const row of rows) {
    const key = row.numbers.with(index, 0).join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()]
    .map((group) =>
      longestRun(
        group.toSorted((a, b) => a.numbers[index] - b.numbers[index]),
        index,
      ),
    )
    .filter((line) => line.length > 1)
    .toSorted(([a], [b]) => compareOthers(a.numbers, b.numbers, index));
}

function compareOthers(a: readonly number[], b: readonly number[], index: number): number {
  for (const [i, number] of a.entries()) if (i !== index && number !== b[i]) return number - b[i];
  return 0;
}

function longestRun(group: readonly RowOfPeriod[], index: number): Line {
  let [best, from]: [Line, number] = [[], 0];
  const isKnown = ({ value }: RowOfPeriod): boolean => value !== undefined && saysWhichValue(value);
  for (let i = 0; i <= group.length; i++) {
    const goesOn =
      i < group.length &&
      isKnown(group[i]) &&
      (i === from || group[i].numbers[index] === group[i - 1].numbers[index] + 1);
    if (goesOn) continue;
    if (i - from > best.length) best = group.slice(from, i) as unknown as Line;
    from = i < group.length && isKnown(group[i]) ? i : i + 1;
  }
  return best;
}

function claimOf(
  line: Line,
  index: number,
  ruleset: Ruleset,
): Pick<PeriodClaim, 'period' | 'from' | 'saltus' | 'known'> | undefined {
  const theorem = theoremOf(line, ruleset);
  const neededFor = ({ period, before }: LinePeriod): number =>
    theorem ? theorem.neededFor(theorem.heap + before, period) : Number.POSITIVE_INFINITY;
  const last = theorem ? theorem.heap + line.length - 1 : 0;
  const found = periodOfLine(
    line.map(({ value }) => value),
    (each) => each.saltus === undefined && neededFor(each) <= last,
  );
  if (!found) return undefined;
  const { period, before, saltus, isProved } = found;
  const known: PeriodKnown = isProved
    ? { kind: 'proved', by: 'heaps', bound: neededFor(found) }
    : { kind: 'observed', to: line[line.length - 1].numbers[index] };
  return { period, from: line[0].numbers[index] + before, ...(saltus !== undefined && { saltus }), known };
}

/** What the theorem says of the first row, if each row is the next heap of the same game. */
function theoremOf(line: Line, { periodicity, parse }: Ruleset): HeapTheorem | undefined {
  if (!periodicity) return undefined;
  let first: HeapTheorem | undefined;
  for (const [i, { position }] of line.entries()) {
    const read = parse(position);
    const heap = read.ok ? periodicity.of(read.value) : undefined;
    if (!heap) return undefined;
    first ??= heap;
    if (heap.game !== first.game || heap.heap !== first.heap + i) return undefined;
  }
  return first;
}
