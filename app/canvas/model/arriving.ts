/**
 * A drawing of which much is new or gone comes onto the canvas in parts, so that no part takes longer than a frame: first what
 * does not stay goes, arcs before nodes, then nodes come, then arcs. Each part is a document of its own.
 */
import type { GameDocument } from '../../../engine/document/index.ts';

/** Nodes and arcs that come or go at once without anybody noticing. */
const fewEnough = 2500;
/** In nodes and arcs. Each part looks through all that came before, so parts of a large drawing are larger. */
const [smallestPart, mostParts] = [100, 250];

/** In nodes and arcs. */
export const sizeOf = ({ nodes, edges }: GameDocument): number => nodes.length + edges.length;
const stepFor = (document: GameDocument): number =>
  Math.max(smallestPart, Math.ceil(sizeOf(document) / mostParts));

/** Whether so much is new or gone that it should come in parts. `another`: it is another drawing, so nothing of the last one stays. */
export const comesInParts = (shown: GameDocument, whole: GameDocument, another: boolean): boolean =>
  (another ? sizeOf(whole) + sizeOf(shown) : Math.abs(sizeOf(whole) - sizeOf(shown))) > fewEnough;

/** What is shown, with fewer and fewer of the records that do not stay. */
function* fewer<T>(all: readonly T[], stays: (each: T) => boolean, step: number): Generator<readonly T[]> {
  const staying = new Set(all.filter(stays));
  for (let gone = step; gone < all.length - staying.size + step; gone += step) {
    let met = 0;
    yield all.filter((each) => staying.has(each) || ++met > gone);
  }
}

function* withoutGone(shown: GameDocument, whole: GameDocument, another: boolean): Generator<GameDocument> {
  const step = stepFor(shown);
  const [ids, arcs] = [new Set<string>(), new Set<unknown>()];
  if (!another) {
    for (const { id } of whole.nodes) ids.add(id);
    for (const edge of whole.edges) arcs.add(edge);
  }
  let { edges } = shown;
  const now = { ...shown, pieces: [] };
  for (edges of fewer(edges, (edge) => arcs.has(edge), step)) yield { ...now, edges };
  for (const nodes of fewer(shown.nodes, ({ id }) => ids.has(id), step)) yield { ...now, nodes, edges };
}

/**
 * The parts, from what is shown to the whole, which is the last. `whole` is asked each time, since the drawing may be edited
 * while it comes.
 */
export function* partsOfWhole(
  shown: GameDocument,
  whole: () => GameDocument,
  another: boolean,
): Generator<GameDocument, void, void> {
  let there = shown;
  for (there of withoutGone(shown, whole(), another)) yield there;
  let [nodes, arcs] = [there.nodes.length, there.edges.length];
  for (;;) {
    const all = whole();
    const step = stepFor(all);
    if (nodes < all.nodes.length) nodes += step;
    else if (arcs + step < all.edges.length) arcs += step;
    else {
      yield all;
      return;
    }
    // The same list once all nodes are there: what shows nodes alone has nothing to do while arcs come.
    const come = nodes < all.nodes.length ? all.nodes.slice(0, nodes) : all.nodes;
    yield { ...all, nodes: come, edges: all.edges.slice(0, arcs), pieces: [] };
  }
}
