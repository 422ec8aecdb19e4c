/** The jobs about tables of families: rows come as they are found, whatever their values; these are measured apart. */
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import type { OverBudget } from '../../engine/result.ts';
import { measureList, openSweep, rulesets } from '../../engine/run.ts';
import { openFamily, parseAskedFamily } from '../../engine/sweeps/index.ts';
import { type Value, valueKey } from '../../engine/values/index.ts';
import type { ListMeasured, MeasureListJob, RowsFound, SweepEnded, SweepJob, SweptRow } from '../protocol.ts';
import { breathing, type JobSlices } from '../run-job.ts';

/** What was found since the last report. */
type Fresh = { rows: SweptRow[]; values: Value[] };

/** Each row is reported once, with the values that no row before it had. */
export function* sweepJob({ of, from }: SweepJob): JobSlices<SweepEnded> {
  const family = familyOf(of);
  if ('kind' in family) return family;
  const codes = new Map<string, number>();
  let fresh: Fresh = { rows: [], values: [] };
  let done = from;
  const report = (): RowsFound => {
    const { rows, values } = fresh;
    fresh = { rows: [], values: [] };
    return { kind: 'rows', rows, values, done, total: family.count };
  };
  const codeOf = (value: Value): number => {
    const key = valueKey(value);
    const known = codes.get(key);
    if (known !== undefined) return known;
    codes.set(key, codes.size);
    fresh.values.push(value);
    return codes.size - 1;
  };
  for (const advance of openSweep(family, { measures: [] }).rows(numbersFrom(from, family.count))) {
    if (advance.kind === 'row') {
      const { numbers, position, worth, outcome, says } = advance.row;
      fresh.rows.push({
        numbers,
        position,
        code: worth ? codeOf(worth) : -1,
        ...(isOutcome(outcome) && { outcome }),
        ...(says !== undefined && { says }),
      });
      done++;
    }
    yield report;
  }
  return { kind: 'sweep', rest: report() };
}

const isOutcome = (letter: string | undefined): letter is Outcome =>
  letter !== undefined && letter in outcomeClasses;

function* numbersFrom(from: number, count: number): Generator<number, void, void> {
  for (let row = from; row < count; row++) yield row;
}

/** The page has read the text before; a page and a worker of two versions may not agree. */
function familyOf(text: string) {
  const asked = parseAskedFamily(text);
  const ruleset = asked.ok ? rulesets.find(({ id }) => id === asked.value.ruleset) : undefined;
  const opened = asked.ok && ruleset ? openFamily(ruleset, asked.value) : undefined;
  if (opened?.ok) return opened.value;
  const refusal: OverBudget = { kind: 'over-budget', says: `There is no such family: ${text}` };
  return refusal;
}

export function* measureListJob({ values, measures }: MeasureListJob): JobSlices<ListMeasured> {
  return { kind: 'measure-list', ...(yield* breathing(measureList(values, measures))) };
}
