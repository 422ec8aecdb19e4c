/**
 * A lower bound for the number of positions that follow one on a drawing, by which a graph that would be too
 * large is known before it is made. Some nodes are left alone, so that the others form groups which are too
 * far from one another for a move in one to matter in another: what can be reached in each group can be
 * reached at the same time, and the bound is the product of these numbers.
 */
import type { Cells } from '../recipes/cells-rules.ts';
import { isPlainDrawing } from './drawing-cuts.ts';
import { type CompiledDrawing, type CompiledGraph, compiledGraph, movesOnDrawing } from './drawing-moves.ts';

/** Moves at no more nodes than these are looked at, since the bound is large enough with them. */
const mostLookedAt = 60;
/** A larger group is divided, since its positions would be too many to be counted. */
const largestGroup = 10;
/** No more positions of a group are counted. */
const mostInGroup = 2_000;

/**
 * No fewer positions than this follow, the position itself included. It is not made larger than `most`,
 * beyond which it does not matter. Cells are those of nodes, and of arcs if rules remove them. O(nodes ·
 * positions that are counted).
 */
export function leastPositions(
  compiled: CompiledDrawing,
  graph: CompiledGraph,
  cells: Cells,
  most: number,
): number {
  const { signs } = compiled;
  // Each cell has one of the signs, or is gone.
  if (signs.length ** cells.length <= most) return 1;
  const distance = isPlainDrawing(compiled) ? 1 : 2;
  const nodes = firstNodes(graph, cells, signs.length - 1);
  const groups = groupsOf(nodes, nearIn(graph, distance), nearIn(graph, distance - 1));
  let least = 1;
  for (const group of groups) {
    least *= countedIn(compiled, group, graph, cells);
    if (least > most) return least;
  }
  return least;
}

/** For each node those within a distance, itself included. */
function nearIn({ order, starts, others }: CompiledGraph, distance: number): readonly ReadonlySet<number>[] {
  return Array.from({ length: order }, (_, node) => {
    const near = new Set([node]);
    for (let far = 0; far < distance; far++)
      for (const one of [...near]) for (let i = starts[one]; i < starts[one + 1]; i++) near.add(others[i]);
    return near;
  });
}

/** Nodes that are there, neighbours one after the other. */
function firstNodes({ order, starts, others }: CompiledGraph, cells: Cells, gone: number): readonly number[] {
  const found = new Set<number>();
  for (let first = 0; first < order && found.size < mostLookedAt; first++) {
    if (cells[first] === gone) continue;
    found.add(first);
    for (const node of found)
      for (let i = starts[node]; i < starts[node + 1] && found.size < mostLookedAt; i++)
        if (cells[others[i]] !== gone) found.add(others[i]);
  }
  return [...found];
}

/**
 * Groups of these nodes of which no two are near. A large group is divided by leaving a node alone, with
 * those nodes that are nearer to it than `near` says.
 */
function groupsOf(
  nodes: readonly number[],
  near: readonly ReadonlySet<number>[],
  nearer: readonly ReadonlySet<number>[],
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const open = [...connected(nodes, near)];
  for (let group = open.pop(); group; group = open.pop()) {
    if (group.length <= largestGroup) {
      found.push(group);
      continue;
    }
    // That node is chosen without which the largest group is smallest.
    let best: readonly (readonly number[])[] = [];
    let size = group.length;
    for (const node of group) {
      const rest = connected(
        group.filter((other) => !nearer[node].has(other)),
        near,
      );
      const largest = Math.max(...rest.map(({ length }) => length));
      if (largest < size) [best, size] = [rest, largest];
    }
    open.push(...best);
  }
  return found;
}

function connected(
  nodes: readonly number[],
  near: readonly ReadonlySet<number>[],
): readonly (readonly number[])[] {
  const left = new Set(nodes);
  const groups: number[][] = [];
  for (const first of nodes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const node of group) for (const other of near[node]) if (left.delete(other)) group.push(other);
    groups.push(group);
  }
  return groups;
}

/**
 * How many positions are reached by moves that choose nodes of a group, arcs between them, or pieces that go
 * from one to another.
 */
function countedIn(
  compiled: CompiledDrawing,
  group: readonly number[],
  graph: CompiledGraph,
  cells: Cells,
): number {
  const { removesArcs } = compiled;
  const { board, start } = boardAround(group, graph, cells, removesArcs);
  const { order, tails, heads } = board;
  const isInside = (place: number): boolean => {
    if (place < order) return place < group.length;
    const arc = place - order;
    // Behind the arcs are the signs that a player chooses beside the board.
    return arc >= tails.length || (tails[arc] < group.length && heads[arc] < group.length);
  };
  const moves = movesOnDrawing(compiled, board, removesArcs);
  const seen = new Set([start.join()]);
  const found = [start];
  for (const now of found) {
    if (found.length >= mostInGroup) break;
    let after = now.slice();
    moves(now, {
      put(cell, sign) {
        after[cell] = sign;
      },
      move(_, by) {
        const key = by.every(isInside) ? after.join() : undefined;
        if (key !== undefined && !seen.has(key)) {
          seen.add(key);
          found.push(after);
        }
        after = now.slice();
      },
    });
  }
  return found.length;
}

/**
 * The nodes of a group, which come first, and their neighbours: no move in the group changes or asks for
 * more.
 */
function boardAround(
  group: readonly number[],
  { order, tails, heads, isDirected, starts, others }: CompiledGraph,
  cells: Cells,
  removesArcs: boolean,
): { readonly board: CompiledGraph; readonly start: Cells } {
  const numbers = new Map(group.map((node, i) => [node, i]));
  for (const node of group)
    for (let i = starts[node]; i < starts[node + 1]; i++)
      if (!numbers.has(others[i])) numbers.set(others[i], numbers.size);
  const inside = [...tails.keys()].filter((arc) => numbers.has(tails[arc]) && numbers.has(heads[arc]));
  const board = compiledGraph({
    order: numbers.size,
    arcs: inside.map((arc) => ({
      ends: [numbers.get(tails[arc]) ?? 0, numbers.get(heads[arc]) ?? 0],
      isDirected: isDirected[arc] === 1,
    })),
  });
  const kept = [...numbers.keys(), ...(removesArcs ? inside.map((arc) => order + arc) : [])];
  return { board, start: Uint8Array.from(kept, (cell) => cells[cell]) };
}
