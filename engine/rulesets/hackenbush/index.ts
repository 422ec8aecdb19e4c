/** Hackenbush: edges of both players and of either player, which fall when nothing joins them to the ground. */
import { cite } from '../../bibliography.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { openGroundedParts } from '../recipes/grounded-parts.ts';
import type { GroundedPosition } from '../recipes/grounded-position.ts';
import { fallingFrom, groundedEdges, settlingParallels } from '../recipes/grounded-rules.ts';
import { edgesInColour } from '../recipes/grounded-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';

const SIGNS = '.brg';
/** The players of the signs, in the order of the signs. */
const movers = [undefined, 'left', 'right', 'either'] as const;

function rulesOfHackenbush(position: GroundedPosition): CellsRules {
  const edges = groundedEdges(position);
  const settle = settlingParallels(edges);
  const fallen = fallingFrom(edges);
  return {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells, told) {
      for (let edge = 0; edge < edges.count; edge++) {
        const mover = movers[cells[edge]];
        if (mover === undefined) continue;
        told.put(edge, 0);
        for (const other of fallen(cells, edge)) told.put(other, 0);
        told.move(mover, [edge]);
      }
    },
  };
}

export const hackenbush: Ruleset<GroundedPosition> = cellsRuleset({
  ...edgesInColour,
  id: 'hackenbush',
  name: 'Hackenbush',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 1'),
  notation:
    'Each edge is written as its two ends, a colon and its colour: 0 is the ground, and the other points have any numbers. b is blue, r red, and g green. Drawings with a + between them stand beside one another.',
  rules:
    'A move cuts an edge: Left may cut blue edges, Right may cut red edges, and either player may cut green edges. Everything that is no longer joined to the ground falls. A player who cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfHackenbush,
  openParts: () =>
    openGroundedParts({
      signs: SIGNS,
      swapped: { b: 'r', r: 'b', g: 'g' },
      rulesFor: rulesOfHackenbush,
    }),
});
