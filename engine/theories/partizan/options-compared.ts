/**
 * Which options of a vertex are dominated, which reversible, and which count (Siegel, Coping with cycles, section 3). Where play can go
 * round while the players take turns, an option may be left out only under a condition: a dominated one if the move to the better one
 * lies on no alternating cycle, a reversible one if the answer lies on none. The player who wins endless play is free of the first
 * condition, the other player of the second. O(options², and for each option those of it) comparisons.
 */
import { optionsOfMover, otherMover } from '../../explain/by-play.ts';
import type { ExplainedGame, OrderReason } from '../../explain/explanation.ts';
import type { AlternatingCycles } from '../../graph/alternating.ts';
import type { Mover } from '../../graph/game-graph.ts';

/** With more options nobody reads how they compare. */
const mostOptions = 120;

/** What is known of the order of values. */
export type KnownOrder = {
  /** Whether a is at least as good for a player as b; false where one of them has no value to compare. */
  holds(a: number, b: number, by: Mover): boolean;
  isKnown(vertex: number): boolean;
};

/** Dominated and reversible options of both players, those that a cycle keeps, and else what is left. */
export function optionsCompared(
  { graph, rules: { infinitePlay } }: ExplainedGame,
  vertex: number,
  { holds, isKnown }: KnownOrder,
  cycles: AlternatingCycles,
): readonly OrderReason[] {
  const isOnCycle = (from: number, to: number, by: Mover): boolean => {
    const { starts, targets } = graph[by];
    for (let e = starts[from]; e < starts[from + 1]; e++) if (targets[e] === to) return cycles[by][e] === 1;
    return false;
  };
  let allKnown = isKnown(vertex);
  const reasons: OrderReason[] = [];
  const counting: Record<Mover, number[]> = { left: [], right: [] };
  const guarded: Record<Mover, number[]> = { left: [], right: [] };
  for (const by of ['left', 'right'] as const) {
    const opponent = otherMover[by] as Mover;
    const options = optionsOfMover(graph, vertex, by);
    if (options.length > mostOptions) return [];
    const mayDominate = options.map((other) => infinitePlay === by || !isOnCycle(vertex, other, by));
    const isBetter = (at: number, place: number): boolean => {
      const [other, option] = [options[at], options[place]];
      if (at === place || !mayDominate[at] || !holds(other, option, by)) return false;
      // Of two that are as good as each other the first that may stand for both does.
      return at < place || !mayDominate[place] || !holds(option, other, by);
    };
    const places = [...options.keys()];
    const best = places.filter((place) => !places.some((at) => isBetter(at, place)));
    for (const place of places) {
      const better = best.includes(place) ? undefined : best.find((at) => isBetter(at, place));
      if (better !== undefined)
        reasons.push({ kind: 'dominated', vertex, by, option: options[place], better: options[better] });
    }
    for (const place of best) {
      const option = options[place];
      const answers = optionsOfMover(graph, option, opponent);
      allKnown &&= isKnown(option) && answers.every(isKnown);
      const reversing = answers.filter((answer) => holds(answer, vertex, opponent));
      const through = reversing.find(
        (answer) => infinitePlay === opponent || !isOnCycle(option, answer, opponent),
      );
      if (through !== undefined) {
        const instead = optionsOfMover(graph, through, by);
        reasons.push({ kind: 'reversible', vertex, by, option, through, instead });
      } else if (reversing.length > 0 || best.some((at) => at !== place && holds(options[at], option, by)))
        guarded[by].push(option);
      else counting[by].push(option);
    }
  }
  if (guarded.left.length + guarded.right.length > 0)
    return [...reasons, { kind: 'guarded', vertex, ...guarded }];
  return !allKnown || counting.left.length + counting.right.length === 0
    ? reasons
    : [...reasons, { kind: 'counts', vertex, ...counting }];
}
