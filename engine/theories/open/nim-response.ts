/**
 * The nim-response table: for m = 0, 1, … the outcome of G + *m, for any impartial digraph, gray nodes of
 * every kind included. It is shown where no theory of values is known. It is found by retrograde analysis of
 * the cartproduct with the nim-heap *m, on which a piece on a gray node must be moved on at once, and at a
 * gray terminal the mover loses.
 *
 * The product is never built. From (x, j) a player moves to (x′, j) or, if x is white, to (x, i) with i < j.
 * So level j depends on lower levels only through what the heap offers at x, which for a white x is one of
 * three *prospects*: LOSS if every (x, i), i < j, is 𝒩; DRAW if some is 𝒟 and none 𝒫; WIN if some is 𝒫.
 * Each level is then one backward induction on the digraph itself, and all levels together are the backward
 * induction on the product.
 *
 * Proof that the table becomes constant. Prospects only ever rise, LOSS < DRAW < WIN, and level j is a
 * function of the prospects below it. If level j raises none, level j + 1 has the same prospects, hence the
 * same outcomes, and raises none; so everything is constant from j on. Each level before that raises at least
 * one, and w white vertices can be raised 2w times in all: the table is constant from some m ≤ 2w. Only
 * followers of the vertex count.
 *
 * Cost: O(followers + their arcs) a level.
 */
import { buildArcs, reverseArcs } from '../../graph/build.ts';
import { type Arcs, type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import { DRAW, NEXT, PREVIOUS } from '../../graph/retrograde.ts';
import { type ImpartialOutcome, impartialOutcomes } from '../../outcome/outcome.ts';
import { known } from '../../result.ts';

export type NimResponseTable = {
  /** The outcome of G + *m for m = 0, 1, … as far as it was computed. */
  readonly outcomes: readonly ImpartialOutcome[];
  /** The first entry from which on all computed entries are equal. */
  readonly constantFrom: number;
  /** True if all further entries are proved to be equal: a level was reached that raised no prospect. */
  readonly proved: boolean;
  /**
   * Twice the number of white followers: the table is constant from here on at the latest, computed or not.
   */
  readonly bound: number;
};

/** Computes at most `limit` entries, and none after constancy is proved; yields them as they are found. */
export function* tabulateNimResponse(
  graph: GameGraph,
  vertex: number,
  limit: number,
): Generator<ImpartialOutcome, NimResponseTable, void> {
  known(isImpartial(graph), 'a nim-response was asked of a partizan graph');
  const { arcs, gray } = followers(graph, vertex);
  const levels = beginLevels(arcs, gray);
  const outcomes: ImpartialOutcome[] = [];
  let proved = false;
  while (!proved && outcomes.length < limit) {
    solveLevel(levels);
    const outcome = impartialOutcomes[levels.outcomes[0]];
    outcomes.push(outcome);
    yield outcome;
    proved = !raiseProspects(levels);
  }
  let constantFrom = outcomes.length - 1;
  while (constantFrom > 0 && outcomes[constantFrom - 1] === outcomes[constantFrom]) constantFrom--;
  return { outcomes, constantFrom: Math.max(0, constantFrom), proved, bound: 2 * levels.white };
}

/** The digraph of the vertices that can be reached from the given one, which becomes vertex 0. */
function followers({ left: { starts, targets }, gray, order }: GameGraph, vertex: number) {
  const number = new Int32Array(order).fill(-1);
  const reached = [vertex];
  number[vertex] = 0;
  const sources: number[] = [];
  const ends: number[] = [];
  for (let i = 0; i < reached.length; i++) {
    const v = reached[i];
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const option = targets[e];
      if (number[option] < 0) number[option] = reached.push(option) - 1;
      sources.push(i);
      ends.push(number[option]);
    }
  }
  return {
    arcs: buildArcs(reached.length, sources, ends),
    gray: Uint8Array.from(reached, (v) => gray[v]),
  };
}

/** What the heap offers at a white vertex, from worst to best. */
const LOSS = 0;
const DRAWN = 1;
const WIN = 2;

type Levels = {
  readonly arcs: Arcs;
  readonly reversed: Arcs;
  readonly gray: Uint8Array;
  readonly white: number;
  readonly prospects: Uint8Array;
  /** The outcomes of the level last solved. */
  readonly outcomes: Uint8Array;
  readonly undecided: Int32Array;
  readonly queue: Uint32Array;
};

function beginLevels(arcs: Arcs, gray: Uint8Array): Levels {
  const order = gray.length;
  return {
    arcs,
    reversed: reverseArcs(arcs),
    gray,
    white: gray.reduce((white, g) => white + (g === 0 ? 1 : 0), 0),
    prospects: new Uint8Array(order),
    outcomes: new Uint8Array(order),
    undecided: new Int32Array(order),
    queue: new Uint32Array(order),
  };
}

function solveLevel({ arcs, reversed, prospects, outcomes, undecided, queue }: Levels): void {
  let tail = 0;
  for (let v = 0; v < outcomes.length; v++) {
    // A drawing move on the heap counts as an option that is never decided, so the counter starts one higher
    // and never reaches 0.
    undecided[v] = arcs.starts[v + 1] - arcs.starts[v] + (prospects[v] === DRAWN ? 1 : 0);
    outcomes[v] = prospects[v] === WIN ? NEXT : undecided[v] === 0 ? PREVIOUS : DRAW;
    if (outcomes[v] !== DRAW) queue[tail++] = v;
  }
  for (let head = 0; head < tail; head++) {
    const v = queue[head];
    for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++) {
      const u = reversed.targets[e];
      if (outcomes[u] !== DRAW) continue;
      if (outcomes[v] === PREVIOUS) outcomes[u] = NEXT;
      else if (--undecided[u] === 0) outcomes[u] = PREVIOUS;
      else continue;
      queue[tail++] = u;
    }
  }
}

/** Adds the level just solved to what the heap offers at the next. False if no prospect rose. */
function raiseProspects({ gray, prospects, outcomes }: Levels): boolean {
  let raised = false;
  for (let v = 0; v < outcomes.length; v++) {
    if (gray[v] !== 0) continue;
    const prospect = outcomes[v] === PREVIOUS ? WIN : outcomes[v] === DRAW ? DRAWN : LOSS;
    if (prospect <= prospects[v]) continue;
    prospects[v] = prospect;
    raised = true;
  }
  return raised;
}
