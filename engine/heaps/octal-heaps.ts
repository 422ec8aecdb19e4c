/**
 * Nim values of the heaps of an octal game, or of one whose halves must differ, as in Grundy's game: one heap
 * after the other, by sparse spaces (Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, chapter 4).
 * A move that leaves two heaps has a common value only if one of them is rare, so the least common value that
 * no option has is found from the rare heaps alone. The heap has that value unless a smaller rare one is
 * missing among its options; options with these come mostly soon where two common heaps are tried one pair
 * after the other. Where one does not come, all pairs are tried.
 *
 * Every value is right under any split: a bad one costs time alone. The split is found anew when the heaps
 * are twice as many, and when the rare ones are; where no split is sparse, all pairs are looked at. Two heaps
 * that n − t counters are parted into are the same for every n and t, so what was met of them is kept for as
 * many heaps as the code has digits. As soon as the theorem of Guy and Smith proves a period, the heaps after
 * it are copied.
 *
 * Time: the rare heaps, for each heap. Memory: 2 bytes for each heap, 6 for each rare one, and 4 for each
 * heap while a period is looked for.
 */
import { type HeapCode, NO_HEAP, ONE_HEAP, placesOf, TWO_HEAPS } from './heap-code.ts';
import { type HeapPeriod, periodOfHeaps } from './heap-periods.ts';
import { isRare, sparsestMask } from './sparse-space.ts';

export type FoundHeaps = {
  /**
   * Finds the values of the heaps up to this one; yields from time to time how many heaps are known, some
   * milliseconds apart.
   */
  upTo(heap: number): Generator<number, void, void>;
  /** The values of the heaps 0, 1, …, as far as they are known; valid until more of them are found. */
  values(): Uint16Array;
  /**
   * The period that the heaps known so far prove; undefined while there is none. Looked for now and then, and
   * at the end of `upTo`.
   */
  period(): HeapPeriod | undefined;
  /**
   * The split of the values: its mask, 0 where all pairs are looked at, and the rare heaps among those that
   * were not copied.
   */
  split(): { readonly mask: number; readonly rareHeaps: number };
  /** How many pairs of heaps were looked at, and for how many heaps all of them were. */
  work(): { readonly pairs: number; readonly whole: number };
};

/** Fewer heaps are found by all pairs. */
const plainHeaps = 2_048;

/** A split is sparse if at most one heap in so many is rare; beyond that all pairs are as quick. */
const sparseShare = 6;

/** A period is looked for whenever there are so many heaps, and that much more of them. */
const [firstLook, growth] = [500, 1.25];

/** Of each heap that may be left, so many pairs are tried first; with every turn twice as many. */
const firstTurn = 256;

/** Pairs that are looked at between two yields. */
const SLICE = 1 << 21;

