/** Hare and Hounds: three hounds that never go back hunt a hare on points that lines join. */
import { cite } from '../../bibliography.ts';
import type { Problem } from '../../result.ts';
import { manyOf } from '../furniture/rows.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { isMissing, linesOfPoints, rulesOfHounds } from './moves.ts';

const HOUNDS = 3;

const shape = gridShape({
  pieces: [
    { sign: 'H', name: 'hound', player: 'left' },
    { sign: 'R', name: 'hare', player: 'right', single: true },
  ],
  points: { missing: '-', isMissing, lines: linesOfPoints },
  row: 'row',
  cell: 'point',
  // A column alone would make another pattern of diagonal lines.
  linesAt: { left: 2, right: 2 },
  narrowest: 5,
  example: '-H..-/H...R/-H..-',
  wrong: wrongOnPoints,
});

function wrongOnPoints({ cells, width }: GridPosition): readonly Problem[] {
  const rows = cells.length / width;
  if (rows !== 3) return [{ place: 'position', says: `has ${manyOf(rows, 'row')}; write three rows` }];
  if (width < 5 || width % 2 === 0)
    return [{ place: 'position', says: `is ${manyOf(width, 'point')} long; make it 5, 7, 9, … long` }];
  const hounds = [...cells].filter((sign) => sign === 'H').length;
  if (hounds === HOUNDS) return [];
  return [{ place: 'position', says: `has ${manyOf(hounds, 'hound')}; write H three times` }];
}

export const hareAndHounds: Ruleset<GridPosition> = cellsRuleset({
  ...shape,
  id: 'hare-and-hounds',
  name: 'Hare and Hounds',
  players: 'partizan',
  loopy: true,
  infinitePlay: 'right',
  source: cite('coping', 'Section 5, Hare and Hounds'),
  notation:
    'The rows stand from the top down, with / between them. H is a hound, R the hare, a dot a free point, and - a place without a point, as at the four corners.',
  rules:
    'Left moves one of three hounds along a line to a free point, to the right or up or down but never to the left; Right moves the hare along a line to any free point. A player who cannot move loses, and Right wins play that never ends.',
  starts,
  facts,
  families,
  rulesFor: rulesOfHounds,
});
