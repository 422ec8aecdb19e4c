/**
 * Fits a figure to the width of a column. It shortens distances before letters: nodes move together, as near
 * as their arcs allow, and keep their size and words. Only if that is not enough is the whole figure scaled
 * down; and if the person chose the size of values, they keep that size in print even then, as long as a font
 * of that size exists. Where words overlap, distances grow if that frees all of them and they stay large
 * enough to be read; what still overlaps is named. Cost: one figure if it fits as it is and no words overlap,
 * else two to fifteen, and one to six more for a chosen size of letters, each at the cost of digraphFigure.
 */
import type { GameDocument } from '../document/document.ts';
import { nodeRadius, type Spot } from '../figure/curves.ts';
import type { Figure } from '../figure/figure.ts';
import { figureRanges } from '../figure/ranges.ts';
import { scaledFigure } from '../figure/scaled.ts';
import { leastReadable, smallestText } from '../figure/smallest-text.ts';
import { createGrid } from '../figure/spatial-grid.ts';
import type { Style } from '../figure/style.ts';
import { digraphFigureInSlices, type NodeLabels, shownOf } from './digraph.ts';

export type FitWishes = {
  readonly caption?: string;
  /** In points; undefined for the figure's natural width. */
  readonly widest?: number | undefined;
  /** True if values must have the style's `fontSize` on paper, however much smaller the rest becomes. */
  readonly keepsLetters?: boolean;
  /**
   * False if the places themselves are exported, as in DOT: then nodes do not move together, nor grow to show
   * their boards.
   */
  readonly mayMoveTogether?: boolean;
};

export type FittedFigure = {
  /** The figure as it is printed. */
  readonly figure: Figure;
  /** The figure before it was scaled by `scale`, for a pen whose letters come in fixed sizes. */
  readonly unscaled: Figure;
  readonly scale: number;
  /** In points: the width it would have without the limit. */
  readonly ownWidth: number;
  /** Names of the nodes at which words cover other words, arcs or nodes; each once, in the figure's order. */
  readonly overlapping: readonly string[];
};

/**
 * The least distance in drawing units between the centres of two joined nodes, at which the arc's line and
 * head can be seen.
 */
const leastJoined = 2 * nodeRadius + 26;
/** The least distance between two nodes that no arc joins. */
const leastApart = 2 * nodeRadius + 12;
/** In points: a figure that is too wide by less than this fits. */
const tolerance = 0.05;
const mostTries = 5;
/** A figure that fills this share of the width asked for is wide enough. */
const wellFilled = 0.998;
/** Where words overlap, distances grow by these shares, to half as much again as in the drawing. */
const sharesApart: readonly number[] = [1.1, 1.2, 1.35, 1.5];
const mostApart = 1.5;
/**
 * Words at more nodes than this are not freed by some more room, and a figure of very many nodes is not drawn
 * again for them.
 */
const mostFreed = 12;
const mostMovedApart = 300;
const mostLetterTries = 6;
/**
 * Printed points per point of letters: where they grow more slowly, a jump is behind it, and a bold step
 * passes it.
 */
const leastSlope = 0.2;
/** In points: the allowed difference between the wanted and the printed size of letters. */
const closeEnough = 0.05;

/** Fits the figure of a drawing, in slices. */
export function* fittedFigure(
  document: GameDocument,
  labels: NodeLabels,
  asked: Style,
  wishes: FitWishes = {},
): Generator<void, FittedFigure, void> {
  const { caption = '', widest, keepsLetters = false, mayMoveTogether = true } = wishes;
  const style = mayMoveTogether ? asked : { ...asked, boards: false };
  const draw = (spacing: number, fontSize: number, width = widest): Generator<void, Figure, void> =>
    digraphFigureInSlices(
      document,
      labels,
      { ...style, fontSize },
      { caption, spacing, ...(width !== undefined && { widest: width }) },
    );
  const natural = yield* digraphFigureInSlices(document, labels, style, { caption });
  const own = mayMoveTogether
    ? yield* movedApart(
        natural,
        mostApart,
        (spacing) => draw(spacing, style.fontSize),
        () => true,
      )
    : natural;
  const ownWidth = own.bounds.width;
  if (widest === undefined || ownWidth <= widest + tolerance) return fitted(own, 1, ownWidth);
  const least = mayMoveTogether ? leastSpacing(document, style) : 1;
  const at = (spacing: number): Generator<void, Figure, void> => draw(spacing, style.fontSize);
  let figure = yield* movedTogether(own, widest, least, at);
  if (keepsLetters && scaleFor(figure, widest) < 1) {
    const { spacing } = figure;
    figure = yield* withLetters(style.fontSize, figure, widest, (fontSize) => draw(spacing, fontSize));
  } else if (mayMoveTogether) {
    const isReadable = (wider: Figure): boolean =>
      (smallestText(wider) ?? leastReadable) * scaleFor(wider, widest) >= leastReadable;
    figure = yield* movedApart(figure, own.spacing, at, isReadable);
  }
  return fitted(figure, scaleFor(figure, widest), ownWidth);
}

function fitted(unscaled: Figure, scale: number, ownWidth: number): FittedFigure {
  const { nodes, overlaps = [] } = unscaled;
  const overlapping = overlaps.map((node) => nodes[node].name || nodes[node].id);
  return { figure: scaledFigure(unscaled, scale), unscaled, scale, ownWidth, overlapping };
}

