/** The value of every vertex of a drawing with scores, in rounds from its ends upwards. */
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { keep, lookUp, pairTable } from '../../numbers/pair-table.ts';
import { printRational, type Rational, rational } from '../../numbers/rationals.ts';
import type { Scoring } from '../../values/scoring.ts';
import { unlabelled } from '../labelling.ts';
import type { Labelling, Round, SolveOptions, Solving } from '../theory.ts';
import { LS, RS, stopAt } from './arena/game-facts.ts';
import { isFull, saysFull } from './arena/games.ts';
import { type Levels, levelsOf } from './games-of.ts';
import { valueOfCanonical, valueOfUnguaranteed } from './values.ts';
import { type SolvedGames, unsolved, vertexSolver } from './vertex-solver.ts';

// The stops of all vertices by play alone, and whether each is guaranteed: this is what is found for a graph
// with so many positions that canonical forms would take too long. O(arcs), for any scores.

/** What is found of the vertices; scores are ranks. */
type Stops = {
  /** The score when Left moves first, and when Right does. */
  readonly ls: Int32Array;
  readonly rs: Int32Array;
  readonly guaranteed: Uint8Array;
};

type StopsAlone = {
  /** Two vertices with one key have one value. */
  keyOf(vertex: number): number;
  worthOf(vertex: number): Scoring;
};

/** Precondition: the graph has no cycle, and every vertex comes after its options in the sequence. */
export function stopsAlone(graph: GameGraph, sequence: Uint32Array): StopsAlone {
  const { scores } = graph;
  // A side with neither moves nor score counts as 0.
  const table: readonly Rational[] = [...(scores?.table ?? []), rational(0n)];
  const sorted = [...new Set(table.map(printRational))].map((text) => ({
    text,
    score: table.find((each) => printRational(each) === text) ?? rational(0n),
  }));
  sorted.sort((a, b) => (isLess(a.score, b.score) ? -1 : 1));
  const rankOf = new Map(sorted.map(({ text }, rank) => [text, rank]));
  const ranks = Int32Array.from(table, (score) => rankOf.get(printRational(score)) ?? 0);
  const stuckAt = (codes: Int32Array | undefined, vertex: number): number => {
    const code = codes?.[vertex] ?? -1;
    return ranks[code < 0 ? table.length - 1 : code];
  };
  const { ls, rs, guaranteed } = found(graph, sequence, (player, vertex) =>
    stuckAt(scores?.[player], vertex),
  );
  return {
    keyOf: (vertex) => 2 * (ls[vertex] * sorted.length + rs[vertex]) + guaranteed[vertex],
    worthOf: (vertex) => ({
      kind: 'scoring',
      ls: sorted[ls[vertex]].text,
      rs: sorted[rs[vertex]].text,
      guaranteed: guaranteed[vertex] === 1,
    }),
  };
}

const isLess = (x: Rational, y: Rational): boolean =>
  x.numerator * y.denominator < y.numerator * x.denominator;

function found(
  { order, left, right }: GameGraph,
  sequence: Uint32Array,
  stuck: (player: 'left' | 'right', vertex: number) => number,
): Stops {
  const [ls, rs] = [new Int32Array(order), new Int32Array(order)];
  // The least and the greatest score at the ends of what is drawn at a vertex or below.
  const [least, greatest] = [new Int32Array(order), new Int32Array(order)];
  const guaranteed = new Uint8Array(order).fill(1);
  const optionsIn = ({ starts, targets }: Arcs, vertex: number): Uint32Array =>
    targets.subarray(starts[vertex], starts[vertex + 1]);
  for (const vertex of sequence) {
    const [lefts, rights] = [optionsIn(left, vertex), optionsIn(right, vertex)];
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    const sides = [lefts, rights];
    for (let i = 0; i < 2; i++) {
      for (const option of sides[i]) {
        low = Math.min(low, least[option]);
        high = Math.max(high, greatest[option]);
        guaranteed[vertex] &= guaranteed[option];
      }
    }
    if (lefts.length === 0) {
      ls[vertex] = stuck('left', vertex);
      // Where a player is stuck, no score there or later is worse for that player.
      if (ls[vertex] > low) guaranteed[vertex] = 0;
    } else {
      ls[vertex] = lefts.reduce((most, option) => Math.max(most, rs[option]), -1);
    }
    if (rights.length === 0) {
      rs[vertex] = stuck('right', vertex);
      if (rs[vertex] < high) guaranteed[vertex] = 0;
    } else {
      rs[vertex] = rights.reduce((most, option) => Math.min(most, ls[option]), Number.POSITIVE_INFINITY);
    }
    if (lefts.length === 0 && rights.length === 0 && ls[vertex] > rs[vertex]) guaranteed[vertex] = 0;
    if (lefts.length === 0) [low, high] = [Math.min(low, ls[vertex]), Math.max(high, ls[vertex])];
    if (rights.length === 0) [low, high] = [Math.min(low, rs[vertex]), Math.max(high, rs[vertex])];
    least[vertex] = low;
    greatest[vertex] = high;
  }
  return { ls, rs, guaranteed };
}

