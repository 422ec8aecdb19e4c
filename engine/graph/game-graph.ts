/**
 * A game graph in compressed rows, on which every algorithm of the engine runs. Vertices are 0 … order − 1.
 * It consists of typed arrays, so that it can be transferred to a worker and a million vertices fit in
 * memory.
 */

import type { JointMoves } from './joint-moves.ts';
import type { Scores } from './scores.ts';

declare const index: unique symbol;
type Index<Name extends string> = number & { readonly [index]: Name };

/** A node of a game graph, 0 … order − 1. */
export type Vertex = Index<'Vertex'>;

/** A vertex and whose turn it is, 0 … 2·order − 1. */
export type State = Index<'State'>;

/** The player whose move it is. */
export type Mover = 'left' | 'right';

/** The options of v are targets[starts[v]] … targets[starts[v + 1] − 1]; starts has order + 1 entries. */
export type Arcs = { readonly starts: Uint32Array; readonly targets: Uint32Array };

export type GameGraph = {
  readonly order: number;
  /** 1 where a node is gray (entailing), else 0. Length: order. */
  readonly gray: Uint8Array;
  /** Left's moves: blue and green arcs. In an impartial graph this is the same object as `right`. */
  readonly left: Arcs;
  /** Right's moves: red and green arcs. */
  readonly right: Arcs;
  /** What the game is worth at its ends; undefined unless the drawing has scores. */
  readonly scores?: Scores;
  /**
   * Where both players move at once, and only there: it has the scores of the drawing then, and `scores` is
   * missing.
   */
  readonly joint?: JointMoves;
  /**
   * Present in misère play alone: a player who cannot move wins. Such a graph has no scores, no joint moves
   * and no gray vertices.
   */
  readonly misere?: true;
};

/** True when both players have the same moves by construction: every arc is green. */
export const isImpartial = (graph: GameGraph): boolean => graph.left === graph.right;

/**
 * The same graph without the worths of its ends that were found beforehand, so that each convention finds
 * them from the solo moves, all of which must be there.
 */
export function withoutEnds(graph: GameGraph): GameGraph {
  if (!graph.joint) return graph;
  const { ends: _, ...joint } = graph.joint;
  return { ...graph, joint };
}
