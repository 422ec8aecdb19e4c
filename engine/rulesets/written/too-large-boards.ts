/**
 * Whether the rules of a text can be laid on a board within bounds. This is asked when a position is read,
 * and ways are laid only when a position needs them: so a board is refused before, and laying never becomes
 * too much. First a bound is found from the pictures alone; if it does not suffice, everything is laid once,
 * and what was laid is counted.
 */
import { layEverywhere, mostPrograms } from './cell-programs.ts';
import { countedSteps, countedWays, isCounted } from './count-ways.ts';
import {
  type Laid,
  layer,
  mostChanges,
  mostTests,
  mostTried,
  nothingLaid,
  type TooMuch,
} from './lay-steps.ts';
import { playedRules } from './played-rules.ts';
import type { BoardShape, StepInWays, StepToLay } from './step-to-lay.ts';
import { stepsOfRules } from './steps-of-rules.ts';
import { isRun, mostWays, type RulesOnCells, signsOfRules } from './written-rules.ts';

/**
 * Why a board of this shape is refused; undefined if it is not. It is asked with all signs of the rules: with
 * fewer of them there is not more to lay. O(rules · directions), or at most as much as the bounds allow.
 */
export function tooLarge(rules: RulesOnCells, board: BoardShape): string | undefined {
  const { every, groups } = stepsOfRules(rules, board, playedRules(rules));
  const signs = signsOfRules(rules);
  const trees = mostTrees(groups, signs);
  const tooMuch = countedSteps(every, board, trees).tooMuch ?? tooMuchLaid(groups, board, signs);
  return tooMuch && saysTooLarge(tooMuch, rules);
}

/** What is too much if all ways are laid that these steps have; undefined if nothing is. */
function tooMuchLaid(
  groups: readonly (readonly StepInWays[])[],
  board: BoardShape,
  signs: string,
): TooMuch | undefined {
  const most = mostToLay(groups, board);
  const isLittle =
    most.ways <= mostWays && most.cells <= mostChanges && most.tried <= mostTried && most.tests <= mostTests;
  return isLittle ? undefined : laidInAll(groups, board, signs).tooMuch;
}

/** Into how many trees a step is laid from one cell at most. */
const mostTrees = (groups: readonly (readonly StepInWays[])[], signs: string): number =>
  Math.max(...groups.map((each) => mostPrograms(each, signs)));

/** Everything that these steps have is laid, until it is too much. */
export function laidInAll(
  groups: readonly (readonly StepInWays[])[],
  board: BoardShape,
  signs: string,
): Laid {
  const laid = nothingLaid(mostTrees(groups, signs));
  const moves = layer(board, signs, laid);
  for (const group of groups) layEverywhere(moves, group, signs, board, () => laid.tooMuch !== undefined);
  return laid;
}

/** How much is laid, as it is counted. */
export type Amount = Pick<Laid, 'ways' | 'cells' | 'tried' | 'tests'>;

/**
 * No more than this is laid of these steps, where each is laid into one tree; with several trees, no more
 * than so many times this. O(steps · directions).
 */
export function mostToLay(groups: readonly (readonly StepInWays[])[], board: BoardShape): Amount {
  const sum = { ways: 0, cells: 0, tried: 0, tests: 0 };
  for (const { asked, ways } of groups.flat()) {
    const most = mostOfStep(asked, ways.length, board);
    sum.ways += most.ways;
    sum.cells += most.cells;
    sum.tried += most.tried;
    sum.tests += most.tests;
  }
  return sum;
}

/** In how many ways at most this number of runs can have lengths that together are no more than `longest`. */
function mostLengths(runs: number, longest: number): number {
  let lengths = 1;
  for (let run = 1; run <= runs; run++) lengths = (lengths * (longest + run)) / run;
  return lengths;
}

function mostOfStep(asked: StepToLay, directions: number, board: BoardShape): Amount {
  const { shape, onwards, backwards, conditions, isChain } = asked;
  const longest = Math.max(board.width, board.height);
  const runsIn = (list: StepToLay['onwards']): number => list.filter(({ cell }) => isRun(cell)).length;
  const [runsOn, runsBack] = [runsIn(onwards), runsIn(backwards)];
  const hasRuns = runsOn + runsBack > 0;
  const begins = board.width * board.height * directions;
  const counted = isCounted(asked) ? countedWays(asked, board) : Number.POSITIVE_INFINITY;
  // Without runs each beginning from which the picture is on the board is a way, and nothing is tried from
  // others.
  const walks = hasRuns ? begins : Math.min(begins, counted);
  const [on, back] = [mostLengths(runsOn, longest), mostLengths(runsBack, longest)];
  const carried = shape.carried.filter((far) => far !== 0).length;
  const changed = shape.isNew.filter(Boolean).length + carried * longest;
  const besideOne = conditions.reduce(
    (sum, { wanted, where }) => sum + (wanted ? 1 : changed * (where === 'around' ? 8 : 4)),
    0,
  );
  /**
   * How often a step is made straight on in one way, and how often its cells change in these ways together.
   */
  const [times, together] = isChain ? [longest + 1, ((longest + 1) * (longest + 2)) / 2] : [1, 1];
  const ways = Math.min(walks * on * back, counted);
  return {
    ways: ways * times,
    cells: ways * changed * together,
    tried: walks * times * on * (1 + runsOn + back * (1 + runsBack)),
    tests: walks * times * on * (onwards.length + back * (backwards.length + besideOne)),
  };
}

function saysTooLarge({ rule, of }: TooMuch, { rules, over }: RulesOnCells): string {
  const which = rule > rules.length ? 'what ends play' : `rule ${rule}`;
  const isAlone = rules.length + over.length === 1;
  const says = isAlone
    ? `${which} ${tooMuchSaid(of)}`
    : `its rules together ${tooMuchSaid(of)}, a number that ${which} exceeds`;
  return `is too large: ${says}; take a smaller board`;
}

/**
 * The bounds are written when one is exceeded: to load the language's way of writing numbers takes longer
 * than to load all rulesets.
 */
function tooMuchSaid(of: TooMuch['of']): string {
  switch (of) {
    case 'ways':
      return `can be laid on it in more than ${mostWays.toLocaleString('en')} ways`;
    case 'cells':
      return `can change more than ${mostChanges.toLocaleString('en')} squares, counted for each way`;
    case 'trials':
      return `can be tried on it more than ${mostTried.toLocaleString('en')} times`;
    case 'tests':
      return `can ask for more than ${mostTests.toLocaleString('en')} squares, counted for each trial`;
  }
}
