/**
 * A perfect player of sums whose turns move several pieces. It wins where it can, in the fewest turns if remoteness or the product says
 * how many there are, else goes on without an end where it can, and else holds out. A turn may be begun: then what is said is of the
 * best way to go on with it. By numbers of the pieces alone where the theory of the sum has them (`turn-numbers.ts`), else by play on the
 * product (`turn-product.ts`).
 */
import { ENDLESS } from '../graph/remoteness.ts';
import type { SumKind } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import type { GameToSolve } from '../theories/question.ts';
import { opponentOf, type SumMove, type SumPosition } from './position.ts';
import { endlessBrings } from './product.ts';
import { type PieceChoice, type TurnNumbers, turnNumbers } from './turn-numbers.ts';
import type { TurnBrings, TurnPlayed } from './turn-played.ts';
import { type TurnProduct, turnProduct, turnsJudged } from './turn-product.ts';
import { mayEnd, nextMoves } from './turns.ts';

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

/** What can be moved next and what it brings. Cost: by numbers the options of the pieces, by the product the turns from there. */
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