/** Precondition: every digit is from 0 to 7, and no number of counters may be taken besides. */
export function openOctalHeaps(code: HeapCode): FoundHeaps {
  const { digits, unequal } = code;
  const places = placesOf(code);
  const parting = digits.flatMap((digit, taken) => ((digit & TWO_HEAPS) > 0 ? [taken] : []));
  const least = parting[0] ?? Number.POSITIVE_INFINITY;
  // Where some halves must differ, no row has equal ones, and those that are allowed are met apart.
  const halving = unequal ? parting.filter((taken) => !unequal.includes(taken)) : [];
  const apart = unequal ? 1 : 0;

  let values = new Uint16Array(4_096);
  let known = 1;
  let rare = new Uint32Array(1_024);
  let rareValues = new Uint16Array(1_024);
  let rareHeaps = 0;
  let mask = 0;
  let [pairs, whole] = [0, 0];
  let nextSplit = plainHeaps;
  let mostRare = Number.POSITIVE_INFINITY;
  let period: HeapPeriod | undefined;
  let nextLook = firstLook;

  // A power of 2 above all values. Of the counters that are parted, the last few have a row each that says
  // which values were met.
  let width = 16;
  let slots = 1;
  while (slots <= places) slots *= 2;
  let met = new Uint32Array(slots * width);
  /** How many pairs of two heaps were tried one by one, for each row. */
  const tried = new Float64Array(slots);
  let single = new Uint32Array(width);
  let missing = new Uint32Array(2 * width);
  let isRareValue = new Uint8Array(0);

  const splitValues = (): void => {
    isRareValue = Uint8Array.from({ length: 2 * width }, (_, value) => Number(isRare(value, mask)));
  };
  splitValues();

  const widen = (value: number): void => {
    while (width <= value) width *= 2;
    const wider = new Uint32Array(slots * width);
    const before = met.length / slots;
    for (let slot = 0; slot < slots; slot++)
      wider.set(met.subarray(slot * before, (slot + 1) * before), slot * width);
    met = wider;
    single = new Uint32Array(width);
    missing = new Uint32Array(2 * width);
    splitValues();
  };

  /** Meets what these counters can be parted into, as far as the split needs it. */
  const part = (counters: number): void => {
    const slot = counters & (slots - 1);
    tried[slot] = 0;
    if (counters < 2) return;
    if (mask === 0) {
      tried[slot] = (counters - apart) >> 1;
      meetAll(values, met, slot * width, counters, tried[slot]);
      pairs += tried[slot];
      return;
    }
    let count = rareHeaps;
    while (count > 0 && rare[count - 1] >= counters) count--;
    pairs += count;
    const half = apart && isRareValue[values[counters >> 1]] === 1 ? counters / 2 : 0;
    let equal = count;
    if (half > 0 && Number.isInteger(half)) for (equal = 0; rare[equal] < half; ) equal++;
    meetRare(values, met, slot * width, counters, rare, rareValues, 0, equal);
    meetRare(values, met, slot * width, counters, rare, rareValues, equal + 1, count);
  };

  /** Whether an option of the heap was met that has this value. */
  const isMet = (heap: number, value: number): boolean => {
    if (value >= width) return false;
    if (single[value] === heap) return true;
    for (const taken of parting) {
      const counters = heap - taken;
      if (counters < 2) return false;
      if (met[(counters & (slots - 1)) * width + value] === counters) return true;
    }
    return false;
  };

  const reckon = (heap: number): number => {
    for (let taken = 1; taken <= places && taken <= heap; taken++) {
      const digit = digits[taken];
      if (taken === heap ? (digit & NO_HEAP) > 0 : (digit & ONE_HEAP) > 0)
        single[values[heap - taken]] = heap;
    }
    for (const taken of halving) if (heap > taken && (heap - taken) % 2 === 0) single[0] = heap;
    if (heap > least) part(heap - least);
    // The least common value that no option has; the rare ones below it that were not met.
    let [value, count, first] = [0, 0, 0];
    for (; value < 2 * width; value++) {
      if (isMet(heap, value)) continue;
      if (isRareValue[value] === 0 || mask === 0) break;
      if (count++ === 0) first = value;
      missing[value] = heap;
    }
    if (count === 0) return value;
    // The heaps that are left are parted in turns, since what one of them lacks may come soon in another.
    for (let most = firstTurn, more = true; more && count > 0; most *= 2) {
      more = false;
      for (let i = 0; i < parting.length && count > 0; i++) {
        const counters = heap - parting[i];
        if (counters < 2) break;
        const [slot, half] = [counters & (slots - 1), (counters - apart) >> 1];
        const [from, to] = [tried[slot], Math.min(most, half)];
        if (from >= to) {
          more ||= from < half;
          continue;
        }
        tried[slot] = meetMissing(values, met, slot * width, counters, from, to, missing, heap, value, count);
        pairs += tried[slot] - from;
        more ||= tried[slot] < half;
        count = 0;
        for (let each = first; each < value; each++) if (missing[each] === heap) count++;
      }
    }
    if (count === 0) return value;
    whole++;
    for (let each = first; ; each++) if (isRareValue[each] === 1 && !isMet(heap, each)) return each;
  };

  /** Puts a heap among the rare ones. */
  const addRare = (heap: number): void => {
    if (rareHeaps === rare.length) {
      const [more, moreValues] = [new Uint32Array(2 * rareHeaps), new Uint16Array(2 * rareHeaps)];
      more.set(rare);
      moreValues.set(rareValues);
      [rare, rareValues] = [more, moreValues];
    }
    rare[rareHeaps] = heap;
    rareValues[rareHeaps++] = values[heap];
  };

  /**
   * Finds the split anew, and meets again what is still needed: the split by which fewest heaps will be rare
   * when they are twice as many, if those to come are like the larger half of these.
   */
  const split = (): void => {
    const counts = new Float64Array(width);
    for (let heap = 1; heap < known; heap++) counts[values[heap]] += 2 * heap < known ? 1 : 3;
    const found = sparsestMask(counts);
    mask = found.rare * sparseShare <= 2 * known ? found.mask : 0;
    splitValues();
    rareHeaps = 0;
    if (mask > 0) for (let heap = 1; heap < known; heap++) if (isRareValue[values[heap]] === 1) addRare(heap);
    if (rareHeaps * sparseShare > known) {
      mask = 0;
      rareHeaps = 0;
      splitValues();
    }
    nextSplit = 2 * known;
    mostRare = mask > 0 ? 2 * rareHeaps + plainHeaps / sparseShare : Number.POSITIVE_INFINITY;
    for (let taken = places; taken > least; taken--) if (known > taken) part(known - taken);
  };

  const lookForPeriod = (): void => {
    nextLook = Math.ceil(known * growth);
    period = periodOfHeaps(values.subarray(0, known), code);
  };

  /** Continues up to this heap, or until a slice of pairs was looked at. */
  const goOn = (heap: number): void => {
    const end = pairs + SLICE;
    while (known <= heap && pairs < end) {
      if (known === values.length) {
        const more = new Uint16Array(2 * known);
        more.set(values);
        values = more;
      }
      if (period) {
        const to = Math.min(heap + 1, values.length, known + SLICE);
        for (; known < to; known++) values[known] = values[known - period.period];
        continue;
      }
      if (known >= nextSplit || rareHeaps > mostRare) split();
      const value = reckon(known);
      if (value >= width) widen(value);
      values[known] = value;
      if (mask > 0 && isRareValue[value] === 1) addRare(known);
      pairs++;
      if (++known >= nextLook) lookForPeriod();
    }
  };

  return {
    *upTo(heap) {
      for (goOn(heap); known <= heap; goOn(heap)) yield known;
      if (!period && known > 1) lookForPeriod();
    },
    values: () => values.subarray(0, known),
    period: () => period,
    split: () => ({ mask, rareHeaps }),
    work: () => ({ pairs, whole }),
  };
}

