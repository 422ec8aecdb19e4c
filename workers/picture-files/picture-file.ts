/** A picture file, and the options with which it is made from a figure. */

/** The names of the formats on the command line, which are also the file extensions. */
export const pictureFormats = ['svg', 'png', 'pdf'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export type PictureOptions = {
  /** The text of the `*.grundy.json` file that the picture carries, so that it can be opened as a drawing. */
  readonly carries?: string;
  /** The program with its version, as the file names what made it: "Grundy 0.7.0". */
  readonly madeBy?: string;
  /** For a PDF: the author, who is named beside the title. */
  readonly author?: string;
  /**
   * For an SVG: words as outlines, the same on every machine (the default), or as text with the fonts inside the
   * file.
   */
  readonly words?: 'outlines' | 'text';
  /** For a PNG: a multiple of 300 dots an inch, 1 to 4; the picture keeps its size on paper. */
  readonly scale?: number;
};

export type PictureFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Sentences about what could not be written in this format; empty if nothing was lost. */
  readonly unsaid: readonly string[];
};
