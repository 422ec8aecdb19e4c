/**
 * Written rules for boards of one shape, compiled: every way in which a rule can be laid on the board is
 * found once, and no position is matched against fragments again. Steps that follow a step have programs of
 * their own, one for each cell on which they may begin.
 */
import { accepted, type Result, refused } from '../../result.ts';
import { countedWays } from './count-ways.ts';
import { type BoardShape, type LaidStep, layer, type StepToLay, stepToLay } from './lay-steps.ts';
import { type PlayedRule, playedRules } from './played-rules.ts';
import { type TestProgram, testTree } from './test-tree.ts';
import { mostWaysOfRule, type RuleStep, type RulesOnCells, signsOfRules } from './written-rules.ts';

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
 * O(ways · cells of a fragment). Refused with the number of the rule that can be laid in too many ways. All
 * rules are compiled, or only these.
 */
export function compileRules(
  rules: RulesOnCells,
  shape: BoardShape,
  played = playedRules(rules),
): Result<CompiledRules> {
  const signs = signsOfRules(rules);
  const cells = shape.width * shape.height;
  const tree = testTree();
  const laid = layer(shape, signs, tree);
  const refuse = (number = laid.tooMany()): Result<CompiledRules> | undefined => {
    if (number === undefined) return undefined;
    const most = mostWaysOfRule.toLocaleString('en');
    const says = `is too large: rule ${number} can be laid on it in more than ${most} ways; take a smaller board`;
    return refused([{ place: 'position', says }]);
  };

  const firsts = played.map((rule) => stepToLay(rule, 0, shape));
  for (const rule of played) {
    const isMore = rule.steps.some(
      (_, step) => countedWays(stepToLay(rule, step, shape), shape) > mostWaysOfRule,
    );
    const refusal = isMore ? refuse(rule.number) : undefined;
    if (refusal) return refusal;
  }
  for (let cell = 0; cell < cells; cell++) {
    const root = tree.root();
    for (const first of firsts)
      for (let way = 0; way < first.ways.length; way++) laid.lay(first, way, cell, root);
    const refusal = refuse();
    if (refusal) return refusal;
  }
  const programs = followers(played, firsts, shape);
  for (const { steps } of programs) {
    for (let cell = 0; cell < cells; cell++) {
      const root = tree.root();
      for (const { asked, ways } of steps) for (const way of ways) laid.lay(asked, way, cell, root);
    }
    const refusal = refuse();
    if (refusal) return refusal;
  }
  const { program, starts } = tree.program();
  const places = new Map(programs.map(({ key }, i) => [key, i]));
  const ways = laid.found.map((way): CompiledWay => {
    const place = places.get(keyOf(way.rule, way.step, way.way)) ?? -1;
    const isLast = way.step === way.rule.steps.length - 1;
    return { ...way, isLast, next: place < 0 ? -1 : cells + place * cells + way.end };
  });
  // The first moves are one program, from the first cell to the last one.
  const over = overProgram(rules, shape, signs);
  if (!over.ok) return over;
  const countsPoints = played.some(({ points }) => points > 0);
  const isEntailing = played.some(({ entailing }) => entailing);
  return accepted({ signs, cells, program, ways, starts, countsPoints, isEntailing, over: over.value });
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
  firsts: readonly StepToLay[],
  shape: BoardShape,
): readonly Following[] {
  return played.flatMap((rule, i) => {
    const steps = rule.steps.map((_, step) => (step === 0 ? firsts[i] : stepToLay(rule, step, shape)));
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

/** Finds whether one of the fragments with which play is over is on the board. */
function overProgram({ over, rules }: RulesOnCells, shape: BoardShape, signs: string): Result<TestProgram> {
  const tree = testTree();
  const laid = layer(shape, signs, tree);
  for (const [i, { laid: how, fragment, at }] of over.entries()) {
    const step: RuleStep = { laid: how, before: fragment, after: fragment, conditions: [], again: 'no' };
    const number = rules.length + 1 + i;
    const rule: PlayedRule = {
      kind: 'move',
      owner: 'either',
      steps: [step],
      points: 0,
      entailing: false,
      at,
      number,
      otherWay: false,
    };
    const asked = stepToLay(rule, 0, shape);
    for (let cell = 0; cell < shape.width * shape.height; cell++) {
      const root = tree.root();
      for (let way = 0; way < asked.ways.length; way++) laid.lay(asked, way, cell, root);
    }
  }
  if (laid.tooMany() !== undefined) {
    const most = mostWaysOfRule.toLocaleString('en');
    const says = `is too large: the end of play can be looked for on it in more than ${most} ways; take a smaller board`;
    return refused([{ place: 'position', says }]);
  }
  return accepted(tree.program().program);
}
