/** The kinds of files that can be opened, as a person hears of them and as the browser's dialog asks for them. */

export type FileKind = {
  /** In words, for who brought something else: "edge lists". */
  readonly called: string;
  /** Endings and media types, for the browser's dialog. What a file is, only its content says. */
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
};

export const fileKinds: readonly FileKind[] = [
  { called: 'links', extensions: [], mimeTypes: [] },
  {
    called: 'pictures that Grundy made (SVG, PNG, PDF)',
    extensions: ['.svg', '.png', '.pdf'],
    mimeTypes: ['image/svg+xml', 'image/png', 'application/pdf'],
  },
  { called: 'Grundy’s own JSON files', extensions: ['.json'], mimeTypes: ['application/json'] },
  { called: 'DOT (Graphviz)', extensions: ['.dot', '.gv'], mimeTypes: ['text/vnd.graphviz'] },
  {
    called: 'TikZ figures that Grundy drew',
    extensions: ['.tex', '.tikz'],
    mimeTypes: ['application/x-tex'],
  },
  { called: 'edge lists (a -> b)', extensions: ['.txt'], mimeTypes: ['text/plain'] },
];
