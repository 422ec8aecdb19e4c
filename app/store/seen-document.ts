/**
 * The drawing as it may be seen. A name that says a value is hidden with it: while the value of its node is hidden, the node bears a
 * letter in every list, sentence, figure and window. A title that says a value is left out. Edits, files and storage have the drawing itself.
 */
import {
  type GameDocument,
  type GameNode,
  isScored,
  type NodeId,
  readsAsValue,
  setTitle,
} from '../../engine/index.ts';
import type { EditorState } from './editor.ts';
import { hidesAny, isHidden } from './hidden.ts';
import type { HiddenValues } from './state/showing.ts';

/** Read once: whether the name is a value where whole numbers are, and where they are not. */
const read = new WeakMap<GameNode, { readonly withNumbers: boolean; readonly without: boolean }>();

function saysValue(node: GameNode, numbers: boolean): boolean {
  let known = read.get(node);
  if (!known) {
    const name = node.name || node.id;
    known = { withNumbers: readsAsValue(name, true), without: readsAsValue(name, false) };
    read.set(node, known);
  }
  return numbers ? known.withNumbers : known.without;
}

/** a, b, …, z, aa, ab, … */
function letterOf(place: number): string {
  const last = String.fromCharCode(97 + (place % 26));
  return place < 26 ? last : `${letterOf(Math.floor(place / 26) - 1)}${last}`;
}

/** A letter for each of these nodes, in the drawing's order, that no node is called by. */
function lettered(nodes: readonly GameNode[], isSecret: (node: GameNode) => boolean): readonly GameNode[] {
  const taken = new Set(nodes.flatMap(({ id, name }) => [id, name]));
  let place = 0;
  return nodes.map((node) => {
    if (!isSecret(node)) return node;
    while (taken.has(letterOf(place)) || readsAsValue(letterOf(place), false)) place++;
    return { ...node, name: letterOf(place++) };
  });
}

type Known = { readonly hidden: HiddenValues; readonly seen: GameDocument };
const known = new WeakMap<GameDocument, Known>();

/** The same arguments give the same record; the drawing itself where no name is hidden. O(nodes), once. */
export function documentSeen(document: GameDocument, hidden: HiddenValues): GameDocument {
  if (!hidden.all && hidden.except.size === 0) return document;
  const last = known.get(document);
  if (last && last.hidden === hidden) return last.seen;
  const seen = seenOf(document, hidden);
  known.set(document, { hidden, seen });
  return seen;
}

function seenOf(document: GameDocument, hidden: HiddenValues): GameDocument {
  if (!hidesAny(hidden, document)) return document;
  const numbers = isScored(document) || document.edges.some(({ player }) => player !== 'either');
  const isSecret = (node: GameNode): boolean => isHidden(hidden, node.id) && saysValue(node, numbers);
  const titled = document.title.split(',').every((part) => readsAsValue(part, numbers))
    ? setTitle(document, '')
    : document;
  return document.nodes.some(isSecret) ? { ...titled, nodes: lettered(document.nodes, isSecret) } : titled;
}

/** The letters that nodes bear in a drawing as it may be seen, by their ids. */
export const lettersSeen = (document: GameDocument, seen: GameDocument): ReadonlyMap<NodeId, string> =>
  new Map(
    document.nodes.flatMap((node, i) =>
      seen.nodes[i] === node ? [] : [[node.id, seen.nodes[i].name] as const],
    ),
  );

/** The drawing that is open, as it may be seen. */
export const seenDocument = ({ document, hidden }: Pick<EditorState, 'document' | 'hidden'>): GameDocument =>
  documentSeen(document, hidden);
