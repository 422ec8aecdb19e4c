/**
 * The values and the heat of sums of pieces on one graph, each found once: positions along a line have most
 * of their pieces in common.
 */
import type { Outcome } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import type { Result } from '../result.ts';
import type { Capabilities, Sums, TaxedPlay } from '../theories/capabilities.ts';
import { type Labelling, valueAt } from '../theories/labelling.ts';
import type { Slot } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { heatOfSum, type NoHeat, type PieceHeat, type SumHeat, whyNoHeat } from './sum-heat.ts';

/**
 * Questions about pieces are questions about their vertices. An answer that the theory's table of sums does
 * not know is undefined.
 */
export type TableOfSums = {
  readonly labelling: Labelling;
  /** Found one piece after the other; yields after each sum that was not known yet. */
  worthOf(pieces: ArrayLike<number>): Generator<number, Value | undefined, void>;
  outcomeOf(value: Value | undefined): Outcome | undefined;
  /**
   * The play under taxes of what is at a vertex; undefined where it has no value, or the theory knows of no
   * taxes.
   */
  taxed(vertex: number): Result<TaxedPlay> | undefined;
  heatOf(pieces: ArrayLike<number>): Generator<number, SumHeat | NoHeat, void>;
};

/** The table of the values that were asked about last. */
export const lastTable: Slot<TableOfSums> = { holds: 'sums of pieces that were found' };

const withoutValue: NoHeat = { kind: 'no-heat', says: 'One of the pieces has no value.' };

/** An empty table. Cost of an entry: a sum of two values, or a thermograph. */
export function openTableOfSums(
  { sums, outcome, taxed }: Capabilities & { readonly sums: Sums },
  labelling: Labelling,
  rules: Rules,
): TableOfSums {
  const { codes, table } = labelling;
  const found = new Map<string, Value | undefined>([['', sums.zero]]);
  const plays = new Map<number, Result<TaxedPlay> | undefined>();
  const owns = new Map<Value, Result<TaxedPlay> | undefined>();
  const playOf = (value: Value): Result<TaxedPlay> | undefined => {
    if (!owns.has(value)) owns.set(value, taxed?.(value));
    return owns.get(value);
  };
  const taxedAt = (vertex: number): Result<TaxedPlay> | undefined => {
    const code = codes[vertex];
    if (!plays.has(code)) {
      const value = valueAt(labelling, vertex);
      plays.set(code, value && taxed?.(value));
    }
    return plays.get(code);
  };
  function* worthOf(pieces: ArrayLike<number>): Generator<number, Value | undefined, void> {
    // In one order, so that sums of the same values have their first terms in common.
    const terms = Array.from(pieces, (v) => codes[v]).sort((a, b) => a - b);
    let [value, key]: [Value | undefined, string] = [sums.zero, ''];
    for (const code of terms) {
      key += ` ${code}`;
      if (!found.has(key)) {
        found.set(key, code < 0 || !value ? undefined : sums.add(value, table[code], rules));
        yield found.size;
      }
      value = found.get(key);
    }
    return value;
  }
  return {
    labelling,
    worthOf,
    outcomeOf: (value) => value && outcome?.(value),
    taxed: taxedAt,
    *heatOf(pieces) {
      const each: PieceHeat[] = [];
      for (const v of Array.from(pieces)) {
        const play = taxedAt(v);
        if (!play) return withoutValue;
        if (!play.ok) return whyNoHeat(play);
        const { mean, temperature } = play.value;
        each.push({ at: v, mean, temperature });
      }
      const value = yield* worthOf(pieces);
      const own = value && playOf(value);
      return heatOfSum(each, own?.ok ? own.value : undefined);
    },
  };
}
