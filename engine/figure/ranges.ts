/** The ranges within which the export dialog and the command line let a person adjust a figure. */

export type FigureRange = {
  readonly least: number;
  readonly most: number;
  /**
   * The step from one value to the next in the dialog; values in between are accepted where they can be
   * typed.
   */
  readonly step: number;
};

export const figureRanges = {
  /** In millimetres: the greatest width of the whole figure. */
  widest: { least: 10, most: 2000, step: 1 },
  /** In millimetres. */
  nodeSize: { least: 1, most: 100, step: 0.5 },
  /** In points. */
  fontSize: { least: 1, most: 200, step: 0.5 },
  /** For bitmaps: a multiple of 300 dots an inch. */
  scale: { least: 1, most: 4, step: 1 },
} satisfies Readonly<Record<string, FigureRange>>;

/** The most nodes of a figure. */
export const mostFigureNodes = 20_000;
