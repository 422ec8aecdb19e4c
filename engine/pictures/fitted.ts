/**
 * A figure that is to be no wider than a column. It loses distance before letters: nodes come nearer to each other, as near
 * as leaves room for their arcs, and keep their size and their words. Only where that is not enough is the whole made smaller;
 * values whose size the person chose keep that size in print even then, as long as a font of that size exists.
 * Cost: one figure where it fits as it is, else three to six, each with what digraphFigure costs.
 */
import type { GameDocument } from '../document/document.ts';
import { nodeRadius, type Spot } from '../figure/curves.ts';
import type { Figure } from '../figure/figure.ts';
import { figureRanges } from '../figure/ranges.ts';
import { scaledFigure } from '../figure/scaled.ts';
import { createGrid } from '../figure/spatial-grid.ts';
import type { Style } from '../figure/style.ts';
import { digraphFigureInSlices, type NodeLabels, shownOf } from './digraph.ts';

export type FitWishes = {
  readonly caption?: string;
  /** Points; undefined for the figure's own width. */
  readonly widest?: number | undefined;
  /** The style's `fontSize` is what values must have on paper, however much smaller the rest becomes. */
  readonly keepsLetters?: boolean;
  /** False where the places themselves are what is written: then nothing moves together. */
  readonly mayMoveTogether?: boolean;
};

export type FittedFigure = {
  /** As it is printed. */
  readonly figure: Figure;
  /** The same before it was made smaller by `scale`, for a pen whose letters come in sizes of their own. */
  readonly unscaled: Figure;
  readonly scale: number;
  /** Points: how wide it would be if it had not to fit. */
  readonly ownWidth: number;
};

/** Drawing units between the middles of two nodes that an arc joins: its line and its head can be seen. */
const leastJoined = 2 * nodeRadius + 26;
/** … and of two that none joins. */
const leastApart = 2 * nodeRadius + 12;
/** Points: what is wider by less than this fits. */
const tolerance = 0.05;
const mostTries = 3;
/** Points, between the size of letters that was wanted and the one that is printed. */
const closeEnough = 0.05;

export function* fittedFigure(
  document: GameDocument,
  labels: NodeLabels,
  style: Style,
  wishes: FitWishes = {},
): Generator<void, FittedFigure, void> {
  const { caption = '', widest, keepsLetters = false, mayMoveTogether = true } = wishes;
  const own = yield* digraphFigureInSlices(document, labels, style, { caption });
  const ownWidth = own.bounds.width;
  if (widest === undefined || ownWidth <= widest + tolerance)
    return { figure: own, unscaled: own, scale: 1, ownWidth };
  const draw = (spacing: number, fontSize: number): Generator<void, Figure, void> =>
    digraphFigureInSlices(document, labels, { ...style, fontSize }, { caption, spacing, widest });
  let figure = own;
  const least = mayMoveTogether ? leastSpacing(document, style) : 1;
  for (let tries = 0; tries < mostTries; tries++) {
    const spacing = spacingFor(figure, widest, least);
    if (spacing === figure.spacing) break;
    figure = yield* draw(spacing, style.fontSize);
  }
  if (keepsLetters && scaleFor(figure, widest) < 1) {
    const { spacing } = figure;
    figure = yield* withLetters(style.fontSize, figure, widest, (fontSize) => draw(spacing, fontSize));
  }
  const scale = scaleFor(figure, widest);
  return { figure: scaledFigure(figure, scale), unscaled: figure, scale, ownWidth };
}

/**
 * The figure whose letters are printed in the wanted size once it was made smaller. Larger letters also make a figure wider,
 * so that the scale depends on the size that it is to undo: the secant method finds it in two or three steps.
 */
function* withLetters(
  wanted: number,
  first: Figure,
  widest: number,
  draw: (fontSize: number) => Generator<void, Figure, void>,
): Generator<void, Figure, void> {
  const missing = (figure: Figure): number => figure.style.fontSize * scaleFor(figure, widest) - wanted;
  const nearer = (a: Figure, b: Figure): Figure => (Math.abs(missing(a)) <= Math.abs(missing(b)) ? a : b);
  let [before, figure] = [first, yield* draw(largest(wanted / scaleFor(first, widest)))];
  let best = nearer(first, figure);
  for (let tries = 0; tries < mostTries && Math.abs(missing(best)) > closeEnough; tries++) {
    const [a, b] = [before.style.fontSize, figure.style.fontSize];
    const slope = (missing(figure) - missing(before)) / (b - a);
    // Where larger letters do not help, the words alone are wider than the column.
    if (!(slope > 0.05)) break;
    [before, figure] = [figure, yield* draw(largest(b - missing(figure) / slope))];
    best = nearer(best, figure);
  }
  return best;
}

const largest = (fontSize: number): number => Math.min(figureRanges.fontSize.most, fontSize);

/** A figure whose parts cannot move together, such as a board: made smaller as a whole. `widest` is in points. */
export function fittedWhole(figure: Figure, widest: number | undefined): FittedFigure {
  const scale = widest === undefined ? 1 : scaleFor(figure, widest);
  return { figure: scaledFigure(figure, scale), unscaled: figure, scale, ownWidth: figure.bounds.width };
}

const scaleFor = ({ bounds }: Figure, widest: number): number =>
  bounds.width <= widest + tolerance ? 1 : widest / bounds.width;

/** Where its middles alone would shrink, the spacing with which a figure is `widest`; no less than `least`. */
function spacingFor({ nodes, bounds, spacing }: Figure, widest: number, least: number): number {
  const middles = nodes.map(({ at }) => at.x);
  const extent = extentOf(middles);
  if (extent === 0 || Math.abs(bounds.width - widest) <= tolerance) return spacing;
  const wanted = (spacing * (widest - (bounds.width - extent))) / extent;
  return Math.min(1, Math.max(least, wanted));
}

function extentOf(places: readonly number[]): number {
  const [low, high] = places.reduce(
    ([least, most], place) => [Math.min(least, place), Math.max(most, place)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return high - low;
}

/** How near the nodes may come: no farther than the closest two of them allow. O(nodes + arcs), with what stands near each. */
function leastSpacing(document: GameDocument, style: Style): number {
  const { nodes, edges } = shownOf(document, style);
  const places = new Map<string, Spot>(nodes.map(({ id, x, y }) => [id, { x, y }]));
  let least = 0;
  const closest = (wanted: number, a: Spot, b: Spot): void => {
    const distance = Math.hypot(a.x - b.x, a.y - b.y);
    least = Math.max(least, distance <= wanted ? 1 : wanted / distance);
  };
  for (const { from, to } of edges) {
    const [a, b] = [places.get(from), places.get(to)];
    if (a && b && from !== to) closest(leastJoined, a, b);
  }
  // Nodes farther apart than this never hinder: half the distances is as little as any figure keeps.
  const reach = 2 * leastApart;
  const grid = createGrid<Spot>(reach);
  for (const spot of places.values()) {
    const { x, y } = spot;
    const round = { x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach };
    for (const other of grid.near(round)) closest(leastApart, spot, other);
    grid.put(spot, { x1: x, y1: y, x2: x, y2: y });
  }
  return Math.max(0.5, least);
}
