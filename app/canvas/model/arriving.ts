/**
 * A drawing of which much is new comes onto the canvas in parts, so that no part takes longer than a frame: first what was
 * there goes, then nodes come, then arcs. Each part is a document of its own, of the first nodes and arcs of the whole.
 */
import type { GameDocument } from '../../../engine/index.ts';

/** Nodes and arcs that come at once without anybody noticing. */
const fewEnough = 2500;
/** In nodes and arcs. Each part looks through all that came before, so parts of a large drawing are larger. */
const [smallestPart, mostParts] = [100, 500];

const sizeOf = ({ nodes, edges }: GameDocument): number => nodes.length + edges.length;

/** Whether so much is new that it should come in parts. `another`: it is another drawing, so nothing of the last one stays. */
export const comesInParts = (shown: GameDocument, whole: GameDocument, another: boolean): boolean =>
  another ? sizeOf(whole) + sizeOf(shown) > fewEnough : sizeOf(whole) - sizeOf(shown) > fewEnough;

const partOf = (whole: GameDocument, nodes: number, arcs: number): GameDocument => ({
  ...whole,
  nodes: whole.nodes.slice(0, nodes),
  edges: whole.edges.slice(0, arcs),
  pieces: [],
});

/**
 * The parts, from what is shown to the whole, which is the last. `whole` is asked each time, since the drawing may be edited
 * while it comes.
 */
export function* partsOfWhole(
  shown: GameDocument,
  whole: () => GameDocument,
  another: boolean,
): Generator<GameDocument, void, void> {
  let [nodes, arcs] = [shown.nodes.length, shown.edges.length];
  if (another) {
    const step = Math.max(smallestPart, Math.ceil(sizeOf(shown) / mostParts));
    for (; arcs > 0; arcs -= step) yield partOf(shown, nodes, Math.max(0, arcs - step));
    for (; nodes > 0; nodes -= step) yield partOf(shown, Math.max(0, nodes - step), 0);
    [nodes, arcs] = [0, 0];
  }
  for (;;) {
    const all = whole();
    const step = Math.max(smallestPart, Math.ceil(sizeOf(all) / mostParts));
    if (nodes < all.nodes.length) nodes += step;
    else if (arcs + step < all.edges.length) arcs += step;
    else {
      yield all;
      return;
    }
    yield partOf(all, nodes, arcs);
  }
}
