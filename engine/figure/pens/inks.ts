/**
 * Turns the nodes, arcs and shapes of a figure into paths and discs with fills and strokes, for pens that
 * draw (SVG, PDF) and do not describe (TikZ, DOT). A path is an SVG path with rounded numbers; inks are six
 * hexadecimal digits. Cost: linear in each item.
 */
import { rimOf } from '../bounds.ts';
import type { Spot } from '../curves.ts';
import { drawnLines } from '../drawn-lines.ts';
import type { FigureArc, FigureNode, FigurePiece, FigureShape, FigureWords } from '../figure.ts';
import type { SetShape } from '../glyphs.ts';
import type { Measures } from '../style.ts';
import { rounded } from './penned.ts';

type Paint = {
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly width: number;
  /** Lengths of dashes and gaps; empty for a solid line. */
  readonly dash: readonly number[];
};
export type Ink = Paint & ({ readonly path: string } | { readonly centre: Spot; readonly radius: number });

const solid = { dash: [] } as const;
const filled = (fill: string): Paint => ({ ...solid, fill, stroke: undefined, width: 0 });

const point = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

function pathOf(line: readonly number[]): string {
  let path = `M${point(line[0], line[1])}`;
  for (let q = 2; q + 3 < line.length; q += 4) {
    path += `Q${point(line[q], line[q + 1])} ${point(line[q + 2], line[q + 3])}`;
  }
  return path;
}

/**
 * The line of an arc, or the two lines of a double stroke; on top the head, and the sign of an arc of both
 * players.
 */
export function arcInks(arc: FigureArc, measures: Measures): readonly Ink[] {
  const { strokes } = measures;
  const { head, stroke, course } = arc;
  const { ink, width, dash } = strokes[stroke];
  const drawn = drawnLines(arc, strokes[stroke]).map((each): Ink => {
    const [x, y] = each.slice(-2);
    const path = course.kind === 'straight' ? `M${point(each[0], each[1])}L${point(x, y)}` : pathOf(each);
    return { path, fill: undefined, stroke: ink, width, dash };
  });
  const [tipX, tipY, leftX, leftY, rightX, rightY] = head;
  const path = `M${point(tipX, tipY)}L${point(leftX, leftY)}L${point(rightX, rightY)}Z`;
  return [...drawn, { path, ...filled(ink) }, ...signInks(arc, measures)];
}

/** The sign of an arc of both players': a matrix of two rows and two columns. */
function signInks({ sign, stroke }: FigureArc, { strokes, sign: reach }: Measures): readonly Ink[] {
  if (!sign) return [];
  const { x, y } = sign;
  const { ink, width } = strokes[stroke];
  const line = { stroke: ink, width: width * signLine, dash: [] };
  const square = polygonOf([
    x - reach,
    y - reach,
    x + reach,
    y - reach,
    x + reach,
    y + reach,
    x - reach,
    y + reach,
  ]);
  const cross = `M${point(x - reach, y)}L${point(x + reach, y)}M${point(x, y - reach)}L${point(x, y + reach)}`;
  return [
    { path: square, fill: 'FFFFFF', ...line },
    { path: cross, fill: undefined, ...line },
  ];
}

/** The lines of the sign are finer than the arc's own. */
const signLine = 0.7;

/** Whether quadratic Béziers are one straight segment: the control point is its midpoint. */
export const isStraight = (line: readonly number[]): boolean =>
  line.length === 6 &&
  Math.abs(line[2] - (line[0] + line[4]) / 2) < 1e-6 &&
  Math.abs(line[3] - (line[1] + line[5]) / 2) < 1e-6;

/** The inks of a board's shape: one, or two for a double line. */
export function formInks({ form, look }: FigureShape, { looks, inks }: Measures): readonly Ink[] {
  const { fill: filling, line } = looks[look];
  const fill = filling && inks[filling];
  const stroke = line && inks[line.ink];
  const paint: Paint = { fill, stroke, width: line?.width ?? 0, dash: line?.dash ?? [] };
  if (form.kind === 'disc') return [{ centre: form.at, radius: form.radius, ...paint }];
  if (form.kind === 'polygon') return [{ path: polygonOf(form.points), ...paint }];
  return drawnLines(form, { width: paint.width, gap: line?.gap ?? 0 }).map((each) => {
    const straight = isStraight(each);
    const path = straight ? `M${point(each[0], each[1])}L${point(each[4], each[5])}` : pathOf(each);
    return { path, ...paint };
  });
}

function polygonOf(points: readonly number[]): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${point(points[i], points[i + 1])}`;
  return `${path}Z`;
}

/** The ink of a node: its fill and rim. */
export function nodeInk({ at, gray, bold }: FigureNode, measures: Measures): Ink {
  const { radius, inks } = measures;
  const fill = gray ? inks.gray : 'FFFFFF';
  return { ...solid, centre: at, radius, fill, stroke: inks.ink, width: rimOf(bold, measures) };
}

/**
 * The line that joins words far from their node to its rim: fine and dotted, so that it is not taken for an
 * arc.
 */
export function joiningInk({ joined }: FigureWords, { inks, looks }: Measures): Ink | undefined {
  if (!joined) return undefined;
  const [x1, y1, x2, y2] = joined;
  const { width, dash } = joiningLook(looks);
  return { path: `M${point(x1, y1)}L${point(x2, y2)}`, fill: undefined, stroke: inks.ink, width, dash };
}

/** As fine as the lines round squares. */
export function joiningLook(looks: Measures['looks']): Pick<Paint, 'width' | 'dash'> {
  const width = looks.light.line?.width ?? 0;
  return { width, dash: [width, 2.5 * width] };
}

/** A disc with its halo. */
export function pieceInk({ at }: FigurePiece, { piece, inks }: Measures): Ink {
  const radius = piece.radius + piece.halo / 2;
  return { ...solid, centre: at, radius, fill: inks.ink, stroke: 'FFFFFF', width: piece.halo };
}

/** A value's symbol on the base line, 0.69 em high: a crescent open to the right, a ring, or a disc. */
export function shapeInk({ shape, x, y: base, size }: SetShape, ink: string): Ink {
  const across = 0.34 * size;
  const y = base - 0.345 * size;
  if (shape === 'moon') {
    // The horns are at ±50° on the outer circle and at ±72.7° on the inner one.
    const horn = (50 * Math.PI) / 180;
    const centre = x + across + 0.02 * size;
    const tipX = rounded(centre + across * Math.cos(horn));
    const [low, high] = [rounded(y + across * Math.sin(horn)), rounded(y - across * Math.sin(horn))];
    const [outer, inner] = [rounded(across), rounded(0.802 * across)];
    const path = `M${tipX} ${low}A${outer} ${outer} 0 1 1 ${tipX} ${high}A${inner} ${inner} 0 1 0 ${tipX} ${low}Z`;
    return { path, ...filled(ink) };
  }
  const centre = { x: x + 0.37 * size, y };
  if (shape === 'new-moon') return { centre, radius: across, ...filled(ink) };
  const width = 0.06 * size;
  return { ...solid, centre, radius: across - width / 2, fill: undefined, stroke: ink, width };
}
