/**
 * The messages about figures: the app sends a drawing, a board or what is to be asked, and gets back texts or
 * a file.
 */
import type { AnswersToDraw, DrawnAnswers } from '../../engine/conduct/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import type { Style } from '../../engine/figure/index.ts';
import type { WritingOptions } from '../../engine/formats/index.ts';
import type { NodeLabels, SheetBoard } from '../../engine/pictures/index.ts';

/** The forms in which a figure is written. */
export type PenAsked =
  /**
   * SVG for the screen: without the drawing in it, and cut into slices if it is large. With `boxes` it shows
   * a box for each character that no font has, as PNG and PDF do, and `unsaid` names them.
   */
  | { readonly kind: 'preview'; readonly boxes?: boolean }
  /** A format of the register that describes figures or graphs. */
  | { readonly kind: 'format'; readonly format: string; readonly options: WritingOptions };

/**
 * Draws a drawing as a figure, and writes it in a format. Answered with `over-budget` and a sentence for the
 * person if the picture is too large for its format.
 */
export type FigureJob = {
  readonly kind: 'figure';
  readonly document: GameDocument;
  /** The drawing that a file carries, where that is another one than what is drawn. */
  readonly carries?: GameDocument;
  readonly labels: NodeLabels;
  readonly style: Style;
  readonly caption: string;
  /**
   * In millimetres: in a wider figure the nodes first move together, then it is scaled down. Undefined for
   * the natural width.
   */
  readonly widest: number | undefined;
  /** True if values are printed in the style's size even where the figure is scaled down. */
  readonly keepsLetters: boolean;
  /** Asks for a contact sheet instead of one figure: the drawing at several moments, side by side. */
  readonly sheet?: Sheet;
  /** A name for all of the above: two jobs with the same name concern one figure, which is laid out once. */
  readonly figure?: string;
  readonly pen: PenAsked;
  /** The program with its version, which the file names. */
  readonly madeBy?: string;
};

/**
 * Draws boards of one ruleset as a figure: a position, several side by side, or a line of play. Precondition:
 * the ruleset exists and reads every position.
 */
export type BoardFigureJob = Pick<FigureJob, 'style' | 'caption' | 'widest' | 'pen' | 'madeBy'> & {
  readonly kind: 'board-figure';
  readonly ruleset: string;
  readonly boards: readonly BoardInFigure[];
  /** The most boards in a row. */
  readonly columns: number;
  /** The line, carried by the file, that gives the first position and the game played from it. */
  readonly carries: string;
};
/** A position with the words below it. */
export type BoardInFigure = Omit<SheetBoard, 'board'> & { readonly position: string };
/**
 * Asks one question of several things and draws the answers, for the page: it paints the figure in its own
 * colours. Precondition: the question has a figure.
 */
export type DrawAnswersJob = AnswersToDraw & { readonly kind: 'draw-answers' };
export type AnswersOnPage = DrawnAnswers & { readonly kind: 'draw-answers' };

/** The same, written in a format. Refused with a sentence if none of the subjects has an answer. */
export type AnswersFigureJob = AnswersToDraw &
  Pick<FigureJob, 'widest' | 'pen' | 'madeBy'> & {
    readonly kind: 'answers-figure';
    /**
     * What the file carries, so that it can be opened again: the drawing, or the line that says a board's
     * position.
     */
    readonly carries: GameDocument | string | undefined;
  };

export type SheetMoment = {
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  /** The line below it. */
  readonly says: string;
};
export type Sheet = { readonly moments: readonly SheetMoment[]; readonly columns: number };

/** A text, and its place in the figure: millimetres from its upper left corner. */
export type FigurePart = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type FigureDrawn = {
  readonly kind: 'figure';
  /** The file, transferred with the answer; undefined if the figure is a text. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /**
   * Empty for a file; else one part with the whole figure, or several for a large preview, which show the
   * figure when laid on one another in this order.
   */
  readonly parts: readonly FigurePart[];
  /** Sentences about what that language could not say. */
  readonly unsaid: readonly string[];
  /** In millimetres: the width as written, and before the figure was fitted. */
  readonly width: number;
  readonly height: number;
  readonly ownWidth: number;
  /** In millimetres: the greatest width that was asked for; undefined for the natural width. */
  readonly widest: number | undefined;
  /** The factors by which it was fitted: distances alone, and then everything. */
  readonly spacing: number;
  readonly scale: number;
  /**
   * As printed: the diameter in millimetres of a node that shows no board, and the size of values in points.
   */
  readonly nodeSize: number;
  readonly textSize: number;
  /** What its symbols mean, as a sentence for a caption. */
  readonly legend: string;
  /** The font size in points of the smallest words, as written; undefined if there are no words. */
  readonly smallestText: number | undefined;
  /** Names of the nodes at which words overlap. */
  readonly overlapping: readonly string[];
};
