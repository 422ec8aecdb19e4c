/**
 * Sums of pieces by the definition, on any game graphs. A position is where each piece is and who is to move.
 * A piece on a gray vertex must be moved on by the player to move; a player who cannot has lost. Where either
 * player may make every move, it does not matter who is to move.
 */
import type { GameMoves } from '../../engine/checking/play/order.ts';
import { allThatFollow, lengthsOfPlay } from '../../engine/checking/play/retrograde.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { opponentOf, optionsAt, type Player, takesSides } from './graph-moves.ts';

export type { Player } from './graph-moves.ts';

/** One piece and its graph; components may have different graphs. */
export type Piece = { readonly graph: GameGraph; readonly at: number };
export type Turn = { readonly pieces: readonly Piece[]; readonly mover: Player };
export type Move = { readonly piece: number; readonly to: number };

/** Pieces that are all on one graph. */
export type Place = { readonly pieces: readonly number[]; readonly mover: Player };

/** The moves of the player to move: those of the pieces on gray, if there are any. */
export function movesOfTurn({ pieces, mover }: Turn): Move[] {
  const isBound = pieces.some(({ graph, at }) => graph.gray[at] === 1);
  return pieces.flatMap(({ graph, at }, piece) =>
    isBound && graph.gray[at] === 0 ? [] : optionsAt(graph[mover], at).map((to) => ({ piece, to })),
  );
}

export const afterTurn = ({ pieces, mover }: Turn, { piece, to }: Move): Turn => ({
  pieces: pieces.map((each, i) => (i === piece ? { graph: each.graph, at: to } : each)),
  mover: opponentOf[mover],
});

const turnOf = (graph: GameGraph, { pieces, mover }: Place): Turn => ({
  pieces: pieces.map((at) => ({ graph, at })),
  mover,
});

export const legalMoves = (graph: GameGraph, place: Place): Move[] => movesOfTurn(turnOf(graph, place));

export const moved = ({ pieces, mover }: Place, { piece, to }: Move): Place => ({
  pieces: pieces.with(piece, to),
  mover: opponentOf[mover],
});

export const spelt = ({ pieces, mover }: Place): string => `${mover} ${pieces.join()}`;

const nameOf = ({ pieces, mover }: Turn): string => {
  const places = pieces.map(({ at }) => at).join();
  return pieces.some(({ graph }) => takesSides(graph)) ? `${mover} ${places}` : places;
};

/**
 * How long play lasts from every turn that can follow, −1 where it need not end; undefined if there are more
 * than `most`.
 */
export function lastsFrom(starts: readonly Turn[], most?: number): ((turn: Turn) => number) | undefined {
  const optionsOf = (turn: Turn): Turn[] => {
    const moves = movesOfTurn(turn);
    // In misère play a player who cannot move leaves the other one a sum of no pieces, in which this one has
    // lost.
    if (moves.length === 0 && turn.pieces.some(({ graph }) => graph.misere))
      return [{ pieces: [], mover: opponentOf[turn.mover] }];
    return moves.map((move) => afterTurn(turn, move));
  };
  const found = allThatFollow(starts, optionsOf, nameOf, most);
  if (!found) return undefined;
  const lasts = lengthsOfPlay(found.positions.length, (at) => found.options[at]);
  return (turn) => {
    const at = found.numberOf(turn);
    if (at === undefined) throw new Error(`No play leads to ${nameOf(turn)}`);
    return lasts[at];
  };
}

export type SumAsGame = GameMoves & { readonly isEntailing: readonly boolean[] };

/**
 * The sum of pieces as one game, which begins at its first position, with moves of either player; undefined
 * where it has more positions than `most`.
 */
export function sumAsGame(graph: GameGraph, start: readonly number[], most: number): SumAsGame | undefined {
  const endsOf = (pieces: readonly number[], mover: Player): readonly (readonly number[])[] =>
    legalMoves(graph, { pieces, mover }).map(({ piece, to }) => pieces.with(piece, to));
  const found = allThatFollow(
    [start],
    (pieces) => [...endsOf(pieces, 'left'), ...endsOf(pieces, 'right')],
    (pieces) => pieces.join(),
    most,
  );
  if (!found) return undefined;
  const rows = (mover: Player) =>
    found.positions.map((pieces) => endsOf(pieces, mover).map((each) => found.numberOf(each) ?? -1));
  const isEntailing = found.positions.map((pieces) => pieces.some((at) => graph.gray[at] === 1));
  return { left: rows('left'), right: rows('right'), isEntailing };
}

/**
 * Whether the player to move wins, and in how many moves when the winner hurries and the loser lingers; or
 * that neither can.
 */
export type Fate = { readonly wins: boolean; readonly lasts: number } | 'endless';

/** The fate of every placing that can follow one of these. */
export function fates(graph: GameGraph, ...starts: readonly Place[]): (place: Place) => Fate {
  const lastsAt = lastsFrom(starts.map((start) => turnOf(graph, start)));
  return (place) => {
    const lasts = lastsAt?.(turnOf(graph, place)) ?? -1;
    return lasts < 0 ? 'endless' : { wins: lasts % 2 === 1, lasts };
  };
}

export type Outcome = 'P' | 'N' | 'D';

const outcomeBy = (lasts: number): Outcome => (lasts < 0 ? 'D' : lasts % 2 === 1 ? 'N' : 'P');

export type Played = { outcomeAt(...at: readonly number[]): Outcome };

/**
 * Plays out everything that follows these positions of impartial games, which all have their pieces on the
 * same graphs.
 */
export function play(starts: readonly (readonly Piece[])[]): Played {
  const lastsAt = lastsFrom(starts.map((pieces) => ({ pieces, mover: 'left' })));
  return {
    outcomeAt(...places) {
      const pieces = starts[0].map(({ graph }, i) => ({ graph, at: places[i] }));
      return outcomeBy(lastsAt?.({ pieces, mover: 'left' }) ?? -1);
    },
  };
}

/**
 * Every good move of an impartial position, by play: moves after which the opponent loses, and moves that
 * keep a draw.
 */
export function goodMoves(pieces: readonly Piece[]) {
  const turn: Turn = { pieces, mover: 'left' };
  const lastsAt = lastsFrom([turn]);
  const outcomeOf = (at: Turn): Outcome => outcomeBy(lastsAt?.(at) ?? -1);
  const leaving = (outcome: Outcome): string[] =>
    movesOfTurn(turn)
      .filter((move) => outcomeOf(afterTurn(turn, move)) === outcome)
      .map(({ piece, to }) => `${piece}:${to}`);
  return { outcome: outcomeOf(turn), winning: leaving('P'), drawing: leaving('D') };
}
