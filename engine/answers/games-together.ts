/**
 * Several games side by side, as pieces on one graph: drawings with their pieces, and positions of rulesets.
 * A drawing among several means its own pieces or, if it has none, a piece on the one node that no arc leads
 * to.
 */
import { componentsOfBoard } from '../conduct/board-components.ts';
import { type BoardGame, rulesOfGame } from '../conduct/board-game.ts';
import type { GraphRead } from '../document/read.ts';
import { disjointUnion } from '../graph/disjoint-union.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { type Rules, ruledBy, type SumKind } from '../outcome/rules.ts';
import { accepted, type OverBudget, type Result, refused } from '../result.ts';

/** One of the games: its graph, its pieces by their vertices, and how these are called. */
export type GameWithPieces = {
  readonly graph: GameGraph;
  readonly rules: Rules;
  readonly pieces: readonly number[];
  nameOf(vertex: number): string;
  /** The drawing, where it is one. */
  readonly read: GraphRead | undefined;
};

export type GamesTogether = Omit<GameWithPieces, 'pieces'> & { readonly pieces: Uint32Array };

/**
 * The games side by side; refused where they have no sum. `sum` is the kind that is asked for. Precondition:
 * there is a game.
 */
export function gamesTogether(
  parts: readonly GameWithPieces[],
  sum: SumKind | undefined,
): Result<GamesTogether> {
  const [first] = parts;
  const graphs = parts.map(({ graph }) => graph);
  const no = (says: string): Result<never> => refused([{ place: '', says }]);
  if (new Set(graphs.map(({ joint }) => joint !== undefined)).size > 1)
    return no(
      'in one game both players move at once, and in another they take turns; such games have no sum',
    );
  if (graphs[0].joint && new Set(parts.map((part) => part.rules.convention)).size > 1)
    return no('the games have different conventions; choose one convention for all');
  if (new Set(graphs.map(({ scores }) => scores !== undefined)).size > 1)
    return no('one game has scores and another has none; such games have no sum');
  if (new Set(parts.map(({ rules }) => rules.infinitePlay)).size > 1)
    return no(
      'in one game infinite play is won by a player, and in another it is not; such games have no sum',
    );
  const firsts = graphs.map((_, i) => graphs.slice(0, i).reduce((before, { order }) => before + order, 0));
  const partOf = (vertex: number): number => firsts.findLastIndex((before) => before <= vertex);
  return accepted({
    graph: disjointUnion(graphs),
    rules: ruledBy(sum === undefined ? {} : { sum }, first.rules),
    pieces: Uint32Array.from(parts.flatMap(({ pieces }, i) => pieces.map((v) => firsts[i] + v))),
    nameOf: (vertex) => parts[partOf(vertex)].nameOf(vertex - firsts[partOf(vertex)]),
    read: parts.length === 1 ? first.read : undefined,
  });
}

/**
 * A position with a piece on it; where both players move at once each of its components. The same
 * precondition as of `generateBoard`.
 */
export function* componentsOnBoard(
  game: BoardGame,
): Generator<number, readonly GameWithPieces[] | OverBudget, void> {
  const components = yield* componentsOfBoard(game);
  if ('kind' in components) return components;
  const rules = rulesOfGame(game);
  return components.map(({ graph, nameOf }) => ({ graph, rules, pieces: [0], nameOf, read: undefined }));
}

/**
 * The pieces of a drawing, by their vertices; where there are none, the one node that no arc leads to is the
 * piece of one drawing among several.
 */
export function ownPieces(
  { pieces, index, graph }: GraphRead,
  isAlone: boolean,
  howToName: string,
): Result<readonly number[]> {
  if (pieces.length > 0) return accepted(pieces.map((id) => index.get(id) ?? 0));
  if (isAlone) return refused([{ place: 'pieces', says: `the drawing has no pieces; ${howToName}` }]);
  const isReached = new Uint8Array(graph.order);
  for (const { targets } of [graph.left, graph.right, ...(graph.joint ? [graph.joint.pairs] : [])])
    for (const v of targets) isReached[v] = 1;
  const first = isReached.indexOf(0);
  if (first >= 0 && isReached.indexOf(0, first + 1) < 0) return accepted([first]);
  const says = `the drawing has no pieces, and ${first < 0 ? 'no node' : 'more than one node'} that no arc leads to; put a piece on the node at which play begins`;
  return refused([{ place: 'pieces', says }]);
}
