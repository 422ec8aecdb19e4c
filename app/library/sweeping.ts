/** A whole family of positions, row by row. */
import { rulesetById } from '../../engine/answers/index.ts';
import { openSweep, withConditionsRead } from '../../engine/run.ts';
import { lineOfRow, openFamily, readAskedFamily } from '../../engine/sweeps/index.ts';
import { othersTurn, slice } from './others-turn.ts';
import { orThrow, refusal } from './refusals.ts';
import type { BoardOptions, OwnRuleset, SliceOptions, SweepSummary, SweptRow } from './types.ts';
import { boundOf, measuresCalled } from './work-on-games.ts';
import { familiesOfOwn, openOwnSweep } from './work-on-own-rulesets.ts';

export type SweepOptions = Omit<BoardOptions, 'play'> &
  SliceOptions & {
    /** Misère play, in which the player who cannot move wins; the ruleset’s own way of play if left out. */
    readonly play?: 'misere';
    /**
     * Which members have a row: conditions on the numbers, as "m+n<=10", and those that `grundy find` takes,
     * as "value = 0 and m < n". All of them must hold.
     */
    readonly where?: string | readonly string[];
    /** Ids of `measures`: each becomes a member of every row. */
    readonly measures?: readonly string[];
    /** The most positions that may follow one member; a member with more has no value and says so. */
    readonly positions?: number;
  };

/** From where to where each number of a family goes, both included, or the one number that it is. */
export type Ranges = Readonly<Record<string, number | readonly [from: number, to: number]>>;

const words = (ranges: Ranges, { where = [], play, convention, sum }: SweepOptions): readonly string[] => [
  ...Object.entries(ranges).map(([name, range]) =>
    typeof range === 'number' ? `${name}=${range}` : `${name}=${range[0]}..${range[1]}`,
  ),
  ...(typeof where === 'string' ? [where] : where),
  ...(play ? ['--play', play] : []),
  ...(convention ? ['--convention', convention] : []),
  ...(sum ? ['--sum', sum] : []),
];

/**
 * Sweeps a family of positions: gives what each member is worth, one row after the other, with the same data
 * as the lines of `grundy sweep --json`. The family is one of the ruleset's or a pattern of its notation, as
 * `(LR)^n`. Between rows and slices of work other tasks can run.
 *
 * A row that has no value says why; the sweep continues. With a ruleset of one's own, which `ruleset` makes,
 * the family is a pattern of its positions.
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
  ruleset: string | OwnRuleset,
  family: string,
  ranges: Ranges,
  options: SweepOptions = {},
): AsyncGenerator<SweptRow, SweepSummary, void> {
  const { signal, onProgress } = options;
  const families = familiesOf(ruleset);
  const asked = orThrow(readAskedFamily(families.id, [family, ...words(ranges, options)]));
  const opened = orThrow(withConditionsRead(orThrow(openFamily(families, asked))));
  const measures = measuresCalled(options.measures ?? []).map(({ id }) => id);
  const wanted = { measures, withData: true, ...boundOf(options.positions) };
  const rows =
    typeof ruleset === 'string' ? openSweep(opened, wanted) : openOwnSweep(ruleset, opened, wanted);
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

function familiesOf(ruleset: string | OwnRuleset) {
  if (typeof ruleset !== 'string') return familiesOfOwn(ruleset);
  const found = rulesetById(ruleset);
  if (found.ok) return found.value;
  throw refusal(found.problems.map(({ says }) => ({ place: 'ruleset', says })));
}
