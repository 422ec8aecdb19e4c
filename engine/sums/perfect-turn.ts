/**
 * A perfect player of sums whose turns move several pieces. It wins where it can, in the fewest turns if
 * remoteness or the product says how many there are, otherwise it keeps play without an end where it can, and
 * otherwise holds out. A turn may have been begun: then the answer is the best way to continue it. By numbers
 * of the pieces alone where the theory of the sum has them (`turn-numbers.ts`), else by play on the product
 * (`turn-product.ts`).
 */

import { reverseArcs } from '../graph/build.ts';
import { type Arcs, type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { stateArcs } from '../graph/states.ts';
import type { SumKind } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import type { GameToSolve } from '../theories/question.ts';
import { conjunctiveSum, selectiveSum } from '../theories/remoteness/remoteness.ts';
import { isOver, opponentOf, type SumMove, type SumPosition } from './position.ts';
import { endlessBrings } from './product.ts';
import type { TurnBrings, TurnPlayed } from './turn-played.ts';
import { type TurnProduct, turnProduct, turnsJudged } from './turn-product.ts';
import { mayEnd, nextMoves } from './turns.ts';

// Suspense numbers (J. H. Conway, On numbers and games, chapter 14): how many moves a play lasts when the
// winner delays and the loser hurries. S = 0 where there is no move; with some option of even S, S = 1 + the
// greatest of them; if all options have odd S, S = 1 + the least. Where S is even the player to move has
// lost, where it is odd has won. In the continued conjunctive sum the component that lasts longest decides,
// so that the greatest suspense number is that of the sum. Options first, from the vertices without a move
// backwards. Cost: O(order + arcs).

/** A cycle can be reached: there is no such number. */
const NO_SUSPENSE = -1;

/** Vertices between two yields. */
const SLICE = 1 << 16;

/**
 * Per vertex its suspense number, NO_SUSPENSE where moves lead into a cycle. Yields how many vertices have
 * been dealt with.
 */
export function* suspenseInSlices(arcs: Arcs): Generator<number, Int32Array, void> {
  const order = arcs.starts.length - 1;
  const reversed = reverseArcs(arcs);
  const suspense = new Int32Array(order).fill(NO_SUSPENSE);
  const unknown = new Int32Array(order);
  const queue = new Uint32Array(order);
  let tail = 0;
  for (let v = 0; v < order; v++) {
    unknown[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (unknown[v] === 0) queue[tail++] = v;
  }
  for (let head = 0; head < tail; head++) {
    if (head % SLICE === SLICE - 1) yield head;
    const v = queue[head];
    suspense[v] = fromOptions(arcs, v, suspense);
    for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++)
      if (--unknown[reversed.targets[e]] === 0) queue[tail++] = reversed.targets[e];
  }
  return suspense;
}

function fromOptions({ starts, targets }: Arcs, v: number, suspense: Int32Array): number {
  let [greatestEven, leastOdd] = [-1, Number.POSITIVE_INFINITY];
  for (let e = starts[v]; e < starts[v + 1]; e++) {
    const s = suspense[targets[e]];
    if (s % 2 === 0) greatestEven = Math.max(greatestEven, s);
    else leastOdd = Math.min(leastOdd, s);
  }
  if (starts[v] === starts[v + 1]) return 0;
  return 1 + (greatestEven >= 0 ? greatestEven : leastOdd);
}

// Sums whose turns move several pieces, by a number of each piece alone. A piece that is to move has, for
// each of its options, the number that the opponent finds there; of these, one a piece, the number of the sum
// is made, which is even where the opponent has lost. So the best turn is found piece by piece and no turn is
// listed. Conjunctive and selective sums go by remoteness (Smith; of partizan graphs Smith and Flanigan, as
// in Siegel, Coping with cycles, Theorems 18 and 20), the continued conjunctive sum by suspense (Conway, On
// numbers and games, chapter 14). Cost: O(order + arcs) for the numbers, then the options of the pieces.

/**
 * What a piece can do in the rest of the turn: it stays, or makes a move, and leaves the opponent this
 * number.
 */
type PieceChoice = { readonly leaves: number; readonly move: SumMove | undefined };

type TurnNumbers = {
  readonly by: 'remoteness' | 'suspense';
  /** What these numbers say of the sum, in a sentence. */
  readonly because: string;
  /** The number of one piece on that vertex, with that player to move. */
  at(vertex: number, mover: Mover): number;
  /** The number of the sum, from those of its pieces. */
  sum(components: readonly number[]): number;
  /** Whether a piece on that vertex must be moved in every turn. */
  mustMove(graph: GameGraph, vertex: number): boolean;
  /**
   * One choice a piece, so that the whole turn is best for the player who makes it; something is moved, or
   * was before (`begun`).
   */
  best(rest: readonly (readonly PieceChoice[])[], begun: boolean): readonly PieceChoice[];
};

/** The largest of none: a sum without components is over. */
const greatest = (components: readonly number[]): number =>
  components.reduce((most, each) => Math.max(most, each), 0);

/** The games whose sum the numbers decide: all, the impartial ones, or the loopfree ones among these. */
type Rule = Omit<TurnNumbers, 'at' | 'by'> & { readonly needs: 'any' | 'impartial' | 'loopfree' };

const rules: { readonly [Kind in SumKind]?: Rule } = {
  conjunctive: {
    needs: 'any',
    because:
      'The piece of least remoteness is over first and decides. If its number is odd, the player to move wins; if it is even, the player to move loses.',
    sum: conjunctiveSum,
    mustMove: () => true,
    best: bestOfAll,
  },
  selective: {
    needs: 'impartial',
    because:
      'A piece whose play need not end makes the sum a draw. Otherwise the player to move wins if one remoteness is odd, and loses if all are even.',
    sum: selectiveSum,
    mustMove: () => false,
    best: bestOfAny,
  },
  continued: {
    needs: 'loopfree',
    because:
      'The piece of greatest suspense is over last and decides. If its number is odd, the player to move wins; if it is even, the player to move loses.',
    sum: greatest,
    mustMove: (graph, vertex) => !isOver(graph, vertex),
    best: bestOfLast,
  },
};

/**
 * Undefined where no number of the pieces alone decides this sum. Precondition: no gray vertices. Yields now
 * and then.
 */
function* turnNumbers(
  graph: GameGraph,
  pieces: ArrayLike<number>,
  kind: SumKind,
): Generator<number, TurnNumbers | undefined, void> {
  const rule = rules[kind];
  const impartial = isImpartial(graph);
  if (!rule || (rule.needs !== 'any' && !impartial)) return undefined;
  if (rule.needs === 'loopfree') {
    const suspense = yield* suspenseInSlices(graph.left);
    if (Array.from(pieces).some((v) => suspense[v] === NO_SUSPENSE)) return undefined;
    return { ...rule, by: 'suspense', at: (v) => suspense[v] };
  }
  const remote = yield* remotenessInSlices(impartial ? graph.left : stateArcs(graph));
  const at: TurnNumbers['at'] = (v, mover) => remote[impartial || mover === 'left' ? v : graph.order + v];
  return { ...rule, by: 'remoteness', at };
}

const longer = ({ leaves }: PieceChoice): number => (leaves === ENDLESS ? Number.POSITIVE_INFINITY : leaves);
const isEven = ({ leaves }: PieceChoice): boolean => leaves !== ENDLESS && leaves % 2 === 0;
const most = (choices: readonly PieceChoice[], by: (choice: PieceChoice) => number): PieceChoice =>
  choices.reduce((best, choice) => (by(choice) > by(best) ? choice : best));

/**
 * The component that ends first decides, and its even remoteness is the opponent's loss. So one piece goes to
 * the least even remoteness that any can reach, and all others are kept going as long as can be. If one of
 * those must end earlier, it ends at an odd remoteness, and the turn loses regardless of the first piece.
 */
function bestOfAll(rest: readonly (readonly PieceChoice[])[]): readonly PieceChoice[] {
  const longest = rest.map((choices) => most(choices, longer));
  let first: { readonly piece: number; readonly choice: PieceChoice } | undefined;
  for (const [piece, choices] of rest.entries()) {
    for (const choice of choices) {
      if (isEven(choice) && (!first || choice.leaves < first.choice.leaves)) first = { piece, choice };
    }
  }
  return first ? longest.with(first.piece, first.choice) : longest;
}

/**
 * The component that ends last decides, and its even suspense is the opponent's loss. So all pieces go to
 * their least suspense but one, which goes to the least even one that no other exceeds. Where there is none
 * the turn loses, and all are kept going.
 */
function bestOfLast(rest: readonly (readonly PieceChoice[])[]): readonly PieceChoice[] {
  const shortest = rest.map((choices) => most(choices, ({ leaves }) => -leaves));
  const least = greatest(shortest.map(({ leaves }) => leaves));
  let last: { readonly piece: number; readonly choice: PieceChoice } | undefined;
  for (const [piece, choices] of rest.entries()) {
    for (const choice of choices) {
      const decides = isEven(choice) && choice.leaves >= least;
      if (decides && (!last || choice.leaves < last.choice.leaves)) last = { piece, choice };
    }
  }
  return last ? shortest.with(last.piece, last.choice) : rest.map((choices) => most(choices, longer));
}

/**
 * The opponent loses where every component is even, and soonest where each is least; one endless component is
 * enough for play without an end; else every odd component counts for one turn less, and for the whole sum
 * one turn is added.
 */
function bestOfAny(rest: readonly (readonly PieceChoice[])[], begun: boolean): readonly PieceChoice[] {
  const isTurn = (chosen: readonly PieceChoice[]): boolean => begun || chosen.some(({ move }) => move);
  const even = rest.map((choices) => choices.filter(isEven));
  if (even.every(({ length }) => length > 0)) {
    const chosen = even.map((choices) => most(choices, ({ leaves }) => -leaves));
    if (isTurn(chosen)) return chosen;
  }
  const counted = (choice: PieceChoice): number =>
    choice.leaves === ENDLESS ? Number.POSITIVE_INFINITY : choice.leaves - (choice.leaves % 2);
  const stays = rest.map((choices) => most(choices, counted));
  if (isTurn(stays)) return stays;
  // Something must be moved: the move after which play lasts the longest.
  const moved = rest.map((choices) => choices.filter(({ move }) => move));
  const lost = (piece: number): number => {
    if (moved[piece].length === 0) return Number.POSITIVE_INFINITY;
    const [before, after] = [counted(stays[piece]), counted(most(moved[piece], counted))];
    return before === after ? 0 : before - after;
  };
  const piece = [...rest.keys()].reduce((least, each) => (lost(each) < lost(least) ? each : least));
  return stays.with(piece, most(moved[piece], counted));
}

/** What decides a sum from one of its positions on. */
export type TurnMeans = TurnNumbers | TurnProduct;

/** By which means the turns of this sum are judged. Precondition: no gray vertices. Yields now and then. */
export function* meansOfTurns(
  game: GameToSolve,
  { pieces }: SumPosition,
  kind: SumKind,
  positions: number,
): Generator<number, TurnMeans | OverBudget, void> {
  const numbers = yield* turnNumbers(game.graph, pieces, kind);
  return numbers ?? (yield* turnProduct(game.graph, pieces, kind, positions));
}

/** Precondition: no gray vertices; `made` is the beginning of a turn. Yields now and then. */
export function* playTurn(
  game: GameToSolve,
  position: SumPosition,
  kind: SumKind,
  made: readonly SumMove[],
  positions: number,
): Generator<number, TurnPlayed | OverBudget, void> {
  const means = yield* meansOfTurns(game, position, kind, positions);
  return 'kind' in means ? means : judgedTurn(means, game, position, kind, made);
}

/**
 * What can be moved next and what it brings. Cost: by numbers the options of the pieces, by the product the
 * turns from there.
 */
export function judgedTurn(
  means: TurnMeans,
  game: GameToSolve,
  position: SumPosition,
  kind: SumKind,
  made: readonly SumMove[],
): TurnPlayed {
  const next = nextMoves(game.graph, position, kind, made);
  if (next.length === 0 && made.length === 0)
    return { kind: 'turn', result: 'loses', lasts: 0, moves: [], best: [], ended: undefined };
  const { mover } = position;
  const counts = means.by !== 'suspense';
  const brings = (leaves: number): TurnBrings => ({
    result: leaves === ENDLESS ? endlessBrings(game, mover) : leaves % 2 === 0 ? 'wins' : 'loses',
    lasts: leaves === ENDLESS || !counts ? undefined : leaves + 1,
  });
  if (means.by === 'play') return turnsJudged(means, game.graph, position, kind, made, next, brings);
  return byNumbers(means, game, position, kind, made, next, brings);
}

function byNumbers(
  numbers: TurnNumbers,
  { graph }: GameToSolve,
  { pieces, mover }: SumPosition,
  kind: SumKind,
  made: readonly SumMove[],
  next: readonly SumMove[],
  brings: (leaves: number) => TurnBrings,
): TurnPlayed {
  const opponent = opponentOf[mover];
  const rest = Array.from(pieces, (at, piece): PieceChoice[] => {
    const moved = made.find((move) => move.piece === piece);
    if (!moved && numbers.mustMove(graph, at)) return [];
    return [{ leaves: numbers.at(moved?.to ?? at, opponent), move: undefined }];
  });
  for (const move of next) rest[move.piece].push({ leaves: numbers.at(move.to, opponent), move });
  const sumOf = (chosen: readonly PieceChoice[]): number => numbers.sum(chosen.map(({ leaves }) => leaves));
  const best = numbers.best(rest, made.length > 0);
  const known = new Map<string, TurnBrings>();
  const moves = next.map((move) => {
    const leaves = numbers.at(move.to, opponent);
    const key = `${move.piece} ${leaves}`;
    const then =
      known.get(key) ?? brings(sumOf(numbers.best(rest.with(move.piece, [{ leaves, move }]), true)));
    known.set(key, then);
    return { ...move, ...then };
  });
  const here = rest.map((choices) => choices.find(({ move }) => !move) ?? choices[0]);
  return {
    kind: 'turn',
    ...brings(sumOf(best)),
    moves,
    best: best.flatMap(({ move }) => move ?? []),
    ended: mayEnd(kind, made) || next.length === 0 ? brings(sumOf(here)) : undefined,
  };
}
