/** The part of the protocol that is about figures: a drawing or a board goes out, texts or a file come back. */
import type { GameDocument, NodeLabels, Style, TikzOptions } from '../../engine/index.ts';
import type { PictureFormat, PictureOptions } from '../picture-files/index.ts';

/** What a figure is written as. */
export type PenAsked =
  /** SVG to be looked at: without the drawing in it, and cut where it is large. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'tikz'; readonly options: TikzOptions }
  | { readonly kind: 'dot' }
  /** A file that carries the drawing. */
  | {
      readonly kind: 'picture-file';
      readonly format: PictureFormat;
      readonly options: Pick<PictureOptions, 'words' | 'scale'>;
    };

/**
 * A figure of a drawing, in a pen's language or as a file. Answered with `over-budget`, in words for the person, where the
 * picture is too large for its format.
 */
export type FigureJob = {
  readonly kind: 'figure';
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  readonly style: Style;
  readonly caption: string;
  /** In millimetres: nodes of a wider figure move together first, then it is made smaller. Undefined for its own size. */
  readonly widest: number | undefined;
  /** Values are printed in the style's size even where the figure is made smaller. */
  readonly keepsLetters: boolean;
  /** A contact sheet instead of one figure: the drawing at several moments, side by side. */
  readonly sheet?: Sheet;
  /** A name of all of the above: two jobs with one name are about one figure, which is laid out once. */
  readonly figure?: string;
  readonly pen: PenAsked;
};

/** The board of a ruleset's position as a figure. Precondition: the ruleset exists and reads the position. */
export type BoardFigureJob = Pick<FigureJob, 'style' | 'caption' | 'widest' | 'pen'> & {
  readonly kind: 'board-figure';
  readonly ruleset: string;
  readonly position: string;
};
export type SheetMoment = {
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  /** What stands below it. */
  readonly says: string;
};
export type Sheet = { readonly moments: readonly SheetMoment[]; readonly columns: number };

/** A text, and where it belongs in the figure: millimetres from its upper left corner. */
export type FigurePart = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type FigureDrawn = {
  readonly kind: 'figure';
  /** Of a pressed figure: the file, given away with the answer. Undefined where it is a text. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** None of a pressed figure; else one part that is all of it; a large preview in several, which make the picture when laid on one another in this order. */
  readonly parts: readonly FigurePart[];
  /** What could not be said in that language, as sentences. */
  readonly unsaid: readonly string[];
  /** In millimetres: as written, and before it was made to fit. */
  readonly width: number;
  readonly height: number;
  readonly ownWidth: number;
  /** What was done to make it fit: distances, and then everything, times this. */
  readonly spacing: number;
  readonly scale: number;
  /** As printed: a node's diameter in millimetres, and values in points. */
  readonly nodeSize: number;
  readonly textSize: number;
  /** What its signs mean, as a sentence for a caption. */
  readonly legend: string;
  /** Points an em, as written; undefined where nothing is. */
  readonly smallestText: number | undefined;
};
