/** The games that names mean in an expression: nodes of a drawing, and positions of a ruleset. */
import { generateBoard } from '../conduct/board-game.ts';
import type { GraphRead } from '../document/read.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { graphOfSome, verticesNear } from '../graph/near-part.ts';
import type { NodeMeant } from '../reckon/machine.ts';
import { accepted, type Result, refused } from '../result.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { vertexOf } from './named-node.ts';

/** Finds the game of a name in slices. */
export type GameOfName = (name: string) => Generator<unknown, Result<NodeMeant>, void>;

/** The nodes of a drawing by what they are called, with how it is played. */
type NodesOfGraph = Pick<GraphRead, 'graph' | 'index' | 'ids' | 'names'> & {
  readonly view: Pick<GraphRead['view'], 'rules'>;
};

/** Where no game has a name. */
export function* noNames(name: string): Generator<unknown, Result<NodeMeant>, void> {
  yield;
  return refused([
    {
      place: name,
      says: `${name} is no value, and there is no drawing in which it could be a node; give one`,
    },
  ]);
}

/**
 * The nodes of a drawing, each with what follows it; refused where these are no games of turns whose loser
 * cannot move.
 */
export const nodesAsGames = (read: NodesOfGraph): GameOfName =>
  function* (name) {
    yield;
    const vertex = vertexOf(read, name);
    if (!vertex.ok) return vertex;
    const { play, infinitePlay } = read.view.rules;
    const meant = partFrom(read.graph, vertex.value);
    const why =
      whyNoGame(meant.graph, name) ??
      (play === 'simultaneous'
        ? 'the players of this drawing move at once; expressions are of games by turns'
        : undefined) ??
      (play === 'misere'
        ? 'the player who cannot move wins in this drawing; expressions are of games in which this player loses'
        : undefined) ??
      (infinitePlay === 'draw'
        ? undefined
        : 'infinite play is no draw in this drawing; expressions are of games where it is');
    return why === undefined ? accepted(meant) : refused([{ place: name, says: why }]);
  };

/** The positions of a ruleset, in its notation; `positions` is the most that may follow one. */
export const positionsAsGames = (ruleset: Ruleset, positions?: number): GameOfName =>
  function* (name) {
    const parsed = ruleset.parse(name);
    if (!parsed.ok)
      return refused(parsed.problems.map(({ says }) => ({ place: name, says: `${name}: ${says}` })));
    const position = ruleset.print(parsed.value);
    const bound = positions === undefined ? {} : { positions };
    const board = yield* generateBoard({ ruleset: ruleset.id, position, ...bound });
    if ('kind' in board) return refused([{ place: name, says: `${name}: ${board.says}` }]);
    const why = whyNoGame(board.graph, name);
    return why === undefined
      ? accepted({ graph: board.graph, vertex: 0 })
      : refused([{ place: name, says: why }]);
  };

/** The graph of what follows a vertex, which comes first. */
function partFrom(graph: GameGraph, vertex: number): NodeMeant {
  const all = { within: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  return { graph: graphOfSome(graph, verticesNear(graph, vertex, all)).graph, vertex: 0 };
}

function whyNoGame({ gray, scores, joint }: GameGraph, name: string): string | undefined {
  if (joint) return `from ${name} both players can move at once; expressions are of games by turns`;
  if (scores) return `from ${name} play ends with scores; expressions are of games without them`;
  return gray.includes(1) ? `a gray node follows ${name}, and entailing games have no sums` : undefined;
}
