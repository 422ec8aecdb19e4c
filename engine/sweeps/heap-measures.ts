/**
 * Measures of a heap together with all smaller heaps of its game, for the rows of a table: the order of their
 * misère quotient, which is a partial quotient of the game (T. E. Plambeck and A. N. Siegel, Misère quotients
 * for impartial games).
 */
import { quotientOfHeaps } from '../answers/quotient-of-heaps.ts';
import { positionRead, rulesetOfGame } from '../conduct/board-game.ts';
import { dataOfMeasurement, type Measurement, textOfMeasurement } from '../theories/measure.ts';
import { measureCatalogue } from '../theories/measuring.ts';
import type { AskedFamily } from './asked-family.ts';
import type { SweepRow } from './table.ts';

type Cells = Pick<SweepRow, 'measured' | 'data'>;

type HeapMeasures = {
  /**
   * The cells of a row, with those of its heap. Yields from time to time how much has been handled.
   * Precondition: the ruleset reads the position.
   */
  beside<C extends Cells>(cells: C, position: string): Generator<number, C, void>;
};

const ofHeaps: ReadonlySet<string> = new Set(
  measureCatalogue.filter((measure) => measure.ofHeaps).map(({ id }) => id),
);

/**
 * For the measures of a table that are of heaps; where it has none, cells stay as they are. A cell is empty
 * where the position is no single heap, play is not misère, or no quotient was found.
 */
export function openHeapMeasures(
  { ruleset, under }: Pick<AskedFamily, 'ruleset' | 'under'>,
  measures: readonly string[],
): HeapMeasures {
  const places = [...measures.keys()].filter((i) => ofHeaps.has(measures[i]));
  const quotients = openPartialQuotients(ruleset);
  return {
    *beside(cells, position) {
      if (places.length === 0) return cells;
      const found = under?.play === 'misere' ? yield* quotients(position) : none;
      const measured = cells.measured.map((text, i) =>
        places.includes(i) ? textOfMeasurement(found) : text,
      );
      if (!cells.data) return { ...cells, measured };
      const own = Object.fromEntries(places.map((i) => [measures[i], dataOfMeasurement(found)]));
      return { ...cells, measured, data: { ...(cells.data as Record<string, unknown>), ...own } };
    },
  };
}

const none: Measurement = { kind: 'none', says: 'only single heaps in misère play have one' };

/** A run that finds the partial quotients of one game, and what is known of it so far. */
type Found = {
  readonly most: number;
  readonly run: ReturnType<typeof quotientOfHeaps>;
  /** By the number of heaps; as many as are known. */
  readonly orders: Measurement[];
  /** Why there is none of more heaps; undefined while there may be. */
  ends: string | undefined;
};

/**
 * How many elements the misère quotient of the heaps up to a position's only one has. One run finds it of
 * all heaps one after the other, and waits until a later row needs more of them; for larger heaps there is
 * another run of at least twice as many.
 */
function openPartialQuotients(id: string): (position: string) => Generator<number, Measurement, void> {
  const known = new Map<string, Found>();
  return function* (position) {
    const ruleset = rulesetOfGame({ ruleset: id });
    const read = positionRead(ruleset, position);
    const parts = ruleset.openParts?.();
    if (parts?.kind !== 'heaps') return none;
    const heaps = parts.heapsOf(read).filter((heap) => heap > 0);
    if (heaps.length > 1) return none;
    const heap = heaps[0] ?? 0;
    const game = parts.gameOf(read);
    let found = known.get(game);
    if (!found || (found.ends === undefined && found.most < heap)) {
      found = begun(parts.optionsIn(game), Math.max(leastHeaps, heap, 2 * (found?.most ?? 0)));
      known.set(game, found);
    }
    while (found.orders.length <= heap && found.ends === undefined) {
      const { done, value } = found.run.next();
      if (!done) yield value;
      else if (value.kind === 'over-budget') found.ends = value.says;
    }
    return found.orders[heap] ?? { kind: 'none', says: found.ends ?? '' };
  };
}

/** A run prepares the options of so many heaps at least. */
const leastHeaps = 32;

function begun(optionsIn: Parameters<typeof quotientOfHeaps>[0], most: number): Found {
  const orders: Measurement[] = [];
  const run = quotientOfHeaps(optionsIn, most, (last, order, isProved) => {
    const one: Measurement = isProved
      ? { kind: 'number', x: order }
      : { kind: 'words', text: `${order} observed`, rank: [order, 1] };
    while (orders.length <= last) orders.push(one);
  });
  return { most, run, orders, ends: undefined };
}
