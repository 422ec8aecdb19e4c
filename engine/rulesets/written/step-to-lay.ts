/** What is found out about a step of a rule once, before it is laid from each cell of a board. */
import { type Direction, differentDirections, directionsOf } from './laid-ways.ts';
import type { PlayedRule } from './played-rules.ts';
import { type PlacedCell, type StepShape, shapeOfStep } from './step-shape.ts';
import { isRun, type RuleCondition } from './written-rules.ts';

export type BoardShape = { readonly width: number; readonly height: number };

/** A step of a rule with what was found out about it. */
export type StepToLay = {
  readonly rule: PlayedRule;
  readonly step: number;
  readonly shape: StepShape;
  /**
   * The cells of the picture before, from the one on which it begins to its end, and then back from there to
   * its beginning.
   */
  readonly onwards: readonly PlacedCell[];
  readonly backwards: readonly PlacedCell[];
  /** Of a picture without runs, cells that are on the board only if all are; none of others. */
  readonly outermost: readonly PlacedCell[];
  readonly ways: readonly Direction[];
  readonly conditions: readonly RuleCondition[];
  /** Whether what is made again straight on is laid with it, as ways of their own. */
  readonly isChain: boolean;
};

/** Some of the directions of a step. */
export type StepInWays = { readonly asked: StepToLay; readonly ways: readonly number[] };

/**
 * On longer boards a step that is made again many times changes so many cells that it is better made step by
 * step.
 */
const longestChains = 32;

export function stepToLay(rule: PlayedRule, step: number, board: BoardShape): StepToLay {
  const asked = rule.steps[step];
  const shape = shapeOfStep(asked);
  const all = directionsOf(asked.laid, rule.otherWay);
  // Where another step follows, it matters in which of several equal ways this one was made.
  const isAlone = rule.steps.length === 1 && asked.again === 'no';
  return {
    rule,
    step,
    shape,
    onwards: shape.before.slice(shape.begin),
    backwards: shape.before.slice(0, shape.begin).toReversed(),
    outermost: outermostOf(shape),
    ways: isAlone ? differentDirections([asked.before, asked.after], all) : all,
    conditions: asked.conditions,
    isChain:
      rule.steps.length === 1 &&
      asked.again === 'straight on' &&
      asked.conditions.length === 0 &&
      shape.movesPiece &&
      !shape.before.some(({ cell }) => isRun(cell)) &&
      Math.max(board.width, board.height) <= longestChains,
  };
}

/**
 * The first and last rows and columns of a picture. In each direction the distance from a cell grows or falls
 * with row and column.
 */
function outermostOf({ before }: StepShape): readonly PlacedCell[] {
  if (before.some(({ cell }) => isRun(cell))) return [];
  const inside = before.filter(({ cell }) => cell.kind !== 'edge');
  if (inside.length === 0) return [];
  const last = (by: (one: PlacedCell) => number): PlacedCell =>
    inside.reduce((most, each) => (by(each) > by(most) ? each : most));
  return [
    ...new Set([
      last(({ row }) => -row),
      last(({ row }) => row),
      last(({ cells }) => -cells),
      last(({ cells }) => cells),
    ]),
  ];
}
