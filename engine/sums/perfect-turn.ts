/**
 * A perfect player of conjunctive and selective sums, by the remoteness of the components (Smith; of partizan graphs Smith and Flanigan, as
 * in Siegel, Coping with cycles, Theorems 18 and 20). It wins in the fewest turns where it can, else goes on without an
 * end where it can, and else holds out the longest. A turn may be begun: then what is said is of the best way to go on with it.
 *
 * A piece that is to move has, for each of its options, the remoteness that the opponent finds there; of these numbers, one a piece,
 * the remoteness of the sum is made. So the best turn is found piece by piece and no turn is listed. Cost: O(order + arcs) for the
 * remoteness of the vertices, then the options of the pieces for each different remoteness among them.
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../graph/remoteness.ts';
import { stateArcs } from '../graph/states.ts';
import type { GameToSolve } from '../theories/question.ts';
import { conjunctiveSum, selectiveSum } from '../theories/remoteness/remoteness.ts';
import { opponentOf, type SumMove, type SumPosition } from './position.ts';
import { endlessBrings, type PlayResult } from './product.ts';
import { type CompoundKind, mayEnd, nextMoves } from './turns.ts';

/** What a turn brings whoever makes it, and the turns until the end, this one counted; undefined where there is no end. */
export type TurnBrings = { readonly result: PlayResult; readonly lasts: number | undefined };

/** `result` and `lasts` are of the best turn. */
export type TurnPlayed = TurnBrings & {
  readonly kind: 'turn';
  /** Every move that can be made next, and what the best turn with it brings. */
  readonly moves: readonly (SumMove & TurnBrings)[];
  /** What is still to be moved in a best turn: none where the turn is best ended here, or where there is none. */
  readonly best: readonly SumMove[];
  /** What the turn brings if it ends here; undefined where it may not. */
  readonly ended: TurnBrings | undefined;
};

/** What a piece can do in the rest of the turn: it stays, or makes a move, and leaves the opponent this remoteness. */
type Choice = { readonly remote: number; readonly move: SumMove | undefined };

/** Who is to move at this vertex, and how long play of this piece alone lasts. */
export type RemoteAt = (vertex: number, mover: Mover) => number;

/**
 * Precondition: no gray vertices; an impartial graph for the selective sum; `made` is the beginning of a turn. Yields now and then.
 */
export function* playTurn(
  game: GameToSolve,
  position: SumPosition,
  kind: CompoundKind,
  made: readonly SumMove[] = [],
): Generator<number, TurnPlayed, void> {
  const { graph } = game;
  const remote = yield* remotenessInSlices(isImpartial(graph) ? graph.left : stateArcs(graph));
  const remoteAt: RemoteAt = (v, mover) =>
    remote[isImpartial(graph) || mover === 'left' ? v : graph.order + v];
  const { mover, pieces } = position;
  const brings = (sum: number): TurnBrings => ({
    result: sum === ENDLESS ? endlessBrings(game, mover) : sum % 2 === 0 ? 'wins' : 'loses',
    lasts: sum === ENDLESS ? undefined : sum + 1,
  });
  const next = nextMoves(graph, position, kind, made);
  if (next.length === 0 && made.length === 0)
    return { kind: 'turn', result: 'loses', lasts: 0, moves: [], best: [], ended: undefined };
  const rest = choicesOf(position, kind, made, next, remoteAt);
  const best = bestChoices(rest, kind, made.length > 0);
  const known = new Map<string, TurnBrings>();
  const moves = next.map((move) => {
    const remoteThere = remoteAt(move.to, opponentOf[mover]);
    const key = `${move.piece} ${remoteThere}`;
    const then =
      known.get(key) ?? brings(sumOf(bestChoices(fixed(rest, move, remoteThere), kind, true), kind));
    known.set(key, then);
    return { ...move, ...then };
  });
  const here = Array.from(
    pieces,
    (_, piece): Choice => rest[piece].find(({ move }) => !move) ?? rest[piece][0],
  );
  const isWhole = mayEnd(kind, made) || next.length === 0;
  return {
    kind: 'turn',
    ...brings(sumOf(best, kind)),
    moves,
    best: best.flatMap(({ move }) => move ?? []),
    ended: isWhole ? brings(sumOf(here, kind)) : undefined,
  };
}

