/** A picture file, and the options with which one is made of a figure. */

/** As the command line and files' endings name them. */
export const pictureFormats = ['svg', 'png', 'pdf'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export type PictureOptions = {
  /** The text of the `*.grundy.json` file that the picture carries, so that it can be opened again. */
  readonly carries?: string;
  /** Stands in a PDF beside its title. */
  readonly author?: string;
  /**
   * SVG: words as outlines, the same on every machine (if nothing is said); or as text, with the faces inside the file.
   */
  readonly words?: 'outlines' | 'text';
  /** PNG: how many times its 300 dots an inch, 1 to 4; the picture keeps its size on paper. */
  readonly scale?: number;
};

export type PictureFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Sentences for the person: what could not be said in this format. Empty when nothing was lost. */
  readonly unsaid: readonly string[];
};
