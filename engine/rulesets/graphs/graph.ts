/**
 * Graphs for play: nodes by their numbers, and lines that join them, which are edges or, if their direction
 * counts, arcs. This file finds what a node reaches and what a cut makes fall, and names lines. Linear unless
 * stated otherwise.
 */

/** The two nodes of a line; an arc leads from the first to the second. */
export type LineEnds = readonly [number, number];

/** Nodes 0, 1, 2, … and edges, each edge once. */
export type NodeGraph = { readonly order: number; readonly edges: readonly LineEnds[] };

/** The number of the ground, in graphs that have one. */
export const GROUND = 0;

/** The values of each key as a list; keys and values keep their order. */
export function listedBy<Key, Item>(pairs: Iterable<readonly [Key, Item]>): Map<Key, Item[]> {
  const lists = new Map<Key, Item[]>();
  for (const [key, item] of pairs) {
    const list = lists.get(key);
    if (list) list.push(item);
    else lists.set(key, [item]);
  }
  return lists;
}

/**
 * The nodes that some nodes reach, themselves included; `next` has the nodes to which each leads directly.
 */
export function nodesReached(
  from: Iterable<number>,
  next: ReadonlyMap<number, readonly number[]>,
): ReadonlySet<number> {
  const reached = new Set(from);
  // A Set's iteration also visits members added meanwhile.
  for (const node of reached) for (const other of next.get(node) ?? []) reached.add(other);
  return reached;
}

/** For each node the nodes to which edges join it, once for each edge. */
export const joinedNodes = (edges: readonly LineEnds[]): ReadonlyMap<number, readonly number[]> =>
  listedBy(
    edges.flatMap(([a, b]): readonly LineEnds[] =>
      a === b
        ? [[a, b]]
        : [
            [a, b],
            [b, a],
          ],
    ),
  );

const endsInOrder = ([a, b]: LineEnds): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/**
 * The numbers of lines, grouped by their two nodes, in the order of each group's first line; arcs of one
 * group lead the same way.
 */
export const parallelLines = (
  lines: readonly LineEnds[],
  isDirected: boolean,
): readonly (readonly number[])[] => [
  ...listedBy(lines.map((ends, line) => [isDirected ? ends.join('>') : endsInOrder(ends), line])).values(),
];

/**
 * The names of lines: their ends as the notation writes them, and numbers for parallel lines. "edge 0-1",
 * "arc 2>1, number 2".
 */
export function namesOfLines(
  lines: readonly LineEnds[],
  called: string,
  between: '-' | '>',
): readonly string[] {
  const names = lines.map((ends) => `${called} ${ends.join(between)}`);
  for (const group of parallelLines(lines, between === '>')) {
    if (group.length === 1) continue;
    for (const [i, line] of group.entries()) names[line] += `, number ${i + 1}`;
  }
  return names;
}

/**
 * The signs that a person may write between ends, by the sign that is printed: dashes of every length, and
 * arrows.
 */
const joints = { '-': '[-–—]', '>': '(?:->|>|→)' } as const;

/** The patterns of a line in a word, by the sign between its ends and the length of the ends. */
const linePatterns = new Map<string, RegExp>();

function linePattern(between: keyof typeof joints, digits: number): RegExp {
  const key = between + digits;
  const end = `(\\d{1,${digits}})`;
  const pattern = linePatterns.get(key) ?? new RegExp(`^${end}${joints[between]}${end}(?!\\d)(.*)$`, 'su');
  linePatterns.set(key, pattern);
  return pattern;
}

/**
 * A line at the beginning of a word, whose ends have at most `digits` digits, and the text after it: for
 * `0-1:b` the ends 0 and 1, and `:b`. Undefined for any other word.
 */
export function lineWritten(
  word: string,
  between: keyof typeof joints,
  digits: number,
): { readonly ends: LineEnds; readonly rest: string } | undefined {
  const found = linePattern(between, digits).exec(word);
  return found ? { ends: [Number(found[1]), Number(found[2])], rest: found[3] } : undefined;
}

/** Nodes in a row, each joined to the next one. */
export const pathGraph = (order: number): NodeGraph => ({
  order,
  edges: Array.from({ length: Math.max(0, order - 1) }, (_, node): LineEnds => [node, node + 1]),
});

/** Nodes in a ring; fewer than three are a path. */
export const cycleGraph = (order: number): NodeGraph =>
  order < 3 ? pathGraph(order) : { order, edges: [...pathGraph(order).edges, [0, order - 1]] };

/** Nodes in rows and columns, row by row, each joined to those beside, above and below it. */
export function gridGraph(rows: number, columns: number): NodeGraph {
  const order = rows * columns;
  const edges = Array.from({ length: order }, (_, node): readonly LineEnds[] => [
    ...((node + 1) % columns === 0 ? [] : [[node, node + 1] as const]),
    ...(node + columns < order ? [[node, node + columns] as const] : []),
  ]);
  return { order, edges: edges.flat() };
}

/**
 * The lines with one added, or without it if it is there already. The ends of an edge may come in either
 * order; an arc begins with the end that it leads from.
 */
export function withLineToggled(
  lines: readonly LineEnds[],
  [a, b]: LineEnds,
  isDirected: boolean,
): readonly LineEnds[] {
  const others = lines.filter(([c, d]) => !((a === c && b === d) || (!isDirected && a === d && b === c)));
  return others.length < lines.length ? others : [...lines, [a, b]];
}

/** The neighbours found so far: reading, drawing and playing a graph ask for them again and again. */
const neighboursFound = new WeakMap<NodeGraph, readonly (readonly number[])[]>();

/**
 * For each node its neighbours, each once, in ascending order. Linear except for the sorting, and computed
 * once for a graph.
 */
export function neighboursIn(graph: NodeGraph): readonly (readonly number[])[] {
  const found = neighboursFound.get(graph) ?? neighboursOf(graph);
  neighboursFound.set(graph, found);
  return found;
}

function neighboursOf({ order, edges }: NodeGraph): readonly (readonly number[])[] {
  const joined = joinedNodes(edges);
  return Array.from({ length: order }, (_, node) => [...new Set(joined.get(node))].toSorted((a, b) => a - b));
}

/**
 * The nodes of each connected part, in ascending order; the parts are ordered by their first nodes. Linear
 * except for the sorting.
 */
export function partsOfNodes({ order, edges }: NodeGraph): readonly (readonly number[])[] {
  const joined = joinedNodes(edges);
  const found = new Set<number>();
  return Array.from({ length: order }, (_, node) => node).flatMap((first) => {
    if (found.has(first)) return [];
    const part = nodesReached([first], joined);
    for (const node of part) found.add(node);
    return [[...part].toSorted((a, b) => a - b)];
  });
}
