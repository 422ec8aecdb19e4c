/**
 * The orthogonal colouring game: random positions small enough to be played out, whose moves are made by
 * hand.
 */
import * as fc from 'fast-check';
import {
  type Colouring,
  colouringMoves,
  colouringRules,
  graphByHand,
  printColoured,
  readColoured,
} from '../../engine/checking/moves/colouring.ts';
import type { ByHand } from './by-hand.ts';

/**
 * One of these graphs, with some of its nodes coloured by random moves: the larger the graph, the more of
 * them.
 */
const positionsOn = (...graphs: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...graphs),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(), { maxLength: 3 }),
      fc.nat(),
    )
    .map(([graph, m, drawn, more]): string => {
      const { n } = graphByHand(graph);
      let now: Colouring = readColoured(`${graph} m=${n > 3 ? 2 : n > 2 ? Math.min(m, 2) : m}`);
      for (const each of n > 3 ? [more, more + 1, more + 3, ...drawn] : drawn) {
        const moves = colouringMoves(now);
        if (moves.length > 0) now = moves[each % moves.length];
      }
      return printColoured(now);
    });

const edges = (text: string): readonly string[] =>
  graphByHand(readColoured(text).graph).edges.map((edge) => edge.join('-'));

export const colouringByHand: Readonly<Record<string, ByHand>> = {
  'orthogonal-colouring': {
    ...colouringRules['orthogonal-colouring'],
    edges,
    positions: positionsOn('P2', 'P3', '2:', '3:0-1', '2x2'),
  },
  'orthogonal-colouring-normal': {
    ...colouringRules['orthogonal-colouring-normal'],
    edges,
    positions: positionsOn('P2', '2:', '2x2'),
  },
};
