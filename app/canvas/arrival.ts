/**
 * A drawing with many changes comes onto the canvas in parts, so that no part takes longer than a frame and
 * the page answers meanwhile: first what does not stay is removed, arcs before nodes, then nodes are added,
 * then arcs. Each part is a document of its own.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { tellArrived, tellArriving } from '../store/arriving.ts';
import type { EditorState } from '../store/editor.ts';
import { inSlices, pause } from '../store/in-slices.ts';
import type { Drawing } from './model/drawing.ts';

/** This many nodes and arcs can be added or removed at once without anybody noticing. */
const fewEnough = 2500;
/**
 * In nodes and arcs. Each part looks through all that came before, so parts of a large drawing are larger.
 */
const [smallestPart, mostParts] = [100, 250];

/** In nodes and arcs. */
const sizeOf = ({ nodes, edges }: GameDocument): number => nodes.length + edges.length;
const stepFor = (document: GameDocument): number =>
  Math.max(smallestPart, Math.ceil(sizeOf(document) / mostParts));

/**
 * Whether so much is new or gone that it should come in parts. `another`: it is another drawing, so nothing
 * of the last one stays.
 */
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
 * The parts, from what is shown to the whole, which is the last. `whole` is asked each time, since the
 * drawing may be edited while it comes.
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

export type Arrival = {
  /**
   * Whether the document comes in parts, from now on or already; `another`: it is another drawing than the
   * one shown. `before` is what was open.
   */
  takes(another: boolean, before: EditorState | undefined): boolean;
  end(): void;
};

/**
 * `whole` is the document as it is now; `show` shows a part of it, and `arrived` is called when all of it is
 * shown.
 */
export function createArrival(
  drawing: Drawing,
  whole: () => GameDocument,
  show: (part: GameDocument) => void,
  arrived: () => void,
): Arrival {
  /** What is coming; anything that came before it ends. */
  let coming: object | undefined;
  function* arriving(mine: object, another: boolean) {
    for (const part of partsOfWhole(drawing.document, whole, another)) {
      if (coming !== mine) return;
      show(part);
      yield;
    }
    if (coming !== mine) return;
    coming = undefined;
    arrived();
    tellArrived();
  }
  return {
    takes(another, before) {
      const isComing = coming !== undefined;
      const all = whole();
      const shrinks = sizeOf(all) < sizeOf(drawing.document);
      // What is edited meanwhile comes with the parts that are still to come; what goes must go in parts,
      // too.
      if (isComing && !another && !shrinks) return true;
      const inParts = (isComing && !another) || comesInParts(drawing.document, all, another);
      coming = inParts ? {} : undefined;
      const mine = coming;
      if (!mine) {
        if (isComing) tellArrived();
        return false;
      }
      if (another || !isComing) tellArriving(before);
      // What else the page does with the drawing has this task for itself.
      void pause().then(() => inSlices(arriving(mine, another)));
      return true;
    },
    end() {
      if (coming) tellArrived();
      coming = undefined;
    },
  };
}
