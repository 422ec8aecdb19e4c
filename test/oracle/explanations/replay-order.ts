/**
 * Replays what is claimed of the order of partizan games and of going round; each check returns what is
 * wrong, or nothing.
 */

import type { OrderReason } from '../../../engine/explain/explanation.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import type { Value } from '../../../engine/values/value.ts';
import { sameValue } from '../../../engine/values/words.ts';
import { movesOfGraph } from '../graph-moves.ts';
import { orderOf } from '../partizan-order.ts';
import { type GameToVerify, movesOfPlayer, turned } from './game-to-verify.ts';

type ReasonOf<K extends OrderReason['kind']> = Extract<OrderReason, { readonly kind: K }>;
type Checks = {
  readonly [K in OrderReason['kind']]: (reason: ReasonOf<K>, game: GameToVerify) => string | undefined;
};

type Side = 'onside' | 'offside';

const orders = new WeakMap<GameGraph, Partial<Record<Side, ReturnType<typeof orderOf>>>>();

/** Each graph is compared with itself once, since every reason asks. */
function orderIn(graph: GameGraph, side: Side): ReturnType<typeof orderOf> {
  const known = orders.get(graph) ?? {};
  orders.set(graph, known);
  known[side] ??= orderOf(movesOfGraph(graph), side);
  return known[side];
}

/** Whether a is at least as good for a player as b, in every order that matters. */
export function isAsGood(game: GameToVerify, a: number, b: number, by: 'left' | 'right'): boolean {
  const sides = { draw: ['onside', 'offside'], left: ['onside'], right: ['offside'] } as const;
  return sides[game.rules.infinitePlay].every((side) => {
    const holds = orderIn(game.graph, side);
    return by === 'left' ? holds(a, b) : holds(b, a);
  });
}

const numberAt = (value: Value | undefined): number | undefined =>
  value?.kind === 'stopper' && 'numerator' in value.canonical
    ? value.canonical.numerator / 2 ** value.canonical.exponent
    : undefined;

/** The number with the least denominator between two, and of several the one nearest to 0. */
function simplestBetween(low: number, high: number): number {
  for (let power = 1; ; power *= 2) {
    if (low < 0 && high > 0) return 0;
    const found = low >= 0 ? (Math.floor(low * power) + 1) / power : (Math.ceil(high * power) - 1) / power;
    if (found > low && found < high) return found;
  }
}

/** Every vertex that play can reach by moves of either player. */
function followers({ graph }: GameToVerify, from: number): ReadonlySet<number> {
  const found = new Set([from]);
  for (const v of found) {
    for (const to of [...movesOfPlayer(graph, v, 'left'), ...movesOfPlayer(graph, v, 'right')]) found.add(to);
  }
  return found;
}

/** Whether a vertex comes again, with the same player to move, while the players take turns from it. */
function comesAgain({ graph }: GameToVerify, vertex: number, by: 'left' | 'right'): boolean {
  const found = new Set<string>();
  const waiting: (readonly [number, 'left' | 'right'])[] = [[vertex, by]];
  for (const [v, mover] of waiting) {
    const next = mover === 'left' ? 'right' : 'left';
    for (const to of movesOfPlayer(graph, v, mover)) {
      if (to === vertex && next === by) return true;
      if (found.has(`${to} ${next}`)) continue;
      found.add(`${to} ${next}`);
      waiting.push([to, next]);
    }
  }
  return false;
}

const otherOf = { left: 'right', right: 'left' } as const;

/** Whether the players can take turns without an end along this move. */
function isOnRound({ graph }: GameToVerify, from: number, to: number, by: 'left' | 'right'): boolean {
  const waiting: (readonly [number, 'left' | 'right'])[] = [[to, otherOf[by]]];
  const met = new Set<string>();
  for (const [v, mover] of waiting) {
    if (v === from && mover === by) return true;
    for (const next of movesOfPlayer(graph, v, mover)) {
      if (met.has(`${next} ${mover}`)) continue;
      met.add(`${next} ${mover}`);
      waiting.push([next, otherOf[mover]]);
    }
  }
  return false;
}

