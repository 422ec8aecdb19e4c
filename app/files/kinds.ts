/** The kinds of files that can be opened, as a person hears of them and as the browser's dialog asks for them. */

export type FileKind = {
  /** In words, for who brought something else: "edge lists". */
  readonly called: string;
  /** Endings and media types, for the browser's dialog. What a file is, only its content says. */
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
};

export const fileKinds: readonly FileKind[] = [
  { called: 'links to drawings', extensions: [], mimeTypes: [] },
  { called: 'Grundy’s own JSON files', extensions: ['.json'], mimeTypes: ['application/json'] },
  {
    called: 'figures that Grundy made (SVG, PNG, PDF, TikZ)',
    extensions: ['.svg', '.png', '.pdf', '.tex', '.tikz'],
    mimeTypes: ['image/svg+xml', 'image/png', 'application/pdf', 'application/x-tex'],
  },
  { called: 'DOT (Graphviz)', extensions: ['.dot', '.gv'], mimeTypes: ['text/vnd.graphviz'] },
  { called: 'Mermaid flowcharts', extensions: ['.mmd', '.mermaid'], mimeTypes: ['text/vnd.mermaid'] },
  {
    called: 'tables of arcs (CSV, TSV)',
    extensions: ['.csv', '.tsv'],
    mimeTypes: ['text/csv', 'text/tab-separated-values'],
  },
  { called: 'lists and dicts of Python', extensions: ['.py'], mimeTypes: ['text/x-python'] },
  {
    called: 'edge lists (a -> b), adjacency matrices and games such as {0|1} as text',
    extensions: ['.txt', '.md'],
    mimeTypes: ['text/plain', 'text/markdown'],
  },
];
