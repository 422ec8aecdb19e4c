/**
 * The moves of a position as they are made on its board, from the options that the ruleset's coder finds: what can be played is
 * what is solved. For rulesets whose coder keeps every position as it stands; one that merges mirror images says its moves itself.
 */
import { known, type Result } from '../result.ts';
import type { BoardMove } from './board.ts';
import type { Coder } from './ruleset.ts';

/** `way` names the places that a move goes by, from the position before it and the one after. O(options) readings. */
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
