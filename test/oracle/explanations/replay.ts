/**
 * Replays one reason on the graph, from the values and outcomes of what it cites. It shares no code with what
 * finds reasons, so it detects every false reason. Each check returns what is wrong, or nothing.
 */
import { printFraction } from '../../../engine/checking/play/matrix-of-fractions.ts';
import type { HeapNumbers, LineEnd, PlayLine, Reason } from '../../../engine/explain/explanation.ts';
import { sameValue } from '../../../engine/values/words.ts';
import { takesSides } from '../graph-moves.ts';
import { scoresOf } from '../starts.ts';
import {
  comesOf,
  type GameToVerify,
  movesOfPlayer,
  playerOf,
  rowOf,
  turned,
  winnersNextTo,
} from './game-to-verify.ts';
import { orderChecks } from './replay-order.ts';
import { sumChecks } from './replay-sum.ts';

type ReasonOf<K extends Reason['kind']> = Extract<Reason, { readonly kind: K }>;
type Check<K extends Reason['kind']> = (reason: ReasonOf<K>, game: GameToVerify) => string | undefined;

export const holds = (set: HeapNumbers, n: number): boolean =>
  'finite' in set ? set.finite.indexOf(n) >= 0 : set.cofinite.indexOf(n) < 0;

/** Whether the moves are arcs that follow each other from a vertex, by players who take turns. */
function wrongMoves({ graph }: GameToVerify, { moves }: PlayLine, from: number): string | undefined {
  if (moves.length === 0) return 'a line without a move';
  let at = from;
  for (const [place, move] of moves.entries()) {
    if (move.from !== at) return `move ${place} does not begin where the one before ended`;
    if (!movesOfPlayer(graph, at, move.by).includes(move.to)) return `there is no arc ${at} → ${move.to}`;
    if (place > 0 && move.by !== turned[moves[place - 1].by]) return `move ${place} is made out of turn`;
    if (takesSides(graph) !== (move.by === 'left' || move.by === 'right')) return `move ${place} is nobody's`;
    if (move.forced !== (graph.gray[at] === 1 && rowOf(graph, at).length === 1))
      return `move ${place} is called ${move.forced ? '' : 'not '}forced`;
    at = move.to;
  }
  return undefined;
}

/** Whether the loser of a line never has a choice. */
function isFree({ graph }: GameToVerify, { moves }: PlayLine, winner: string, since: number): boolean {
  return moves
    .slice(since)
    .some((move) => move.by !== winner && (graph.gray[move.from] === 0 || !move.forced));
}

/**
 * The sizes of nim-heaps beside which the winner is content with the end of a line; a sentence where the end
 * is not what the line says.
 */
function servedBy(game: GameToVerify, { moves, end }: PlayLine, winner: string): HeapNumbers | string {
  const { by, to } = moves[moves.length - 1];
  const { gray } = game.graph;
  const value = game.valueAt(to);
  const isBehind = by === winner;
  const same = (end: Extract<LineEnd, { value: unknown }>): boolean => !!value && sameValue(value, end.value);
  switch (end.kind) {
    case 'level':
      if (!isBehind || gray[to] === 1 || value?.kind !== 'nimber' || value.n !== end.n)
        return `${to} is not worth *${end.n}`;
      return { finite: [end.n] };
    case 'ahead':
      if (isBehind || gray[to] === 1 || !same(end)) return `${to} is not worth what is said`;
      if (value?.kind === 'nimber') return { cofinite: [value.n] };
      return value?.kind === 'moon' || value?.kind === 'loony' || value?.kind === 'full-moon'
        ? { cofinite: [] }
        : `whoever moves at ${to} need not win`;
    case 'covered':
      if (!isBehind || gray[to] === 0 || !same(end)) return `${to} does not cover what is said`;
      if (value?.kind === 'new-moon') return { cofinite: [] };
      return value?.kind === 'covered' ? value : `${to} covers nothing`;
    case 'stuck':
      return isBehind && gray[to] === 1 && rowOf(game.graph, to).length === 0
        ? { cofinite: [] }
        : `${to} does not end play`;
    default:
      return 'the line does not end in a number';
  }
}

