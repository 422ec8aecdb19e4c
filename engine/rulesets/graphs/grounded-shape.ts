/**
 * Notation and picture of rulesets on edges on the ground: Hackenbush in all its colours, strings and coins.
 * Each drawing has a ground of its own. Linear in the edges.
 */
import type { Spot } from '../../figure/curves.ts';
import type { Form } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import type { Board, BoardPiece, BoardSide, BoardText, Growth, ResizedBoard } from '../board.ts';
import { manyOf } from '../furniture/rows.ts';
import { box, disc, side } from '../furniture/shapes.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { resizedList } from '../recipes/resizing.ts';
import { GROUND, type LineEnds } from './graph.ts';
import {
  dotRadius,
  editsOfLine,
  fallOf,
  type GraphDrawing,
  graphBoard,
  groundTop,
  type LineOnBoard,
  pointRadius,
} from './graph-board.ts';
import {
  AGAIN,
  edgeNames,
  edgesOf,
  GONE,
  type GroundedPosition,
  groundedCellsIn,
  highestPoint,
  mostEdges,
  ofDrawing,
  pointName,
  printGrounded,
  readGrounded,
  standingPoints,
  turnName,
} from './grounded-position.ts';
import { edgeSpots } from './hit-spots.ts';
import { layoutOnGround } from './on-the-ground.ts';

/** A kind of edge: its character, its name, its owner, and its look. */
export type EdgeKind = BoardPiece & { readonly look: LookName };

export type GroundedAsked = {
  /** The kinds of edges by their signs; the only kind may have the sign `-`, which is not written. */
  readonly kinds: readonly EdgeKind[];
  readonly edge: string;
  readonly falls: boolean;
  /** True if a player may be obliged to move again, which the sign `!` says. */
  readonly again: boolean;
  readonly example: string;
};

export function groundedShape(asked: GroundedAsked): CellsShape<GroundedPosition> {
  const { kinds, edge } = asked;
  const notation = { ...asked, signs: kinds.map(({ sign }) => sign), remedy: remedyOf(asked) };
  return {
    read: (text) => readGrounded(text, notation),
    print: printGrounded,
    cellsIn: groundedCellsIn,
    nameOf(number, position) {
      const names = edgeNames(withoutGone(position), edge);
      const present = edgesOf(position)
        .slice(0, number)
        .filter((_, cell) => position.cells[cell] !== GONE).length;
      const edges = edgesOf(position).length;
      if (number < edges) return names[present];
      return number === edges && asked.again ? turnName : nameOfPoint(number, position, asked);
    },
    resize: (position, side, way) => resizedDrawings(withoutGone(position), side, way, edge),
    board: (position) => boardOnGround(withoutGone(position), asked),
  };
}

/** Blue, red and green edges, which fall. */
export const edgesInColour: CellsShape<GroundedPosition> = groundedShape({
  kinds: [
    { sign: 'b', name: 'blue', player: 'left', look: 'left edge', drawn: 'solid' },
    { sign: 'r', name: 'red', player: 'right', look: 'right edge', drawn: 'dashed' },
    { sign: 'g', name: 'green', player: 'neutral', look: 'either edge', drawn: 'double' },
  ],
  edge: 'edge',
  falls: true,
  again: false,
  example: '0-1:b 1-2:r',
});

/** What the cells of a move call a point of a drawing: cells of edges and of the turn come first. */
export function pointCell(
  position: GroundedPosition,
  drawing: number,
  point: number,
  again: boolean,
): number {
  return edgesOf(position).length + (again ? 1 : 0) + point * position.drawings.length + drawing;
}

function nameOfPoint(number: number, position: GroundedPosition, { again }: GroundedAsked): string {
  const { drawings } = position;
  const rest = number - pointCell(position, 0, 0, again);
  const drawing = rest % drawings.length;
  return ofDrawing(drawings, drawing) + pointName((rest - drawing) / drawings.length);
}

/** The position with the edges alone that are there. */
function withoutGone(position: GroundedPosition): GroundedPosition {
  const edges = edgesOf(position);
  const isThere = edges.map((_, cell) => position.cells[cell] !== GONE);
  if (!isThere.includes(false)) return position;
  let cell = 0;
  return {
    drawings: position.drawings.map((each) => each.filter(() => isThere[cell++])),
    cells: [...position.cells].filter((_, i) => i >= edges.length || isThere[i]).join(''),
  };
}

/** Adds a drawing that is still empty, or removes one. */
function resizedDrawings(
  position: GroundedPosition,
  side: BoardSide,
  way: Growth,
  edge: string,
): ResizedBoard<GroundedPosition> | undefined {
  const signs = [...position.cells];
  const drawings = position.drawings.map((edges) => ({
    edges,
    cells: signs.splice(0, edges.length).join(''),
  }));
  return resizedList(drawings, {
    side,
    way,
    one: 'drawing',
    fresh: { edges: [], cells: '' },
    lost: ({ edges }, at) =>
      edges.length === 0 ? [] : [`drawing ${at + 1} with ${manyOf(edges.length, edge)}`],
    to: (left) => ({
      drawings: left.map(({ edges }) => edges),
      cells: left.map(({ cells }) => cells).join('') + signs.join(''),
    }),
  });
}

