/**
 * The formats in which a drawing leaves, in the editor and on the command line: what each is called, how its files end, and
 * which options say something of it. Ids are part of the command line. Writers stand in `workers/picture-files` and in the pens.
 */

/** What only some formats know, beside the style that all figures have. */
export type FormatOption = 'words' | 'scale' | 'author' | 'form' | 'link' | 'label';

export type FigureFormat = {
  readonly name: string;
  readonly mime: string;
  /** How a file's name goes on after the title. */
  readonly extension: string;
  /** Bytes and no text: nothing to be printed on a screen. */
  readonly bytes: boolean;
  readonly options: readonly FormatOption[];
};

export const figureFormats = {
  svg: {
    name: 'SVG',
    mime: 'image/svg+xml',
    extension: '.grundy.svg',
    bytes: false,
    options: ['words'],
  },
  png: { name: 'PNG', mime: 'image/png', extension: '.grundy.png', bytes: true, options: ['scale'] },
  pdf: { name: 'PDF', mime: 'application/pdf', extension: '.grundy.pdf', bytes: true, options: ['author'] },
  tikz: {
    name: 'TikZ',
    mime: 'text/plain',
    extension: '.tex',
    bytes: false,
    options: ['form', 'link', 'label'],
  },
  dot: { name: 'DOT', mime: 'text/plain', extension: '.dot', bytes: false, options: [] },
  json: { name: 'JSON', mime: 'application/json', extension: '.grundy.json', bytes: false, options: [] },
} as const satisfies Readonly<Record<string, FigureFormat>>;

export type FigureFormatId = keyof typeof figureFormats;

/** In the order in which they are offered. */
export const figureFormatIds = Object.keys(figureFormats) as readonly FigureFormatId[];
