/**
 * A figure as plain data: nodes, arcs with their curves, words and pieces at their places, and shapes of any
 * form for boards. A figure knows marks and strokes but no games; pens turn it into SVG, TikZ or DOT. Lengths
 * are points, 72 to the inch; y grows downwards. Places are the drawing's times a scale, so that a figure
 * keeps the drawing's proportions.
 */
import type { Mark } from '../values/mark.ts';
import type { Spot } from './curves.ts';
import type { InkName, LookName } from './looks.ts';
import type { Measures, StrokeName, Style } from './style.ts';

export type FigureNode = {
  /** Unique in the figure. */
  readonly id: string;
  readonly name: string;
  /** Read aloud by a screen reader and shown on hovering: "a: star 2". */
  readonly title: string;
  readonly at: Spot;
  readonly gray: boolean;
  /** A node of infinite rank has a bold rim. */
  readonly bold: boolean;
  /** The round in which its value was found; undefined if it was found in the last step or not at all. */
  readonly step: number | undefined;
  /** As an edge list writes it; undefined without one. */
  readonly score?: string | undefined;
  /** Whether its value is hidden in the drawing. */
  readonly hidden?: boolean;
  /**
   * What is drawn in it, the board of its position: shapes about its centre. Letters on them are among the
   * figure's words.
   */
  readonly shapes?: readonly FigureShape[];
};

export type FigureArc = {
  /** Numbers of nodes of the figure. */
  readonly from: number;
  readonly to: number;
  readonly player: 'left' | 'right' | 'either' | 'both';
  /** The moves that it means, as a person writes them; undefined for one move without a name of its own. */
  readonly moves: string | undefined;
  readonly stroke: StrokeName;
  /**
   * From the rim to the back of the head: quadratic Béziers end to end, x, y, then control x, y and end x, y
   * for each.
   */
  readonly line: readonly number[];
  /** The tip, then the two back corners, each as x, y. */
  readonly head: readonly number[];
  readonly course: Course;
  /**
   * Where an arc of both players' has its sign, a square of two by two: the middle of its line. Others have
   * none.
   */
  readonly sign: Spot | undefined;
};

/** The same curve as an author would describe it, in degrees, anticlockwise as on paper. */
export type Course =
  | { readonly kind: 'straight' }
  /**
   * The angle between the chord and the direction in which the arc leaves its node, positive to the arc's own
   * right.
   */
  | { readonly kind: 'bent'; readonly right: number }
  /**
   * The directions in which a loop leaves its node and comes back; `reach` is the distance of its handles
   * from the rim, in points.
   */
  | { readonly kind: 'loop'; readonly out: number; readonly into: number; readonly reach: number };

/**
 * The geometry of a shape: a disc; a closed polygon, x and y in turn; or quadratic Béziers end to end, as for
 * an arc.
 */
export type Form =
  | { readonly kind: 'disc'; readonly at: Spot; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: readonly number[] }
  | { readonly kind: 'curve'; readonly line: readonly number[] };

/** A square, a stone, a wall or an edge of a board. The look says its fill and line. */
export type FigureShape = { readonly look: LookName; readonly form: Form };

export type WordsKind = 'value' | 'name' | 'step' | 'count' | 'score' | 'legend' | 'letter';

export type FigureWords = {
  readonly kind: WordsKind;
  /** The number of the node to which the words belong; undefined for a legend and for a board's letters. */
  readonly node: number | undefined;
  readonly inside: boolean;
  /** The centre of the words' box, and its size. */
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
  /**
   * The side of the box that stays in place if the real font is wider than estimated: the one towards the
   * node, as −1, 0 or 1 in each direction.
   */
  readonly side: Spot;
  /** The font size in points (one em). */
  readonly size: number;
  readonly mark: Mark;
  /** The line that joins words far from their node to its rim: x and y of both ends. */
  readonly joined?: readonly number[];
  /** The ink of letters, and of scores that no person has written; other words have the ink of their kind. */
  readonly ink?: InkName;
};

/** One disc that represents all pieces on a node. */
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
  /** What the symbols in the figure mean, as a sentence for a caption; empty if none needs explaining. */
  readonly legend: string;
  /** Every node and its moves in words, for readers who cannot see the figure. */
  readonly description: string;
  readonly style: Style;
  readonly measures: Measures;
  /** The factor by which distances were multiplied; less than 1 where nodes were moved together. */
  readonly spacing: number;
  /** How much larger nodes and distances are drawn than the style says, to show boards; 1 if undefined. */
  readonly enlarged?: number;
  /** Shapes in the order in which they are drawn, beneath everything else. */
  readonly shapes: readonly FigureShape[];
  readonly nodes: readonly FigureNode[];
  readonly arcs: readonly FigureArc[];
  readonly words: readonly FigureWords[];
  readonly pieces: readonly FigurePiece[];
  readonly bounds: Bounds;
  /** The numbers of nodes at which words cover other words, arcs or nodes for want of room. */
  readonly overlaps?: readonly number[];
  /** The drawing's rules that are not the usual ones, by their names in a file; undefined for a board. */
  readonly rules?: Readonly<Record<string, string | boolean>>;
  /** Whether the values of nodes that are drawn later are hidden in the drawing. */
  readonly hidesAll?: boolean;
};
