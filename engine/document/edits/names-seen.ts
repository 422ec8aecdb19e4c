/**
 * The drawing as it may be seen where values are hidden. A name that says a value is hidden with it: the node bears a letter
 * instead, and a title that says a value is left out.
 */
import { readsAsValue, tellsValue } from '../../values/value-name.ts';
import { type GameDocument, type GameNode, isJoint, type NodeId } from '../document.ts';
import { isScored } from '../stuck.ts';
import { setTitle } from './view.ts';

/** Read once: whether the name tells a value where whole numbers are, and where they are not. */
const read = new WeakMap<GameNode, { readonly withNumbers: boolean; readonly without: boolean }>();

function saysValue(node: GameNode, numbers: boolean): boolean {
  let known = read.get(node);
  if (!known) {
    const name = node.name || node.id;
    known = { withNumbers: tellsValue(name, true), without: tellsValue(name, false) };
    read.set(node, known);
  }
  return numbers ? known.withNumbers : known.without;
}

/** a, b, …, z, aa, ab, … */
function letterOf(place: number): string {
  const last = String.fromCharCode(97 + (place % 26));
  return place < 26 ? last : `${letterOf(Math.floor(place / 26) - 1)}${last}`;
}

/** A letter for each of these nodes, in the drawing's order, that no node and no move is called by. */
function lettered(
  { nodes, edges }: GameDocument,
  isSecret: (node: GameNode) => boolean,
): readonly GameNode[] {
  const taken = new Set(nodes.flatMap(({ id, name }) => [id, name]));
  for (const edge of edges) {
    if (isJoint(edge)) for (const { left, right } of edge.pairs) taken.add(left).add(right);
    else for (const { name } of edge.moves ?? []) taken.add(name);
  }
  let place = 0;
  return nodes.map((node) => {
    if (!isSecret(node)) return node;
    while (taken.has(letterOf(place)) || readsAsValue(letterOf(place), false)) place++;
    return { ...node, name: letterOf(place++) };
  });
}

/** The drawing itself where no value is hidden. O(nodes). */
export function namesSeen(document: GameDocument, isHidden: (id: NodeId) => boolean): GameDocument {
  if (!document.nodes.some(({ id }) => isHidden(id))) return document;
  const numbers = isScored(document) || document.edges.some(({ player }) => player !== 'either');
  const isSecret = (node: GameNode): boolean => isHidden(node.id) && saysValue(node, numbers);
  const titled = document.title.split(',').every((part) => tellsValue(part, numbers))
    ? setTitle(document, '')
    : document;
  return document.nodes.some(isSecret) ? { ...titled, nodes: lettered(document, isSecret) } : titled;
}

/** The letters that nodes bear in a drawing as it may be seen, by their ids. */
export const lettersSeen = (document: GameDocument, seen: GameDocument): ReadonlyMap<NodeId, string> =>
  new Map(
    document.nodes.flatMap((node, i) =>
      seen.nodes[i] === node ? [] : [[node.id, seen.nodes[i].name] as const],
    ),
  );
