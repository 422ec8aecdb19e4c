/**
 * A perfect player of sums: what each legal move of a position brings, and the best of them. It wins in the
 * fewest moves where it can, else draws where it can, and else holds out the longest. By play on the product
 * of the components while that fits the budget; past it by a theory's values, where its table knows the sum.
 */

import { unionOfArcs } from '../graph/build.ts';
import { followersOf, partAlone } from '../graph/closed-part.ts';
import { isAcyclic } from '../graph/components.ts';
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { ENDLESS } from '../graph/remoteness.ts';
import { endingWhen } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import type { Capabilities } from '../theories/capabilities.ts';
import type { Labelling } from '../theories/labelling.ts';
import type { Evidence, GameToSolve, Shelf, Slot } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { type GoodMove, judgeByValues } from './by-values.ts';
import { bestOf, type MoveJudged, type SumPlayed } from './judged-moves.ts';
import { judgePartizanByValues } from './partizan-by-values.ts';
import {
  afterMove,
  movesOf,
  obligedPieces,
  opponentOf,
  positionKey,
  type SumMove,
  type SumPosition,
} from './position.ts';
import {
  endlessBrings,
  exploreNearby,
  exploreProduct,
  lastsAt,
  type Nearby,
  type PlayResult,
  type Product,
  resultOf,
  tooManyPositions,
} from './product.ts';
import { mostPlayedOut, twoOnGray } from './sum-of-pieces.ts';

/**
 * The part of a sum's product that play can reach while the winner makes only moves that win by a theory's
 * values. From each of its positions the winner can force an end, and the fewest moves to it are those of the
 * whole product, since no other move of the winner would be made; but it is smaller, often by far. Cost: its
 * positions and their moves, and a sum of values for each multiset of values that the pieces can have after a
 * move of the winner.
 */
type WinningPart = Nearby & { readonly winner: Mover };

/** The default limit for the positions of such a part. */
const mostWonPositions = 20_000;

/**
 * The part that follows a position won by its mover, as far as the budget allows. A player who wins in this
 * part wins indeed, and nothing is known about the rest. Undefined where the theory has no sums.
 */
function* winningPart(
  { graph, labelling, rules }: Asked,
  { sums, outcome: outcomeOf }: Capabilities,
  position: SumPosition,
  budget: number,
): Generator<number, WinningPart | undefined, void> {
  if (!sums || !outcomeOf) return undefined;
  const winner = position.mover;
  const { table, codes } = labelling;
  const totalOf = valuesOfSums(sums.zero, (a, code) => sums.add(a, table[code], rules));
  const wins = (at: readonly number[], { piece, to }: SumMove): boolean => {
    const after = at.map((v, i) => codes[i === piece ? to : v]);
    const value = after.includes(-1) ? undefined : totalOf(after.sort((a, b) => a - b));
    const outcome = value && outcomeOf(value);
    return outcome !== undefined && endingWhen(outcome, opponentOf[winner]) === winner;
  };
  const movesAt = (at: readonly number[], mover: Mover): readonly SumMove[] | undefined => {
    const moves = movesOf(graph, at, mover);
    if (mover !== winner) return moves;
    const winning = moves.filter((move) => wins(at, move));
    // The table does not know every sum: then this position has no answer.
    return winning.length > 0 ? winning : undefined;
  };
  return { ...(yield* exploreNearby(graph, position, budget, movesAt)), winner };
}

type Asked = {
  readonly graph: GameGraph;
  readonly labelling: Labelling;
  readonly rules: Rules;
};

/** The sums of values by their codes, ascending, each found once; undefined where the table has no entry. */
function valuesOfSums(zero: Value, add: (sum: Value, code: number) => Value | undefined) {
  const known = new Map<string, Value | undefined>([['', zero]]);
  return (codes: readonly number[]): Value | undefined => {
    let value: Value | undefined = zero;
    for (let count = 1; count <= codes.length; count++) {
      const key = codes.slice(0, count).join();
      const before: Value | undefined = value;
      if (!known.has(key)) known.set(key, before && add(before, codes[count - 1]));
      value = known.get(key);
    }
    return value;
  };
}

// A perfect player of sums that are too large to be played out: by a theory's values and its table of sums it
// knows which moves win, draw and lose. They do not say how long a win takes; the functions below bring it to
// an end.

type Values = Pick<Evidence, 'graph' | 'rules'> & {
  readonly theory: NonNullable<Evidence['theory']>;
  readonly labelling: Labelling;
};

/**
 * Among the moves that win it takes one after which the rounds in which the values were found are the fewest
 * together: reverting replies go to earlier rounds, so that play ends (Fraenkel and Yesha's counters).
 * Partizan values have no such rounds. Where play cannot go round every win ends. Elsewhere the player looks
 * for the end among the positions that are `nearby`, then among those that it reaches by moves that win,
 * which are fewer; where it sees none, it goes back to no position of the game `before` where another move
 * wins. Where no move wins it takes the one that leaves the most wrong answers. Undefined where the table
 * does not know the sum.
 */
