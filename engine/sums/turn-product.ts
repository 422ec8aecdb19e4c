/**
 * A sum whose turns move several pieces, by play: every position that whole turns lead to is numbered, with
 * the turns between them, and it is found how long the play from each lasts. For the sums that no number of
 * the pieces alone decides: a continued conjunctive sum with cycles or with arcs of one player's, a selective
 * sum with such arcs. Cost: the positions in reach and their turns; past the budget the answer says so.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { remotenessInSlices } from '../graph/remoteness.ts';
import type { SumKind } from '../outcome/rules.ts';
import { known, type OverBudget } from '../result.ts';
import { sumCalled } from './kinds.ts';
import type { SumMove, SumPosition } from './position.ts';
import { openPositions } from './position-rows.ts';
import { tooManyPositions } from './product.ts';
import { openList } from './row-table.ts';
import { movers } from './starts.ts';
import { isBetter, type TurnBrings, type TurnPlayed } from './turn-played.ts';
import { afterTurn, mayEnd, nextMoves } from './turns.ts';

export type TurnProduct = {
  readonly by: 'play';
  /** Undefined: a play is its own reason. */
  readonly because: undefined;
  /**
   * How many turns play lasts from a position in reach when the winner hurries and the loser lingers, ENDLESS
   * where it need not end.
   */
  lastsAt(position: SumPosition): number;
};

/** Positions between two yields. */
const SLICE = 1024;
/** This many turns count as much as one position. */
const TURNS_A_POSITION = 8;

/**
 * All that can be reached if either player starts; the search gives up past `budget` positions. Yields how
 * many have been met.
 */
export function* turnProduct(
  graph: GameGraph,
  pieces: ArrayLike<number>,
  kind: SumKind,
  budget: number,
): Generator<number, TurnProduct | OverBudget, void> {
  const met = openPositions(graph, pieces.length);
  for (const mover of movers) met.place({ pieces, mover });
  const [starts, targets] = [openList(), openList()];
  for (let i = 0; i < met.count(); i++) {
    if (i % SLICE === SLICE - 1) yield met.count();
    starts.push(targets.length());
    const position = met.read(i);
    const choices = choicesOf(graph, position, kind, []);
    const room = budget - met.count() - targets.length() / TURNS_A_POSITION;
    if (countOf(choices) / TURNS_A_POSITION > room) return tooManyPositions(budget);
    for (const turn of turnsOf(choices)) targets.push(met.place(afterTurn(position, turn, kind)));
  }
  starts.push(targets.length());
  const slices = remotenessInSlices({ starts: starts.all(), targets: targets.all() });
  for (;;) {
    const slice = slices.next();
    if (!slice.done) {
      yield met.count();
      continue;
    }
    const lastsAt = (position: SumPosition): number => {
      const place = met.find(position);
      known(place !== undefined, 'every position in reach was played out');
      return slice.value[place];
    };
    return { by: 'play', because: undefined, lastsAt };
  }
}

/** What each piece that can be moved in the rest of a turn can do in it; undefined where it may stay. */
type ChoicesOfPieces = readonly (readonly (SumMove | undefined)[])[];

function choicesOf(
  graph: GameGraph,
  position: SumPosition,
  kind: SumKind,
  made: readonly SumMove[],
): ChoicesOfPieces {
  const next = nextMoves(graph, position, kind, made);
  const [first] = next;
  const stays = first && mayEnd(kind, [...made, first]) ? [undefined] : [];
  const ofPieces = new Map<number, (SumMove | undefined)[]>(made.map((move) => [move.piece, [move]]));
  for (const move of next) {
    const choices = ofPieces.get(move.piece) ?? [...stays];
    choices.push(move);
    ofPieces.set(move.piece, choices);
  }
  return [...ofPieces.values()];
}

/** How many turns there are, that in which nothing is moved counted with them. */
const countOf = (choices: ChoicesOfPieces): number =>
  choices.length === 0 ? 0 : choices.reduce((product, { length }) => product * length, 1);

/** Every whole turn. */
function* turnsOf(choices: ChoicesOfPieces): Generator<readonly SumMove[], void> {
  const count = countOf(choices);
  for (let turn = 0; turn < count; turn++) {
    let rest = turn;
    const moves: SumMove[] = [];
    for (const ofPiece of choices) {
      const move = ofPiece[rest % ofPiece.length];
      rest = Math.floor(rest / ofPiece.length);
      if (move) moves.push(move);
    }
    if (moves.length > 0) yield moves;
  }
}

/** Every whole turn of a position, as the moves it makes; none where there is no turn. */
export function* wholeTurns(
  graph: GameGraph,
  position: SumPosition,
  kind: SumKind,
): Generator<readonly SumMove[], void> {
  if (sumCalled(kind).isOneMove) for (const move of nextMoves(graph, position, kind, [])) yield [move];
  else yield* turnsOf(choicesOf(graph, position, kind, []));
}

/** What each of the next moves of a turn brings, by trying every whole turn with what was made of it. */
export function turnsJudged(
  product: TurnProduct,
  graph: GameGraph,
  position: SumPosition,
  kind: SumKind,
  made: readonly SumMove[],
  next: readonly SumMove[],
  brings: (leaves: number) => TurnBrings,
): TurnPlayed {
  const placeOf = ({ piece, to }: SumMove): string => `${piece} ${to}`;
  const bestWith = new Map<string, TurnBrings>();
  let best: { readonly turn: readonly SumMove[]; readonly then: TurnBrings } | undefined;
  for (const turn of turnsOf(choicesOf(graph, position, kind, made))) {
    const then = brings(product.lastsAt(afterTurn(position, turn, kind)));
    if (!best || isBetter(then, best.then)) best = { turn, then };
    for (const move of turn) {
      const before = bestWith.get(placeOf(move));
      if (!before || isBetter(then, before)) bestWith.set(placeOf(move), then);
    }
  }
  known(best !== undefined, 'a turn that can be gone on with, or is whole, is among the turns');
  const { turn, then } = best;
  const isWhole = mayEnd(kind, made) || next.length === 0;
  return {
    kind: 'turn',
    ...then,
    moves: next.map((move) => ({ ...move, ...(bestWith.get(placeOf(move)) ?? then) })),
    best: turn.filter(({ piece }) => !made.some((move) => move.piece === piece)),
    ended: isWhole ? brings(product.lastsAt(afterTurn(position, made, kind))) : undefined,
  };
}
