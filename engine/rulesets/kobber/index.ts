/** Kobber: stones step onto enemies for a point, or jump over them for none. Every position is guaranteed. */
import { cite } from '../../bibliography.ts';
import type { PointsPosition } from '../recipes/points.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import { stones } from '../recipes/stones.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { rulesOfKobber } from './moves.ts';

export const kobber: Ruleset<PointsPosition> = pointsRuleset({
  ...stones,
  id: 'kobber',
  name: 'Kobber',
  source: cite('scoring-calculator', 'Kobber'),
  notation:
    'The rows stand from the top down, with / between them. l is a blue stone, r a red one, a dot an empty cell, and x a cell that nobody can use. A number before it is the score so far; without one the score is 0.',
  rules:
    'A stone (Left’s are blue, Right’s are red) steps onto an enemy beside it, takes it and makes a point, or jumps over enemies in a straight line and takes them without a point. When nobody can move, the higher score wins.',
  starts,
  facts,
  families,
  rulesFor: rulesOfKobber,
});
