/**
 * Written rules for boards of one shape, compiled: every way in which a rule can be laid on the board is
 * found once, and no position is matched against fragments again. Steps that follow a step have programs of
 * their own.
 */
import { type CellPrograms, cellPrograms } from './cell-programs.ts';
import { countedSteps, isCounted } from './count-ways.ts';
import { type LaidStep, layer, nothingLaid } from './lay-steps.ts';
import { type PlayedRule, playedRules } from './played-rules.ts';
import type { BoardShape } from './step-to-lay.ts';
import { keyOfFollowing, stepsOfRules } from './steps-of-rules.ts';
import type { SeveralCells } from './test-tree.ts';
import { type RulesOnCells, signsOfRules } from './written-rules.ts';

/** A way to make a step, in a program. */
export type CompiledWay = LaidStep & {
  /** Whether the move may end with it. */
  readonly isLast: boolean;
  /** The programs of what may follow, by their number; −1 where nothing may. */
  readonly next: number;
  /** Whether all that it does is that a piece goes to another cell and leaves an empty one. */
  readonly isSlide: boolean;
};

export type CompiledRules = {
  readonly signs: string;
  /** How many cells the board has. */
  readonly cells: number;
  readonly first: CellPrograms;
  readonly following: readonly CellPrograms[];
  /** In how many ways the rules can be laid on the board at most; infinite where this is not counted. */
  readonly mostWays: number;
  /** What programs name by number; they grow while programs are made. */
  readonly ways: readonly CompiledWay[];
  readonly several: readonly SeveralCells[];
  /**
   * Whether the cells of a move may be clicked in any order, as there are several and no piece goes anywhere.
   */
  readonly inAnyOrder: boolean;
  /** From one position, moves of several steps have no more steps in all than these. */
  readonly mostSteps: number;
  readonly countsPoints: boolean;
  /** Whether there are entailing moves, so that a position has a cell more. */
  readonly isEntailing: boolean;
  /** The programs that find whether play is over; undefined where no rule says when. */
  readonly over: { readonly programs: CellPrograms; readonly several: readonly SeveralCells[] } | undefined;
};

/** Nobody could look at the moves of a position in which those of several steps have more steps in all. */
const mostSteps = 100_000;

export type CompileOptions = {
  /** The rules that are compiled; all of them if undefined. */
  readonly played?: readonly PlayedRule[];
  /** The signs that positions have, the empty cell's first; those of the rules if undefined. */
  readonly signs?: string;
  /** Whether moves of several steps may have any number of steps in all; `mostSteps` if undefined. */
  readonly sizes?: 'within bounds' | 'of any size';
};

/**
 * O(rules · directions), and O(ways · cells of a fragment) in all as positions ask for programs. How much
 * this may be is asked before (`tooLarge`).
 */
export function compileRules(
  rules: RulesOnCells,
  shape: BoardShape,
  { played = playedRules(rules), signs = signsOfRules(rules), sizes }: CompileOptions = {},
): CompiledRules {
  const { firsts, following: follows, ends, every, groups } = stepsOfRules(rules, shape, played);
  const laid = nothingLaid(Number.POSITIVE_INFINITY);
  const moves = layer(shape, signs, laid);
  const numbers = new Map(follows.map(({ key }, i) => [key, i]));
  const ways: CompiledWay[] = [];
  const noteWays = (): void => {
    // All members are named, since copies by spreading take many times their memory.
    for (let i = ways.length; i < moves.found.length; i++) {
      const { rule, step, way, cells, signs: put, begin, end, by, movesPiece, times } = moves.found[i];
      const next = (numbers.size > 0 ? numbers.get(keyOfFollowing(rule, step, way)) : undefined) ?? -1;
      const isLast = step === rule.steps.length - 1;
      const isSlide = slides(moves.found[i]);
      ways.push({
        rule,
        step,
        way,
        cells,
        signs: put,
        begin,
        end,
        by,
        movesPiece,
        times,
        isLast,
        next,
        isSlide,
      });
    }
  };
  const [first, ...following] = groups
    .slice(0, -1)
    .map((each) => cellPrograms(moves, each, signs, shape, noteWays));
  const over = layer(shape, signs, laid);
  return {
    signs,
    cells: shape.width * shape.height,
    first,
    following,
    ways,
    several: moves.several,
    mostWays: every.every(isCounted) ? countedSteps(every, shape).ways : Number.POSITIVE_INFINITY,
    inAnyOrder:
      firsts.every(
        ({ rule, shape: { movesPiece } }) =>
          !movesPiece && rule.steps.length === 1 && rule.steps[0].again === 'no',
      ) && firsts.some(({ shape: { isNew } }) => isNew.filter(Boolean).length > 1),
    mostSteps: sizes === 'of any size' ? Number.POSITIVE_INFINITY : mostSteps,
    countsPoints: played.some(({ points }) => points > 0),
    isEntailing: played.some(({ entailing }) => entailing),
    over:
      ends.length > 0
        ? {
            programs: cellPrograms(over, groups[groups.length - 1], signs, shape, () => undefined),
            several: over.several,
          }
        : undefined,
  };
}

const slides = ({ cells, signs, begin, end, movesPiece, times }: LaidStep): boolean =>
  movesPiece &&
  times === 1 &&
  cells.length === 2 &&
  signs[cells.indexOf(begin)] === 0 &&
  signs[cells.indexOf(end)] > 0;
