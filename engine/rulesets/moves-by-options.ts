/**
 * The moves of a position on its board, derived from the options that the ruleset's coder finds, so that a person
 * plays the same moves that are solved. For rulesets whose coder keeps every position as it stands; a ruleset that
 * merges mirror images lists its moves itself.
 */
import { known, type Result } from '../result.ts';
import type { BoardMove } from './board.ts';
import { codedOptions } from './coded-options.ts';
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
  const movesOf = (player: BoardMove['player'], codes: readonly number[]): readonly BoardMove<Position>[] =>
    codes.map((code) => {
      const read = parse(coder.print(code));
      known(read.ok, 'a ruleset reads what its coder prints');
      return { player, by: way(before, read.value), to: read.value };
    });
  if (coder.left === coder.right) return movesOf('either', codedOptions(coder, 'left', coder.start));
  return [
    ...movesOf('left', codedOptions(coder, 'left', coder.start)),
    ...movesOf('right', codedOptions(coder, 'right', coder.start)),
  ];
}