function* playByValues(
  values: Values,
  position: SumPosition,
  looking: Looking,
  before: readonly SumPosition[],
): Generator<number, SumPlayed | undefined, void> {
  const { graph } = values;
  const moves = yield* movesByValues(values, position);
  if (!moves) return undefined;
  const atEnd = graph.misere ? 'wins' : 'loses';
  const result = moves[bestOf(moves, () => 0) ?? -1]?.result ?? atEnd;
  const ends = isImpartial(graph) || endsAnyhow(graph, position);
  const played = { kind: 'play', result, moves, by: 'values', ends } as const;
  if (result !== 'wins') {
    const traps = yield* trapsIn(values, position, moves, result);
    return { ...played, best: bestOf(moves, (move) => traps.get(move) ?? 0) };
  }
  if (isImpartial(graph)) return { ...played, best: bestOf(moves, earliest(values, position)) };
  const quickest = ends ? undefined : yield* quickestMove(values, position, moves, looking);
  if (quickest !== undefined) return { ...played, best: quickest, ends: true };
  const met = new Set(before.map((each) => positionKey(graph, each)));
  const isNew = (move: SumMove): number => (met.has(positionKey(graph, afterMove(position, move))) ? 0 : 1);
  return { ...played, best: bestOf(moves, isNew) };
}

/** How early the rounds of all pieces together are after a move. */
function earliest({ graph, labelling }: Values, { pieces }: SumPosition) {
  const ended = endsOfLines(graph, labelling);
  return ({ piece, to }: SumMove): number =>
    -Array.from(pieces).reduce((sum, at, i) => sum + ended(i === piece ? to : at), 0);
}

/** A game is won in one part from its first won position to its end. */
const lastPart: Slot<WinningPart> = { holds: 'the part in which the winner made moves that win' };

/**
 * Where an end is looked for: first among positions that were explored already, then among at most `most`
 * that winning moves reach.
 */
type Looking = { readonly nearby: Product | undefined; readonly shelf: Shelf; readonly mostWon: number };

/** The place of the move that wins soonest; undefined where no end can be seen, or none is needed. */
function* quickestMove(
  values: Values,
  position: SumPosition,
  moves: readonly MoveJudged[],
  { nearby, shelf, mostWon }: Looking,
): Generator<number, number | undefined, void> {
  if (values.rules.infinitePlay === position.mover) return undefined;
  const seen = nearby && quickestSeen(nearby, position, moves);
  if (seen !== undefined) return seen;
  const last = shelf.find(lastPart);
  const isIn = last?.winner === position.mover && last.numberOf(position) !== undefined;
  const part = isIn ? last : yield* winningPart(values, values.theory, position, mostWon);
  if (part?.isWhole) shelf.leave(lastPart, part);
  return part && quickestSeen(part, position, moves);
}

/** The place of the move that wins in the fewest moves, as far as can be seen; undefined where no end can. */
function quickestSeen(
  nearby: Product,
  position: SumPosition,
  moves: readonly MoveJudged[],
): number | undefined {
  const lasts = moves.map((move) => {
    const place = nearby.numberOf(afterMove(position, move));
    return place === undefined ? ENDLESS : nearby.lasts[place];
  });
  const won = [...lasts.keys()].filter((place) => resultOf(lasts[place], nearby) === 'loses');
  return won.reduce<number | undefined>(
    (best, place) => (best === undefined || lasts[place] < lasts[best] ? place : best),
    undefined,
  );
}

/** Every move and what it brings; undefined where the table does not know the sum. */
function* movesByValues(
  { graph, theory, rules, labelling }: Values,
  { pieces: at, mover }: SumPosition,
): Generator<number, readonly MoveJudged[] | undefined, void> {
  const pieces = Uint32Array.from(at);
  const judged = isImpartial(graph)
    ? yield* judgeByValues(graph, theory, labelling, pieces)
    : (yield* judgePartizanByValues(graph, theory, labelling, pieces, rules))?.[mover];
  if (!judged) return undefined;
  const key = ({ piece, to }: SumMove): string => `${piece} ${to}`;
  const good = (some: readonly GoodMove[]) => new Map(some.map((move) => [key(move), move]));
  const [winning, drawing] = [good(judged.winning), good(judged.drawing)];
  return movesOf(graph, pieces, mover).map((move): MoveJudged => {
    const won = winning.get(key(move));
    const drawn = drawing.get(key(move));
    const result = won ? 'wins' : drawn ? 'draws' : 'loses';
    return { ...move, result, lasts: undefined, value: (won ?? drawn)?.value };
  });
}

/**
 * If there are more moves, the others are assumed to leave no wrong answer, so that one move costs at most
 * this many sums.
 */
const mostTried = 24;

/**
 * For the moves that bring only the best possible result, the share of the opponent's answers that would
 * improve it.
 */
