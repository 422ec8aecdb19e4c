/**
 * Actions for what is shown: selection and focus, highlighted nodes, what is written at the nodes, text typed
 * on the canvas.
 */
import type { EdgeKey, NodeId } from '../../engine/document/index.ts';
import { type PointedHandlers, whilePointed } from '../parts/pointed.ts';
import { editor, setEditor } from './editor.ts';
import type { Lit } from './state/frame.ts';
import type {
  Codes,
  FieldText,
  Focus,
  Selection,
  Showing,
  ShowingPart,
  Walkthrough,
} from './state/showing.ts';

export function select(nodes: Iterable<NodeId>, edges: Iterable<EdgeKey> = []): void {
  setEditor({ selection: { nodes: new Set(nodes), edges: new Set(edges) } });
}

export const clearSelection = (): void => select([]);

export const setFocus = (focus: Focus | undefined): void => setEditor({ focus });

/** Selects this node or arc alone, with the focus on it, as one change; undefined deselects everything. */
export function selectAlone(focus: Focus | undefined): void {
  const nodes = new Set(focus?.kind === 'node' ? [focus.id] : []);
  const edges = new Set(focus?.kind === 'edge' ? [focus.key] : []);
  setEditor({ selection: { nodes, edges }, focus });
}

/** Restores an earlier selection and focus. */
export const reselect = (selection: Selection, focus: Focus | undefined): void =>
  setEditor({ selection, focus });

/** Lights nodes on the canvas while a row about them in a panel is under the pointer or has the focus. */
export const light = (nodes: Iterable<NodeId>): void => setEditor({ lit: new Set(nodes) });

/** The same as handlers of a row. */
export const lightWhilePointed = (nodes: readonly NodeId[]): PointedHandlers =>
  whilePointed(
    () => light(nodes),
    () => light([]),
  );

/** Highlights what a reason mentions and dims the rest; undefined shows everything again. */
export const pointAt = (cited: Lit | undefined): void => {
  if (editor().cited !== cited) setEditor({ cited });
};

/** A panel names these nodes from now on, in place of those that it named before; none when it goes. */
export function speakOf(panel: string, nodes: readonly NodeId[]): void {
  const spoken = new Map(editor().spoken);
  const before = spoken.get(panel) ?? [];
  if (before.length === nodes.length && before.every((id, place) => id === nodes[place])) return;
  if (nodes.length === 0) spoken.delete(panel);
  else spoken.set(panel, nodes);
  setEditor({ spoken });
}

/** The explanation of a node is read next, because that of another one spoke of it. */
export function readOn(from: NodeId, to: NodeId): void {
  const { trail } = editor();
  setEditor({ trail: trail.at(-1) === from ? [...trail, to] : [from, to] });
}

/**
 * The node whose explanation was read before that of this one; undefined if it was reached in another way.
 */
export const readBefore = ({ trail }: Pick<ShowingPart, 'trail'>, now: NodeId): NodeId | undefined =>
  trail.at(-1) === now ? trail.at(-2) : undefined;

export const readBack = (): void => setEditor({ trail: editor().trail.slice(0, -1) });

export const lightCycles = (cycles: ShowingPart['cycles']): void => setEditor({ cycles });

export const showCompleted = (completed: boolean): void => setEditor({ completed });

export const show = (showing: Showing): void => setEditor({ showing });

export const showStops = (stops: boolean): void => setEditor({ stops });

export const markSum = (sumMarked: boolean): void => setEditor({ sumMarked });

export const showNames = (names: boolean): void => setEditor({ names });
export const showLetters = (letters: boolean): void => setEditor({ letters });

export const beginNaming = (id: NodeId): void => setEditor({ naming: id });
export const endNaming = (): void => setEditor({ naming: undefined });

export const beginScoring = (nodes: readonly NodeId[], typed: string): void =>
  setEditor({ scoring: { nodes, typed } });
export const endScoring = (): void => setEditor({ scoring: undefined });

/** The field of this label restores what was typed there; undefined once it has done so. */
export const writeOnInField = (fieldText: FieldText | undefined): void => setEditor({ fieldText });

/** The next click on a node fills this hole; undefined where no choice is being made any more. */
export const beginFilling = (filling: ShowingPart['filling']): void => {
  if (editor().filling !== filling) setEditor({ filling });
};

export const showCodes = (codes: Codes): void => setEditor({ codes });
export const hideCodes = (): void => setEditor({ codes: undefined });

export const setWalkthrough = (walkthrough: Walkthrough | undefined): void => setEditor({ walkthrough });
