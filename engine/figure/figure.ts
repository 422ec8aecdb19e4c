/**
 * What a picture is: nodes, arcs with their real curves, words and pieces at their places, and for boards shapes of any
 * form, as plain data. It knows marks and strokes, not games; pens turn it into SVG, TikZ or DOT. Lengths are points, 72 to the inch; y grows downwards; the
 * places are the drawing's own times a scale, so that a figure keeps the drawing's proportions.
 */
import type { Mark } from '../values/mark.ts';
import type { Spot } from './curves.ts';
import type { InkName, LookName } from './looks.ts';
import type { Measures, StrokeName, Style } from './style.ts';

export type FigureNode = {
  /** Unique in the figure. */
  readonly id: string;
  readonly name: string;
  /** For who reads by ear, and for hovering: "a: star 2". */
  readonly title: string;
  readonly at: Spot;
  readonly gray: boolean;
  /** Of infinite rank: a bold rim. */
  readonly bold: boolean;
  /** The round in which its value was found; undefined where it was found at the end, or not. */
  readonly step: number | undefined;
};

export type FigureArc = {
  /** Numbers of nodes of the figure. */
  readonly from: number;
  readonly to: number;
  readonly player: 'left' | 'right' | 'either';
  readonly stroke: StrokeName;
  /** From the rim to the back of the head: quadratic Béziers end to end, x, y, then control x, y and end x, y for each. */
  readonly line: readonly number[];
  /** The tip, then the two corners of the back: x, y each. */
  readonly head: readonly number[];
  readonly course: Course;
};

/** The same curve as an author would say it; degrees, anticlockwise as on paper. */
export type Course =
  | { readonly kind: 'straight' }
  /** To its own right if positive: the angle between its chord and its way out of the node. */
  | { readonly kind: 'bent'; readonly right: number }
  /** Leaves and comes back in these directions; `reach` is how far its handles are from the rim, in points. */
  | { readonly kind: 'loop'; readonly out: number; readonly into: number; readonly reach: number };

/** Where a shape lies: a disc; straight sides, closed, x and y in turn; or quadratic Béziers end to end, as of an arc. */
export type Form =
  | { readonly kind: 'disc'; readonly at: Spot; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: readonly number[] }
  | { readonly kind: 'curve'; readonly line: readonly number[] };

/** A square, a stone, a wall, an edge: what boards are made of. The look says fill and line. */
export type FigureShape = { readonly look: LookName; readonly form: Form };

export type WordsKind = 'value' | 'name' | 'step' | 'count' | 'legend' | 'letter';

export type FigureWords = {
  readonly kind: WordsKind;
  /** The number of the node they belong to; undefined for the legend and for the letters of a board. */
  readonly node: number | undefined;
  readonly inside: boolean;
  /** The middle of the words' box, and its size. */
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
  /** The side of the box that keeps its place if the words turn out wider: towards the node, −1, 0 or 1 each way. */
  readonly side: Spot;
  /** Points an em. */
  readonly size: number;
  readonly mark: Mark;
  /** For mathematics mode; undefined for words that are no formula. */
  readonly latex: string | undefined;
  /** Of letters: what they are written in. Other words have the ink of their kind. */
  readonly ink?: InkName;
};

/** One disc, for all the pieces of its node. */
export type FigurePiece = { readonly node: number; readonly at: Spot; readonly count: number };

export type Bounds = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Figure = {
  readonly title: string;
  readonly caption: string;
  /** What the signs in it mean, as a sentence for a caption; empty where every sign speaks for itself. */
  readonly legend: string;
  /** Every node and its moves in words. */
  readonly description: string;
  readonly style: Style;
  readonly measures: Measures;
  /** Times the drawing's distances: less than 1 where nodes were moved together. */
  readonly spacing: number;
  /** In the order in which they are drawn, under everything else. */
  readonly shapes: readonly FigureShape[];
  readonly nodes: readonly FigureNode[];
  readonly arcs: readonly FigureArc[];
  readonly words: readonly FigureWords[];
  readonly pieces: readonly FigurePiece[];
  readonly bounds: Bounds;
};
