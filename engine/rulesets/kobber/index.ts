/**
 * Kobber: a stone steps onto an enemy beside it and takes its place, which makes a point; or it jumps over
 * enemies in a straight line, which takes them and makes no point. If one player can move, so can the other,
 * since two enemies side by side can both step. So no player ever pays for being stuck.
 */
import { cite } from '../../bibliography.ts';
import { checkerboard } from '../furniture/rows.ts';
import type { PointsPosition } from '../recipes/points.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import { stones, stonesOn } from '../recipes/stones.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { movesOfText } from '../written/moves-of-text.ts';

const moves = movesOfText(`\
name: Kobber
board: grid
pieces: l a blue stone, r a red stone, x a wall
Left, across: lr -> .l, 1 point
Left, across: lr. -> ..l, again straight on
Right: as Left, with l and r exchanged
`);

const starts = [
  { name: 'The calculator’s board, Left one ahead', position: '1 lr./rl./l.r' },
  { name: 'Two stones and room', position: 'lr.' },
  { name: 'A small checkerboard', position: 'lr/rl' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'checkerboard',
    says: 'r rows of c cells, blue and red in turn',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 1, first: 2 },
    ],
    position: ([rows, columns]) => checkerboard(rows, columns).toLowerCase(),
  },
];

const rules = cite('scoring-calculator', 'Kobber');

const facts: readonly RulesetFact[] = [
  { position: 'lr.', value: '<1|-1>', source: rules },
  { position: '2 l.r', value: '2', source: rules },
  { position: '2 rr/..', value: '2', source: rules },
];

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
  text: moves.text,
  rulesFor: (position) => ({ ...moves.rulesFor(position), penalty: () => 0, mostPoints: stonesOn }),
});
