/**
 * Games whose moves a program answers: which searches solving a position needs, and what it is worth then,
 * part by part where the program says how positions fall apart, otherwise by the graph of all that follows.
 * The program is asked from outside: each search is over before the next one is asked for.
 */
import type { Rules } from '../outcome/rules.ts';
import { graphOfProgram, type ProgramGraph } from '../programs/graph.ts';
import { openProgramParts } from '../programs/parts.ts';
import type { ProgramPositions, ProgramSearch } from '../programs/positions.ts';
import type { OverBudget } from '../result.ts';
import { valueAt } from '../theories/labelling.ts';
import type { GameToSolve } from '../theories/question.ts';
import type { WorthByParts } from './part-solver.ts';
import { solveGraph } from './solve.ts';
import { worthsOfKeyed } from './worth-by-parts.ts';
import type { SweptWorth, Worths } from './worths.ts';

/** The graph of what follows a position, under rules; vertex 0 is the position. */
export type ProgramGame = GameToSolve & ProgramGraph;

export type ProgramSolver = Worths & {
  /**
   * The searches that the worth of a position needs. A caller that asks for the next one has brought the last
   * one to its end, or has found it over budget.
   */
  searches(position: string): Generator<ProgramSearch, void, void>;
  /**
   * What a position is worth part by part; undefined where it is not solved so. Precondition: its searches
   * are over.
   */
  byParts(position: string): Generator<number, WorthByParts | OverBudget | undefined, void>;
};

/** `most` bounds the positions that follow one, and the parts that are kept. */
export function openProgramSolver(positions: ProgramPositions, rules: Rules, most: number): ProgramSolver {
  const { parts, cover } = openProgramParts(positions);
  const solver = worthsOfKeyed(parts, rules, most, 0);
  /** Only where any theory will do is it sure that one finds values by options. */
  const isByParts = (search: ProgramSearch): boolean =>
    rules.theory === 'auto' && search.hasSums() && cover(search.start);
  const isOver = (search: ProgramSearch): boolean => !('kind' in search.found());
  const byParts: ProgramSolver['byParts'] = function* (position) {
    const search = positions.search(position, most, 'parts');
    const found = search.found();
    if ('kind' in found) return found;
    return isByParts(search) ? yield* solver.worthOf(search.start) : undefined;
  };
  return {
    byParts,
    *searches(position) {
      const search = positions.search(position, most, 'parts');
      yield search;
      if (isOver(search) && !isByParts(search)) yield positions.search(position, most, 'moves');
    },
    *worthOf(position) {
      const found = yield* byParts(position);
      if (!found) return yield* solvedByGraph(positions, position, rules, most);
      if ('kind' in found) return { value: undefined, outcome: undefined, says: found.says };
      return { value: found.value, outcome: found.outcome };
    },
  };
}

/**
 * The game from a position. Refused where more positions follow than `most`. Precondition: a search that
 * follows moves is over.
 */
export function* programGame(
  positions: ProgramPositions,
  position: string,
  rules: Rules,
  most: number,
): Generator<number, ProgramGame | OverBudget, void> {
  const found = yield* graphOfProgram(positions, positions.search(position, most, 'moves'), most);
  return 'kind' in found ? found : { ...found, rules };
}

function* solvedByGraph(
  positions: ProgramPositions,
  position: string,
  rules: Rules,
  most: number,
): Generator<number, SweptWorth, void> {
  const game = yield* programGame(positions, position, rules, most);
  if ('kind' in game) return { value: undefined, outcome: undefined, says: game.says };
  const solving = solveGraph(game, { whoWinsFrom: 0, withoutSteps: true });
  for (;;) {
    const { done, value: found } = solving.next();
    if (!done) {
      yield game.graph.order;
      continue;
    }
    const { labelling, choice, classes, outcomes } = found;
    const [value, outcome] = [valueAt(labelling, 0), classes[outcomes[0]]];
    return value ? { value, outcome } : { value, outcome, says: labelling.leftOut?.says ?? choice.reason };
  }
}
