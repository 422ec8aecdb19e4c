/**
 * Keys of the parts of positions on a drawing: equal parts mostly have equal keys, and of a part and its
 * negative one is written. A node is written as its sign and, where other signs are beside it for ever, their
 * number as bits: ".2" has the second sign beside it.
 *
 * A path without directed arcs is its nodes from one end, "..2L", from that end from which the text comes
 * first. Any other tree is written from its centre, after each node its branches in brackets, in the order of
 * their texts (Aho, Hopcroft and Ullman, The Design and Analysis of Computer Algorithms, section 3.2),
 * ".(.)(<L)(=.)"; a branch begins with < or = if the arc to it leads to or from the centre. Equal trees
 * have equal texts. Other graphs are written as a list of nodes and one of arcs, ".L.2;0-1,0-2,2>1", with the
 * numbers of `canonicalOrder`.
 */
import type { DrawnGraph } from '../graphs/drawing-position.ts';
import { NEGATIVE_PART, type PartKey } from '../parts.ts';
import { type Cells, cellsOfText } from '../recipes/cells-rules.ts';
import { canonicalOrder } from './canonical-order.ts';
import { type CompiledGraph, compiledGraph } from './drawing-moves.ts';

/** What each sign becomes where the players change places. */
export type SwappedSigns = readonly number[] | undefined;

/** How a node is written, and a number that differs from that of most others. */
type NodeLabel = { readonly text: string; readonly value: number; readonly weight: number };

/** A node for a key: its label, and that which it has where the players change places. */
export type KeyedNode = { readonly own: NodeLabel; readonly other: NodeLabel };

type LabelOf = (node: number) => NodeLabel;

/** A function that gives a node with this sign, and these signs beside it, always as the same record. */
export function keyedNodes(
  signs: string,
  swapped: SwappedSigns,
): (sign: number, around: number) => KeyedNode {
  const found = new Map<number, KeyedNode>();
  const swapBits = (set: number): number => {
    let other = 0;
    for (let sign = 0; sign < signs.length; sign++)
      if ((set & (1 << sign)) !== 0) other |= 1 << (swapped?.[sign] ?? sign);
    return other;
  };
  const labelOf = (sign: number, around: number): NodeLabel => ({
    text: around === 0 ? signs[sign] : `${signs[sign]}${around}`,
    value: around * signs.length + sign,
    weight: Math.imul(around * 31 + sign + 1, 0x9e3779b1) >>> 12,
  });
  return (sign, around) => {
    const value = around * signs.length + sign;
    const before = found.get(value);
    if (before) return before;
    const own = labelOf(sign, around);
    const other = swapped ? labelOf(swapped[sign], swapBits(around)) : own;
    const node = { own, other: other.value === own.value ? own : other };
    found.set(value, node);
    return node;
  };
}

/**
 * A function that writes the keys of connected parts of a graph: of these nodes, which are joined by those
 * arcs of the graph that have a 1. O(nodes + arcs) for a path, and O(nodes²) for a tree.
 */
export function keysIn(
  graph: CompiledGraph,
): (nodes: readonly number[], joined: Uint8Array, keyed: readonly KeyedNode[]) => PartKey {
  return (nodes, joined, keyed) => {
    const write = writerOf(graph, nodes, joined);
    let [isSame, difference] = [true, 0];
    for (const node of nodes) {
      const { own, other } = keyed[node];
      if (own === other) continue;
      isSame = false;
      difference += own.weight - other.weight;
    }
    const ownText = (node: number): NodeLabel => keyed[node].own;
    const otherText = (node: number): NodeLabel => keyed[node].other;
    if (isSame || difference < 0) return write(ownText);
    if (difference > 0) return NEGATIVE_PART + write(otherText);
    const [key, negative] = [write(ownText), write(otherText)];
    return negative < key ? NEGATIVE_PART + negative : key;
  };
}

/** What writes these nodes with the labels that it is given. */
function writerOf(
  graph: CompiledGraph,
  nodes: readonly number[],
  joined: Uint8Array,
): (labelOf: LabelOf) => string {
  const { tails, isDirected, starts, arcs, others } = graph;
  let [ends, most, hasDirection, hasLoop] = [0, 0, false, false];
  let leaf = nodes[0];
  for (const node of nodes) {
    let degree = 0;
    for (let i = starts[node]; i < starts[node + 1]; i++) {
      if (joined[arcs[i]] === 0) continue;
      degree++;
      if (others[i] === node) hasLoop = true;
      if (isDirected[arcs[i]] === 1) hasDirection = true;
    }
    ends += degree;
    if (degree > most) most = degree;
    if (degree === 1) leaf = node;
  }
  const isTree = !hasLoop && ends === 2 * (nodes.length - 1);
  if (isTree && most <= 2 && !hasDirection) return writerOfPath(graph, nodes.length, joined, leaf);
  if (isTree) return writerOfTree(graph, nodes, joined);
  const numbers = new Map(nodes.toSorted((a, b) => a - b).map((node, i) => [node, i]));
  const inside: DrawnGraph['arcs'][number][] = [];
  for (const [node, number] of numbers)
    for (let i = starts[node]; i < starts[node + 1]; i++)
      // Each arc is listed at its tail.
      if (tails[arcs[i]] === node && joined[arcs[i]] === 1)
        inside.push({
          ends: [number, numbers.get(graph.heads[arcs[i]]) ?? 0],
          isDirected: isDirected[arcs[i]] === 1,
        });
  const drawn = { order: nodes.length, arcs: inside };
  return (labelOf) => listed(drawn, [...numbers.keys()].map(labelOf));
}

