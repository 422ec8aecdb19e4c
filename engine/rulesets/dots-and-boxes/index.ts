/** Dots and Boxes: who completes a box makes a point and draws again. Every position is guaranteed. */
import { cite } from '../../bibliography.ts';
import type { Draft } from '../draft.ts';
import { boxesBoard, edgeName } from '../furniture/boxes.ts';
import { manyOf, readRows, wrongInRows } from '../furniture/rows.ts';
import type { Cells, MoveRecorder } from '../recipes/cells-rules.ts';
import { cellsOfRow, type GridPosition } from '../recipes/grid-shape.ts';
import type { PointsPosition } from '../recipes/points.ts';
import type { PointsRules } from '../recipes/points-coder.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import { resizedRows, sayResized } from '../recipes/resizing.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

/**
 * Positions of Dots and Boxes, and their notation: rows of edges with `/` between them, x for a drawn edge
 * and `.` for an open one. Rows alternate: the edges along the top of the boxes, their sides, the edges
 * below, and so on. For a picture in a file, rows of lying edges may begin with a blank.
 */
const OPEN = '.';
const DRAWN = 'x';

/** How many edges a row has, of boards `width` boxes wide; numbered from 0. */
const lengthOf = (row: number, width: number): number => width + (row % 2);

/** The number of edges before a row. */
const edgesBefore = (row: number, width: number): number => row * width + Math.floor(row / 2);

function readBoxes(text: string): Draft<GridPosition> {
  const rows = readRows(text, [OPEN, DRAWN]);
  const width = rows[0].length;
  // A draft has whole boxes, even if the text has not.
  const across = Math.max(1, width);
  const down = Math.max(3, rows.length + 1 - (rows.length % 2));
  const cells = Array.from({ length: down }, (_, row) => {
    const length = lengthOf(row, across);
    return cellsOfRow(rows[row] ?? [])
      .slice(0, length)
      .padEnd(length, OPEN);
  }).join('');
  const position = { width: across, cells };
  if (text.trim() === '') {
    const says =
      'is empty; write rows of edges with / between them, like ../.../.. for two boxes side by side';
    return { position, problems: [{ place: 'position', says }] };
  }
  const problems = [
    ...wrongInRows(rows, {
      signs: [OPEN, DRAWN],
      remedy: 'write x for a drawn edge, . for an open one',
      widthOf: (row) => lengthOf(row, width),
      nameOfRow: (row) => `row ${row + 1}`,
      nameOf: edgeName,
      many: 'edges',
    }),
  ];
  if (rows.length < 3 || rows.length % 2 === 0) {
    const says = `has ${manyOf(rows.length, 'row')}; rows of horizontal and of vertical edges alternate, and the first and the last are horizontal: write 3, 5, 7, … rows`;
    problems.push({ place: 'position', says });
  }
  return { position, problems };
}

/** The edges row by row. */
function rowsOfEdges(cells: string, width: number): readonly string[] {
  const rows: string[] = [];
  for (let row = 0; edgesBefore(row, width) < cells.length; row++) {
    const first = edgesBefore(row, width);
    rows.push(cells.slice(first, first + lengthOf(row, width)));
  }
  return rows;
}

const printBoxes = ({ cells, width }: GridPosition): string => rowsOfEdges(cells, width).join('/');

/** The number of an edge among all of them, in reading order. */
const edgeAt = (row: number, edge: number, width: number): number => edgesBefore(row, width) + edge;

/** As the board calls an edge by that number. */
function nameOfEdge(number: number, { width }: GridPosition): string {
  // Two rows together have 2 · width + 1 edges, of which the first `width` are horizontal.
  const pair = Math.floor(number / (2 * width + 1));
  const within = number - pair * (2 * width + 1);
  return within < width ? edgeName(2 * pair, within) : edgeName(2 * pair + 1, within - width);
}

/** The four edges of a box. */
type Box = readonly [top: number, left: number, right: number, bottom: number];

/** Places among the signs. */
const [IS_OPEN, IS_DRAWN] = [0, 1];

/**
 * Turns of Dots and Boxes: who draws an edge that completes a box makes a point for each box and must draw
 * again, unless no edge is open. An option is a whole turn. The edges that completed boxes could be drawn in
 * several orders with the same end, so a turn is the set of its edges.
 */
