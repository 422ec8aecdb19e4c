/**
 * Whether an explanation proves its answer: every reason holds, and together they leave nothing open. What a
 * value means next to nim-heaps is written here once more, from the papers (Abuku et al., section 2; Larsson,
 * Nowakowski and Santos, Definition 1.13).
 */

import type { Explanation, HeapNumbers, LineMover, Reason } from '../../../engine/explain/explanation.ts';
import type { Value } from '../../../engine/values/value.ts';
import { movesOfGraph, takesSides } from '../graph-moves.ts';
import { wrongSides } from '../value-claims.ts';
import { comesOf, type GameToVerify, movesOfPlayer, numbersByForce, rowOf } from './game-to-verify.ts';
import { holds, whyFalse } from './replay.ts';
import { missingInSum } from './replay-sum.ts';

type Given = { readonly vertex: number; readonly reasons: readonly Reason[]; readonly game: GameToVerify };

/** What is wrong or missing; undefined if the reasons hold and prove the answer. */
export function whyUnproved(explanation: Explanation, game: GameToVerify): string | undefined {
  const { answer, reasons } = explanation;
  const { vertex, value } = answer;
  const meant = answer.kind === 'sum' ? answer.pieces : [vertex];
  for (const reason of [answer, ...reasons]) {
    if (!meant.includes(reason.vertex)) return 'a reason speaks of another vertex';
    const wrong = whyFalse(reason, game);
    if (wrong) return `${reason.kind}: ${wrong}`;
  }
  if (answer.kind === 'sum') return missingInSum(explanation, game);
  const given: Given = { vertex, reasons, game };
  if (game.graph.scores) return missingScore(given);
  if (takesSides(game.graph))
    return (
      missingStart(given, 'left') ?? missingStart(given, 'right') ?? missingOrder(given) ?? anotherGame(given)
    );
  if (rowOf(game.graph, vertex).length === 0 && !isEnd(given)) return 'nothing says that no move is left';
  return value && !game.graph.misere
    ? (missingForValue(value, given) ?? missingLine(given))
    : missingStart(given, 'first');
}

function has<K extends Reason['kind']>({ reasons }: Given, kind: K): Extract<Reason, { readonly kind: K }>[] {
  return reasons.filter((reason): reason is Extract<Reason, { readonly kind: K }> => reason.kind === kind);
}

const isEnd = (given: Given): boolean => has(given, 'no-option').length > 0;

/** Who moves from a vertex that is won or drawn has a line that shows it. */
function missingLine(given: Given): string | undefined {
  const outcome = given.game.outcomeAt(given.vertex);
  if (outcome === 'N' && has(given, 'wins').length === 0) return 'nothing shows how to win';
  if (outcome === 'D' && has(given, 'draws').length === 0) return 'nothing shows how to draw';
  return undefined;
}

/** What comes of a player's start is shown: by a line, or by a reply to each move. */
function missingStart(given: Given, by: LineMover): string | undefined {
  const { vertex, game } = given;
  const moves = movesOfPlayer(game.graph, vertex, by);
  if (moves.length === 0)
    return has(given, 'no-option').some((reason) => reason.by === by)
      ? undefined
      : `nothing says that ${by} cannot move`;
  const result = comesOf(game, vertex, by);
  if (result === 'wins')
    return has(given, 'wins').some((reason) => reason.by === by) ? undefined : `nothing shows how ${by} wins`;
  if (result === 'draws')
    return has(given, 'draws').some((reason) => reason.by === by)
      ? undefined
      : `nothing shows how ${by} draws`;
  const refuted = has(given, 'refuted').flatMap((reason) => (reason.by === by ? [reason.option] : []));
  return moves.every((option) => refuted.includes(option)) ? undefined : 'a move is left without a reply';
}

/** Every option is dominated, reversible, or one of those that count; or all are numbers. */
function missingOrder(given: Given): string | undefined {
  const { vertex, game } = given;
  if (has(given, 'counts').length === 0) return undefined;
  for (const by of ['left', 'right'] as const) {
    const settled = new Set([
      ...has(given, 'dominated').flatMap((each) => (each.by === by ? [each.option] : [])),
      ...has(given, 'reversible').flatMap((each) => (each.by === by ? [each.option] : [])),
      ...has(given, 'counts').flatMap((each) => each[by]),
    ]);
    const open = movesOfPlayer(game.graph, vertex, by).find((option) => !settled.has(option));
    if (open !== undefined) return `nothing is said of the option ${open}`;
  }
  return undefined;
}

/** Whether the game equals its value. */
function anotherGame({ vertex, game: { graph, rules, valueAt } }: Given): string | undefined {
  const value = valueAt(vertex);
  return value && wrongSides(movesOfGraph(graph), rules.infinitePlay, vertex, value);
}

/** Both starts reach the stops of the value. */
function missingScore(given: Given): string | undefined {
  const value = given.game.valueAt(given.vertex);
  if (value?.kind !== 'scoring') return 'it has no stops';
  for (const by of ['left', 'right'] as const) {
    const line = has(given, 'comes-to').find((reason) => reason.by === by)?.line;
    if (line?.end.kind !== 'score') return `nothing shows what ${by} comes to`;
    if (line.end.score !== (by === 'left' ? value.ls : value.rs)) return `${by} has another stop`;
  }
  return undefined;
}

