/**
 * Explains a partizan value by its options: which are dominated and which reversible, the simplest number
 * between, and whether play can go round while the players take turns (Conway; Siegel, Coping with cycles,
 * section 3). The order is that of the values in the store. O(options², and for a reversible one those of the
 * option) comparisons, and a pass over the graph for cycles.
 */
import { optionsOfMover, otherMover } from '../../explain/by-play.ts';
import type { ExplainedGame, LineMove, OrderReason, PlayLine } from '../../explain/explanation.ts';
import { type AlternatingCycles, alternatingCycles, reachedFrom } from '../../graph/alternating.ts';
import { unionOfArcs } from '../../graph/build.ts';
import { stronglyConnectedComponents } from '../../graph/components.ts';
import type { GameGraph, Mover } from '../../graph/game-graph.ts';
import { stateArcs } from '../../graph/states.ts';
import { isDyadic } from '../../values/form.ts';
import type { Value } from '../../values/value.ts';
import type { Labelling } from '../labelling.ts';
import { sidesOfLabelling } from './labels.ts';
import { atLeast } from './order/known.ts';

// Which options of a vertex are dominated, which reversible, and which count (Siegel, Coping with cycles,
// section 3). Where play can go round while the players take turns, an option may be left out only under a
// condition: a dominated one if the move to the better one lies on no alternating cycle, a reversible one if
// the answer lies on none. The player who wins endless play is free of the first condition, the other player
// of the second. O(options², and for each option those of it) comparisons.

/** Nobody reads how more options than these compare. */
const mostOptions = 120;

/** What is known of the order of values. */
type KnownOrder = {
  /** Whether a is at least as good for a player as b; false where one of them has no value to compare. */
  holds(a: number, b: number, by: Mover): boolean;
  isKnown(vertex: number): boolean;
};

/** Dominated and reversible options of both players, those that a cycle keeps, and else what is left. */
function optionsCompared(
  { graph, rules: { infinitePlay } }: ExplainedGame,
  vertex: number,
  { holds, isKnown }: KnownOrder,
  cycles: AlternatingCycles,
): readonly OrderReason[] {
  const isOnCycle = (from: number, to: number, by: Mover): boolean => {
    const { starts, targets } = graph[by];
    for (let e = starts[from]; e < starts[from + 1]; e++) if (targets[e] === to) return cycles[by][e] === 1;
    return false;
  };
  let allKnown = isKnown(vertex);
  const reasons: OrderReason[] = [];
  const counting: Record<Mover, number[]> = { left: [], right: [] };
  const guarded: Record<Mover, number[]> = { left: [], right: [] };
  for (const by of ['left', 'right'] as const) {
    const opponent = otherMover[by] as Mover;
    const options = optionsOfMover(graph, vertex, by);
    if (options.length > mostOptions) return [];
    const mayDominate = options.map((other) => infinitePlay === by || !isOnCycle(vertex, other, by));
    const isBetter = (at: number, place: number): boolean => {
      const [other, option] = [options[at], options[place]];
      if (at === place || !mayDominate[at] || !holds(other, option, by)) return false;
      // Of two that are equally good, the first that may represent both does so.
      return at < place || !mayDominate[place] || !holds(option, other, by);
    };
    const places = [...options.keys()];
    const best = places.filter((place) => !places.some((at) => isBetter(at, place)));
    for (const place of places) {
      const better = best.includes(place) ? undefined : best.find((at) => isBetter(at, place));
      if (better !== undefined)
        reasons.push({ kind: 'dominated', vertex, by, option: options[place], better: options[better] });
    }
    for (const place of best) {
      const option = options[place];
      const answers = optionsOfMover(graph, option, opponent);
      allKnown &&= isKnown(option) && answers.every(isKnown);
      const reversing = answers.filter((answer) => holds(answer, vertex, opponent));
      const through = reversing.find(
        (answer) => infinitePlay === opponent || !isOnCycle(option, answer, opponent),
      );
      if (through !== undefined) {
        const instead = optionsOfMover(graph, through, by);
        reasons.push({ kind: 'reversible', vertex, by, option, through, instead });
      } else if (reversing.length > 0 || best.some((at) => at !== place && holds(options[at], option, by)))
        guarded[by].push(option);
      else counting[by].push(option);
    }
  }
  if (guarded.left.length + guarded.right.length > 0)
    return [...reasons, { kind: 'guarded', vertex, ...guarded }];
  return !allKnown || counting.left.length + counting.right.length === 0
    ? reasons
    : [...reasons, { kind: 'counts', vertex, ...counting }];
}

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
    ...(order && !simplest
      ? optionsCompared(game, vertex, order, roundsIn(game.graph, labelling).alternating)
      : []),
  ];
}

function orderOf({ rules: { infinitePlay } }: ExplainedGame, labelling: Labelling): KnownOrder | undefined {
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

/** Per vertex, 1 where it lies on a cycle; and what lies on one while the players take turns. */
type Rounds = { readonly cycles: Uint8Array; readonly alternating: AlternatingCycles };

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
  const found = { cycles, alternating: alternatingCycles(graph) };
  roundsBehind.set(labelling, found);
  return found;
}

/** For a vertex that reaches a cycle: an alternating cycle, or the fact that there is none. */
function goingRound(
  graph: GameGraph,
  vertex: number,
  value: Value,
  labelling: Labelling,
): OrderReason | undefined {
  const {
    cycles,
    alternating: { vertices: alternating },
  } = roundsIn(graph, labelling);
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
