/** Dots and Boxes: who completes a box makes a point and draws again. Every position is guaranteed. */
import { cite } from '../../bibliography.ts';
import { boxesBoard, edgeName } from '../furniture/boxes.ts';
import type { PointsPosition } from '../recipes/points.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import { resizedRows, sayResized } from '../recipes/resizing.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { rulesOfBoxes } from './moves.ts';
import { DRAWN, edgeAt, nameOfEdge, OPEN, printBoxes, readBoxes, rowsOfEdges } from './position.ts';

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