// The loops in which the time goes, each a function of its own. `row` is where the row of the counters
// begins: a value is met where their number is there.

/** Meets all pairs whose smaller heap has at most so many counters. */
function meetAll(values: Uint16Array, met: Uint32Array, row: number, counters: number, half: number): void {
  for (let one = 1; one <= half; one++) met[row + (values[one] ^ values[counters - one])] = counters;
}

/** Meets the pairs with the rare heaps from one place to another in their list. */
function meetRare(
  values: Uint16Array,
  met: Uint32Array,
  row: number,
  counters: number,
  rare: Uint32Array,
  rareValues: Uint16Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) met[row + (rareValues[i] ^ values[counters - rare[i]])] = counters;
}

/**
 * Meets the pairs with the heaps of `from` + 1 to `to` counters; it ends when `count` values below `limit`
 * were met that are missing. The smaller heap of the last pair. (From the smallest heap up: from the middle
 * down ten times as many pairs were tried for 0.376.)
 */
function meetMissing(
  values: Uint16Array,
  met: Uint32Array,
  row: number,
  counters: number,
  from: number,
  to: number,
  missing: Uint32Array,
  heap: number,
  limit: number,
  count: number,
): number {
  let rest = count;
  for (let pair = from; pair < to; pair++) {
    const value = values[pair + 1] ^ values[counters - pair - 1];
    if (met[row + value] === counters) continue;
    met[row + value] = counters;
    if (value >= limit || missing[value] !== heap) continue;
    missing[value] = 0;
    if (--rest === 0) return pair + 1;
  }
  return to;
}
