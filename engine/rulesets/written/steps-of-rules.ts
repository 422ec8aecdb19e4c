/**
 * The steps of written rules on a board of one shape: those with which a move begins, those that may follow
 * each other, and the pictures that end play.
 */

import type { PlayedRule } from './played-rules.ts';
import { type BoardShape, type StepInWays, type StepToLay, stepToLay } from './step-to-lay.ts';
import type { RuleStep, RulesOnCells } from './written-rules.ts';

/** Which steps may follow a step: it itself, if it may be made again, and the one after it. */
type FollowingSteps = { readonly key: string; readonly steps: readonly StepInWays[] };

export type StepsOfRules = {
  readonly firsts: readonly StepToLay[];
  readonly following: readonly FollowingSteps[];
  readonly ends: readonly StepToLay[];
  /** All of them, each once. */
  readonly every: readonly StepToLay[];
  /** Which steps are laid together: the first ones, those that follow, and in the end those that end play. */
  readonly groups: readonly (readonly StepInWays[])[];
};

/** O(rules · directions · cells of the pictures). */
export function stepsOfRules(
  rules: RulesOnCells,
  board: BoardShape,
  played: readonly PlayedRule[],
): StepsOfRules {
  const allSteps = played.map((rule) => rule.steps.map((_, step) => stepToLay(rule, step, board)));
  const firsts = allSteps.map(([first]) => first);
  const following = followers(played, allSteps);
  const ends = endsToLay(rules, board);
  return {
    firsts,
    following,
    ends,
    every: [...allSteps.flat(), ...ends],
    groups: [firsts.map(inAllWays), ...following.map(({ steps }) => steps), ends.map(inAllWays)],
  };
}

const inAllWays = (asked: StepToLay): StepInWays => ({ asked, ways: [...asked.ways.keys()] });

/** What may follow a step is one and the same in all its directions, unless it goes straight on. */
export const keyOfFollowing = (rule: PlayedRule, step: number, way: number): string =>
  `${rule.number} ${rule.owner} ${rule.at.line} ${step}${rule.steps[step].again === 'straight on' ? ` ${way}` : ''}`;

function followers(
  played: readonly PlayedRule[],
  allSteps: readonly (readonly StepToLay[])[],
): readonly FollowingSteps[] {
  return played.flatMap((rule, i) => {
    const steps = allSteps[i];
    return steps.flatMap((asked, step): readonly FollowingSteps[] => {
      if (asked.isChain) return [];
      const { again } = rule.steps[step];
      const next = step + 1 < steps.length ? [inAllWays(steps[step + 1])] : [];
      if (again === 'straight on')
        return asked.ways.map((_, way) => ({
          key: keyOfFollowing(rule, step, way),
          steps: [{ asked, ways: [way] }, ...next],
        }));
      const same = again === 'any way' ? [inAllWays(asked)] : [];
      const after = [...same, ...next];
      return after.length > 0 ? [{ key: keyOfFollowing(rule, step, 0), steps: after }] : [];
    });
  });
}

/** The fragments with which play is over, as steps that change nothing. */
const endsToLay = ({ over, rules }: RulesOnCells, board: BoardShape): readonly StepToLay[] =>
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
    return stepToLay(rule, 0, board);
  });
