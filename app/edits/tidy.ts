/**
 * Tidies a drawing: the engine's worker finds places, the nodes move there in 250 ms, and the whole is one
 * undo step. If something is selected only the selection moves; pinned nodes stay.
 */
import { moveNodes, setPinned } from '../../engine/document/edits/index.ts';
import { compile, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { engine } from '../../workers/client.ts';
import { toast } from '../store/chrome.ts';
import { applyEdit, endDrag, preview } from '../store/document.ts';
import { editor } from '../store/editor.ts';

type Place = { readonly x: number; readonly y: number };
export type NewPlaces = ReadonlyMap<NodeId, Place>;

const duration = 250;
/** With more nodes an animation would take too many frames. */
const mostGliding = 1500;

/** Asks the worker for places; undefined if the run did not end with an answer. */
async function placesFor(
  document: GameDocument,
  stays: (id: NodeId) => boolean,
  { stop, slanted }: { readonly stop?: AbortSignal | undefined; readonly slanted?: boolean } = {},
): Promise<NewPlaces | undefined> {
  const { graph, ids } = compile(document);
  const xs = Float64Array.from(document.nodes, (node) => node.x);
  const ys = Float64Array.from(document.nodes, (node) => node.y);
  const fixed = Uint8Array.from(ids, (id) => (stays(id) ? 1 : 0));
  const run = engine().run({ kind: 'arrange', graph, xs, ys, fixed, ...(slanted && { slanted }) });
  stop?.addEventListener('abort', run.cancel);
  const answer = await run.answer;
  if (answer.kind === 'cancelled') return undefined;
  if (answer.kind !== 'done') {
    toast(`Tidy did not finish: ${answer.says}`, { stays: true });
    return undefined;
  }
  const { value } = answer;
  return new Map(ids.map((id, vertex) => [id, { x: value.xs[vertex], y: value.ys[vertex] }]));
}

/**
 * The document with places for all its nodes, for a drawing that comes without them; unchanged if stopped.
 */
export async function arranged(document: GameDocument, stop?: AbortSignal): Promise<GameDocument> {
  const places = await placesFor(document, () => false, { stop });
  return places ? moveNodes(document, places) : document;
}

/** A moment of the movement, which is fast first and slow at the end. */
function between(from: GameDocument, to: NewPlaces, share: number): GameDocument {
  const eased = 1 - (1 - share) ** 3;
  const places = new Map<NodeId, Place>();
  for (const node of from.nodes) {
    const goal = to.get(node.id);
    if (!goal) continue;
    places.set(node.id, { x: node.x + (goal.x - node.x) * eased, y: node.y + (goal.y - node.y) * eased });
  }
  return moveNodes(from, places);
}

/**
 * Animates the movement and then settles it as one step. An edit made meanwhile wins: the movement ends where
 * it is.
 */
function glide(base: GameDocument, places: NewPlaces): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || base.nodes.length > mostGliding;
  if (still) {
    applyEdit((document) => moveNodes(document, places));
    return;
  }
  const start = performance.now();
  let shown = base;
  const frame = (now: number): void => {
    if (editor().document !== shown) return;
    const share = Math.min(1, Math.max(0, (now - start) / duration));
    shown = share < 1 ? between(base, places, share) : moveNodes(base, places);
    preview(shown);
    if (share < 1) requestAnimationFrame(frame);
    else endDrag(base);
  };
  requestAnimationFrame(frame);
}

async function tidied(slanted: boolean): Promise<void> {
  const { document, selection } = editor();
  const pinned = new Set(document.view.pinned);
  const free = (id: NodeId): boolean =>
    !pinned.has(id) && (selection.nodes.size === 0 || selection.nodes.has(id));
  if (!document.nodes.some((node) => free(node.id))) {
    toast(`Every ${selection.nodes.size > 0 ? 'selected ' : ''}node is pinned, so nothing was moved.`, {
      action: { label: 'Unpin and tidy', run: () => unpinAndTidy(slanted) },
    });
    return;
  }
  const places = await placesFor(document, (id) => !free(id), { slanted });
  if (places && editor().document === document) glide(document, places);
}

export const tidy = (): Promise<void> => tidied(false);

/** Puts Left's options to the left and Right's to the right, wherever no cycle forbids it. */
export const tidyAsGameTree = (): Promise<void> => tidied(true);

function unpinAndTidy(slanted: boolean): void {
  const { document, selection } = editor();
  const ids = [...(document.view.pinned ?? [])].filter(
    (id) => selection.nodes.size === 0 || selection.nodes.has(id),
  );
  applyEdit((before) => setPinned(before, ids, false));
  void tidied(slanted);
}
