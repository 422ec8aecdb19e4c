/**
 * Rulesets of the caller: a function answers which moves a position has, as a program does on the command
 * line.
 */
import type { OwnRuleset, PositionAnswer } from './types.ts';
import { beginOwn } from './work-on-own-rulesets.ts';

/**
 * A ruleset of one's own: a function that answers which moves a position has, in place of a program of
 * `grundy graph --moves`. Positions are texts, and equal texts are one position, for which the function is
 * called once. `generate` makes the graph of a position, which everything else takes, and `sweep` a table of
 * a pattern.
 *
 * The function returns `{ left, right }`, the positions to which each player can move, or `{ either }` where
 * both have the same moves; besides `gray: true` for an entailing position, `score` for an end, and `parts`
 * for a sum, whose moves it may leave out.
 *
 * @returns A record to give to `generate` and `sweep` in place of the id of a ruleset.
 * @example
 * import { generate, ruleset, solve, sweep } from 'grundy';
 *
 * // Take one or two counters; Left must not leave an even number.
 * const after = (heap, isLeft) =>
 *   [heap - 1, heap - 2].filter((rest) => rest >= 0 && !(isLeft && rest % 2 === 0)).map(String);
 * const own = ruleset((position) => ({ left: after(Number(position), true), right: after(Number(position), false) }));
 *
 * const graph = generate(own, '5');
 * console.log(graph.nodes, solve(graph).nodes['5'].text);
 * for await (const { position, text } of sweep(own, '<n>', { n: [0, 3] })) console.log(position, text);
 * // → ["5","3","4","1","2","0"] -1⇓
 * // → 0 0
 * // → 1 -1
 * // → 2 -1*
 * // → 3 -1↓*
 */
export function ruleset(
  moves: (position: string) => PositionAnswer,
  { name = 'own' }: { readonly name?: string } = {},
): OwnRuleset {
  const own: OwnRuleset = { kind: 'ruleset', name };
  beginOwn(own, moves);
  return own;
}
