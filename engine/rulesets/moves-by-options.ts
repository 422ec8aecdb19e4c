/**
 * The moves of a position on its board, derived from the options that the ruleset's coder finds, so that a person
 * plays the same moves that are solved. For rulesets whose coder keeps every position as it stands; a ruleset that
 * merges mirror images lists its moves itself.
 */
import { known, type Result } from '../result.ts';
import type { BoardMove } from './board.ts';
import type { Coder } from './ruleset.ts';

/**
 * `way` names the places of a move, from the position before it and the one after. It parses O(options) positions.
 */
export function movesByOptions<Position>(
  before: Position,
  coder: Coder,
  parse: (text: string) => Result<Position>,
  way: (before: Position, after: Position) => readonly string[],
): readonly BoardMove<Position>[] {
  const out = new Float64Array(coder.mostOptions);
  const movesOf = (player: BoardMove['player'], count: number): readonly BoardMove<Position>[] =>
    Array.from(out.slice(0, count), (code) => {
      const read = parse(coder.print(code));
      known(read.ok, 'a ruleset reads what its coder prints');
      return { player, by: way(before, read.value), to: read.value };
    });
  if (coder.left === coder.right) return movesOf('either', coder.left(coder.start, out));
  return [
    ...movesOf('left', coder.left(coder.start, out)),
    ...movesOf('right', coder.right(coder.start, out)),
  ];
}