/** The moves of a best turn, made together; none where the player has no turn. The same preconditions; O(the pieces' options). */
export function bestTurn(
  graph: GameGraph,
  position: SumPosition,
  kind: CompoundKind,
  remoteAt: RemoteAt,
): readonly SumMove[] {
  const next = nextMoves(graph, position, kind, []);
  if (next.length === 0) return [];
  const rest = choicesOf(position, kind, [], next, remoteAt);
  return bestChoices(rest, kind, false).flatMap(({ move }) => move ?? []);
}

/** Of each piece what it can do in the rest of the turn. A piece that was moved stays where it went. */
function choicesOf(
  { pieces, mover }: SumPosition,
  kind: CompoundKind,
  made: readonly SumMove[],
  next: readonly SumMove[],
  remoteAt: RemoteAt,
): readonly (readonly Choice[])[] {
  const opponent = opponentOf[mover];
  const choices = Array.from(pieces, (at, piece): Choice[] => {
    const moved = made.find((move) => move.piece === piece);
    if (!moved && kind === 'conjunctive') return [];
    return [{ remote: remoteAt(moved?.to ?? at, opponent), move: undefined }];
  });
  for (const move of next) choices[move.piece].push({ remote: remoteAt(move.to, opponent), move });
  return choices;
}

const fixed = (
  rest: readonly (readonly Choice[])[],
  move: SumMove,
  remote: number,
): readonly (readonly Choice[])[] => rest.with(move.piece, [{ remote, move }]);

const sumOf = (chosen: readonly Choice[], kind: CompoundKind): number =>
  (kind === 'conjunctive' ? conjunctiveSum : selectiveSum)(chosen.map(({ remote }) => remote));

/** One choice a piece, so that the whole turn is best for the player who makes it; something is moved, or was before. */
function bestChoices(
  rest: readonly (readonly Choice[])[],
  kind: CompoundKind,
  begun: boolean,
): readonly Choice[] {
  return kind === 'conjunctive' ? bestOfAll(rest) : bestOfAny(rest, begun);
}

const longer = ({ remote }: Choice): number => (remote === ENDLESS ? Number.POSITIVE_INFINITY : remote);
const isEven = ({ remote }: Choice): boolean => remote !== ENDLESS && remote % 2 === 0;
const most = (choices: readonly Choice[], by: (choice: Choice) => number): Choice =>
  choices.reduce((best, choice) => (by(choice) > by(best) ? choice : best));

/**
 * The component that ends first decides, and its even remoteness is the opponent's loss. So one piece goes to the least even
 * remoteness that any can reach, and all others are kept going as long as can be. If one of those must end earlier, it
 * ends at an odd remoteness, and the turn loses whatever the first piece does.
 */
function bestOfAll(rest: readonly (readonly Choice[])[]): readonly Choice[] {
  const longest = rest.map((choices) => most(choices, longer));
  let first: { readonly piece: number; readonly choice: Choice } | undefined;
  for (const [piece, choices] of rest.entries()) {
    for (const choice of choices) {
      if (isEven(choice) && (!first || choice.remote < first.choice.remote)) first = { piece, choice };
    }
  }
  return first ? longest.with(first.piece, first.choice) : longest;
}

/**
 * The opponent loses where every component is even, and soonest where each is least; one endless component is enough for
 * play without an end; else every odd component counts for one turn less, and for the whole sum one turn is added.
 */
function bestOfAny(rest: readonly (readonly Choice[])[], begun: boolean): readonly Choice[] {
  const isTurn = (chosen: readonly Choice[]): boolean => begun || chosen.some(({ move }) => move);
  const even = rest.map((choices) => choices.filter(isEven));
  if (even.every(({ length }) => length > 0)) {
    const chosen = even.map((choices) => most(choices, ({ remote }) => -remote));
    if (isTurn(chosen)) return chosen;
  }
  const counted = (choice: Choice): number =>
    choice.remote === ENDLESS ? Number.POSITIVE_INFINITY : choice.remote - (choice.remote % 2);
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
