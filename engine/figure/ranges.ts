/** How far a figure may be adjusted, by the dialog and by the command line alike. */

export type FigureRange = {
  readonly least: number;
  readonly most: number;
  /** From one to the next for who goes through them; what lies between is taken too where it can be typed. */
  readonly step: number;
};

export const figureRanges = {
  /** Millimetres: of the whole figure, where it must be no wider. */
  widest: { least: 10, most: 2000, step: 1 },
  /** Millimetres. */
  nodeSize: { least: 1, most: 100, step: 0.5 },
  /** Points. */
  fontSize: { least: 1, most: 200, step: 0.5 },
  /** Of a bitmap: times 300 dots an inch. */
  scale: { least: 1, most: 4, step: 1 },
} satisfies Readonly<Record<string, FigureRange>>;

/** More nodes than this are no figure. */
export const mostFigureNodes = 20_000;
