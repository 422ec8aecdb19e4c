/**
 * Explains a partizan value by its options: which are dominated and which reversible, the simplest number between, and whether play can
 * go round while the players take turns (Conway; Siegel, Coping with cycles, section 3). The order is that of the values in the store.
 * O(options², and for a reversible one those of the option) comparisons, and a pass over the graph for cycles.
 */
import { optionsOfMover, otherMover } from '../../explain/by-play.ts';
import type { ExplainedGame, LineMove, OrderReason, PlayLine } from '../../explain/explanation.ts';
import { alternatingCycles, reachedFrom } from '../../graph/alternating.ts';
import { unionOfArcs } from '../../graph/build.ts';
import { stronglyConnectedComponents } from '../../graph/components.ts';
import type { GameGraph, Mover } from '../../graph/game-graph.ts';
import { stateArcs } from '../../graph/states.ts';
import { isDyadic } from '../../values/form.ts';
import type { Value } from '../../values/value.ts';
import type { Labelling } from '../labelling.ts';
import { sidesOfLabelling } from './labels.ts';
import { atLeast } from './order/known.ts';

/** With more options nobody reads how they compare. */
const mostOptions = 120;

/** What is known of the order of values. */
type Order = {
  /** Whether a is at least as good for a player as b; false where one of them has no value to compare. */
  holds(a: number, b: number, by: Mover): boolean;
  isKnown(vertex: number): boolean;
};

/** Undefined where the order of the values is not at hand. */
export function reasonsByOrder(
  game: ExplainedGame,
  vertex: number,
  labelling: Labelling,
): readonly OrderReason[] | undefined {
  const value = game.valueAt(vertex);
  const order = orderOf(game, labelling);
  if (!value) return undefined;
  const simplest = simplestNumber(game, vertex, value);
  const round = goingRound(game.graph, vertex, value, labelling);
  return [
    ...(simplest ? [simplest] : []),
    ...(round ? [round] : []),
    // Where the players can go round for ever, options may be left out for one side of the value and not for the other.
    ...(order && !simplest && round?.kind !== 'alternates' ? optionsCompared(game.graph, vertex, order) : []),
  ];
}

function orderOf({ infinitePlay }: ExplainedGame, labelling: Labelling): Order | undefined {
  const sides = sidesOfLabelling(labelling);
  if (!sides) return undefined;
  const { store, onsides, offsides } = sides;
  const compared =
    infinitePlay === 'draw' ? [onsides, offsides] : infinitePlay === 'left' ? [onsides] : [offsides];
  const exceeds = (a: number, b: number): boolean =>
    compared.every((side) => side[a] >= 0 && side[b] >= 0 && atLeast(store, side[a], side[b]));
  return {
    holds: (a, b, by) => (by === 'left' ? exceeds(a, b) : exceeds(b, a)),
    isKnown: (vertex) => compared.every((side) => side[vertex] >= 0),
  };
}

/** Dominated and reversible options of both players, and what is left. */
function optionsCompared(
  graph: GameGraph,
  vertex: number,
  { holds, isKnown }: Order,
): readonly OrderReason[] {
  let allKnown = isKnown(vertex);
  const reasons: OrderReason[] = [];
  const counting: Record<Mover, number[]> = { left: [], right: [] };
  for (const by of ['left', 'right'] as const) {
    const options = optionsOfMover(graph, vertex, by);
    if (options.length > mostOptions) return [];
    const best = options.filter(
      (option, place) => !options.some((other, at) => isBetter(other, at, option, place)),
    );
    function isBetter(other: number, at: number, option: number, place: number): boolean {
      // Of two that are as good as each other the first stands for both.
      return other !== option && holds(other, option, by) && (at < place || !holds(option, other, by));
    }
    for (const option of options) {
      if (best.includes(option)) continue;
      const better = best.find((other) => holds(other, option, by));
      if (better !== undefined) reasons.push({ kind: 'dominated', vertex, by, option, better });
    }
    for (const option of best) {
      const opponent = otherMover[by] as Mover;
      const answers = optionsOfMover(graph, option, opponent);
      allKnown &&= isKnown(option) && answers.every(isKnown);
      const through = answers.find((answer) => holds(answer, vertex, opponent));
      if (through === undefined) counting[by].push(option);
      else {
        const instead = optionsOfMover(graph, through, by);
        reasons.push({ kind: 'reversible', vertex, by, option, through, instead });
      }
    }
  }
  const { left, right } = counting;
  return !allKnown || left.length + right.length === 0
    ? reasons
    : [...reasons, { kind: 'counts', vertex, left, right }];
}