/**
 * The figure at the least of some greater distances at which no words overlap, if there is one that may be
 * taken; else the figure as it is.
 */
function* movedApart(
  figure: Figure,
  most: number,
  draw: (spacing: number) => Generator<void, Figure, void>,
  mayBe: (wider: Figure) => boolean,
): Generator<void, Figure, void> {
  const overlapsOf = ({ overlaps = [] }: Figure): number => overlaps.length;
  const isHopeless = overlapsOf(figure) > mostFreed || figure.nodes.length > mostMovedApart;
  if (overlapsOf(figure) === 0 || isHopeless) return figure;
  for (const share of sharesApart) {
    if (figure.spacing * share > most + 1e-9) break;
    const wider = yield* draw(figure.spacing * share);
    if (!mayBe(wider)) break;
    if (overlapsOf(wider) === 0) return wider;
  }
  return figure;
}

/**
 * The widest figure that fits, or the one with the least distances if none does. Words find other places at
 * other distances, so the width jumps: what fits and what does not enclose the distance that is looked for.
 */
function* movedTogether(
  own: Figure,
  widest: number,
  least: number,
  draw: (spacing: number) => Generator<void, Figure, void>,
): Generator<void, Figure, void> {
  let wide = own;
  let fits: Figure | undefined;
  let last = own;
  for (let tries = 0; tries < mostTries && wide.spacing > least; tries++) {
    let spacing = spacingFor(last, widest, least);
    if (spacing >= wide.spacing || spacing <= (fits?.spacing ?? 0))
      spacing = (wide.spacing + (fits?.spacing ?? least)) / 2;
    last = yield* draw(spacing);
    if (scaleFor(last, widest) < 1) wide = last;
    else if (!fits || last.spacing > fits.spacing) fits = last;
    if (fits && (fits.bounds.width > wellFilled * widest || wide.spacing - fits.spacing < 0.01)) break;
  }
  return fits ?? (wide.spacing > least ? yield* draw(least) : wide);
}

/**
 * The figure whose letters, after scaling, are printed in the wanted size or just below it. Larger letters
 * also make a figure wider, so the scale depends on the size it is to undo, and it jumps where a word no
 * longer fits into its node. The secant method therefore runs only until one size is too large; from then on
 * it stays between the nearest too small and the nearest too large one, and falls back on their middle.
 */
function* withLetters(
  wanted: number,
  first: Figure,
  widest: number,
  draw: (fontSize: number) => Generator<void, Figure, void>,
): Generator<void, Figure, void> {
  const excess = (figure: Figure): number => figure.style.fontSize * scaleFor(figure, widest) - wanted;
  let best = first;
  let low = first;
  let high: Figure | undefined;
  let guess = largest(wanted / scaleFor(first, widest));
  for (let tries = 0; tries < mostLetterTries; tries++) {
    const figure = yield* draw(guess);
    const slope = (excess(figure) - excess(low)) / (guess - low.style.fontSize);
    if (excess(figure) <= closeEnough && excess(figure) > excess(best)) best = figure;
    if (excess(best) >= -closeEnough) break;
    if (excess(figure) > 0) high = figure;
    else low = figure;
    const next = high
      ? between(low, high, excess)
      : largest(guess - excess(figure) / Math.max(slope, leastSlope));
    // The words alone are wider than the column, or no font is larger.
    if (next === guess) break;
    guess = next;
  }
  return best;
}

/**
 * A size between a too small and a too large one: where a line through both is right, unless that is near an
 * end.
 */
function between(low: Figure, high: Figure, excess: (figure: Figure) => number): number {
  const [a, b] = [low.style.fontSize, high.style.fontSize];
  const share = excess(low) / (excess(low) - excess(high));
  return a + (b - a) * (share > 0.1 && share < 0.9 ? share : 0.5);
}

const largest = (fontSize: number): number => Math.min(figureRanges.fontSize.most, fontSize);

/** A figure that can only be scaled as a whole, such as a board. `widest` is in points. */
export function fittedWhole(figure: Figure, widest: number | undefined): FittedFigure {
  return fitted(figure, widest === undefined ? 1 : scaleFor(figure, widest), figure.bounds.width);
}

const scaleFor = ({ bounds }: Figure, widest: number): number =>
  bounds.width <= widest + tolerance ? 1 : widest / bounds.width;

/**
 * The spacing at which a figure would be `widest` if only the centres of its nodes moved; no less than
 * `least`.
 */
function spacingFor({ nodes, bounds, spacing }: Figure, widest: number, least: number): number {
  const middles = nodes.map(({ at }) => at.x);
  const extent = extentOf(middles);
  if (extent === 0 || Math.abs(bounds.width - widest) <= tolerance) return spacing;
  const wanted = (spacing * (widest - (bounds.width - extent))) / extent;
  return Math.max(least, wanted);
}

function extentOf(places: readonly number[]): number {
  const [low, high] = places.reduce(
    ([least, most], place) => [Math.min(least, place), Math.max(most, place)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return high - low;
}

/** The least spacing that the two closest nodes allow. O(nodes + arcs), and what is near each. */
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
  // Nodes farther apart than this never matter: no figure keeps less than half the distances.
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
