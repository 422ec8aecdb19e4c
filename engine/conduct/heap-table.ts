/**
 * The values of heaps of one game, of which a move changes one: from the empty heap up, each once. Cost: the options of every heap up to
 * the largest one.
 */
import { known } from '../result.ts';
import type { HeapOptionsRecorder, HeapParts } from '../rulesets/parts.ts';
import type { ValuesByOptions } from '../theories/theory.ts';

export type HeapTable = {
  /** The handle of the value of a heap; yields from time to time how many heaps are known. */
  valueOf(heap: number): Generator<number, number, void>;
};

/** Options that are looked at between two yields: some milliseconds of work. */
const SLICE = 1 << 19;

export function openHeapTable(
  options: ReturnType<HeapParts['optionsIn']>,
  values: ValuesByOptions,
): HeapTable {
  let handles = new Int32Array(256);
  let found = new Int32Array(256);
  let many = 0;
  let count = 0;
  const record: HeapOptionsRecorder = (whole, least, most) => {
    if (count + most - least >= found.length) {
      const more = new Int32Array(2 * (count + most - least + 1));
      more.set(found);
      found = more;
    }
    const { add } = values;
    const [from, into] = [handles, found];
    for (let one = least; one <= most; one++) {
      const sum = add(from[one], from[whole - one]);
      known(sum !== undefined, 'values of heaps add');
      into[count++] = sum;
    }
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
      options(many, record);
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
