/**
 * Writes the shapes and letters of a board as TikZ: one style for each look that occurs, prefix `cgt`, and
 * one shape a line, so that an author can change all dark squares in one place, or move one stone. Linear in
 * the shapes.
 */
import type { Figure, FigureNode, FigureShape, FigureWords } from '../figure.ts';
import { type InkName, inkNames, type LookName, lookNames, type tintNames } from '../looks.ts';
import { isStraight } from './inks.ts';
import { rounded } from './penned.ts';

type Tint = (typeof tintNames)[number];

const grays: Readonly<Record<Exclude<InkName, 'left' | 'right' | 'either' | Tint>, string>> = {
  ink: 'black',
  paper: 'white',
  faint: 'black',
  dim: 'black!54',
  gray: 'black!20',
  shade: 'black!15',
};
const colours = { left: 'cgtblue', right: 'cgtred', either: 'cgtgreen' } as const;
const tints: Readonly<Record<Tint, readonly [coloured: string, gray: string]>> = {
  'first tint': ['cyan!30', 'black!4'],
  'second tint': ['orange!38', 'black!10'],
  'third tint': ['green!22', 'black!16'],
  'fourth tint': ['magenta!24', 'black!22'],
};

/** The name of a colour; the players' colours are defined by `tikzColours`. */
export const tikzInk = (ink: InkName, { style }: Figure): string => {
  if (ink in grays) return grays[ink as keyof typeof grays];
  if (ink in tints) return tints[ink as Tint][style.colours ? 0 : 1];
  return style.colours ? colours[ink as keyof typeof colours] : 'black';
};

/** The inks that a figure's shapes and letters use. */
export function inksUsed(figure: Figure): ReadonlySet<InkName> {
  const { words, measures } = figure;
  const used = new Set<InkName>();
  for (const look of looksUsed(figure)) {
    const { fill, line } = measures.looks[look];
    if (fill) used.add(fill);
    if (line) used.add(line.ink);
  }
  for (const { ink } of words) if (ink) used.add(ink);
  return new Set(inkNames.filter((ink) => used.has(ink)));
}

const looksUsed = ({ shapes, nodes }: Figure): ReadonlySet<LookName> =>
  new Set([...shapes, ...nodes.flatMap((node) => node.shapes ?? [])].map(({ look }) => look));

/**
 * The styles of looks. `points` writes a length; with `every` all looks are defined, whether they occur or
 * not.
 */
export function lookStyles(
  figure: Figure,
  points: (length: number) => string,
  every: boolean,
): readonly string[] {
  const used = looksUsed(figure);
  return lookNames
    .filter((look) => every || used.has(look))
    .map((look) => {
      const { fill, line } = figure.measures.looks[look];
      const options = [
        ...(fill ? [`fill=${tikzInk(fill, figure)}`] : []),
        ...(line ? [`draw=${tikzInk(line.ink, figure)}`, `line width=${points(line.width)}`] : []),
        ...(line && line.dash.length > 0
          ? [`dash pattern=on ${points(line.dash[0])} off ${points(line.dash[1])}`]
          : []),
        ...(line && line.gap > 0 ? ['double', `double distance=${points(line.gap)}`] : []),
      ];
      return `cgt ${look}/.style={${options.join(', ')}}`;
    });
}

/** Turns points of the figure into the picture's steps, y upwards. */
export type TikzPlaces = {
  x(length: number): number;
  y(length: number): number;
  steps(length: number): number;
};

/** The shapes in a node, which follow it when it is moved; none where it shows no board. */
export function linesInNode(
  { shapes }: FigureNode,
  name: string,
  steps: TikzPlaces['steps'],
): readonly string[] {
  if (!shapes) return [];
  const about: TikzPlaces = { x: steps, y: (length) => -steps(length), steps };
  return [
    `  \\begin{scope}[shift={(${name}.center)}]`,
    ...shapes.map((shape) => `  ${shapeLine(shape, about)}`),
    '  \\end{scope}',
  ];
}

/** The TikZ line of a shape. */
export function shapeLine({ form, look }: FigureShape, { x, y, steps }: TikzPlaces): string {
  const place = (at: number, down: number): string => `(${rounded(x(at), 3)},${rounded(y(down), 3)})`;
  const begin = `  \\path[cgt ${look}]`;
  if (form.kind === 'disc') {
    return `${begin} ${place(form.at.x, form.at.y)} circle[radius=${rounded(steps(form.radius), 3)}];`;
  }
  if (form.kind === 'polygon') {
    const { points } = form;
    if (isUprightBox(points)) {
      return `${begin} ${place(points[0], points[1])} rectangle ${place(points[4], points[5])};`;
    }
    const corners = Array.from({ length: points.length / 2 }, (_, i) =>
      place(points[2 * i], points[2 * i + 1]),
    );
    return `${begin} ${corners.join(' -- ')} -- cycle;`;
  }
  const { line } = form;
  if (isBroken(line)) return `${begin} ${cornersOfLine(line, place).join(' -- ')};`;
  let curve = `${begin} ${place(line[0], line[1])}`;
  for (let q = 0; q + 5 < line.length; q += 4) {
    // A quadratic Bézier as a cubic: its handles lie two thirds of the way to the control point.
    const [x0, y0, cx, cy, x1, y1] = line.slice(q, q + 6);
    const handle = (ax: number, ay: number): string =>
      place(ax + (2 / 3) * (cx - ax), ay + (2 / 3) * (cy - ay));
    curve += ` .. controls ${handle(x0, y0)} and ${handle(x1, y1)} .. ${place(x1, y1)}`;
  }
  return `${curve};`;
}

/** Whether every part of a line is straight. */
const isBroken = (line: readonly number[]): boolean => {
  for (let q = 0; q + 5 < line.length; q += 4) if (!isStraight(line.slice(q, q + 6))) return false;
  return true;
};

const cornersOfLine = (
  line: readonly number[],
  place: (at: number, down: number) => string,
): readonly string[] =>
  Array.from({ length: (line.length - 2) / 4 + 1 }, (_, i) => place(line[4 * i], line[4 * i + 1]));

/**
 * Whether the corners form an upright rectangle, starting at one corner and going round to the one before it.
 */
const isUprightBox = (points: readonly number[]): boolean =>
  points.length === 8 &&
  points[0] === points[6] &&
  points[1] === points[3] &&
  points[2] === points[4] &&
  points[5] === points[7];

/** The options of a letter: its size, and its ink unless it is black. */
export function letterOptions(words: FigureWords, figure: Figure, fontOf: (size: number) => string): string {
  const ink = tikzInk(words.ink ?? 'ink', figure);
  const coloured = ink === 'black' ? '' : `, text=${ink}`;
  return `, font=${fontOf(Math.round(words.size * 2) / 2)}${coloured}`;
}
