/**
 * The coder of a ruleset in which both players move at once, whose positions get numbers by their texts as they are first met. O(moves)
 * for a position, and a text for each result.
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { RoundsCoder } from '../rounds.ts';

export type RoundsByTextAsked<Position, Move> = {
  readonly start: Position;
  print(position: Position): string;
  /** The moves of both in the order of rows and of columns. */
  moves(position: Position): Readonly<Record<Mover, readonly Move[]>>;
  /** The position after one of these moves, or after one of each player's at once. */
  after(position: Position, moves: readonly Move[]): Position;
  name(position: Position, move: Move): string;
  by(position: Position, move: Move): readonly string[];
};

export function roundsByText<Position, Move>(
  asked: RoundsByTextAsked<Position, Move>,
): RoundsCoder<Position> {
  const met: Position[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (position: Position): number => {
    const text = asked.print(position);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, met.length);
    return met.push(position) - 1;
  };
  return {
    start: numberOf(asked.start),
    read: (code) => met[code],
    code: (position) => numbers.get(asked.print(position)),
    at(code) {
      const position = met[code];
      const moves = asked.moves(position);
      const names = (player: Mover): readonly string[] =>
        moves[player].map((move) => asked.name(position, move));
      return {
        left: names('left'),
        right: names('right'),
        solo: (player, move) => numberOf(asked.after(position, [moves[player][move]])),
        joint: (left, right) => numberOf(asked.after(position, [moves.left[left], moves.right[right]])),
        by: (player, move) => asked.by(position, moves[player][move]),
      };
    },
  };
}
