/** Enters a canonical form without infinite play, given as data, into a store. */
import type { GraphForm } from '../../../values/form.ts';
import { intern } from './find.ts';
import type { Store } from './store.ts';

/**
 * The id of a loopfree form; undefined where play in it may be infinite. Precondition: the form is canonical,
 * as the forms of values are, so that nothing is compared. O(positions + options · log options).
 */
export function internForm(store: Store, { count, left, right }: GraphForm): number | undefined {
  const own = (pairs: readonly number[]): readonly number[][] => {
    const options = Array.from({ length: count }, (): number[] => []);
    for (let i = 0; i < pairs.length; i += 2) options[pairs[i]].push(pairs[i + 1]);
    return options;
  };
  const [lefts, rights] = [own(left), own(right)];
  const into = Array.from({ length: count }, (): number[] => []);
  const waitsFor = new Int32Array(count);
  for (let v = 0; v < count; v++) {
    waitsFor[v] = lefts[v].length + rights[v].length;
    for (const side of [lefts[v], rights[v]]) for (const option of side) into[option].push(v);
  }
  // Options before the positions that have them; what lies on a cycle, or leads to one, never becomes ready.
  const ready: number[] = [];
  for (let v = 0; v < count; v++) if (waitsFor[v] === 0) ready.push(v);
  const ids = new Int32Array(count).fill(-1);
  const idsOf = (options: readonly number[]): number[] => options.map((v) => ids[v]).sort((a, b) => a - b);
  for (let i = 0; i < ready.length; i++) {
    const v = ready[i];
    ids[v] = intern(store, idsOf(lefts[v]), idsOf(rights[v]));
    for (const before of into[v]) if (--waitsFor[before] === 0) ready.push(before);
  }
  return ids[0] < 0 ? undefined : ids[0];
}
