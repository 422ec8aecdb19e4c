/**
 * The edits of rules on cells that cards make: each from rules to rules, and none changes anything else, so
 * that a rule that is left alone stays the same object. Linear in the rules.
 */
import type {
  Fragment,
  FragmentCell,
  Laying,
  MoveRule,
  RuleCondition,
  RuleOwner,
  RuleStep,
  RulesOnCells,
} from '../../../engine/rulesets/index.ts';
import { changedAt, nowhere, piecesNamed, signToPut, withMoveChanged } from './whole-edits.ts';

type OverRule = RulesOnCells['over'][number];

/** A step of a rule, both by number from 0. */
export type StepPlace = { readonly rule: number; readonly step: number };

/** With a sign among those at which the board falls apart, or without it. */
export function apartAt(rules: RulesOnCells, sign: string): RulesOnCells {
  const { fallsApart, ...others } = rules;
  const now = fallsApart?.signs ?? '';
  const signs = now.includes(sign) ? now.replace(sign, '') : now + sign;
  return signs === '' ? others : { ...others, fallsApart: { signs, at: fallsApart?.at ?? nowhere } };
}

const line = (...signs: readonly string[]): Fragment => ({
  rows: [signs.map((sign) => ({ kind: 'sign', sign }))],
  at: nowhere,
});

/** Where there is no piece, a new rule covers the square. */
const covered = '#';

const signFor = (rules: RulesOnCells, owner: RuleOwner): string => signToPut(rules, owner) ?? covered;

/** With one more rule, which puts a piece on an empty square. */
export function withRule(rules: RulesOnCells, owner: RuleOwner): RulesOnCells {
  const step: RuleStep = {
    laid: 'as written',
    before: line('.'),
    after: line(signFor(rules, owner)),
    conditions: [],
    again: 'no',
  };
  const rule: MoveRule = { kind: 'move', owner, steps: [step], points: 0, entailing: false, at: nowhere };
  return { ...rules, rules: [...rules.rules, rule] };
}

/** The most points that a rule can make. */
export const mostPoints = 999_999;

/** Points of a rule: a whole number from 0, where a rule without them has 0. */
export const withPoints = (rules: RulesOnCells, i: number, points: number): RulesOnCells =>
  withMoveChanged(rules, i, (rule) => ({
    ...rule,
    points: Math.min(mostPoints, Math.max(0, Math.round(points) || 0)),
  }));

// Steps.

export const withStepChanged = (
  rules: RulesOnCells,
  { rule, step }: StepPlace,
  change: (step: RuleStep) => RuleStep,
): RulesOnCells =>
  withMoveChanged(rules, rule, (move) => ({ ...move, steps: changedAt(move.steps, step, change) }));

/** The last piece of the picture after: a step that follows may begin with it. */
const lastSign = ({ after }: RuleStep): FragmentCell =>
  after.rows.flat().findLast((cell) => cell.kind === 'sign' && cell.sign !== '.') ?? { kind: 'any' };

/**
 * With one more step, which begins with the piece on which the last one ended, and puts something beside it.
 */
export const withStep = (rules: RulesOnCells, i: number): RulesOnCells =>
  withMoveChanged(rules, i, (move) => {
    const first = lastSign(move.steps[move.steps.length - 1]);
    const put = { kind: 'sign', sign: signFor(rules, move.owner) } as const;
    const step: RuleStep = {
      laid: 'as written',
      before: { rows: [[first, { kind: 'sign', sign: '.' }]], at: nowhere },
      after: { rows: [[first, put]], at: nowhere },
      conditions: [],
      again: 'no',
    };
    return { ...move, steps: [...move.steps, step] };
  });

/** Without a step, except where it is the only one. */
export const withoutStep = (rules: RulesOnCells, { rule, step }: StepPlace): RulesOnCells =>
  withMoveChanged(rules, rule, (move) =>
    move.steps.length > 1 ? { ...move, steps: changedAt(move.steps, step, () => undefined) } : move,
  );

/** With one more condition, about the first piece of which no other one of the step speaks. */
export const withCondition = (rules: RulesOnCells, place: StepPlace): RulesOnCells =>
  withStepChanged(rules, place, (step) => {
    const asked = step.conditions.map(({ signs }) => signs).join('');
    const signs = piecesNamed(rules).map(({ sign }) => sign);
    const sign = signs.find((each) => !asked.includes(each)) ?? signs.at(0) ?? '.';
    const condition: RuleCondition = { wanted: false, signs: sign, where: 'beside' };
    return { ...step, conditions: [...step.conditions, condition] };
  });

/** A condition changed, or left out where it becomes undefined. */
export const withConditionChanged = (
  rules: RulesOnCells,
  place: StepPlace,
  i: number,
  change: (condition: RuleCondition) => RuleCondition | undefined,
): RulesOnCells =>
  withStepChanged(rules, place, (step) => ({
    ...step,
    conditions: changedAt(step.conditions, i, change),
  }));

// What ends the play.

/** Says that play is over where a piece is on the board. */
export const withOver = (rules: RulesOnCells): RulesOnCells => {
  const over: OverRule = { laid: 'as written', fragment: line(signFor(rules, 'either')), at: nowhere };
  return { ...rules, over: [...rules.over, over] };
};

/** A fragment that ends the play changed, or left out where it becomes undefined. */
export const withOverChanged = (
  rules: RulesOnCells,
  i: number,
  change: (over: OverRule) => OverRule | undefined,
): RulesOnCells => ({ ...rules, over: changedAt(rules.over, i, change) });

export const withLaying = (rules: RulesOnCells, place: StepPlace, laid: Laying): RulesOnCells =>
  withStepChanged(rules, place, (step) => ({ ...step, laid }));
