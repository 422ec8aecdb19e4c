/**
 * Sums whose turns move several pieces, by a number of each piece alone. A piece that is to move has, for each of its options, the number
 * that the opponent finds there; of these, one a piece, the number of the sum is made, which is even where the opponent has lost. So the
 * best turn is found piece by piece and no turn is listed.
 *
 * Conjunctive and selective sums go by remoteness (Smith; of partizan graphs Smith and Flanigan, as in Siegel, Coping with cycles,
 * Theorems 18 and 20), the continued conjunctive sum by suspense (Conway, On numbers and games, chapter 14).
 * Cost: O(order + arcs) for the numbers, then the options of the pieces.
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { stateArcs } from '../graph/states.ts';
import type { SumKind } from '../outcome/rules.ts';
import { conjunctiveSum, selectiveSum } from '../theories/remoteness/remoteness.ts';
import { isOver, type SumMove } from './position.ts';
import { NO_SUSPENSE, suspenseInSlices } from './suspense.ts';

/** What a piece can do in the rest of the turn: it stays, or makes a move, and leaves the opponent this number. */
export type PieceChoice = { readonly leaves: number; readonly move: SumMove | undefined };

export type TurnNumbers = {
  readonly by: 'remoteness' | 'suspense';
  /** What these numbers say of the sum, in a sentence. */
  readonly because: string;
  /** Of one piece on that vertex, with that player to move. */
  at(vertex: number, mover: Mover): number;
  /** Of the sum, from those of its pieces. */
  sum(components: readonly number[]): number;
  /** Whether a piece on that vertex must be moved in every turn. */
  mustMove(graph: GameGraph, vertex: number): boolean;
  /** One choice a piece, so that the whole turn is best for the player who makes it; something is moved, or was before (`begun`). */
  best(rest: readonly (readonly PieceChoice[])[], begun: boolean): readonly PieceChoice[];
};

/** The largest of none: a sum without components is over. */
const greatest = (components: readonly number[]): number =>
  components.reduce((most, each) => Math.max(most, each), 0);

/** Of which games the numbers decide the sum: of all, of impartial ones, of those that are loopfree besides. */
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

/** Undefined where no number of the pieces alone decides this sum. Precondition: no gray vertices. Yields now and then. */
export function* turnNumbers(
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
 * The component that ends first decides, and its even remoteness is the opponent's loss. So one piece goes to the least even
 * remoteness that any can reach, and all others are kept going as long as can be. If one of those must end earlier, it
 * ends at an odd remoteness, and the turn loses whatever the first piece does.
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
 * The component that ends last decides, and its even suspense is the opponent's loss. So all pieces go to their least suspense but one,
 * which goes to the least even one that no other exceeds. Where there is none the turn loses, and all are kept going.
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
 * The opponent loses where every component is even, and soonest where each is least; one endless component is enough for
 * play without an end; else every odd component counts for one turn less, and for the whole sum one turn is added.
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