const solvedBehind = new WeakMap<Labelling, SolvedGames>();

/** Undefined for a labelling that another theory made, or that has come over a wire. */
export const solvedOfLabelling = (labelling: Labelling): SolvedGames | undefined =>
  solvedBehind.get(labelling);

/** Vertices dealt with between two yields. */
const SLICE = 512;
/** Positions of forms that all values together carry at most; beyond, values carry small forms alone. */
const MOST_POSITIONS = 400_000;
const SMALL = 50;

/**
 * Comparisons after which no further forms are found, unless a thorough solve is asked for: some seconds of
 * work.
 */
const MOST_COMPARED = 1_500_000;

/**
 * Precondition: the graph has no cycle. Each distinct value is stored once. Where forms would take too many
 * comparisons, the vertices that are left have their stops alone, so that who wins is known.
 */
export function* labelledByScores(graph: GameGraph, { thorough = false }: SolveOptions = {}): Solving {
  const labelling = unlabelled(graph);
  const solved = unsolved(graph);
  solvedBehind.set(labelling, solved);
  const { sequence, starts } = levelsOf(graph);
  const solve = vertexSolver(graph, solved);
  const codeOf = coder(solved, labelling);
  const { order: comparisons } = solved.arena;
  let place = 0;
  try {
    for (let step = 0, done = 0; step + 1 < starts.length; step++) {
      for (let at = starts[step]; at < starts[step + 1]; at++) {
        const vertex = sequence[at];
        // All options came in an earlier round.
        while (!solve(vertex)) {
          if (!thorough && comparisons.count > MOST_COMPARED) throw tooMany;
          yield { step, labelling, vertices: sequence.subarray(at, at) };
        }
        labelling.codes[vertex] = codeOf(vertex);
        labelling.steps[vertex] = step;
        place = at + 1;
        if (!thorough && comparisons.count > MOST_COMPARED) throw tooMany;
        if (place - done < SLICE && place < starts[step + 1]) continue;
        yield { step, labelling, vertices: sequence.subarray(done, place) };
        done = place;
      }
    }
  } catch (error) {
    if (!isFull(error) && error !== tooMany) throw error;
    yield* labelledByStops(graph, labelling, { sequence, starts }, place);
    const rest = sequence.length - place;
    const nodes = rest === 1 ? '1 node has its' : `${rest.toLocaleString('en')} nodes have their`;
    const why = error === tooMany ? `more than ${MOST_COMPARED.toLocaleString('en')} comparisons` : undefined;
    labelling.leftOut = {
      says: `${nodes} stops alone: ${why ? `canonical forms take ${why}` : saysFull()}`,
      canBeTried: error === tooMany,
    };
  }
  return labelling;
}

/** What ends the search for forms before an arena is full. */
const tooMany = new Error('more comparisons than are tried');

/** The vertices from a place in the sequence on. */
function* labelledByStops(
  graph: GameGraph,
  labelling: Labelling,
  { sequence, starts }: Levels,
  from: number,
): Generator<Round, void, void> {
  const { keyOf, worthOf } = stopsAlone(graph, sequence);
  const codes = new Map<number, number>();
  for (let step = 0; step + 1 < starts.length; step++) {
    const [first, end] = [Math.max(from, starts[step]), starts[step + 1]];
    if (first >= end) continue;
    for (let at = first; at < end; at++) {
      const vertex = sequence[at];
      const key = keyOf(vertex);
      const code = codes.get(key) ?? labelling.table.push(worthOf(vertex)) - 1;
      codes.set(key, code);
      labelling.codes[vertex] = code;
      labelling.steps[vertex] = step;
    }
    yield { step, labelling, vertices: sequence.subarray(first, end) };
  }
}

/**
 * The place of a vertex's value in the table: by its canonical form, or by its stops where it is not
 * guaranteed.
 */
function coder(solved: SolvedGames, { table }: Labelling): (vertex: number) => number {
  const { arena, games, guaranteed } = solved;
  /** By form, and by two stops. */
  const [ofForms, ofStops] = [new Map<number, number>(), pairTable()];
  let positions = 0;
  const ofUnguaranteed = (game: number): number => {
    const [ls, rs] = [stopAt(arena, game, LS), stopAt(arena, game, RS)];
    const same = lookUp(ofStops, ls, rs);
    if (same >= 0) return same;
    const place = table.push(valueOfUnguaranteed(arena, game)) - 1;
    keep(ofStops, ls, rs, place);
    return place;
  };
  return (vertex) => {
    const game = games[vertex];
    if (guaranteed[vertex] === 0) return ofUnguaranteed(game);
    const same = ofForms.get(game);
    if (same !== undefined) return same;
    const value = valueOfCanonical(arena, game, positions < MOST_POSITIONS ? undefined : SMALL);
    positions += value.canonical?.count ?? 0;
    const place = table.push(value) - 1;
    ofForms.set(game, place);
    return place;
  };
}
