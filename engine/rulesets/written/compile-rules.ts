/**
 * Written rules for boards of one shape, compiled: every way in which a rule can be laid on the board is found once, and no position is
 * matched against fragments again. Steps that follow a step have programs of their own.
 */
import { accepted, beyondBudget, type Result, refused } from '../../result.ts';
import { type CellPrograms, cellPrograms, mostPrograms } from './cell-programs.ts';
import { countedSteps, isCounted } from './count-ways.ts';
import {
  type BoardShape,
  type LaidStep,
  layer,
  mostChanges,
  nothingLaid,
  type StepInWays,
  type StepToLay,
  stepToLay,
  type TooMuch,
} from './lay-steps.ts';
import { type PlayedRule, playedRules } from './played-rules.ts';
import type { SeveralCells } from './test-tree.ts';
import { mostWays, type RuleStep, type RulesOnCells, signsOfRules } from './written-rules.ts';

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
  /** Whether the cells of a move may be clicked in any order, as there are several and no piece goes anywhere. */
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
  /** Whether boards are refused on which a rule can be laid in too many ways: they are if undefined. */
  readonly sizes?: 'within bounds' | 'of any size';
};

/**
 * O(rules · directions), and O(ways · cells of a fragment) in all as positions ask for programs. Refused with the number of the rule with
 * which the rules can be laid in too many ways, as far as these are counted; otherwise making a program throws an error beyond the budget.
 */
export function compileRules(
  rules: RulesOnCells,
  shape: BoardShape,
  { played = playedRules(rules), signs = signsOfRules(rules), sizes }: CompileOptions = {},
): Result<CompiledRules> {
  const isBounded = sizes !== 'of any size';
  const allSteps = played.map((rule) => rule.steps.map((_, step) => stepToLay(rule, step, shape)));
  const firsts = allSteps.map(([first]) => first);
  const ends = endsToLay(rules, shape);
  const steps = [...allSteps.flat(), ...ends];
  const counted = countedSteps(steps, shape);
  if (isBounded && counted.tooMuch)
    return refused([{ place: 'position', says: saysTooLarge(counted.tooMuch, rules) }]);
  const groups = followers(played, allSteps);
  const all = [firsts.map(inAllWays), ...groups.map((group) => group.steps), ends.map(inAllWays)];
  const programs = Math.max(...all.map((each) => mostPrograms(each, signs)));
  const laid = nothingLaid(isBounded ? programs : Number.POSITIVE_INFINITY);
  const check = (): void => {
    if (laid.tooMuch) throw beyondBudget(saysTooLarge(laid.tooMuch, rules));
  };
  const moves = layer(shape, signs, laid);
  const numbers = new Map(groups.map(({ key }, i) => [key, i]));
  const ways: CompiledWay[] = [];
  const noteWays = (): void => {
    check();
    // All members are named, since copies by spreading take many times their memory.
    for (let i = ways.length; i < moves.found.length; i++) {
      const { rule, step, way, cells, signs: put, begin, end, by, movesPiece, times } = moves.found[i];
      const next = (numbers.size > 0 ? numbers.get(keyOf(rule, step, way)) : undefined) ?? -1;
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
  const [first, ...following] = all
    .slice(0, -1)
    .map((each) => cellPrograms(moves, each, signs, shape, noteWays));
  const over = layer(shape, signs, laid);
  return accepted({
    signs,
    cells: shape.width * shape.height,
    first,
    following,
    ways,
    several: moves.several,
    mostWays: steps.every(isCounted) ? counted.ways : Number.POSITIVE_INFINITY,
    inAnyOrder:
      firsts.every(
        ({ rule, shape: { movesPiece } }) =>
          !movesPiece && rule.steps.length === 1 && rule.steps[0].again === 'no',
      ) && firsts.some(({ shape: { isNew } }) => isNew.filter(Boolean).length > 1),
    mostSteps: isBounded ? mostSteps : Number.POSITIVE_INFINITY,
    countsPoints: played.some(({ points }) => points > 0),
    isEntailing: played.some(({ entailing }) => entailing),
    over:
      ends.length > 0
        ? { programs: cellPrograms(over, ends.map(inAllWays), signs, shape, check), several: over.several }
        : undefined,
  });
}

function saysTooLarge({ rule, of }: TooMuch, { rules, over }: RulesOnCells): string {
  const which = rule > rules.length ? 'what ends play' : `rule ${rule}`;
  const too =
    of === 'ways'
      ? `can be laid on it in more than ${mostWays.toLocaleString('en')} ways`
      : `can change more than ${mostChanges.toLocaleString('en')} squares, counted for each way`;
  const isAlone = rules.length + over.length === 1;
  const says = isAlone ? `${which} ${too}` : `its rules together ${too}, a number that ${which} exceeds`;
  return `is too large: ${says}; take a smaller board`;
}

const slides = ({ cells, signs, begin, end, movesPiece, times }: LaidStep): boolean =>
  movesPiece &&
  times === 1 &&
  cells.length === 2 &&
  signs[cells.indexOf(begin)] === 0 &&
  signs[cells.indexOf(end)] > 0;

const inAllWays = (asked: StepToLay): StepInWays => ({ asked, ways: [...asked.ways.keys()] });

/** Which steps may follow a step: it itself, if it may be made again, and the one after it. */
type Following = { readonly key: string; readonly steps: readonly StepInWays[] };

/** What may follow a step is one and the same in all its directions, unless it goes straight on. */
const keyOf = (rule: PlayedRule, step: number, way: number): string =>
  `${rule.number} ${rule.owner} ${rule.at.line} ${step}${rule.steps[step].again === 'straight on' ? ` ${way}` : ''}`;

function followers(
  played: readonly PlayedRule[],
  allSteps: readonly (readonly StepToLay[])[],
): readonly Following[] {
  return played.flatMap((rule, i) => {
    const steps = allSteps[i];
    return steps.flatMap((asked, step): readonly Following[] => {
      if (asked.isChain) return [];
      const { again } = rule.steps[step];
      const next = step + 1 < steps.length ? [inAllWays(steps[step + 1])] : [];
      if (again === 'straight on')
        return asked.ways.map((_, way) => ({
          key: keyOf(rule, step, way),
          steps: [{ asked, ways: [way] }, ...next],
        }));
      const same = again === 'any way' ? [inAllWays(asked)] : [];
      const following = [...same, ...next];
      return following.length > 0 ? [{ key: keyOf(rule, step, 0), steps: following }] : [];
    });
  });
}

/** The fragments with which play is over, as steps that change nothing. */
const endsToLay = ({ over, rules }: RulesOnCells, shape: BoardShape): readonly StepToLay[] =>
  over.map(({ laid, fragment, at }, i) => {
    const step: RuleStep = { laid, before: fragment, after: fragment, conditions: [], again: 'no' };
    const rule: PlayedRule = {
      kind: 'move',
      owner: 'either',
      steps: [step],
      points: 0,
      entailing: false,
      at,
      number: rules.length + 1 + i,
      otherWay: false,
    };
    return stepToLay(rule, 0, shape);
  });