/** Only a long line may be left open, and only where play continues. */
function unfinished({ graph }: GameToVerify, { moves }: PlayLine): string | undefined {
  const goesOn = rowOf(graph, moves[moves.length - 1].to).length > 0;
  return moves.length >= 100 && goesOn ? undefined : 'the line is not played to its end';
}

const equal = (one: HeapNumbers, other: HeapNumbers): boolean => {
  const list = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join();
  if ('finite' in one) return 'finite' in other && list(one.finite) === list(other.finite);
  return 'cofinite' in other && list(one.cofinite) === list(other.cofinite);
};

const checks: { readonly [K in Reason['kind']]: Check<K> } = {
  ...orderChecks,
  ...sumChecks,
  conclusion({ vertex, entails, value, outcome }, { graph, valueAt, outcomeAt }) {
    if (entails !== (graph.gray[vertex] === 1)) return `${vertex} has another colour`;
    const known = valueAt(vertex);
    if (value ? !known || !sameValue(value, known) : known) return `${vertex} has another value`;
    return outcome !== undefined && outcome !== outcomeAt(vertex)
      ? `${vertex} has another outcome`
      : undefined;
  },
  'no-option'({ vertex, by, misere = false }, { graph }) {
    if (movesOfPlayer(graph, vertex, by).length > 0) return `${vertex} has an option`;
    return misere === (graph.misere ?? false) ? undefined : 'who cannot move has the other fate';
  },
  mex({ vertex, missing, below }, { graph, valueAt }) {
    if (missing !== below.length) return `*${missing} is not the least number missing`;
    for (const [n, option] of below.entries()) {
      if (!rowOf(graph, vertex).includes(option)) return `${option} is no option`;
      const value = valueAt(option);
      if (graph.gray[option] === 0 && (value?.kind !== 'nimber' || value.n !== n))
        return `${option} is not worth *${n}`;
    }
    return undefined;
  },
  reaches({ vertex, numbers, line }, game) {
    const wrong = wrongMoves(game, line, vertex);
    if (wrong) return wrong;
    const winner = line.moves[0].by;
    if (isFree(game, line, winner, 0)) return 'the other player has a choice';
    const served = servedBy(game, line, winner);
    if (typeof served === 'string') return served;
    return equal(served, numbers) ? undefined : 'the line wins next to other numbers';
  },
  answered({ vertex, option, n, line }, game) {
    const wrong = wrongMoves(game, line, vertex);
    if (wrong) return wrong;
    if (line.moves.length < 2 || line.moves[0].to !== option) return 'the line begins with another move';
    const winner = line.moves[1].by;
    if (isFree(game, line, winner, 1)) return 'the player who is answered has a choice';
    const served = servedBy(game, line, winner);
    if (typeof served === 'string') return served;
    return holds(served, n) ? undefined : `the answer does not win next to *${n}`;
  },
  spoiled({ vertex, option, value }, { graph, valueAt }) {
    if (!rowOf(graph, vertex).includes(option)) return `${option} is no option`;
    const known = valueAt(option);
    if (!known || !sameValue(known, value)) return `${option} has another value`;
    return ['moon', 'loony', 'full-moon'].includes(value.kind)
      ? undefined
      : 'this value does not win anywhere';
  },
  unanswered({ vertex, option, n }, game) {
    if (!rowOf(game.graph, vertex).includes(option)) return `${option} is no option`;
    if (!['cyclic', 'nymphet', 'undetermined'].includes(game.valueAt(option)?.kind ?? ''))
      return `${option} has finite rank`;
    if (winnersNextTo(game, n)[option] === 1) return `${option} has an answer worth *${n}`;
    const winners = Array.from({ length: n }, (_, k) => winnersNextTo(game, k)[vertex]);
    return winners.every((wins) => wins === 1) && winnersNextTo(game, n)[vertex] === 0
      ? undefined
      : `*${n} is not the least number that is not reached`;
  },
  undecided({ vertex, option }, { graph, valueAt }) {
    if (graph.gray[vertex] === 0 || rowOf(graph, vertex).join() !== `${option}`)
      return `${option} is not what follows`;
    return ['cyclic', 'nymphet', 'undetermined'].includes(valueAt(option)?.kind ?? '')
      ? undefined
      : `${option} has finite rank`;
  },
  wins({ vertex, by, line }, game) {
    const wrong = wrongMoves(game, line, vertex);
    if (wrong) return wrong;
    const { moves, end } = line;
    if (moves[0].by !== by) return 'another player begins';
    for (const move of moves) {
      const wanted = move.by === by ? 'loses' : 'wins';
      if (comesOf(game, move.to, turned[move.by]) !== wanted)
        return `after ${move.to} the winner does not win`;
    }
    const { to, by: lastBy } = moves[moves.length - 1];
    if (end.kind === 'open') return unfinished(game, line);
    if (end.kind === 'round')
      return game.rules.infinitePlay === by && comesBack(game, line, vertex)
        ? undefined
        : 'going round does not win';
    // In misère play the loser makes the last move.
    const last = game.graph.misere ? turned[by] : by;
    const over = lastBy === last && movesOfPlayer(game.graph, to, turned[last]).length === 0;
    return end.kind === 'stuck' && over ? undefined : 'play is not over for the winner';
  },
  refuted({ vertex, by, option, reply }, game) {
    if (!movesOfPlayer(game.graph, vertex, by).includes(option)) return `${option} is no option`;
    const replies = movesOfPlayer(game.graph, option, turned[by]);
    if (reply === undefined)
      return game.graph.misere && replies.length === 0 ? undefined : 'the other player has not won there';
    if (!replies.includes(reply)) return `${reply} is no reply`;
    return comesOf(game, reply, by) === 'loses' ? undefined : `moving to ${reply} does not win`;
  },
  draws({ vertex, by, line }, game) {
    const wrong = wrongMoves(game, line, vertex);
    if (wrong) return wrong;
    const { moves, end } = line;
    if (moves[0].by !== by) return 'another player begins';
    if (comesOf(game, vertex, by) !== 'draws') return 'somebody wins';
    if (moves.some((move) => comesOf(game, move.to, turned[move.by]) !== 'draws')) return 'somebody wins';
    if (end.kind === 'open') return unfinished(game, line);
    return end.kind === 'round' && comesBack(game, line, vertex) ? undefined : 'play does not come back';
  },
  'comes-to'({ vertex, by, line }, game) {
    const { moves, end } = line;
    const wrong = moves.length === 0 ? undefined : wrongMoves(game, line, vertex);
    if (wrong) return wrong;
    if (moves.length > 0 && moves[0].by !== by) return 'another player begins';
    if (end.kind !== 'score') return 'there is no score at the end';
    const scoreFrom = scoresOf(game.graph);
    const path = [vertex, ...moves.map(({ to }) => to)];
    for (const [place, at] of path.entries()) {
      const mover = place % 2 === 0 ? by : turned[by];
      if (printFraction(scoreFrom(at, playerOf(mover))) !== end.score)
        return `play from ${at} does not come to ${end.score}`;
    }
    const last = moves.length % 2 === 0 ? by : turned[by];
    return movesOfPlayer(game.graph, path[path.length - 1], last).length === 0
      ? undefined
      : 'play is not over';
  },
};

/**
 * Whether the last vertex of a line was there before: with the same player to move, where one is not as good
 * as the other.
 */
function comesBack({ graph }: GameToVerify, { moves }: PlayLine, from: number): boolean {
  const path = [from, ...moves.map(({ to }) => to)];
  const last = path.length - 1;
  const sameTurn = (place: number): boolean => !takesSides(graph) || (last - place) % 2 === 0;
  return path.some((at, place) => place < last && at === path[last] && sameTurn(place));
}

/** What is wrong with a reason; undefined if it holds. */
export function whyFalse<R extends Reason>(reason: R, game: GameToVerify): string | undefined {
  // The table pairs each kind with its reason, but the type of a lookup cannot say so.
  const check = checks[reason.kind] as (reason: R, game: GameToVerify) => string | undefined;
  return check(reason, game);
}
