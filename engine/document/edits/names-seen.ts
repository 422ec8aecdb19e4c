/**
 * The drawing as it may be seen where values are hidden. A name that says a value is hidden with it: the node
 * bears a letter instead, and a title that says a value is left out.
 */
import { type NumbersMeant, readsAsValue, tellsValue } from '../../values/value-name.ts';
import { type GameDocument, type GameNode, isJoint, isSimultaneous, type NodeId } from '../document.ts';
import { isScored } from '../stuck.ts';
import { setTitle } from './view.ts';

const calledBy = ({ name, id }: Pick<GameNode, 'name' | 'id'>): string => name || id;

/** Read once: whether the name tells a value, by which numbers are values. */
const read = new WeakMap<GameNode, Map<NumbersMeant, boolean>>();

function saysValue(node: GameNode, numbers: NumbersMeant): boolean {
  const known = read.get(node) ?? new Map<NumbersMeant, boolean>();
  if (known.size === 0) read.set(node, known);
  const says = known.get(numbers) ?? tellsValue(calledBy(node), numbers);
  known.set(numbers, says);
  return says;
}

/**
 * Whether numbers are names of positions, as those of heaps are: every node has one of its own, and they are
 * not the values. They could all be values in one drawing alone, where they go from 0 on without a gap and
 * arcs lead from each to all below it: in that of a heap of Nim. O(nodes + arcs).
 */
function numbersNodes({ nodes, edges }: GameDocument): boolean {
  const numbers = new Map<NodeId, number>();
  for (const node of nodes) {
    if (!/^\d+$/.test(calledBy(node))) return false;
    numbers.set(node.id, Number(calledBy(node)));
  }
  const all = new Set(numbers.values());
  if (all.size < nodes.length) return false;
  if ([...all].some((number) => number >= nodes.length)) return true;
  const below = new Set<number>();
  for (const { from, to } of edges) {
    const [source, target] = [numbers.get(from)!, numbers.get(to)!];
    if (target < source) below.add(source * nodes.length + target);
  }
  return below.size < (nodes.length * (nodes.length - 1)) / 2;
}

/**
 * Whether numbers are names of positions where both players move at once, as those of strips are: every node
 * has one of its own, and one is above 1. No value is, but where scores count. O(nodes).
 */
function numbersRounds({ nodes, view }: GameDocument): boolean {
  const called = new Set(nodes.map(calledBy));
  if (view.rules.convention === 'scoring' || called.size < nodes.length) return false;
  return [...called].every((name) => /^\d+$/.test(name)) && [...called].some((name) => Number(name) > 1);
}

/**
 * Where a player has arcs of his own, or there are scores, numbers are values; elsewhere whole ones are
 * nimbers. O(nodes + arcs).
 */
function numbersMeant(document: GameDocument): NumbersMeant {
  if (isSimultaneous(document) && numbersRounds(document)) return 'none';
  if (isScored(document) || document.edges.some(({ player }) => player !== 'either')) return 'decimals';
  return numbersNodes(document) ? 'none' : 'whole';
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
    while (taken.has(letterOf(place)) || readsAsValue(letterOf(place), 'none')) place++;
    return { ...node, name: letterOf(place++) };
  });
}

/** Whether another node has the same name: lists and texts distinguish those nodes by their ids. O(nodes). */
const isShared = ({ nodes }: GameDocument, { id, name }: GameNode): boolean =>
  name !== '' && nodes.some((other) => other.id !== id && other.name === name);

/** No ruleset has this position: it is hidden where all are but some. */
const someOtherPosition = '\n';

/** A title that is a list of values, or one that says a value or who wins among other words. */
const titleTells = (title: string, numbers: NumbersMeant): boolean =>
  title.split(',').every((part) => tellsValue(part, numbers)) || tellsValue(title, 'none');

const titleSeen = (document: GameDocument, numbers: NumbersMeant): GameDocument =>
  titleTells(document.title, numbers) ? setTitle(document, '') : document;

/**
 * The drawing itself where no value is hidden; for a board only the title may reveal one. O(nodes), and so
 * much again for each node with another name and an id that says a value.
 */
export function namesSeen(document: GameDocument, isHidden: (id: NodeId) => boolean): GameDocument {
  if (document.board) return isHidden(someOtherPosition) ? titleSeen(document, 'decimals') : document;
  if (!document.nodes.some(({ id }) => isHidden(id))) return document;
  const numbers = numbersMeant(document);
  const isSecret = (node: GameNode): boolean =>
    isHidden(node.id) &&
    (saysValue(node, numbers) || (tellsValue(node.id, numbers) && isShared(document, node)));
  const titled = titleSeen(document, numbers);
  return document.nodes.some(isSecret) ? { ...titled, nodes: lettered(document, isSecret) } : titled;
}

/**
 * The name of a move as it may be read where some value is hidden: ▢ for one that says a value. O(length).
 */
export const moveNameSeen = (name: string): string => (tellsValue(name, 'none') ? '▢' : name);

/** Whether an id says a value, as that of a node that once had a telling name may. */
export function idTells(document: GameDocument): (id: NodeId) => boolean {
  const numbers = numbersMeant(document);
  return (id) => tellsValue(id, numbers);
}