/** How far the ground extends beyond its drawing, and the distance from one drawing to the next. */
const reach = 0.75 * side;
const between = 2.2 * side;

const withArticle = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;

function boardOnGround(position: GroundedPosition, asked: GroundedAsked): Board<GroundedPosition> {
  const { drawings, cells } = position;
  const { kinds, edge: edgeWord } = asked;
  const names = edgeNames(position, edgeWord);
  let [begin, cell] = [0, 0];
  const courses: { readonly name: string; readonly course: Form }[][] = [];
  const spots: ReadonlyMap<number, Spot>[] = [];
  const first: number[] = [];
  const drawn = drawings.map((edges, drawing): GraphDrawing<GroundedPosition> => {
    const { points, curves, end } = layoutOnGround(edges, begin);
    const [left, right] = [begin - reach, end + reach];
    const areas = edgeSpots(curves, [...points.values()], pointRadius);
    const named = (point: number): string => ofDrawing(drawings, drawing) + pointName(point);
    const lines = edges.map(([one, other], i): LineOnBoard<GroundedPosition> => {
      const own = cell + i;
      const sign = cells[own];
      const kind = kinds.find((each) => each.sign === sign);
      const what = kind && kind.name !== edgeWord ? `${kind.name} ${edgeWord}` : edgeWord;
      return {
        // The board also shows an edge whose colour cannot be read.
        shapes: [{ look: kind?.look ?? 'open edge', form: curves[i] }],
        place: {
          name: names[own],
          area: areas[i],
          holds: `${withArticle(what)} from ${pointName(one)} to ${pointName(other)}`,
          edits: editsOfLine(
            kinds,
            sign,
            (changed) => ({ ...position, cells: cells.slice(0, own) + changed + cells.slice(own + 1) }),
            () => ({
              drawings: drawings.with(drawing, edges.toSpliced(i, 1)),
              cells: cells.slice(0, own) + cells.slice(own + 1),
            }),
          ),
        },
      };
    });
    courses.push(curves.map((course, i) => ({ name: names[cell + i], course })));
    spots.push(points);
    first.push(cell);
    cell += edges.length;
    begin = end + between;
    return {
      lines,
      nodes: [...points].map(([node, at]) => ({
        node,
        place: { name: named(node), area: disc(at, pointRadius), holds: 'a point', edits: [] },
        shapes: [{ look: 'dot', form: disc(at, dotRadius) }],
      })),
      ground: { left, right, place: { name: named(GROUND), top: groundTop } },
    };
  });
  const board = graphBoard<GroundedPosition>({
    says: `${manyOf(names.length, edgeWord)} on the ground`,
    drawings: drawn,
    pieces: kinds,
    ...(asked.falls && {
      fall(drawing: number, i: number) {
        const { edges, points } = fallingIn(drawings[drawing], i);
        return fallOf(
          courses[drawing][i].course,
          edges.map((edge) => courses[drawing][edge]),
          points.flatMap((point) => spots[drawing].get(point) ?? []),
        );
      },
    }),
    join: {
      kinds,
      isOneGround: true,
      draw(drawing, from, to, sign) {
        const edges = drawings[drawing];
        const end = to ?? edges.flat().reduce((last, each) => Math.max(last, each), 0) + 1;
        if (names.length >= mostEdges || end > highestPoint) return undefined;
        const at = first[drawing] + edges.length;
        return {
          drawings: drawings.with(drawing, [...edges, [Math.min(from, end), Math.max(from, end)]]),
          cells: cells.slice(0, at) + sign + cells.slice(at),
        };
      },
    },
  });
  return cells.endsWith(AGAIN) ? withTurn(board, position) : board;
}

/** The edges and points that a path joins to the ground as long as an edge is there, and none without it. */
function fallingIn(edges: readonly LineEnds[], cut: number) {
  const before = standingPoints(edges);
  const after = standingPoints(edges.toSpliced(cut, 1));
  const falls = (point: number): boolean => before.has(point) && !after.has(point);
  return {
    edges: edges.flatMap(([point], i) => (i !== cut && falls(point) ? [i] : [])),
    points: [...before].filter(falls),
  };
}

const turnHeight = 24;

/** Below the ground it says who moves now, and a click there changes it. */
function withTurn(board: Board<GroundedPosition>, position: GroundedPosition): Board<GroundedPosition> {
  const width = 5 * side;
  const text: BoardText = {
    text: 'the same player moves again',
    aside: true,
    at: { x: width / 2 - side / 2, y: turnHeight },
    size: 14,
    ink: 'ink',
  };
  return {
    ...board,
    texts: [...board.texts, text],
    places: [
      ...board.places,
      {
        name: turnName,
        area: box(-side / 2, turnHeight / 2, width, turnHeight),
        holds: 'the same player moves again',
        edits: [
          {
            sign: GONE,
            says: 'let the turn pass',
            to: { ...position, cells: position.cells.slice(0, -1) + GONE },
          },
        ],
      },
    ],
  };
}

/** "write b for a blue edge, r for a red edge". */
function remedyOf({ kinds, edge }: GroundedAsked): string {
  return `write ${kinds.map(({ sign, name }) => `:${sign} for a ${name} ${edge}`).join(', ')}`;
}
