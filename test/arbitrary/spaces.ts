/**
 * Random small game graphs of every space, on which the laws of theories are tried. A new space, or a theory
 * for graphs that are hardly ever drawn here, is one entry.
 */
import type * as fc from 'fast-check';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { isImpartial } from '../../engine/graph/game-graph.ts';
import type { Space } from '../../engine/graph/space.ts';
import { downwards } from '../fixtures/partizan.ts';
import { arbitraryDigraph, everyKind, printed } from './digraphs.ts';
import { arbitraryWhite, writtenPartizan } from './partizan.ts';
import { arbitraryRounds, writtenRounds } from './rounds.ts';
import { arbitraryGame, arbitraryScored, graphOfTrees } from './scoring.ts';

type GraphKind = {
  /**
   * How many of a law's graphs are of this kind: fewer where nearly all of them serve, and solving them takes
   * long.
   */
  readonly share: number;
  /** With at most about `largest` vertices. */
  graphs(largest: number): fc.Arbitrary<GameGraph>;
};

const arcsOf = (largest: number): number => Math.ceil(largest * 1.6);

/** By the space of a theory. Where there is none, no law can be tried. */
export const kindsOfSpace: Readonly<Record<Space, readonly GraphKind[]>> = {
  graph: [
    ...everyKind.map(
      (kind): GraphKind => ({ share: 1, graphs: (largest) => arbitraryDigraph(kind, largest) }),
    ),
    { share: 0.4, graphs: (largest) => arbitraryWhite(largest, arcsOf(largest)) },
    { share: 0.2, graphs: (largest) => arbitraryWhite(largest, arcsOf(largest)).map(downwards) },
  ],
  scored: [
    { share: 0.25, graphs: (largest) => arbitraryScored(largest, arcsOf(largest)) },
    // As trees, all of which are guaranteed.
    {
      share: 0.25,
      graphs: (largest) =>
        arbitraryGame(3)
          .map((game) => graphOfTrees([game]).graph)
          .filter(({ order }) => order <= 1.5 * largest),
    },
  ],
  joint: [{ share: 0.6, graphs: (largest) => arbitraryRounds(largest) }],
  misere: [
    { share: 0.6, graphs: (largest) => arbitraryWhite(largest, arcsOf(largest)).map(inMisere) },
    { share: 1, graphs: (largest) => arbitraryDigraph('white acyclic', largest).map(inMisere) },
  ],
};

/** The same graph in misère play. */
export const inMisere = (graph: GameGraph): GameGraph => ({ ...graph, misere: true });

/** A graph of any of these kinds, as it is printed when a law fails. */
export function writtenGraph(graph: GameGraph): string {
  const { scores, joint } = graph;
  if (joint) return writtenRounds({ ...graph, joint });
  if (!scores) return isImpartial(graph) ? printed(graph) : writtenPartizan(graph);
  const side = (codes: Int32Array): string =>
    Array.from(codes, (code) => (code < 0 ? '' : scores.table[code].numerator)).join();
  return `${writtenPartizan(graph)}, scores left ${side(scores.left)}, right ${side(scores.right)}`;
}
