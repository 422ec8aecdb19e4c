/** The kinds of files that can be opened, with their names for people and for the browser's dialog. */

export type FileKind = {
  /** The name in messages: "edge lists". */
  readonly called: string;
  /** Extensions and media types, for the browser's dialog. Only its content decides what a file is. */
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
};

export const fileKinds: readonly FileKind[] = [
  { called: 'links to drawings', extensions: [], mimeTypes: [] },
  { called: 'Grundy’s own JSON files', extensions: ['.json'], mimeTypes: ['application/json'] },
  {
    called: 'figures that Grundy made (SVG, PNG, PDF, TikZ)',
    extensions: ['.svg', '.png', '.pdf', '.tex', '.tikz', '.html'],
    mimeTypes: ['image/svg+xml', 'image/png', 'application/pdf', 'application/x-tex', 'text/html'],
  },
  { called: 'DOT (Graphviz)', extensions: ['.dot', '.gv'], mimeTypes: ['text/vnd.graphviz'] },
  {
    called: 'GML, GraphML, GEXF, TGF and Pajek (networkx, yEd, Gephi)',
    extensions: ['.gml', '.graphml', '.gexf', '.tgf', '.net'],
    mimeTypes: ['application/graphml+xml', 'application/gexf+xml'],
  },
  {
    called: 'graphs in JSON (Cytoscape, networkx, FSM designer)',
    extensions: ['.cyjs', '.json'],
    mimeTypes: ['application/json'],
  },
  {
    called: 'draw.io diagrams, links of quiver and tikz-cd',
    extensions: ['.drawio', '.xml', '.tex'],
    mimeTypes: ['application/xml'],
  },
  {
    called: 'Mermaid flowcharts and state diagrams',
    extensions: ['.mmd', '.mermaid'],
    mimeTypes: ['text/vnd.mermaid'],
  },
  {
    called: 'tables of arcs (CSV, TSV)',
    extensions: ['.csv', '.tsv'],
    mimeTypes: ['text/csv', 'text/tab-separated-values'],
  },
  {
    called: 'tables of families (grundy sweep)',
    extensions: ['.csv', '.jsonl'],
    mimeTypes: ['text/csv', 'application/jsonl'],
  },
  { called: 'strategic games of Gambit', extensions: ['.nfg'], mimeTypes: [] },
  { called: 'Python lists and dicts', extensions: ['.py'], mimeTypes: ['text/x-python'] },
  {
    called: 'edge lists (a -> b), matrices and games such as {0|1} as text',
    extensions: ['.txt', '.md'],
    mimeTypes: ['text/plain', 'text/markdown'],
  },
];
