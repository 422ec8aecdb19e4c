/**
 * The graph of a board as it is drawn. Where both players move at once it has solo moves too, which a sum of
 * what is drawn needs, and several components are side by side with a piece on each, so that the drawing can
 * be played in every kind of sum.
 */
import { copyGraph } from '../graph/copy-graph.ts';
import { disjointUnion } from '../graph/disjoint-union.ts';
import { type GameGraph, withoutEnds } from '../graph/game-graph.ts';
import { graphOfSome, verticesNear } from '../graph/near-part.ts';
import type { OverBudget } from '../result.ts';
import type { NamedGraph } from '../rulesets/graph-document.ts';
import { mostDrawnPositions } from '../rulesets/ruleset.ts';
import {
  type BoardGame,
  type GeneratedBoard,
  generateBoard,
  positionRead,
  rulesetOfGame,
} from './board-game.ts';
import type { SolvedBoard } from './memory.ts';

/**
 * The graph of a game on a board, if it is small enough to be drawn; vertex 0 is the position that was asked
 * for.
 */
export type BoardGraph = {
  readonly graph: GameGraph;
  /** Per vertex its position, in the ruleset's notation. */
  readonly positions: readonly string[];
  /** For several components that both players move in at once: where each begins. */
  readonly components?: NamedGraph['components'];
};

/** A copy, since the caller may transfer it, and the game's memory keeps its own. */
export function* graphToDraw({
  graph,
  nameOf,
  part,
  asked,
}: SolvedBoard): Generator<number, BoardGraph | OverBudget, void> {
  if (part)
    return {
      kind: 'over-budget',
      says: 'Infinitely many positions follow this one, and a drawing of some of them would have other values.',
    };
  if (graph.order > mostDrawnPositions)
    return {
      kind: 'over-budget',
      says: `There are more than ${mostDrawnPositions.toLocaleString('en')} positions, and Grundy draws no more. Take a smaller board.`,
    };
  const positionsOf = (named: Pick<NamedGraph, 'graph' | 'nameOf'>): readonly string[] =>
    Array.from({ length: named.graph.order }, (_, v) => named.nameOf(v));
  if (!graph.joint) return { graph: copyGraph(graph), positions: positionsOf({ graph, nameOf }) };
  // With solo moves there are more positions.
  const found = yield* generateDrawn({ ...asked, positions: mostDrawnPositions });
  if ('kind' in found)
    return { kind: 'over-budget', says: `The graph with the moves of each player alone ${found.says}.` };
  const { components } = found;
  return { graph: found.graph, positions: positionsOf(found), ...(components && { components }) };
}

/** The same precondition as of `generateBoard`. The bound on positions is for each component. */
export function* generateDrawn(asked: BoardGame): Generator<number, NamedGraph | OverBudget, void> {
  const ruleset = rulesetOfGame(asked);
  const position = positionRead(ruleset, asked.position);
  const components = ruleset.rounds?.components(position) ?? [position];
  const boards: GeneratedBoard[] = [];
  for (const component of components) {
    const own = { ...asked, position: ruleset.print(component) };
    const board = yield* generateBoard(ruleset.rounds ? { ...own, solo: true } : own);
    if ('kind' in board) return board;
    boards.push(board);
  }
  const [{ graph, nameOf, rules }] = boards;
  if (boards.length === 1) return { ruleset, graph: withoutEnds(graph), nameOf, rules };
  const firsts = boards.map((_, i) => boards.slice(0, i).reduce((sum, board) => sum + board.graph.order, 0));
  return {
    ruleset,
    graph: withoutEnds(disjointUnion(boards.map((board) => board.graph))),
    nameOf(vertex) {
      const board = firsts.findLastIndex((first) => first <= vertex);
      return boards[board].nameOf(vertex - firsts[board]);
    },
    components: { position: ruleset.print(position), starts: firsts },
    rules,
  };
}

/**
 * The part of a drawn graph that follows its start, or the start of each component, within this number of
 * moves of either player, and how many of its positions have moves that lead out of it; values of these can
 * differ from those in the whole. O(positions + moves).
 */
export function drawnWithin(
  named: NamedGraph,
  within: number,
): { readonly part: NamedGraph; readonly cut: number } {
  const { graph, components } = named;
  const starts = components?.starts ?? [0];
  const asked = { within, most: Number.POSITIVE_INFINITY };
  const vertices = [...new Set(starts.flatMap((start) => verticesNear(graph, start, asked)))];
  const { graph: near, cut } = graphOfSome(graph, vertices);
  const part: NamedGraph = {
    ...named,
    graph: near,
    nameOf: (vertex) => named.nameOf(vertices[vertex]),
    ...(components && {
      components: { ...components, starts: starts.map((start) => vertices.indexOf(start)) },
    }),
  };
  return { part, cut: cut.reduce((sum, each) => sum + each, 0) };
}