function* trapsIn(
  values: Values,
  position: SumPosition,
  moves: readonly MoveJudged[],
  result: MoveJudged['result'],
): Generator<number, ReadonlyMap<MoveJudged, number>, void> {
  const traps = new Map<MoveJudged, number>();
  for (const move of moves.filter((each) => each.result === result).slice(0, mostTried)) {
    const answers = yield* movesByValues(values, afterMove(position, move));
    if (!answers || answers.length === 0) continue;
    const right = result === 'draws' ? 'draws' : 'wins';
    traps.set(move, answers.filter((answer) => answer.result !== right).length / answers.length);
  }
  return traps;
}

/** Whether no play of these pieces can come back to where it was. O(order + arcs). */
function endsAnyhow(graph: GameGraph, { pieces }: SumPosition): boolean {
  const { left, right } = partAlone(graph, followersOf(graph, Array.from(pieces)));
  return isAcyclic(left === right ? left : unionOfArcs(left, right));
}

/**
 * Per vertex the round of its value; for a carry-on vertex that of the white vertex at which its forced line
 * ends, since the same player moves again there. A line that ends on gray ends the play, and one that goes
 * round is worth nothing.
 */
function endsOfLines({ order, gray, left: { starts, targets } }: GameGraph, { steps }: Labelling) {
  return (vertex: number): number => {
    let at = vertex;
    for (let way = 0; gray[at] === 1; way++) {
      if (starts[at] === starts[at + 1]) return 0;
      if (way > order || starts[at] + 1 < starts[at + 1]) return order;
      at = targets[starts[at]];
    }
    return steps[at] < 0 ? order : steps[at];
  };
}

/** A game is played on one product from its first move to its last. */
const lastProduct: Slot<Nearby> = { holds: 'the product that was played on last' };

/**
 * Yields now and then, with a count of what has been dealt with. `budget`: positions to be played out at
 * most. `before`: the positions of the game so far, to which a player by values does not go back where
 * another move is as good. `mostWon`: positions at most among which it looks for the end of a won game that
 * winning moves alone reach.
 */
export function* playPerfectly(
  { graph, theory, rules, labelling: find, shelf }: Omit<Evidence, 'known' | 'whoWins'>,
  position: SumPosition,
  budget = Math.max(mostPlayedOut, graph.order),
  before: readonly SumPosition[] = [],
  mostWon = mostWonPositions,
): Generator<number, SumPlayed | OverBudget, void> {
  const pieces = Uint32Array.from(position.pieces);
  if (obligedPieces(graph, pieces).length > 1) return { kind: 'over-budget', says: twoOnGray };
  const product = yield* productFrom(graph, position, budget, shelf);
  if (product?.isWhole) return byProduct({ graph, rules }, position, product);
  const labelling = theory?.sums && (yield* find(true));
  const found =
    theory &&
    labelling &&
    (yield* playByValues(
      { graph, theory, rules, labelling },
      position,
      { nearby: product, shelf, mostWon },
      before,
    ));
  return found ?? tooManyPositions(budget);
}

/**
 * The whole product, or what is near; undefined where it is too large and what is near would be of no use.
 */
function* productFrom(
  graph: GameGraph,
  position: SumPosition,
  budget: number,
  shelf: Shelf,
): Generator<number, Nearby | undefined, void> {
  const last = shelf.find(lastProduct);
  if (last?.numberOf(position) !== undefined) return last;
  if (!isImpartial(graph)) {
    const nearby = yield* exploreNearby(graph, position, budget);
    if (nearby.isWhole) shelf.leave(lastProduct, nearby);
    return nearby;
  }
  const product = yield* exploreProduct(graph, position.pieces, [position.mover], budget);
  if ('kind' in product) return undefined;
  const whole = { ...product, isWhole: true };
  shelf.leave(lastProduct, whole);
  return whole;
}

function byProduct(game: GameToSolve, position: SumPosition, product: Product): SumPlayed {
  const { graph } = game;
  const { mover } = position;
  // Where the rules give infinite play to one player, she wins a play without end: there is nothing to hurry
  // for.
  const brings = (lasts: number): PlayResult =>
    lasts === ENDLESS ? endlessBrings(game, mover) : resultOf(lasts, product);
  const turned = { wins: 'loses', draws: 'draws', loses: 'wins' } as const;
  const moves = movesOf(graph, position.pieces, mover).map((move): MoveJudged => {
    const then = lastsAt(product, afterMove(position, move));
    const endless = then === ENDLESS;
    return {
      ...move,
      result: endless ? brings(then) : turned[resultOf(then, product)],
      lasts: endless ? undefined : then + 1,
      value: undefined,
    };
  });
  const traps = (move: MoveJudged): number => trapsAt(product, afterMove(position, move));
  return {
    kind: 'play',
    result: brings(lastsAt(product, position)),
    moves,
    best: bestOf(moves, traps),
    by: 'play',
    ends: true,
  };
}

/** The share of the opponent's moves that are wrong. */
function trapsAt(product: Product, position: SumPosition): number {
  const { numberOf, arcs, lasts } = product;
  const place = numberOf(position) ?? 0;
  const options = arcs.targets.subarray(arcs.starts[place], arcs.starts[place + 1]);
  return (
    options.filter((option) => resultOf(lasts[option], product) === 'wins').length /
    Math.max(1, options.length)
  );
}
