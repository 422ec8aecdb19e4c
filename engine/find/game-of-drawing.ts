/**
 * Drawings that were generated, as games: many of one kind are solved together in one graph, and each start
 * is a game with its value, its outcome and its shape.
 */

import { type SolvedGraph, solveGraph } from '../conduct/solve.ts';
import { buildArcs } from '../graph/build.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { usualRules } from '../outcome/rules.ts';
import { valueAt } from '../theories/labelling.ts';
import { formFrom, graphOf } from '../values/form.ts';
import type { Value } from '../values/value.ts';
import { gameKey } from '../values/words.ts';
import { letters } from './canonical.ts';
import { type CheckedGame, type GameShape, sizeOfForm } from './condition-check.ts';
import { difficultyOf } from './difficulty.ts';
import type { SmallDigraph } from './digraphs.ts';

/** A drawing with its start. The value is missing where no theory gives one. */
export type DrawnGame = CheckedGame & {
  readonly digraph: SmallDigraph;
  readonly start: number;
  readonly value: Value | undefined;
  readonly outcome: Outcome;
  readonly shape: GameShape;
  /** Whether it was solved as a partizan game. */
  readonly isPartizan: boolean;
};

/** Drawings that one theory solves are solved together. */
type DrawingGroup = { readonly isImpartial: boolean; readonly digraphs: SmallDigraph[] };

/**
 * Among partizan drawings one in which every arc is both players' is a partizan game as well, so that its
 * value can be compared with theirs: play that goes round for ever is dud, and not ∞. If it has gray nodes,
 * only the theories of impartial play give it a value.
 */
function isSolvedAsImpartial(digraph: SmallDigraph, isPartizanKind: boolean): boolean {
  return isPartizanKind && !digraph.gray.includes(1) ? false : isEithersAlone(digraph);
}

/** Whether every arc is both players'. */
export const isEithersAlone = ({ arcs }: SmallDigraph): boolean =>
  arcs.every((letter) => letter === letters.none || letter === letters.either);

/** Whether play from some node can come back to it. O(nodes³) at worst. */
function hasCycle({ order, arcs }: SmallDigraph): boolean {
  // Nodes without options are removed until there are none.
  const removed = new Uint8Array(order);
  let left = order;
  for (let before = -1; before !== left; ) {
    before = left;
    for (let v = 0; v < order; v++) {
      let isEnd = removed[v] === 0;
      for (let w = 0; w < order && isEnd; w++)
        isEnd = arcs[v * order + w] === letters.none || removed[w] === 1;
      if (!isEnd) continue;
      removed[v] = 1;
      left--;
    }
  }
  return left > 0;
}

function hasLoop({ order, arcs }: SmallDigraph): boolean {
  for (let v = 0; v < order; v++) if (arcs[v * order + v] !== letters.none) return true;
  return false;
}

/** The drawings beside one another in one graph, in their order. */
export function graphOfDrawings(digraphs: readonly SmallDigraph[], isImpartial: boolean): GameGraph {
  const gray: number[] = [];
  const ends = {
    left: { sources: [] as number[], targets: [] as number[] },
    right: { sources: [] as number[], targets: [] as number[] },
  };
  for (const { order, arcs, gray: itsGray } of digraphs) {
    const before = gray.length;
    for (let u = 0; u < order; u++) {
      for (let v = 0; v < order; v++) {
        const letter = arcs[u * order + v];
        for (const [side, bit] of [
          ['left', letters.left],
          ['right', letters.right],
        ] as const) {
          if ((letter & bit) === 0) continue;
          ends[side].sources.push(before + u);
          ends[side].targets.push(before + v);
        }
      }
    }
    gray.push(...itsGray);
  }
  const left = buildArcs(gray.length, ends.left.sources, ends.left.targets);
  const right = isImpartial ? left : buildArcs(gray.length, ends.right.sources, ends.right.targets);
  return { order: gray.length, gray: Uint8Array.from(gray), left, right };
}

/**
 * For each of these drawings, in their order, every start as a game; `isPartizanKind` if drawings of their
 * kind may have arcs of one player. Yields from time to time, so that it can be stopped.
 */