function missingForValue(value: Value, given: Given): string | undefined {
  const { vertex, game } = given;
  if (game.graph.gray[vertex] === 1) return missingForGray(value, given);
  const lines = has(given, 'reaches');
  switch (value.kind) {
    case 'nimber':
      return missingForNimber(value.n, given);
    case 'loony':
      return isEverything(lines.map(({ numbers }) => numbers)) ? undefined : 'some number is not reached';
    case 'full-moon':
      return lines.some(
        ({ line: { end } }) =>
          end.kind === 'stuck' || (end.kind === 'covered' && end.value.kind === 'new-moon'),
      )
        ? undefined
        : 'nothing ends play';
    case 'moon':
      if (!isEverything(lines.map(({ numbers }) => numbers))) return 'some number is not reached';
      return missingForce(value.phase, given);
    case 'nymphet':
      return missingForce([value.n], given) ?? missingTurn(given);
    case 'cyclic':
      return missingExits(value.exits, given) ?? missingForce([], given) ?? missingTurn(given);
    default:
      return 'nothing is known of this value';
  }
}

function missingForNimber(n: number, given: Given): string | undefined {
  const { vertex, game } = given;
  const { graph, valueAt } = game;
  if (isEnd(given)) return n === 0 ? undefined : 'who cannot move has the value 0';
  const [mex] = has(given, 'mex');
  if (mex?.missing !== n) return 'the least number missing is another';
  const lines = has(given, 'reaches');
  for (const [k, option] of mex.below.entries()) {
    if (graph.gray[option] === 0) continue;
    const isShown = lines.some(({ line, numbers }) => line.moves[0].to === option && holds(numbers, k));
    if (!isShown) return `nothing shows that ${option} gives *${k}`;
  }
  const settled = new Set([
    ...has(given, 'answered').flatMap((each) => (each.n === n ? [each.option] : [])),
    ...has(given, 'spoiled').map(({ option }) => option),
  ]);
  const isOpen = (option: number): boolean => {
    const value = valueAt(option);
    const isBelow = graph.gray[option] === 0 && value?.kind === 'nimber' && value.n < n;
    return !isBelow && !settled.has(option);
  };
  const open = rowOf(graph, vertex).find(isOpen);
  return open === undefined ? undefined : `the option ${open} is not answered`;
}

/** Whether these sets contain every number together. */
function isEverything(sets: readonly HeapNumbers[]): boolean {
  const [most] = sets.flatMap((set) => ('cofinite' in set ? [set.cofinite] : []));
  return most?.every((n) => sets.some((set) => holds(set, n))) ?? false;
}

const sameNumbers = (set: ReadonlySet<number>, numbers: readonly number[]): boolean =>
  set.size === numbers.length && numbers.every((n) => set.has(n));

/** Exactly these numbers can be forced, and a line shows each. */
function missingForce(numbers: readonly number[], given: Given): string | undefined {
  const { vertex, game } = given;
  if (!sameNumbers(numbersByForce(game, false)[vertex], numbers)) return 'other numbers can be forced';
  const ends = has(given, 'reaches').map(({ line }) => line.end);
  const isShown = (n: number): boolean =>
    ends.some((end) => end.kind === 'ahead' && end.value.kind === 'nimber' && end.value.n === n);
  return numbers.every(isShown) ? undefined : 'nothing shows how a number is forced';
}

/** Exactly these numbers can be gone to, and a line shows each. */
function missingExits(exits: readonly number[], given: Given): string | undefined {
  const { vertex, game } = given;
  if (!sameNumbers(numbersByForce(game, true)[vertex], exits)) return 'there are other exits';
  const ends = has(given, 'reaches').map(({ line }) => line.end);
  const isShown = (n: number): boolean => ends.some((end) => end.kind === 'level' && end.n === n);
  return exits.every(isShown) ? undefined : 'nothing shows an exit';
}

const missingTurn = (given: Given): string | undefined =>
  has(given, 'unanswered').length > 0 ? undefined : 'nothing keeps it from a number';

/** The player who must move on loses next to exactly the numbers that no option reaches. */
function missingForGray(value: Value, given: Given): string | undefined {
  const { vertex, game } = given;
  if (value.kind === 'undetermined')
    return has(given, 'undecided').length > 0 ? undefined : 'nothing keeps it from a set';
  const row = rowOf(game.graph, vertex);
  if (isEnd(given)) {
    const coversAll =
      value.kind === 'new-moon' ||
      (value.kind === 'covered' && 'cofinite' in value && value.cofinite.length === 0);
    return coversAll ? undefined : 'whoever is sent there has lost';
  }
  const lines = has(given, 'reaches');
  const spoiled = has(given, 'spoiled').map(({ option }) => option);
  if (
    !row.every((option) => spoiled.includes(option) || lines.some(({ line }) => line.moves[0].to === option))
  )
    return 'an option is left out';
  const sets = lines.map(({ numbers }) => numbers);
  if (value.kind === 'new-moon') return sets.length === 0 ? undefined : 'some number is reached';
  if (value.kind === 'full-moon') return isEverything(sets) ? undefined : 'some number is not reached';
  if (value.kind !== 'covered') return 'nothing is known of this value';
  const listed = sets.flatMap((set) => ('finite' in set ? set.finite : set.cofinite));
  const beyond = Math.max(-1, ...listed, ...('finite' in value ? value.finite : value.cofinite)) + 1;
  for (let n = 0; n <= beyond; n++) {
    if (holds(value, n) === sets.some((set) => holds(set, n))) return `*${n} is on the wrong side`;
  }
  return undefined;
}
