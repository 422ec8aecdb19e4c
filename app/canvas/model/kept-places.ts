/** What the canvas remembers of the words round a node: see placement.ts. */
import type { Around, AroundPlaces, Surroundings } from '../../../engine/figure/index.ts';

/** The places of the words round a node, the words they were found for, and whether some lie on something, since there is no room. */
export type KeptPlaces = {
  readonly key: string;
  readonly around: Around;
  readonly places: AroundPlaces;
  readonly overlaps: boolean;
  /** What was near the node, as far as was asked: where the same is near again the places are the same. */
  seen: ReadonlyMap<number, Surroundings>;
};
