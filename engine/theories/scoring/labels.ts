/** The value of every vertex of a drawing with scores, in rounds from its ends upwards. */
import type { GameGraph } from '../../graph/game-graph.ts';
import { keep, lookUp, pairTable } from '../../numbers/pair-table.ts';
import { unlabelled } from '../labelling.ts';
import type { Labelling, Round, SolveOptions, Solving } from '../theory.ts';
import { LS, RS, stopAt } from './arena/game-facts.ts';
import { isFull, saysFull } from './arena/games.ts';
import { type Levels, levelsOf } from './games-of.ts';
import { stopsAlone } from './stops-alone.ts';
import { valueOfCanonical, valueOfUnguaranteed } from './values.ts';
import { type SolvedGames, unsolved, vertexSolver } from './vertex-solver.ts';

const solvedBehind = new WeakMap<Labelling, SolvedGames>();

/** Undefined for a labelling that another theory made, or that has come over a wire. */
export const solvedOfLabelling = (labelling: Labelling): SolvedGames | undefined =>
  solvedBehind.get(labelling);

/** Vertices dealt with between two breaths. */
const SLICE = 512;
/** Positions of forms that all values together carry at most; beyond, values carry small forms alone. */
const MOST_POSITIONS = 400_000;
const SMALL = 50;

/** Comparisons after which no further forms are found, unless a thorough solve is asked for: some seconds of work. */
const MOST_COMPARED = 1_500_000;

/**
 * Precondition: the graph has no cycle. Each distinct value is stored once. Where forms would take too many comparisons, the vertices that
 * are left have their stops alone, so that who wins is known.
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

/** The place of a vertex's value in the table: by its canonical form, or by its stops where it is not guaranteed. */
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
