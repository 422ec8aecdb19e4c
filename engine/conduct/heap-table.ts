/**
 * The values of heaps of one game, of which a move changes one: from the empty heap up, each once. Cost: the options of every heap up to
 * the largest one.
 */
import { known } from '../result.ts';
import type { ValuesByOptions } from '../theories/theory.ts';

/** Tells every option of a heap as the two heaps that it leaves. */
type HeapOptions = (heap: number, told: (one: number, other: number) => void) => void;

export type HeapTable = {
  /** The handle of the value of a heap; yields from time to time how many heaps are known. */
  valueOf(heap: number): Generator<number, number, void>;
};

/** Options that are looked at between two yields: some milliseconds of work. */
const SLICE = 1 << 19;

export function openHeapTable(options: HeapOptions, values: ValuesByOptions): HeapTable {
  let handles = new Int32Array(256);
  let found = new Int32Array(256);
  let many = 0;
  let count = 0;
  const tell = (one: number, other: number): void => {
    if (count === found.length) {
      const more = new Int32Array(2 * count);
      more.set(found);
      found = more;
    }
    const sum =
      one === 0 ? handles[other] : other === 0 ? handles[one] : values.add(handles[one], handles[other]);
    known(sum !== undefined, 'nimbers add');
    found[count++] = sum;
  };
  /** Goes on up to this heap, or until so many options were looked at. */
  const goOn = (heap: number, most: number): void => {
    for (let looked = 0; many <= heap && looked < most; looked += count + 1) {
      if (many === handles.length) {
        const more = new Int32Array(2 * many);
        more.set(handles);
        handles = more;
      }
      count = 0;
      options(many, tell);
      const each = found.subarray(0, count);
      handles[many++] = values.of(each, each, none);
    }
  };
  const none: readonly number[] = [];
  return {
    *valueOf(heap) {
      for (goOn(heap, SLICE); many <= heap; goOn(heap, SLICE)) yield many;
      return handles[heap];
    },
  };
}
