/**
 * A line of play on a board: the positions of a game, each reached from the one before by the players in
 * turn.
 */
import type { Mover } from '../graph/game-graph.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * One move of a line: whose it is, the places that are clicked, and the position after it as the ruleset
 * prints it.
 */
export type MoveOfLine = {
  /** `either` where the rules do not distinguish the players. */
  readonly mover: Mover | 'either';
  readonly by: readonly string[];
  readonly position: string;
};

/**
 * The moves of a line from a position. Where the line does not say who began, it is the player who can have
 * made every other move; where both can, the one whose turn it is by the position, else Left. Refused at the
 * first text that is not a position, at a position that no move leads to, or whose move is not of the player
 * in turn. O(moves along the line).
 */
export function movesOfLine(
  ruleset: Pick<Ruleset, 'parse' | 'print' | 'moves' | 'players' | 'turn'>,
  start: string,
  line: readonly string[],
  starter?: Mover,
): Result<readonly MoveOfLine[]> {
  const begun = ruleset.parse(start);
  if (!begun.ok) return begun;
  let [from, name] = [begun.value, ruleset.print(begun.value)];
  let starters: readonly Mover[] = starter ? [starter] : ['left', 'right'];
  const reached: { readonly moves: ReturnType<Ruleset['moves']>; readonly position: string }[] = [];
  for (const [i, text] of line.entries()) {
    const wrong = (says: string): Result<never> => refused([{ place: '', says }]);
    const read = ruleset.parse(text);
    if (!read.ok) return refused(within(text, read.problems));
    const to = ruleset.print(read.value);
    const moves = ruleset.moves(from).filter((move) => ruleset.print(move.to) === to);
    if (moves.length === 0)
      return wrong(`no move leads from ${name} to ${text}; correct one of these positions`);
    starters = starters.filter((first) => moves.some((move) => isOf(move.player, moverAt(i, first))));
    if (starters.length === 0)
      return wrong(
        `the move from ${name} to ${text} is not a move of the player whose turn it is; correct one of these positions`,
      );
    reached.push({ moves, position: to });
    [from, name] = [read.value, text];
  }
  const turn = ruleset.turn?.(begun.value);
  const first = starters.find((each) => each === turn) ?? starters[0];
  return accepted(
    reached.flatMap(({ moves, position }, i) => {
      const mover = moverAt(i, first);
      const made = moves.find(({ player }) => isOf(player, mover));
      return made
        ? [{ mover: ruleset.players === 'partizan' ? mover : 'either', by: made.by, position }]
        : [];
    }),
  );
}

const isOf = (player: Mover | 'either', mover: Mover): boolean => player === 'either' || player === mover;

const moverAt = (ply: number, starter: Mover): Mover =>
  (ply % 2 === 0) === (starter === 'left') ? 'left' : 'right';

const within = (place: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ place, says: `${problem.place}: ${problem.says}` }));

/**
 * The places of a move in figures alone, where there is no room for more: "1.2 → 2.1", "0-1" of an edge, or
 * "A2 → 1" where places begin with a letter.
 */
export const placesInBrief = (by: readonly string[]): string =>
  by
    .map((place) => {
      const figures = place.match(/\d+(-\d+)?/g)?.join('.');
      return figures === undefined ? place : (/^[A-Z](?=, )/.exec(place)?.[0] ?? '') + figures;
    })
    .join(' → ');
