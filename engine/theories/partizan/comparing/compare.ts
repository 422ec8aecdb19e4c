/**
 * Compares two vertices of a partizan game graph, in both signed orders together (≥ means both of them:
 * Siegel's Swivel Chair Theorem) and in each alone. If the sides of both are known, their order is that of
 * values in the store; otherwise a − b is played out as far as play can reach, within a budget.
 */
import type { GameGraph } from '../../../graph/game-graph.ts';
import type { OverBudget } from '../../../result.ts';
import type { Value } from '../../../values/value.ts';
import { valueOfSides } from '../labels.ts';
import { atLeast } from '../order/known.ts';
import type { Relation, Relations } from '../relations.ts';
import type { Sides } from '../sides.ts';
import { sidesOf } from '../solve.ts';
import { type Difference, differenceOf } from './difference.ts';
import { comparedPart } from './part.ts';
import { type SurvivalQuestion, survivalIn } from './survival.ts';

export type PairComparison = {
  readonly kind: 'compared';
  readonly relations: Relations;
  /** The values of a and of b, if they are known. */
  readonly values: readonly [Value | undefined, Value | undefined];
  readonly by: 'values' | 'play';
};

/** Limits on one comparison. */
export type ComparingOptions = {
  /** The most positions of a − b that are played out, each with either player to move. */
  readonly positions?: number;
  /** The most pairs of a component that are compared when values are computed. */
  readonly pairs?: number;
  /** The sides of the whole graph, if they are known: then no value is computed. */
  readonly sides?: Sides | undefined;
};

const MOST_POSITIONS = 1_000_000;

/**
 * Precondition: everything that follows a and b is white. Yields from time to time how much has been handled.
 */
export function* compareVertices(
  graph: GameGraph,
  a: number,
  b: number,
  { positions = MOST_POSITIONS, pairs, sides: known }: ComparingOptions = {},
): Generator<number, PairComparison | OverBudget, void> {
  const part = comparedPart(graph, a, b);
  if (part.graph.gray.includes(1)) return grayInside;
  const sides = known ?? (yield* sidesInPart(part.graph, pairs));
  const [x, y] = known ? [a, b] : [part.a, part.b];
  const values = [valueAt(sides, x), valueAt(sides, y)] as const;
  const byValues = relationsOfValues(sides, x, y);
  if (byValues) return { kind: 'compared', relations: byValues, values, by: 'values' };
  const difference = yield* differenceOf(part.graph, part.a, part.b, 2 * positions);
  if (!difference) return tooLarge(positions);
  const relations = yield* relationsByPlay(difference);
  return { kind: 'compared', relations, values, by: 'play' };
}

function* sidesInPart(part: GameGraph, pairs: number | undefined): Generator<number, Sides, void> {
  const solving = sidesOf(part, pairs === undefined ? {} : { pairs });
  let done = 0;
  for (;;) {
    const slice = solving.next();
    if (slice.done) return slice.value;
    done += slice.value.vertices.length;
    yield done;
  }
}

export const grayInside: OverBudget = {
  kind: 'over-budget',
  says: 'Some nodes that can be reached are gray: entailing games are not ordered by these theories.',
};

const tooLarge = (positions: number): OverBudget => ({
  kind: 'over-budget',
  says: `Not both values are known, and playing the difference out takes more than ${positions.toLocaleString('en')} positions.`,
});

/** The relation, given whether a ≥ b and whether b ≥ a. */
export const relationOf = (atLeast: boolean, atMost: boolean): Relation =>
  atLeast ? (atMost ? '=' : '>') : atMost ? '<' : '||';

/** The relations, given [a ≥ b, b ≥ a] in each of the signed orders. */
function relationsOf(plus: readonly [boolean, boolean], minus: readonly [boolean, boolean]): Relations {
  return {
    whole: relationOf(plus[0] && minus[0], plus[1] && minus[1]),
    plus: relationOf(...plus),
    minus: relationOf(...minus),
  };
}

const valueAt = ({ store, onsides, offsides }: Sides, v: number): Value | undefined =>
  onsides[v] < 0 || offsides[v] < 0 ? undefined : valueOfSides(store, onsides[v], offsides[v]);

function relationsOfValues({ store, onsides, offsides }: Sides, a: number, b: number): Relations | undefined {
  for (const side of [onsides, offsides]) if (side[a] < 0 || side[b] < 0) return undefined;
  const both = (side: Int32Array) =>
    [atLeast(store, side[a], side[b]), atLeast(store, side[b], side[a])] as const;
  return relationsOf(both(onsides), both(offsides));
}

/** The question about a − b that decides each order. */
export const survivalQuestions = {
  plus: { atLeast: { hero: 'left', good: 'a' }, atMost: { hero: 'right', good: 'b' } },
  minus: { atLeast: { hero: 'left', good: 'b' }, atMost: { hero: 'right', good: 'a' } },
} as const satisfies Record<string, Record<string, SurvivalQuestion>>;

/** Answers all four questions by play. */
export function* relationsByPlay(difference: Difference): Generator<number, Relations, void> {
  const { plus, minus } = survivalQuestions;
  return relationsOf(
    [yield* survives(difference, plus.atLeast), yield* survives(difference, plus.atMost)],
    [yield* survives(difference, minus.atLeast), yield* survives(difference, minus.atMost)],
  );
}

function* survives(difference: Difference, question: SurvivalQuestion): Generator<number, boolean, void> {
  const { lost } = yield* survivalIn(difference, question);
  // The hero's opponent starts.
  return lost[question.hero === 'left' ? 0 : 1] === 0;
}
