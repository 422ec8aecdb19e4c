/**
 * The boxes that contain the ink of a figure's nodes, arcs, words and shapes, strokes and heads included, and
 * the bounds of the whole figure. Words are taken at their estimated size. Cost: linear in what the figure
 * contains.
 */
import type { Box, Spot } from './curves.ts';
import { drawnLines } from './drawn-lines.ts';
import type {
  Bounds,
  Figure,
  FigureArc,
  FigureNode,
  FigurePiece,
  FigureShape,
  FigureWords,
  Form,
} from './figure.ts';
import type { Measures } from './style.ts';

/** The visible members of a figure. */
export type VisibleFigure = Pick<Figure, 'shapes' | 'nodes' | 'arcs' | 'words' | 'pieces'>;

type Ends = readonly [least: number, most: number];

/** The width of the line round a node. */
export const rimOf = (bold: boolean, { rim, boldRim }: Measures): number => (bold ? boldRim : rim);

const round = ({ x, y }: Spot, wide: number, high = wide): Box => ({
  x1: x - wide,
  y1: y - high,
  x2: x + wide,
  y2: y + high,
});

/** The smallest box that contains both. */
export const unionOfBoxes = (a: Box, b: Box): Box => ({
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
  x2: Math.max(a.x2, b.x2),
  y2: Math.max(a.y2, b.y2),
});

const widened = ({ x1, y1, x2, y2 }: Box, by: number): Box => ({
  x1: x1 - by,
  y1: y1 - by,
  x2: x2 + by,
  y2: y2 + by,
});

/** The extent of a quadratic curve along one axis: its ends and its turning point. */
function endsOf(begin: number, control: number, end: number): Ends {
  const [least, most] = [Math.min(begin, end), Math.max(begin, end)];
  if (control >= least && control <= most) return [least, most];
  const t = (begin - control) / (begin - 2 * control + end);
  const turn = (1 - t) * (1 - t) * begin + 2 * t * (1 - t) * control + t * t * end;
  return [Math.min(least, turn), Math.max(most, turn)];
}

function boxOfLine(line: readonly number[]): Box {
  let box = round({ x: line[0], y: line[1] }, 0);
  for (let q = 0; q + 5 < line.length; q += 4) {
    const [x1, x2] = endsOf(line[q], line[q + 2], line[q + 4]);
    const [y1, y2] = endsOf(line[q + 1], line[q + 3], line[q + 5]);
    box = unionOfBoxes(box, { x1, y1, x2, y2 });
  }
  return box;
}

function boxOfArc(arc: FigureArc, { strokes }: Measures): Box {
  const stroke = strokes[arc.stroke];
  const half = stroke.width / 2;
  const { x1, y1, x2, y2 } = drawnLines(arc, stroke).map(boxOfLine).reduce(unionOfBoxes);
  let box = widened({ x1, y1, x2, y2 }, half);
  for (let i = 0; i + 1 < arc.head.length; i += 2) {
    box = unionOfBoxes(box, round({ x: arc.head[i], y: arc.head[i + 1] }, 0));
  }
  return box;
}

function boxOfPoints(points: readonly number[]): Box {
  let box = round({ x: points[0], y: points[1] }, 0);
  for (let i = 2; i + 1 < points.length; i += 2) {
    box = unionOfBoxes(box, round({ x: points[i], y: points[i + 1] }, 0));
  }
  return box;
}

/** The box of a form, without its outline. */
export function boxOfForm(form: Form): Box {
  if (form.kind === 'disc') return round(form.at, form.radius);
  return form.kind === 'polygon' ? boxOfPoints(form.points) : boxOfLine(form.line);
}

function boxOfShape({ form, look }: FigureShape, { looks }: Measures): Box {
  const { width = 0, gap = 0 } = looks[look].line ?? {};
  if (form.kind !== 'curve') return widened(boxOfForm(form), width / 2);
  return drawnLines(form, { width, gap })
    .map((line) => widened(boxOfLine(line), width / 2))
    .reduce(unionOfBoxes);
}

/** Functions that give the box of each kind of thing in a figure, by the name of its list. */
export const boxesOf = (measures: Measures) => {
  const { radius, piece } = measures;
  return {
    shapes: (shape: FigureShape): Box => boxOfShape(shape, measures),
    arcs: (arc: FigureArc): Box => boxOfArc(arc, measures),
    nodes: ({ at, bold }: FigureNode): Box => round(at, radius + rimOf(bold, measures) / 2),
    pieces: ({ at }: FigurePiece): Box => round(at, piece.radius + piece.halo),
    words: ({ at, width, height, joined }: FigureWords): Box => {
      const box = round(at, width / 2, height / 2);
      return joined ? unionOfBoxes(box, boxOfPoints(joined)) : box;
    },
  } satisfies Record<keyof VisibleFigure, unknown>;
};

/** A margin of one point: pens round their numbers, and viewers soften edges. */
const air = 1;

/** The bounds of a box with a margin. */
export const boundsRound = ({ x1, y1, x2, y2 }: Box, margin = air): Bounds => ({
  x: x1 - margin,
  y: y1 - margin,
  width: x2 - x1 + 2 * margin,
  height: y2 - y1 + 2 * margin,
});

/** The box of everything that has ink, with a margin of a point; the margin alone for an empty figure. */
export function boundsOf({ shapes, arcs, nodes, pieces, words }: VisibleFigure, measures: Measures): Bounds {
  const boxOf = boxesOf(measures);
  const boxes = [
    ...shapes.map(boxOf.shapes),
    ...arcs.map(boxOf.arcs),
    ...nodes.map(boxOf.nodes),
    ...pieces.map(boxOf.pieces),
    ...words.map(boxOf.words),
  ];
  return boundsRound(boxes.length > 0 ? boxes.reduce(unionOfBoxes) : { x1: 1, y1: 1, x2: 1, y2: 1 });
}
