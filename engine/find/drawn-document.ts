/** A game that was found as a drawing with its names, and as an edge list in one line. */
import { emptyDocument, type GameDocument, type GameEdge } from '../document/document.ts';
import { printEdgeListInLine } from '../document/edge-list/print.ts';
import { letters } from './canonical.ts';
import type { DrawnGame } from './game-of-drawing.ts';

/** The nodes in the order in which play from the start first comes to them. */
function nodesFromStart({ digraph: { order, arcs }, start }: DrawnGame): readonly number[] {
  const met = new Set([start]);
  for (const v of met) for (let w = 0; w < order; w++) if (arcs[v * order + w] !== letters.none) met.add(w);
  return [...met];
}

/**
 * The drawing, whose first node, `a`, is the start; the nodes have no places yet. If it was solved as a
 * partizan game, play in it may go round, and every arc is both players', its arcs are drawn as two:
 * otherwise it would be read as an impartial drawing, which has another value.
 */
export function documentOfGame(game: DrawnGame): GameDocument {
  const { digraph, shape, isPartizan } = game;
  const { order, arcs, gray } = digraph;
  const nodes = nodesFromStart(game);
  const idOf = (place: number): string => String.fromCharCode(97 + place);
  const hasSides = arcs.some((letter) => letter === letters.left || letter === letters.right);
  const isDivided = isPartizan && shape.hasCycle && !hasSides;
  const edges: GameEdge[] = [];
  for (const [from, u] of nodes.entries()) {
    for (const [to, v] of nodes.entries()) {
      const letter = arcs[u * order + v];
      const ends = { from: idOf(from), to: idOf(to) };
      if (letter === letters.either && !isDivided) edges.push({ ...ends, player: 'either' });
      else {
        if ((letter & letters.left) !== 0) edges.push({ ...ends, player: 'left' });
        if ((letter & letters.right) !== 0) edges.push({ ...ends, player: 'right' });
      }
    }
  }
  return {
    ...emptyDocument,
    nodes: nodes.map((v, place) => ({ id: idOf(place), x: 0, y: 0, gray: gray[v] === 1, name: '' })),
    edges,
  };
}

/** The drawing as an edge list in one line, which the editor and every command read: `a ->L b; b -> c`. */
export const edgeListOfGame = (game: DrawnGame): string => printEdgeListInLine(documentOfGame(game));
