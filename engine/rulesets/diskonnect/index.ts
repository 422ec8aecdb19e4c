/**
 * Diskonnect: stones jump over enemies and take them, a point each. Not every position is guaranteed, though the paper says so: a
 * stuck player may have jumps again after the other's move, and may win or lose more than was paid. `lr.rrlrl` is the shortest row.
 */
import { cite } from '../../bibliography.ts';
import type { PointsPosition } from '../recipes/points.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import { stones } from '../recipes/stones.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, starts } from './facts.ts';
import { rulesOfDiskonnect } from './moves.ts';

export const diskonnect: Ruleset<PointsPosition> = pointsRuleset({
  ...stones,
  id: 'diskonnect',
  name: 'Diskonnect',
  source: cite('scoring-calculator', 'Diskonnect'),
  notation:
    'The rows stand from the top down, with / between them. l is a blue stone, r a red one, a dot an empty cell, and x a cell that nobody can use. A number before it is the score so far; without one the score is 0.',
  rules:
    'Left’s blue stones and Right’s red ones jump over one enemy onto the empty cell behind it, and may jump on in the same line; each stone that is jumped over is taken and makes a point. A player without a jump pays a point for each own stone that the other player could still take. Then the game ends, and the higher score wins.',
  starts,
  facts,
  rulesFor: rulesOfDiskonnect,
});