const numberOf = (value: Value | undefined): number | undefined =>
  value?.kind === 'stopper' && isDyadic(value.canonical)
    ? value.canonical.numerator / 2 ** value.canonical.exponent
    : undefined;

/** If the value and all options are numbers: the greatest of Left's options and the least of Right's. */
function simplestNumber(
  { graph, valueAt }: ExplainedGame,
  vertex: number,
  value: Value,
): OrderReason | undefined {
  const x = numberOf(value);
  const [lefts, rights] = [optionsOfMover(graph, vertex, 'left'), optionsOfMover(graph, vertex, 'right')];
  const at = (v: number): number => numberOf(valueAt(v)) ?? Number.NaN;
  if (x === undefined || !lefts.every((v) => at(v) < x) || !rights.every((v) => at(v) > x)) return undefined;
  const best = (options: readonly number[], sign: 1 | -1): number | undefined =>
    options.length === 0
      ? undefined
      : options.reduce((chosen, v) => (sign * at(v) > sign * at(chosen) ? v : chosen));
  return { kind: 'simplest', vertex, left: best(lefts, 1), right: best(rights, -1) };
}

/** Per vertex, 1 where it lies on a cycle, and on one while the players take turns. */
type Rounds = { readonly cycles: Uint8Array; readonly alternating: Uint8Array };

/** Found once for a graph, and released with its labelling. */
const roundsBehind = new WeakMap<Labelling, Rounds>();

function roundsIn(graph: GameGraph, labelling: Labelling): Rounds {
  const known = roundsBehind.get(labelling);
  if (known) return known;
  const { starts, targets } = unionOfArcs(graph.left, graph.right);
  const { of, sizes } = stronglyConnectedComponents({ starts, targets });
  const cycles = Uint8Array.from({ length: graph.order }, (_, v) =>
    sizes[of[v]] > 1 || targets.subarray(starts[v], starts[v + 1]).includes(v) ? 1 : 0,
  );
  const found = { cycles, alternating: alternatingCycles(graph).vertices };
  roundsBehind.set(labelling, found);
  return found;
}

/** Of a vertex that reaches a cycle: an alternating one, or that there is none. */
function goingRound(
  graph: GameGraph,
  vertex: number,
  value: Value,
  labelling: Labelling,
): OrderReason | undefined {
  const { cycles, alternating } = roundsIn(graph, labelling);
  if (!cycles.includes(1)) return undefined;
  const reached = reachedFrom(graph, vertex);
  const on =
    alternating[vertex] === 1 ? vertex : alternating.findIndex((mark, v) => mark === 1 && reached[v] === 1);
  if (on < 0)
    return reached.some((mark, v) => mark === 1 && cycles[v] === 1) ? { kind: 'stops', vertex } : undefined;
  const sides =
    value.kind === 'sided'
      ? ({
          onside: { kind: 'stopper', canonical: value.onside },
          offside: { kind: 'stopper', canonical: value.offside },
        } as const)
      : undefined;
  const line = cycleThrough(graph, on);
  return line && { kind: 'alternates', vertex, line, sides };
}

/** A shortest alternating cycle through a vertex. O(order + arcs). */
function cycleThrough(graph: GameGraph, vertex: number): PlayLine | undefined {
  const { order } = graph;
  const { starts, targets } = stateArcs(graph);
  for (const start of [vertex, order + vertex]) {
    const before = new Map<number, number>();
    const queue = [start];
    for (const state of queue) {
      for (let e = starts[state]; e < starts[state + 1]; e++) {
        if (before.has(targets[e])) continue;
        before.set(targets[e], state);
        queue.push(targets[e]);
      }
      if (before.has(start)) return { moves: movesBack(before, start, order), end: { kind: 'round' } };
    }
  }
  return undefined;
}

function movesBack(before: ReadonlyMap<number, number>, start: number, order: number): readonly LineMove[] {
  const moves: LineMove[] = [];
  for (let state = start; moves.length === 0 || state !== start; ) {
    const from = before.get(state) ?? start;
    moves.push({ from: from % order, to: state % order, by: from < order ? 'left' : 'right', forced: false });
    state = from;
  }
  return moves.reverse();
}
