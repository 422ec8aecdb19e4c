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
  rules:
    'Left’s blue stones and Right’s red ones step onto an enemy beside them and take its place, for a point, or jump over enemies in a straight line and take them for none. When nobody can move, the higher score wins.',
  starts,
  facts,
  families,
  rulesFor: rulesOfKobber,
});
