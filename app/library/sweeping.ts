/** A whole family of positions, row by row. */
import { lineOfRow } from '../../engine/sweeps/index.ts';
import { othersTurn, slice } from './others-turn.ts';
import type { AnyRuleset, FamilyOptions, Ranges, SliceOptions, SweepSummary, SweptRow } from './types.ts';
import { measuresCalled } from './work-on-games.ts';
import { openedFamily } from './work-on-sweeps.ts';

export type SweepOptions = FamilyOptions &
  SliceOptions & {
    /** Ids of `measures`: each becomes a member of every row. */
    readonly measures?: readonly string[];
  };

/**
 * Sweeps a family of positions: gives what each member is worth, one row after the other, with the same data
 * as the lines of `grundy sweep --json`. The family is one of the ruleset's or a pattern of its notation, as
 * `(LR)^n`. Between rows and slices of work other tasks can run.
 *
 * A row that has no value says why; the sweep continues. In place of the id of a ruleset there may be written
 * rules, `{ rules: text }`. With these, and with a ruleset of one's own, which `ruleset` makes, the family is
 * a pattern of its positions.
 *
 * @returns The rows, one after the other, and at the end how many members were looked at.
 * @throws A refusal where there is no such ruleset, family or measure; the signal's reason if it is aborted.
 * @example
 * import { sweep } from 'grundy';
 *
 * for await (const { numbers, position, text } of sweep('clobber', '(LR)^n', { n: [1, 4] }))
 *   console.log(numbers.n, position, text);
 * const where = 'value = 0';
 * for await (const { numbers } of sweep('clobber', '(LR)^n', { n: [1, 6] }, { where })) console.log(numbers.n);
 * // → 1 LR *
 * // → 2 LRLR ±{*,↑}
 * // → 3 LRLRLR 0
 * // → 4 LRLRLRLR ±{↑[2],{↑*,⇑|0,↑*,±{0,↑*}}}
 * // → 3
 */
export async function* sweep(
  ruleset: AnyRuleset,
  family: string,
  ranges: Ranges,
  options: SweepOptions = {},
): AsyncGenerator<SweptRow, SweepSummary, void> {
  const { signal, onProgress } = options;
  const { opened, sweepBy, bound } = openedFamily(ruleset, family, ranges, options);
  const measures = measuresCalled(options.measures ?? []).map(({ id }) => id);
  const rows = sweepBy({ measures, withData: true, ...bound });
  let until = performance.now() + slice;
  let [count, unknown] = [0, 0];
  for (const advance of rows.rows(Array.from({ length: opened.count }, (_, row) => row))) {
    signal?.throwIfAborted();
    if (advance.kind === 'left-out' && advance.isUnknown) unknown++;
    if (advance.kind === 'row') {
      count++;
      yield JSON.parse(lineOfRow('json', opened, advance.row)) as SweptRow;
    } else if (performance.now() >= until) {
      if (advance.kind === 'working') onProgress?.({ doing: 'generating', done: advance.positions });
      await othersTurn();
      until = performance.now() + slice;
    }
  }
  return { rows: count, of: opened.count, unknown };
}
