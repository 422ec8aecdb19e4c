/** Green-Lime Hackenbush, the case study of the paper on carry-on moves. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { GroundedPosition } from '../recipes/grounded-position.ts';
import { groundedShape } from '../recipes/grounded-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { rulesOfGreenLime } from './moves.ts';

export const greenLimeHackenbush: Ruleset<GroundedPosition> = cellsRuleset({
  ...groundedShape({
    kinds: [
      { sign: 'g', name: 'green', player: 'neutral', look: 'either edge', drawn: 'double' },
      { sign: 'l', name: 'lime', player: 'neutral', look: 'lime edge', drawn: 'dashed' },
    ],
    edge: 'edge',
    falls: true,
    again: true,
    example: '0-1:g 1-2:l',
  }),
  id: 'green-lime-hackenbush',
  name: 'Green-Lime Hackenbush',
  players: 'impartial',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('carry-on', 'Section 4'),
  notation:
    'Each edge is written as its two ends, a colon and its colour: 0 is the ground, and the other points have any numbers. g is green, and l lime. Drawings with a + between them stand beside one another. A ! at the end says that the player must move again.',
  rules:
    'A move cuts an edge, and everything that is no longer joined to the ground falls; a player who cuts a green edge and makes a lime edge fall moves again immediately. Or a move exchanges the colours of a lime edge and a green edge at the same point. A player who cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfGreenLime,
});
