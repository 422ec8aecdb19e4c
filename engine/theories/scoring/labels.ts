/** The value of every vertex of a drawing with scores, in rounds from its ends upwards. */
import type { GameGraph } from '../../graph/game-graph.ts';
import { keep, lookUp, pairTable } from '../../numbers/pair-table.ts';
import { unlabelled } from '../labelling.ts';
import type { Labelling, Solving } from '../theory.ts';
import { LS, RS, stopAt } from './arena/game-facts.ts';
import { isFull, saysFull } from './arena/games.ts';
import { levelsOf } from './games-of.ts';
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

/** Precondition: the graph has no cycle. Each distinct value is stored once. */
export function* labelledByScores(graph: GameGraph): Solving {
  const labelling = unlabelled(graph);
  const solved = unsolved(graph);
  solvedBehind.set(labelling, solved);
  const { sequence, starts } = levelsOf(graph);
  const solve = vertexSolver(graph, solved);
  const codeOf = coder(solved, labelling);
  let done = 0;
  try {
    for (let step = 0; step + 1 < starts.length; step++) {
      for (let at = starts[step]; at < starts[step + 1]; at++) {
        const vertex = sequence[at];
        // All options came in an earlier round.
        while (!solve(vertex)) yield { step, labelling, vertices: sequence.subarray(at, at) };
        labelling.codes[vertex] = codeOf(vertex);
        labelling.steps[vertex] = step;
        if (at + 1 - done < SLICE && at + 1 < starts[step + 1]) continue;
        yield { step, labelling, vertices: sequence.subarray(done, at + 1) };
        done = at + 1;
      }
    }
  } catch (error) {
    if (!isFull(error)) throw error;
    const rest = labelling.codes.reduce((count, code) => (code < 0 ? count + 1 : count), 0);
    const says = `${rest === 1 ? '1 node has' : `${rest.toLocaleString('en')} nodes have`} no value: ${saysFull()}`;
    labelling.leftOut = { says, canBeTried: false };
    yield { step: 0, labelling, vertices: sequence.subarray(done) };
  }
  return labelling;
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
