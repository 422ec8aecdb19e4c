/** Some of many that come one after the other, by chance, each as probable as any other. */
import { numberBelow, seededWords } from '../simultaneous/drawing-lots.ts';

export type Lots<Item> = {
  put(item: Item): void;
  /** Those that are drawn, in the order in which they came. */
  drawn(): readonly Item[];
};

/**
 * Draws `most` of all that come, or all if there are fewer (Vitter's algorithm R). The seed is a whole number
 * from 0 to 2³² − 1.
 */
export function openLots<Item>(most: number, seed: number): Lots<Item> {
  const words = seededWords(seed, 0);
  const kept: { readonly item: Item; readonly number: number }[] = [];
  let count = 0;
  return {
    put(item) {
      count++;
      const place = kept.length < most ? kept.length : Number(numberBelow(BigInt(count), words));
      if (place < most) kept[place] = { item, number: count };
    },
    drawn: () => kept.toSorted((a, b) => a.number - b.number).map(({ item }) => item),
  };
}
