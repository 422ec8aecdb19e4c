/** One-Dimensional Phutball: both players put men on a strip, and jump with one ball towards their goals. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { rulesOfPhutball } from './moves.ts';
import { phutballStrip } from './strip.ts';

export const oneDimensionalPhutball: Ruleset<GridPosition> = cellsRuleset({
  ...phutballStrip,
  id: 'one-dimensional-phutball',
  name: 'One-Dimensional Phutball',
  players: 'partizan',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('coping', 'Section 5, One-Dimensional Phutball'),
  notation:
    'A sign for each square, from left to right: B is the ball, m a man, and a dot a free square. L or R alone says that this player has scored.',
  rules:
    'Either player puts a man on a free square, or jumps with the ball over men in a row to the next free square, takes these men, and may jump again. Left scores at the right end, on the last square or beyond it, and Right scores at the left end; nobody moves the ball into the goal of the other player. When a player has scored, nobody can move, and a player who cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfPhutball,
});