function rulesOfBoxes({ cells: { length }, width }: GridPosition): PointsRules {
  const boxes: Box[] = [];
  const boxesBeside: Box[][] = Array.from({ length }, () => []);
  const height = (length - width) / (2 * width + 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (row: number, edge: number): number => edgeAt(row, edge, width);
      const box: Box = [at(2 * y, x), at(2 * y + 1, x), at(2 * y + 1, x + 1), at(2 * y + 2, x)];
      boxes.push(box);
      for (const edge of box) boxesBeside[edge].push(box);
    }
  }
  const openBoxes = (cells: Cells): number =>
    boxes.filter((box) => box.some((edge) => cells[edge] === IS_OPEN)).length;
  const isFull = (cells: string, box: Box): boolean => box.every((edge) => cells[edge] === DRAWN);
  return {
    signs: `${OPEN}${DRAWN}`,
    moves: (cells, record) =>
      recordTurns(
        Array.from(cells, (sign) => (sign === IS_DRAWN ? DRAWN : OPEN)).join(''),
        (after, edge) => boxesBeside[edge].filter((box) => isFull(after, box)).length,
        record,
      ),
    inAnyOrder: true,
    penalty: () => 0,
    mostPoints: openBoxes,
  };
}

/** The state of a turn so far. */
type Turn = { readonly points: number; readonly by: readonly number[] };

/** Both players have the same turns. `completedBy` says how many boxes an edge has just completed. */
function recordTurns(
  cells: string,
  completedBy: (cells: string, edge: number) => number,
  record: MoveRecorder,
): void {
  const ends = new Map<string, Turn>();
  // Boards at which the same player draws on. The map grows while it is gone through.
  const within = new Map<string, Turn>([[cells, { points: 0, by: [] }]]);
  for (const [board, turn] of within) {
    for (let edge = board.indexOf(OPEN); edge >= 0; edge = board.indexOf(OPEN, edge + 1)) {
      const after = board.slice(0, edge) + DRAWN + board.slice(edge + 1);
      const completed = completedBy(after, edge);
      const goesOn = completed > 0 && after.includes(OPEN);
      const among = goesOn ? within : ends;
      if (!among.has(after)) among.set(after, { points: turn.points + completed, by: [...turn.by, edge] });
    }
  }
  for (const { points, by } of ends.values()) {
    for (const player of ['left', 'right'] as const) {
      for (const edge of by) record.put(edge, IS_DRAWN);
      record.move(player, by, points);
    }
  }
}

const starts = [
  { name: 'One box', position: './../.' },
  { name: 'Two boxes', position: '../.../..' },
  { name: 'Four boxes', position: '../.../../.../..' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'boxes',
    says: 'an empty board of r rows of c boxes',
    parameters: [
      { name: 'r', least: 1, first: 1 },
      { name: 'c', least: 1, first: 2 },
    ],
    position([rows, columns]) {
      const lying = '.'.repeat(columns);
      return [lying, ...new Array<string>(rows).fill(`${lying}./${lying}`)].join('/');
    },
  },
];

const rules = cite('scoring-calculator', 'Dots');

const facts: readonly RulesetFact[] = [
  { position: 'xx/x.x/xx', value: '<2|-2>', source: rules },
  { position: '1 ./../.', value: '<^0|^2>', source: rules },
  { position: 'xxx/xx.x/xxx', value: '<2|-2>', source: rules },
];

export const dotsAndBoxes: Ruleset<PointsPosition> = pointsRuleset({
  id: 'dots-and-boxes',
  name: 'Dots and Boxes',
  source: cite('scoring-calculator', 'Dots'),
  notation:
    'The rows of edges stand from the top down, with / between them: first the edges along the top of the boxes, then their sides, and so on. x is a drawn edge, and a dot an open one. A number before it is the score so far; without one the score is 0.',
  rules:
    'Either player draws an open edge. A player who completes boxes makes a point for each box and draws again. When all edges are drawn, the higher score wins.',
  starts,
  facts,
  families,
  read: readBoxes,
  print: printBoxes,
  rulesFor: rulesOfBoxes,
  board: (position) => {
    const { cells, width } = position;
    return boxesBoard({
      rows: rowsOfEdges(cells, width).map((row) => [...row].map((edge) => edge === DRAWN)),
      change(row, edge) {
        const at = edgeAt(row, edge, width);
        const sign = cells[at] === DRAWN ? OPEN : DRAWN;
        return { ...position, cells: cells.slice(0, at) + sign + cells.slice(at + 1) };
      },
    });
  },
  resize(position, side, way) {
    const rows = rowsOfEdges(position.cells, position.width);
    const isUpright = side === 'left' || side === 'right';
    const found = resizedRows(rows, side, way, isUpright ? 1 : 2, OPEN);
    if (!found || found.rows.length < 3 || found.rows[0].length === 0) return undefined;
    const lost = found.gone.filter(([row, edge]) => rows[row][edge] === DRAWN);
    return {
      says: sayResized(way, 1, isUpright ? 'column' : 'row', side),
      to: { ...position, width: found.rows[0].length, cells: found.rows.join('') },
      lost: lost.map(([row, edge]) => `a drawn edge, ${edgeName(row, edge)}`),
    };
  },
  nameOf: nameOfEdge,
  cellsIn: ({ cells, width }, start) =>
    width === start.width && cells.length === start.cells.length ? cells : undefined,
});
