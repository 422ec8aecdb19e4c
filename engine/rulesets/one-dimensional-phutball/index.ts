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
    'Either player puts a man on a free square, or jumps with the ball over men in a row to the next free square, takes them, and may jump on. Left scores at the right end, on the last square or beyond it, Right at the left end, and nobody moves the ball into a goal of the other’s. Then nobody can move, and whoever cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfPhutball,
});
