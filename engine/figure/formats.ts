/**
 * The formats in which a drawing can be exported, from the editor and from the command line: their names, file
 * extensions, and the options that concern each. Ids are part of the command line's contract. The code that
 * writes them stands in `workers/picture-files` and in the pens.
 */

/** Options that only some formats have, beside the style that all figures have. */
export type FormatOption = 'words' | 'scale' | 'author' | 'form' | 'link' | 'label';

export type FigureFormat = {
  readonly name: string;
  readonly mime: string;
  /** The extension of a file's name. */
  readonly extension: string;
  /** True for formats made of bytes, which cannot be printed in a terminal. */
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
  cyjs: {
    name: 'Cytoscape JSON',
    mime: 'application/json',
    extension: '.cyjs',
    bytes: false,
    options: [],
  },
  json: { name: 'JSON', mime: 'application/json', extension: '.grundy.json', bytes: false, options: [] },
} as const satisfies Readonly<Record<string, FigureFormat>>;

export type FigureFormatId = keyof typeof figureFormats;

/** The formats in the order in which menus offer them. */
export const figureFormatIds = Object.keys(figureFormats) as readonly FigureFormatId[];
