/** The value of every position of a simultaneous game, round by round from its ends upwards. */
import type { GameGraph } from '../../graph/game-graph.ts';
import { type Rules, usualRules } from '../../outcome/rules.ts';
import { known } from '../../result.ts';
import { completedRounds, type JointGraph } from '../../simultaneous/completed.ts';
import { type EndWorths, endsBy } from '../../simultaneous/ends.ts';
import { type RoundValue, roundValues } from '../../simultaneous/evaluate.ts';
import { type ObstacleKind, obstacleAt, obstaclesIn } from '../../simultaneous/obstacles.ts';
import { gainsBy, HOLE, mostCells, type RoundRows } from '../../simultaneous/rounds.ts';
import { valueKey } from '../../values/words.ts';
import { unlabelled } from '../labelling.ts';
import type { Labelling, SolveOptions, Solving } from '../theory.ts';
import { expectedOf } from './values.ts';

/** What a labelling is made from: the matrices, what ends are worth, and the values as numbers. */
export type SolvedRounds = {
  readonly game: RoundRows;
  readonly ends: EndWorths;
  readonly values: readonly (RoundValue | undefined)[];
};

const solvedBehind = new WeakMap<Labelling, SolvedRounds>();

/** Undefined for a labelling that another theory made, or that has come over a wire. */
export const roundsOfLabelling = (labelling: Labelling): SolvedRounds | undefined =>
  solvedBehind.get(labelling);

/** A thorough solve takes larger matrices. */
const mostThorough = 16 * mostCells;

const nobody = new Uint32Array(0);

/** As the theory is asked only for graphs with joint moves. */
export function jointGraph(graph: GameGraph): JointGraph {
  const { joint } = graph;
  known(joint !== undefined, 'the theory of simultaneous play is asked of no other space');
  return { ...graph, joint };
}

export function* labelledByRounds(graph: GameGraph, options: SolveOptions = {}): Solving {
  const { rules = usualRules, thorough = false } = options;
  const labelling = unlabelled(graph);
  const completing = completedRounds(jointGraph(graph), thorough ? mostThorough : mostCells);
  let completed = completing.next();
  for (; !completed.done; completed = completing.next()) yield { step: 0, labelling, vertices: nobody };
  const game = gainsBy(rules.convention, completed.value);
  const ends = endsBy(rules.convention, jointGraph(graph));
  const evaluating = roundValues(game, ends);
  const enter = entering(labelling, rules);
  for (;;) {
    const slice = evaluating.next();
    if (slice.done) {
      solvedBehind.set(labelling, { game, ends, values: slice.value });
      const leftOut = whyLeftOut(game, slice.value, thorough);
      if (leftOut) labelling.leftOut = leftOut;
      return labelling;
    }
    const { round, vertices, values } = slice.value;
    for (const v of vertices) enter(v, values[v]!, round);
    yield { step: round, labelling, vertices };
  }
}

/** Enters values in a labelling, each distinct one once in its table. */
function entering({ table, codes, steps }: Labelling, { convention }: Rules) {
  const places = new Map<string, number>();
  return (v: number, found: RoundValue, round: number): void => {
    const value = expectedOf(found, convention);
    const key = valueKey(value);
    const place = places.get(key) ?? table.push(value) - 1;
    places.set(key, place);
    codes[v] = place;
    steps[v] = round;
  };
}

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

/** What keeps vertices from their values; undefined where all have one. O(order + cells). */
function whyLeftOut(
  game: RoundRows,
  values: readonly (RoundValue | undefined)[],
  thorough: boolean,
): Labelling['leftOut'] {
  const { order, rows, columns, results } = game;
  const without = Array.from({ length: order }, (_, v) => v).filter((v) => !values[v]);
  if (without.length === 0) return undefined;
  const obstacles = obstaclesIn(game, (v) => values[v] !== undefined);
  const withOwn = (kind: ObstacleKind): number | undefined =>
    without.find((v) => {
      const found = obstacleAt(obstacles, v);
      return found?.isOwn && found.kind === kind;
    });
  const holes = results.reduce((count, to) => count + Number(to === HOLE), 0);
  const large = withOwn('large');
  const reasons = [
    ...(holes > 0 ? [counted(holes, 'pair of moves has no result', 'pairs of moves have no result')] : []),
    ...(withOwn('cycle') === undefined ? [] : ['play can come back to a node']),
    ...(large === undefined ? [] : [`a matrix of ${rows[large]} × ${columns[large]} is too large`]),
    ...(withOwn('end') === undefined ? [] : ['a lone player’s moves are not worth a number']),
  ];
  return {
    says: `${counted(without.length, 'node has', 'nodes have')} no value: ${reasons.join(', and ')}`,
    canBeTried: large !== undefined && !thorough,
    obstacles,
  };
}
