/**
 * The contract of a format: what the editor and the command line show of it, which options and features it
 * honours, and how it is written. A format receives pens for what it cannot make itself, such as a bitmap, so
 * that the page can read the register without loading them.
 */
import type { GameDocument, NodeId } from '../document/document.ts';
import type { Figure } from '../figure/figure.ts';
import type { dotPen } from '../figure/pens/dot.ts';
import type { TikzOptions, tikzPen } from '../figure/pens/tikz.ts';
import type { shownParts } from '../figure/style.ts';
import type { NodeLabels } from '../pictures/digraph.ts';
import type { FittedFigure } from '../pictures/fitted.ts';
import type { Result } from '../result.ts';

/**
 * The choices in an export, and the features that only some formats or some subjects have. `places`: values
 * can be inside nodes or beside them. `selection`: a part can be written. `labels`: values are written.
 * `caption`: a caption is set below the figure, with a label. `description`: the caption is written for
 * readers who cannot see the figure. `namesToo`: the drawing in the file may keep names that reveal hidden
 * values.
 */
export type ExportFeature =
  | 'style'
  | 'widest'
  | 'nodeSize'
  | 'textSize'
  | 'values'
  | 'places'
  | (typeof shownParts)[number]
  | 'legend'
  | 'colours'
  | 'ground'
  | 'words'
  | 'scale'
  | 'author'
  | 'form'
  | 'link'
  | 'caption'
  | 'description'
  | 'labels'
  | 'selection'
  | 'namesToo';

/**
 * What a file carries, so that it can be opened again: the text of a document, or the line that gives a
 * board's position.
 */
export type CarriedText = { readonly document?: string | undefined; readonly board?: string | undefined };

/** The options of a written figure; each format takes those that it honours. */
export type WritingOptions = Pick<PictureOptions, 'author' | 'words' | 'scale'> &
  Pick<TikzOptions, 'link' | 'standalone' | 'stylesApart' | 'steps' | 'label'>;

export type FigureToWrite = {
  readonly fitted: Pick<FittedFigure, 'figure' | 'unscaled' | 'scale'>;
  readonly carries: CarriedText;
  /** The program with its version, which the file names. */
  readonly madeBy: string | undefined;
  readonly options: WritingOptions;
};

export type DrawingToWrite = {
  /** As others get it: letters replace names that reveal hidden values. */
  readonly document: GameDocument;
  /** The letters that replace ids. */
  readonly ids: ReadonlyMap<NodeId, NodeId>;
  /** Empty where the format honours no labels. */
  readonly labels: NodeLabels;
  /** The site whose schema the file names; empty without one. */
  readonly schemas: string;
};

export type FileWritten = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Sentences about what the format could not say; empty if nothing was lost. */
  readonly unsaid: readonly string[];
  /** Lines for the preamble of a paper, if they were asked for separately. */
  readonly preamble?: string | undefined;
};

type MaybeLater<T> = T | Promise<T>;

/** The functions that write figures. Picture files need libraries, which the engine does not import. */
export type Pens = {
  readonly dotPen: typeof dotPen;
  readonly tikzPen: typeof tikzPen;
  readonly pictureFile: (
    figure: Figure,
    format: PictureFormat,
    options: PictureOptions,
  ) => Promise<Result<PictureFile>>;
};

type Shown = {
  /** It is used on the command line and in storage, so it never changes. */
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** The extension of a file's name; undefined if there is no file. */
  readonly extension: string | undefined;
  /**
   * Whether it consists of bytes, which cannot be printed in a terminal, and has only the letters of the
   * figure's own fonts.
   */
  readonly bytes: boolean;
  /** Whether it is text that people can read. */
  readonly readable: boolean;
  /** Whether it can be put on the clipboard. */
  readonly copies: boolean;
  /** Whether it is quick to write, so that it is written before a person copies or downloads it. */
  readonly atOnce: boolean;
  readonly honours: ReadonlySet<ExportFeature>;
};

/** Why a format that describes graphs has no boards and no figures of answers, with what to do instead. */
type Refusals = { readonly boards: string; readonly answers: string };

type OfFigures = {
  write(made: FigureToWrite, pens: Pens): MaybeLater<Result<FileWritten>>;
};

export type ExportFormat = Shown &
  (
    | /** Any marks: drawings, boards, answers and plots. */ (OfFigures & { readonly describes: 'figure' })
    /** Nodes and arcs of a figure, in their places in the drawing. */
    | (OfFigures & { readonly describes: 'graph'; readonly refuses: Refusals })
    /** The drawing itself, without a figure. */
    | {
        readonly describes: 'drawing';
        readonly refuses: Refusals;
        write(drawing: DrawingToWrite): MaybeLater<Result<FileWritten>>;
      }
  );

/** The formats that need libraries, by the ids of their records. */
export const pictureFormats = ['svg', 'png', 'pdf', 'html'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export type PictureOptions = {
  /**
   * The text of the `*.grundy.json` file that the picture carries, so that it can be opened as a drawing; for
   * a board, its line.
   */
  readonly carries?: string | undefined;
  /** The program with its version, which the file names as its maker: "Grundy 0.7.0". */
  readonly madeBy?: string | undefined;
  /** For a PDF: the author, who is named beside the title. */
  readonly author?: string | undefined;
  /**
   * For an SVG: words as outlines, the same on every machine (the default), or as text with the fonts inside
   * the file.
   */
  readonly words?: 'outlines' | 'text' | undefined;
  /** For a PNG: a multiple of 300 dots an inch, 1 to 4; the picture keeps its size on paper. */
  readonly scale?: number | undefined;
};

export type PictureFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Sentences about what this format could not express; empty if nothing was lost. */
  readonly unsaid: readonly string[];
};