export function* gamesOfDrawings(
  digraphs: readonly SmallDigraph[],
  isPartizanKind: boolean,
): Generator<void, readonly (readonly DrawnGame[])[], void> {
  const groups = new Map<string, DrawingGroup>();
  const cyclic = new Set<SmallDigraph>();
  for (const digraph of digraphs) {
    if (hasCycle(digraph)) cyclic.add(digraph);
    const isImpartial = isSolvedAsImpartial(digraph, isPartizanKind);
    const key = [isImpartial, digraph.gray.includes(1), cyclic.has(digraph)].map(Number).join('');
    const group = groups.get(key) ?? { isImpartial, digraphs: [] };
    groups.set(key, group);
    group.digraphs.push(digraph);
  }
  const games = new Map<SmallDigraph, readonly DrawnGame[]>();
  for (const { isImpartial, digraphs: its } of groups.values()) {
    const solved = yield* solvedInSlices(graphOfDrawings(its, isImpartial));
    let before = 0;
    for (const digraph of its) {
      games.set(
        digraph,
        gamesFrom(digraph, { isPartizan: !isImpartial, isCyclic: cyclic.has(digraph) }, solved, before),
      );
      before += digraph.order;
    }
  }
  return digraphs.map((digraph) => games.get(digraph) ?? []);
}

function* solvedInSlices(graph: GameGraph): Generator<void, SolvedGraph, void> {
  const slices = solveGraph({ graph, rules: usualRules });
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield;
  }
}

/** Its starts, where its first node has this number in the graph. */
function gamesFrom(
  digraph: SmallDigraph,
  { isPartizan, isCyclic }: { readonly isPartizan: boolean; readonly isCyclic: boolean },
  { labelling, outcomes, classes }: SolvedGraph,
  before: number,
): readonly DrawnGame[] {
  const isLooped = isCyclic && hasLoop(digraph);
  return digraph.starts.map((start) => {
    const value = valueAt(labelling, before + start);
    return {
      digraph,
      start,
      isPartizan,
      value,
      outcome: classes[outcomes[before + start]],
      shape: {
        nodes: digraph.order,
        arcs: digraph.arcCount,
        hasCycle: isCyclic,
        hasLoop: isLooped,
        isForm: () => value && isDrawnAsForm(digraph, start, (v) => valueAt(labelling, before + v)),
        difficulty: () =>
          difficultyOf(
            digraph,
            start,
            Array.from({ length: digraph.order }, (_, v) => valueAt(labelling, before + v)),
          ),
      },
    };
  });
}

/**
 * Whether the drawing is the simplest form of its value; undefined for values that have none. The positions
 * of the form have different values, so that the values of the nodes say which node is which position.
 * O(nodes²) and the time in which values are written, for the few drawings of the form's size.
 */
function isDrawnAsForm(
  { order, arcCount, arcs, gray }: SmallDigraph,
  start: number,
  valueAtNode: (node: number) => Value | undefined,
): boolean | undefined {
  const value = valueAtNode(start);
  const size = value && sizeOfForm(value);
  if (!value || !size) return undefined;
  if (size.nodes !== order || size.arcs !== arcCount || gray.includes(1)) return false;
  // With so few nodes and arcs there is one drawing of a nimber.
  if (value.kind !== 'stopper') return true;
  const graph = graphOf(value.canonical);
  const nodes = new Map<string, number>();
  for (let v = 0; v < order; v++) {
    const its = valueAtNode(v);
    if (its) nodes.set(gameKey(its), v);
  }
  const placed = Array.from({ length: order }, (_, i) =>
    nodes.get(gameKey({ kind: 'stopper', canonical: formFrom(graph, i) })),
  );
  const form = lettersOfForm(graph);
  return placed.every(
    (u, i) =>
      u !== undefined &&
      placed.every((v, j) => v !== undefined && arcs[u * order + v] === form[i * order + j]),
  );
}

function lettersOfForm({ count, left, right }: ReturnType<typeof graphOf>): Uint8Array {
  const arcs = new Uint8Array(count * count);
  for (const [pairs, letter] of [
    [left, letters.left],
    [right, letters.right],
  ] as const)
    for (let i = 0; i < pairs.length; i += 2) arcs[pairs[i] * count + pairs[i + 1]] |= letter;
  return arcs;
}
