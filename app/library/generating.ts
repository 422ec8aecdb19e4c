/** The game graph of a position as a drawing. */
import { drain, textOfGraph } from '../../engine/run.ts';
import { drawnGraph } from './drawn-graph.ts';
import { gameOf, insideOfBoard } from './games.ts';
import { board } from './reading.ts';
import { sliced, type Work } from './slices.ts';
import type { Drawing, OwnRuleset } from './types.ts';
import { boundOf } from './work-on-games.ts';
import { gameOfOwn } from './work-on-own-rulesets.ts';

export type GenerateOptions = {
  /** The most positions; 2,000,000 if left out. */
  readonly positions?: number;
};

function* generating(
  ruleset: string | OwnRuleset,
  position: string,
  options: GenerateOptions = {},
): Work<Drawing> {
  if (typeof ruleset !== 'string') {
    const own = yield* gameOfOwn(ruleset, position, boundOf(options.positions).positions);
    return gameOf([...textOfGraph({ ...own, ruleset: undefined })].join('')) as Drawing;
  }
  const start = insideOfBoard(board(ruleset, position));
  const game = { ruleset, position: start.position, ...boundOf(options.positions) };
  return gameOf([...textOfGraph(yield* drawnGraph(game))].join('')) as Drawing;
}

/**
 * The game graph of a ruleset's position, as a drawing that can be solved, asked about, written and drawn:
 * the same graph as `grundy graph`. Nodes are called by their positions in graphs of up to 5,000 nodes; of a
 * larger graph node "0" is the position itself. With a ruleset of one's own, which `ruleset` makes, all nodes
 * are called by their positions.
 *
 * @throws A refusal where there is no such ruleset, where the text is not a position, or where more
 * positions follow than are allowed.
 * @example
 * import { generate, solve } from 'grundy';
 *
 * const graph = generate('toads-and-frogs', 'T.F');
 * const { nodes } = solve(graph);
 * console.log(graph.nodes.length, graph.arcs);
 * console.log(nodes[graph.nodes[0]].text);
 * // → 6 6
 * // → *
 */
export function generate(
  ruleset: string | OwnRuleset,
  position: string,
  options: GenerateOptions = {},
): Drawing {
  return drain(generating(ruleset, position, options));
}
sliced(generate, generating as never);
