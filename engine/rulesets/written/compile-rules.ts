/**
 * Written rules for boards of one shape, compiled: every way in which a rule can be laid on the board is
 * found once, and no position is matched against fragments again. Steps that follow a step have programs of
 * their own, one for each cell on which they may begin.
 */
import { accepted, type Result, refused } from '../../result.ts';
import { tooMuchCounted } from './count-ways.ts';
import {
  type BoardShape,
  type LaidStep,
  layer,
  mostChanges,
  nothingLaid,
  type StepToLay,
  stepToLay,
  type TooMuch,
} from './lay-steps.ts';
import { type PlayedRule, playedRules } from './played-rules.ts';
import { type TestProgram, testTree } from './test-tree.ts';
import { mostWays, type RuleStep, type RulesOnCells, signsOfRules } from './written-rules.ts';

/** A way to make a step, in a program. */
export type CompiledWay = LaidStep & {
  /** Whether the move may end with it. */
  readonly isLast: boolean;
  /** The program of what may follow, and where it is in it; −1 where nothing may. */
  readonly next: number;
};

export type CompiledRules = {
  readonly signs: string;
  /** How many cells the board has. */
  readonly cells: number;
  readonly program: TestProgram;
  readonly ways: readonly CompiledWay[];
  /** Where programs begin and end: the first moves, and then what follows, one for each cell. */
  readonly starts: Int32Array;
  readonly countsPoints: boolean;
  /** Whether there are entailing moves, so that a position has a cell more. */
  readonly isEntailing: boolean;
  /** The program that finds whether play is over. */
  readonly over: TestProgram;
};

/**
 * O(ways · cells of a fragment). Refused with the number of the rule with which the rules can be laid in too
 * many ways. All rules are compiled, or only these.
 */
export function compileRules(
  rules: RulesOnCells,
  shape: BoardShape,
  played = playedRules(rules),
): Result<CompiledRules> {
  const signs = signsOfRules(rules);
  const cells = shape.width * shape.height;
  const allSteps = played.map((rule) => rule.steps.map((_, step) => stepToLay(rule, step, shape)));
  const over = overSteps(rules, shape);
  const counted = tooMuchCounted([...allSteps.flat(), ...over], shape);
  if (counted) return tooLarge(counted, rules);

  const laid = nothingLaid();
  const tree = testTree();
  const { lay, found } = layer(shape, signs, tree, laid);
  // The first moves are one program, from the first cell to the last one.
  const firsts = Array.from({ length: cells }, () => tree.root());
  for (const [first] of allSteps)
    for (const [cell, root] of firsts.entries())
      for (let way = 0; way < first.ways.length; way++) lay(first, way, cell, root);
  const programs = followers(played, allSteps);
  for (const { steps } of programs)
    for (let cell = 0; cell < cells && !laid.tooMuch; cell++) {
      const root = tree.root();
      for (const { asked, ways } of steps) for (const way of ways) lay(asked, way, cell, root);
    }
  const overTree = testTree();
  const overLayer = layer(shape, signs, overTree, laid);
  for (const step of over)
    for (let cell = 0; cell < cells && !laid.tooMuch; cell++) {
      const root = overTree.root();
      for (let way = 0; way < step.ways.length; way++) overLayer.lay(step, way, cell, root);
    }
  if (laid.tooMuch) return tooLarge(laid.tooMuch, rules);
  const { program, starts } = tree.program();
  const places = new Map(programs.map(({ key }, i) => [key, i]));
  // All members are named, since copies by spreading take many times their memory.
  const ways = found.map((each): CompiledWay => {
    const { rule, step, way, cells: changed, signs: put, begin, end, by, movesPiece, times } = each;
    const place = (places.size > 0 ? places.get(keyOf(rule, step, way)) : undefined) ?? -1;
    const next = place < 0 ? -1 : cells + place * cells + end;
    const isLast = step === rule.steps.length - 1;
    return { rule, step, way, cells: changed, signs: put, begin, end, by, movesPiece, times, isLast, next };
  });
  const countsPoints = played.some(({ points }) => points > 0);
  const isEntailing = played.some(({ entailing }) => entailing);
  return accepted({
    signs,
    cells,
    program,
    ways,
    starts,
    countsPoints,
    isEntailing,
    over: overTree.program().program,
  });
}

/** Which steps may follow a step: it itself, if it may be made again, and the one after it. */
type Following = {
  readonly key: string;
  readonly steps: readonly { readonly asked: StepToLay; readonly ways: readonly number[] }[];
};

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
      const next =
        step + 1 < steps.length ? [{ asked: steps[step + 1], ways: allWays(steps[step + 1]) }] : [];
      if (again === 'straight on')
        return asked.ways.map((_, way) => ({
          key: keyOf(rule, step, way),
          steps: [{ asked, ways: [way] }, ...next],
        }));
      const same = again === 'any way' ? [{ asked, ways: allWays(asked) }] : [];
      const following = [...same, ...next];
      return following.length > 0 ? [{ key: keyOf(rule, step, 0), steps: following }] : [];
    });
  });
}

const allWays = ({ ways }: StepToLay): readonly number[] => [...ways.keys()];

/** The fragments with which play is over, as steps of rules that are numbered after all others. */
const overSteps = ({ over, rules }: RulesOnCells, shape: BoardShape): readonly StepToLay[] =>
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

function tooLarge({ rule, of }: TooMuch, { rules, over }: RulesOnCells): Result<never> {
  const which = rule > rules.length ? 'what ends play' : `rule ${rule}`;
  const too =
    of === 'ways'
      ? `can be laid on it in more than ${mostWays.toLocaleString('en')} ways`
      : `can change more than ${mostChanges.toLocaleString('en')} squares, counted for each way`;
  const isAlone = rules.length + over.length === 1;
  const says = isAlone ? `${which} ${too}` : `its rules together ${too}, a number that ${which} exceeds`;
  return refused([{ place: 'position', says: `is too large: ${says}; take a smaller board` }]);
}
