/**
 * Hare and Hounds: three hounds that never go back hunt a hare on points that lines join (Siegel, Coping with
 * cycles, Section 5). There are three rows of points, of which the first and the last have no corners;
 * neighbours in a row or a column are joined, and diagonal neighbours where row and column add up to an odd
 * number. A position and its mirror image upside down are one.
 */
import { cite } from '../../bibliography.ts';
import type { Problem } from '../../result.ts';
import type { PointLine } from '../furniture/grid.ts';
import { manyOf } from '../furniture/rows.ts';
import type { Cells, CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

const SIGNS = '.HR-';
const [IS_FREE, IS_HOUND, IS_HARE] = [0, 1, 2];

/**
 * Whether there is no point here, as at the four corners. Rows beyond the third count, so that a draft shows
 * what was typed.
 */
const isMissing = (row: number, column: number, width: number): boolean =>
  (row === 0 || row === 2) && (column === 0 || column === width - 1);

const ways = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const));

/** For each point the points that are joined to it, as cells; none at a corner. */
function neighboursOn({ width, cells: { length } }: GridPosition): readonly (readonly number[])[] {
  const height = length / width;
  return Array.from({ length }, (_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    if (isMissing(row, column, width)) return [];
    return ways.flatMap(([down, across]) => {
      const [toRow, toColumn] = [row + down, column + across];
      if (down === 0 && across === 0) return [];
      if (toRow < 0 || toRow >= height || toColumn < 0 || toColumn >= width) return [];
      const isDiagonal = down !== 0 && across !== 0;
      if (isMissing(toRow, toColumn, width) || (isDiagonal && (row + column) % 2 === 0)) return [];
      return [toRow * width + toColumn];
    });
  });
}

/** The lines of the board, each once. */
function linesOfPoints(position: GridPosition): readonly PointLine[] {
  const { width } = position;
  return neighboursOn(position).flatMap((others, cell) =>
    others
      .filter((other) => other > cell)
      .map(
        (other): PointLine => [
          Math.floor(cell / width),
          cell % width,
          Math.floor(other / width),
          other % width,
        ],
      ),
  );
}

function rulesOfHounds(position: GridPosition): CellsRules {
  const { width } = position;
  const neighbours = neighboursOn(position);
  const ahead = neighbours.map((others, cell) => others.filter((other) => other % width >= cell % width));
  const last = position.cells.length - width;
  return {
    signs: SIGNS,
    moves(cells, record) {
      for (let from = 0; from < cells.length; from++) {
        const animal = cells[from];
        if (animal !== IS_HOUND && animal !== IS_HARE) continue;
        for (const to of animal === IS_HOUND ? ahead[from] : neighbours[from])
          if (cells[to] === IS_FREE) record.slide(animal === IS_HOUND ? 'left' : 'right', from, to);
      }
    },
    settle(cells) {
      if (!isUpsideDown(cells, width, last)) return;
      for (let column = 0; column < width; column++) {
        const top = cells[column];
        cells[column] = cells[last + column];
        cells[last + column] = top;
      }
    },
  };
}

/**
 * One of a position and its mirror image represents both: where the rows first differ, the top row has the
 * greater sign.
 */
function isUpsideDown(cells: Cells, width: number, last: number): boolean {
  for (let column = 0; column < width; column++) {
    if (cells[column] !== cells[last + column]) return cells[column] < cells[last + column];
  }
  return false;
}

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

/** Three rows of n points: the hounds fill the left end, the hare sits at the right one. */
const start = (n: number): string => `-H${'.'.repeat(n - 3)}-/H${'.'.repeat(n - 2)}R/-H${'.'.repeat(n - 3)}-`;

/** The hounds fill the second column, and the hare is right before them. */
const critical = (n: number): string =>
  `-H${'.'.repeat(n - 3)}-/.HR${'.'.repeat(n - 3)}/-H${'.'.repeat(n - 3)}-`;

const starts = [
  { name: 'The usual start', position: start(5) },
  { name: 'A longer board', position: start(7) },
  { name: 'A critical position', position: critical(9) },
] as const;

/** The ends of boards of 7, 9 and 11 columns with values that have names. */
const rightEnds = [
  ['-.H...-', '..H.R..', '-..H..-'],
  ['-.H.....-', '....H....', '-....HR.-'],
  ['-..HR...-', '..H.H....', '-.......-'],
  ['-H...HR...-', '......H....', '-.........-'],
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'start',
    says: 'the usual start on a board of three columns and k pairs of columns more',
    parameters: [{ name: 'k', least: 1, first: 1 }],
    position: ([k]) => start(2 * k + 3),
  },
  {
    id: 'critical',
    says: 'the critical position on a board of three columns and k pairs of columns more',
    parameters: [{ name: 'k', least: 1, first: 1 }],
    position: ([k]) => critical(2 * k + 3),
  },
  {
    id: 'right-end',
    says: 'the right end e of a board, with k pairs of columns added on the left; by themselves the ends from 0 on are *2, ↑², ↑³ and ↑⁴',
    parameters: [
      { name: 'e', least: 0, first: 0, greatest: () => rightEnds.length - 1, isIndex: true },
      { name: 'k', least: 0, first: 0 },
    ],
    position: ([end, k]) =>
      rightEnds[end]
        .map((row, i) => (i === 1 ? '.'.repeat(2 * k) + row : `-${'.'.repeat(2 * k)}${row.slice(1)}`))
        .join('/'),
  },
];

const survey = cite('coping', 'Section 5, Hare and Hounds');

const facts: readonly RulesetFact[] = [
  { position: start(5), value: 'over', source: survey },
  { position: start(7), value: '{0‖0,{0,↓[2]*|0,pass}|0,↓[2]*}', source: survey },
  { position: critical(5), value: '0', source: survey },
  { position: '-.H...-/..H.R../-..H..-', value: '*2', source: survey },
];

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
