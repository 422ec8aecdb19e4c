/**
 * What a terminal position is worth in the scoring convention: the integer that it is worth in alternating play. Where only Left has moves,
 * it is the least n for which Left, moving first, loses it beside n free moves of Right's, so the moves that are left where they open none for
 * the other.
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { RoundsCoder } from '../rounds.ts';

/** A position with what either player's solo moves lead to. */
type Open = { readonly code: number; readonly own: readonly number[]; readonly theirs: readonly number[] };

/**
 * Of each position that follows by solo moves two numbers: with this player to move it is the greatest second one of the player's options;
 * the second, with the opponent to move, is the least of one more than that and the first ones of the opponent's options. Each
 * is found once, without recursion. Precondition: play ends.
 */
export function loneRuns(coder: RoundsCoder): (code: number) => number {
  const found: Readonly<Record<Mover, Map<number, readonly [number, number]>>> = {
    left: new Map(),
    right: new Map(),
  };
  const opened = (player: Mover, code: number): Open => {
    const here = coder.at(code);
    const leads = (mover: Mover): readonly number[] => here[mover].map((_, move) => here.solo(mover, move));
    return { code, own: leads(player), theirs: leads(player === 'left' ? 'right' : 'left') };
  };
  const numbersAt = (player: Mover, start: number): readonly [number, number] => {
    const known = found[player];
    const path = [opened(player, start)];
    while (path.length > 0) {
      const { code, own, theirs } = path[path.length - 1];
      const next = [...own, ...theirs].find((option) => !known.has(option));
      if (next !== undefined) {
        path.push(opened(player, next));
        continue;
      }
      const first = own.reduce((most, option) => Math.max(most, known.get(option)?.[1] ?? 0), 0);
      const second = theirs.reduce(
        (least, option) => Math.min(least, known.get(option)?.[0] ?? 0),
        first + 1,
      );
      known.set(code, [first, second]);
      path.pop();
    }
    return known.get(start) ?? [0, 0];
  };
  return (code) => {
    const { left, right } = coder.at(code);
    if (left.length > 0) return numbersAt('left', code)[0];
    // No score is minus zero.
    return right.length > 0 ? 0 - numbersAt('right', code)[0] : 0;
  };
}