function earlier(one: string, other: string): string {
  if (other < one) return other;
  return one;
}

function writerOfPath(
  { starts, arcs, others }: CompiledGraph,
  length: number,
  joined: Uint8Array,
  first: number,
): (labelOf: LabelOf) => string {
  const walk = [first];
  for (let before = -1, node = first; walk.length < length; ) {
    let next = -1;
    for (let i = starts[node]; i < starts[node + 1]; i++)
      if (joined[arcs[i]] === 1 && others[i] !== before) next = others[i];
    [before, node] = [node, next];
    walk.push(node);
  }
  return (labelOf) => {
    let [onwards, backwards] = ['', ''];
    for (let i = 0; i < length; i++) {
      onwards += labelOf(walk[i]).text;
      backwards += labelOf(walk[length - 1 - i]).text;
    }
    return earlier(onwards, backwards);
  };
}

function writerOfTree(
  { order, tails, isDirected, starts, arcs, others }: CompiledGraph,
  nodes: readonly number[],
  joined: Uint8Array,
): (labelOf: LabelOf) => string {
  const parent = new Int32Array(order).fill(-1);
  const left = new Int32Array(order);
  for (const node of nodes)
    for (let i = starts[node]; i < starts[node + 1]; i++) left[node] += joined[arcs[i]];
  // Leaves are taken away, and the nodes that are leaves then, until the centre is left: one node, or two
  // that are adjacent.
  const taken = nodes.filter((node) => left[node] <= 1);
  const isTaken = new Uint8Array(order);
  const height = new Int32Array(order);
  /** The arcs to the nodes farther in. */
  const inwards = new Int32Array(order).fill(-1);
  for (let k = 0; k < taken.length; k++) {
    const node = taken[k];
    isTaken[node] = 1;
    for (let i = starts[node]; i < starts[node + 1]; i++) {
      const other = others[i];
      if (joined[arcs[i]] === 0 || isTaken[other] === 1) continue;
      parent[node] = other;
      inwards[node] = arcs[i];
      if (k < nodes.length - 2) height[other] = Math.max(height[other], height[node] + 1);
      if (--left[other] === 1) taken.push(other);
    }
  }
  const root = taken[taken.length - 1];
  const before = taken[taken.length - 2];
  // Nothing was added to the height of the root for the one before it.
  const twin = height[before] === height[root] ? before : -1;
  const branchOf = (node: number, text: string): string => {
    const arc = inwards[node];
    return isDirected[arc] === 0 ? `(${text})` : tails[arc] === node ? `(<${text})` : `(=${text})`;
  };
  return (labelOf) => {
    const branches: string[][] = [];
    let [last, other] = ['', ''];
    for (const node of taken) {
      const own = branches[node];
      const below = own === undefined ? '' : own.length > 1 ? own.sort().join('') : own[0];
      const text = labelOf(node).text + below;
      if (node === twin) other = text;
      else if (node === root) last = text;
      else {
        const branch = branchOf(node, text);
        const known = branches[parent[node]];
        if (known === undefined) branches[parent[node]] = [branch];
        else known.push(branch);
      }
    }
    if (twin < 0) return last;
    const way = branchOf(twin, '').slice(1, -1);
    const back = way === '<' ? '=' : way === '=' ? '<' : '';
    const [one, two] = [`${last}(${way}${other})`, `${other}(${back}${last})`];
    return earlier(one, two);
  };
}

function listed(graph: DrawnGraph, labels: readonly NodeLabel[]): string {
  const place = canonicalOrder(
    graph,
    labels.map(({ value }) => value),
  );
  const at = new Array<number>(graph.order);
  for (const [node, i] of place.entries()) at[i] = node;
  const arcs = graph.arcs
    .map(({ ends, isDirected }): readonly [number, number, number] => {
      const [a, b] = [place[ends[0]], place[ends[1]]];
      return isDirected || a <= b ? [a, b, Number(isDirected)] : [b, a, 0];
    })
    .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .map(([a, b, isDirected]) => `${a}${isDirected === 1 ? '>' : '-'}${b}`);
  return `${at.map((node) => labels[node].text).join('')};${arcs.join()}`;
}

/** The part that has a key without sign. Linear in the key. */
export function partOfKey(
  key: PartKey,
  signs: string,
): { readonly graph: CompiledGraph; readonly cells: Cells; readonly around: Int32Array } {
  const [nodes, list] = key.split(';');
  const around: number[] = [];
  const arcs: DrawnGraph['arcs'][number][] = [];
  let text = '';
  let [from, way] = [-1, ''];
  /** The nodes whose branches are being read. */
  const open: number[] = [];
  for (const [token, sign, set] of nodes.matchAll(/([^\d()<=])(\d*)|\([<=]?|\)/g)) {
    if (sign !== undefined) {
      const node = text.length;
      if (from >= 0 && list === undefined)
        arcs.push({ ends: way === '(<' ? [node, from] : [from, node], isDirected: way.length > 1 });
      text += sign;
      around.push(Number(set));
      [from, way] = [node, ''];
    } else if (token === ')') from = open.pop() ?? -1;
    else {
      open.push(from);
      way = token;
    }
  }
  for (const arc of list ? list.split(',') : []) {
    const isDirected = arc.includes('>');
    const [a, b] = arc.split(isDirected ? '>' : '-').map(Number);
    arcs.push({ ends: [a, b], isDirected });
  }
  return {
    graph: compiledGraph({ order: text.length, arcs }),
    cells: cellsOfText(signs, text),
    around: Int32Array.from(around),
  };
}