export const orderChecks: Checks = {
  dominated({ vertex, by, option, better }, game) {
    const options = movesOfPlayer(game.graph, vertex, by);
    if (!options.includes(option) || !options.includes(better) || option === better)
      return 'these are not two options';
    if (game.rules.infinitePlay !== by && isOnRound(game, vertex, better, by))
      return `play goes round by ${better}`;
    return isAsGood(game, better, option, by) ? undefined : `${better} is not as good as ${option}`;
  },
  reversible({ vertex, by, option, through, instead }, game) {
    const opponent = by === 'left' ? 'right' : 'left';
    if (!movesOfPlayer(game.graph, vertex, by).includes(option)) return `${option} is no option`;
    if (!movesOfPlayer(game.graph, option, opponent).includes(through)) return `${through} is no answer`;
    const next = new Set(movesOfPlayer(game.graph, through, by));
    if (next.size !== instead.length || !instead.every((each) => next.has(each)))
      return 'other moves come instead';
    if (game.rules.infinitePlay !== opponent && isOnRound(game, option, through, opponent))
      return `play goes round by ${through}`;
    return isAsGood(game, through, vertex, opponent) ? undefined : `${through} does not reverse ${option}`;
  },
  guarded(reason, game) {
    const { vertex } = reason;
    for (const by of ['left', 'right'] as const) {
      const options = movesOfPlayer(game.graph, vertex, by);
      for (const option of reason[by]) {
        if (!options.includes(option)) return `${option} is no option`;
        const opponent = otherOf[by];
        const isKept =
          options.some(
            (other) =>
              other !== option && isAsGood(game, other, option, by) && isOnRound(game, vertex, other, by),
          ) ||
          movesOfPlayer(game.graph, option, opponent).some(
            (answer) => isAsGood(game, answer, vertex, opponent) && isOnRound(game, option, answer, opponent),
          );
        if (!isKept) return `no cycle keeps ${option}`;
      }
    }
    return undefined;
  },
  counts(reason, game) {
    for (const by of ['left', 'right'] as const) {
      const options = movesOfPlayer(game.graph, reason.vertex, by);
      if (!reason[by].every((option) => options.includes(option))) return 'there is no such option';
      for (const option of reason[by]) {
        const isBeaten = reason[by].some((other) => other !== option && isAsGood(game, other, option, by));
        if (isBeaten) return `${option} is dominated`;
        const opponent = by === 'left' ? 'right' : 'left';
        const answers = movesOfPlayer(game.graph, option, opponent);
        if (answers.some((answer) => isAsGood(game, answer, reason.vertex, opponent)))
          return `${option} is reversible`;
      }
    }
    return undefined;
  },
  simplest({ vertex, left, right }, { graph, valueAt }) {
    const numbers = (by: 'left' | 'right') =>
      movesOfPlayer(graph, vertex, by).map((option) => numberAt(valueAt(option)) ?? Number.NaN);
    const [lefts, rights] = [numbers('left'), numbers('right')];
    if ([...lefts, ...rights].some(Number.isNaN)) return 'an option is no number';
    const low = left === undefined ? Number.NEGATIVE_INFINITY : numberAt(valueAt(left));
    const high = right === undefined ? Number.POSITIVE_INFINITY : numberAt(valueAt(right));
    if (low !== Math.max(...lefts) || high !== Math.min(...rights)) return 'these are not the best options';
    if (left !== undefined && !movesOfPlayer(graph, vertex, 'left').includes(left))
      return `${left} is no option`;
    if (right !== undefined && !movesOfPlayer(graph, vertex, 'right').includes(right))
      return `${right} is no option`;
    return low < high && simplestBetween(low, high) === numberAt(valueAt(vertex))
      ? undefined
      : 'another number is simpler';
  },
  stops({ vertex }, game) {
    const round = [...followers(game, vertex)].some(
      (v) => comesAgain(game, v, 'left') || comesAgain(game, v, 'right'),
    );
    return round ? 'the players can go round' : undefined;
  },
  alternates({ vertex, line: { moves, end }, sides }, game) {
    if (end.kind !== 'round' || moves.length === 0 || moves.length % 2 === 1) return 'this does not go round';
    if (!followers(game, vertex).has(moves[0].from)) return 'the round is not reached';
    for (const [place, { from, to, by, forced }] of moves.entries()) {
      if (forced) return 'nobody is forced to go round';
      const next = moves[(place + 1) % moves.length];
      if ((by !== 'left' && by !== 'right') || !movesOfPlayer(game.graph, from, by).includes(to))
        return 'there is no such arc';
      if (next.from !== to || next.by !== turned[by]) return 'the moves do not follow each other';
    }
    const value = game.valueAt(vertex);
    if (!sides) return value?.kind === 'sided' ? 'the sides are left out' : undefined;
    const isRight =
      value?.kind === 'sided' &&
      sameValue(sides.onside, { kind: 'stopper', canonical: value.onside }) &&
      sameValue(sides.offside, { kind: 'stopper', canonical: value.offside });
    return isRight ? undefined : 'the sides are others';
  },
};
