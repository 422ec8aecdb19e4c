/**
 * Whether play by written rules always ends: some numbers of a board, such as how many cells are empty, or
 * how far to the right the toads are in all, are found one after the other, each of which only grows or only
 * falls with every move that is left, and really does so with some; these moves are made finitely often. If
 * in the end no move is left, play ends. The numbers are those of single signs, so that play may end although
 * this does not show it. O(rules · directions · signs), as often as a number is found.
 */
import { directionsOf } from './laid-ways.ts';
import { type PlayedRule, playedRules } from './played-rules.ts';
import { type PlacedCell, shapeOfStep } from './step-shape.ts';
import { isRun, type RuleStep, type RulesOnCells, signsOfRules } from './written-rules.ts';

/** By how much a number changes, at least and at most. */
type Change = readonly [least: number, most: number];

const none: Change = [0, 0];
const unknown: Change = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const plus = (one: Change, other: Change): Change => [one[0] + other[0], one[1] + other[1]];
const times = ([least, most]: Change, factor: number): Change => {
  if (factor === 0) return none;
  return factor > 0 ? [factor * least, factor * most] : [factor * most, factor * least];
};

export function playAlwaysEnds(rules: RulesOnCells): boolean {
  const signs = signsOfRules(rules);
  let left = playedRules(rules).flatMap((rule) => movesOf(rule, signs));
  while (left.length > 0) {
    const { length } = left;
    for (let number = 0; number < 3 * signs.length && left.length > 0; number++) {
      const changes = left.map((move) => move[number]);
      if (changes.every(([least]) => least >= 0)) left = left.filter((_, i) => changes[i][0] === 0);
      else if (changes.every(([, most]) => most <= 0)) left = left.filter((_, i) => changes[i][1] === 0);
    }
    if (left.length === length) return false;
  }
  return true;
}

/** With more ways to make a move, all ways of its steps together count as one that may be any of them. */
const mostWays = 4096;

/**
 * The changes of all numbers, for each way in which the moves of a rule may go: of each sign how many there
 * are, how far down, how far across. A step that may be made again, beside others, is a move of its own here,
 * since it may be made more often than they are.
 */
function movesOf(rule: PlayedRule, signs: string): readonly (readonly Change[])[] {
  let found: readonly (readonly Change[])[] = [[...signs, ...signs, ...signs].map(() => none)];
  const again: (readonly Change[])[] = [];
  for (const step of rule.steps) {
    let ways = changesOf(step, rule.otherWay, signs);
    if (step.again !== 'no' && rule.steps.length > 1) again.push(...ways);
    if (found.length * ways.length > mostWays) {
      found = [anyOf(found)];
      ways = [anyOf(ways)];
    }
    const together = found.flatMap((sum) => ways.map((way) => sum.map((change, i) => plus(change, way[i]))));
    const seen = new Map(together.map((changes) => [changes.join(), changes]));
    found = [...seen.values()];
  }
  return [...found, ...again];
}

/** A change that is one of these. */
const anyOf = (all: readonly (readonly Change[])[]): readonly Change[] =>
  all.reduce((one, other) =>
    one.map(([least, most], i): Change => [Math.min(least, other[i][0]), Math.max(most, other[i][1])]),
  );

function changesOf(step: RuleStep, otherWay: boolean, signs: string): readonly (readonly Change[])[] {
  const shape = shapeOfStep(step);
  const at = new Map(
    shape.before.flatMap((each) => (isRun(each.cell) ? [] : [[placeOf(each), each] as const])),
  );
  const kept = new Set<PlacedCell>();
  let isClear = true;
  for (const each of shape.after) {
    if (each.cell.kind === 'sign' || isRun(each.cell)) continue;
    const old = at.get(placeOf(each));
    if (old) kept.add(old);
    else isClear = false;
  }
  const gone = shape.before.filter((each) => !kept.has(each) && !isRun(each.cell));
  const come = shape.after.filter(({ cell }) => cell.kind === 'sign');
  const counts = [...signs].map((sign): Change => {
    if (!isClear) return unknown;
    let sum: Change = none;
    for (const { cell } of come) if (cell.kind === 'sign' && cell.sign === sign) sum = plus(sum, [1, 1]);
    for (const each of gone) sum = plus(sum, times(mayBe(each, sign), -1));
    return sum;
  });
  const moves = [...signs].map((sign, i) => {
    if (counts[i][0] !== 0 || counts[i][1] !== 0) return { down: unknown, across: unknown };
    if (gone.some((each) => mayBe(each, sign)[0] !== mayBe(each, sign)[1]))
      return { down: unknown, across: unknown };
    const arrived = come.filter(({ cell }) => cell.kind === 'sign' && cell.sign === sign);
    const left = gone.filter((each) => mayBe(each, sign)[1] === 1);
    return {
      down: differenceOf(arrived, left, ({ row }) => row),
      across: acrossOf(arrived, left, shape, sign),
    };
  });
  return directionsOf(step.laid, otherWay).map((way) => [
    ...counts,
    ...moves.map(({ down, across }) => plus(times(down, way.downByRow), times(across, way.downByColumn))),
    ...moves.map(({ down, across }) => plus(times(down, way.acrossByRow), times(across, way.acrossByColumn))),
  ]);
}

const placeOf = ({ row, cells, runs }: PlacedCell): string => `${row} ${cells} ${runs}`;

/** How often a sign is on the cell, at least and at most. */
function mayBe({ cell }: PlacedCell, sign: string): Change {
  if (cell.kind === 'sign') return cell.sign === sign ? [1, 1] : none;
  if (cell.kind === 'any') return [0, 1];
  return cell.kind === 'class' && cell.signs.includes(sign) ? [0, 1] : none;
}

function differenceOf(
  arrived: readonly PlacedCell[],
  left: readonly PlacedCell[],
  of: (placed: PlacedCell) => number,
): Change {
  const sum = (cells: readonly PlacedCell[]): number => cells.reduce((more, each) => more + of(each), 0);
  const by = sum(arrived) - sum(left);
  return [by, by];
}

/** How far a sign goes along its row, where each run may have any length and any number of these signs. */
function acrossOf(
  arrived: readonly PlacedCell[],
  left: readonly PlacedCell[],
  { before, carried }: ReturnType<typeof shapeOfStep>,
  sign: string,
): Change {
  let sum = differenceOf(arrived, left, ({ cells }) => cells);
  const any: Change = [0, Number.POSITIVE_INFINITY];
  for (const [k, { cell }] of before.filter((each) => isRun(each.cell)).entries()) {
    const [longer] = differenceOf(arrived, left, ({ runs }) => (runs > k ? 1 : 0));
    sum = plus(sum, times(any, longer));
    if (isRun(cell) && (cell.signs.includes(sign) || cell.signs.includes('_')))
      sum = plus(sum, times(any, carried[k]));
  }
  return sum;
}
