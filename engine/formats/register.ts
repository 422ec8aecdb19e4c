/**
 * The register of formats. The editor and the command line read it whenever they export a drawing, a board,
 * answers or a plot. A new format is a record here. Ids are part of the command line's contract.
 */
import { writeDocument } from '../document/write.ts';
import { shownParts } from '../figure/style.ts';
import { cytoscapeWith } from '../pictures/said.ts';
import { accepted } from '../result.ts';
import type { ExportFeature, ExportFormat, FigureToWrite, Pens, PictureFormat } from './format.ts';

const ofGraphs = [
  ...['style', 'widest', 'nodeSize', 'textSize', 'values', 'colours'],
  ...['selection', 'labels'],
] as const satisfies readonly ExportFeature[];
const ofFigures = [...ofGraphs, 'places', 'legend', ...shownParts, 'namesToo'] as const;

const byPictureFile =
  (format: PictureFormat) =>
  async ({ fitted, carries, madeBy, options }: FigureToWrite, { pictureFile }: Pens) => {
    const { author, words, scale } = options;
    const carried = carries.document ?? carries.board;
    const made = await pictureFile(fitted.figure, format, { carries: carried, madeBy, author, words, scale });
    return made.ok ? accepted({ body: made.value.bytes, unsaid: made.value.unsaid }) : made;
  };

const graphsAlone = (name: string): string =>
  `${name} describes nodes and arcs, and cannot draw this; give svg, png, pdf or tikz`;

/** The formats, in the order of the menus. */
export const exportFormats: readonly ExportFormat[] = [
  {
    id: 'svg',
    name: 'SVG',
    mime: 'image/svg+xml',
    extension: '.grundy.svg',
    describes: 'figure',
    bytes: false,
    readable: false,
    copies: true,
    atOnce: true,
    honours: new Set<ExportFeature>([...ofFigures, 'ground', 'words', 'description']),
    write: byPictureFile('svg'),
  },
  {
    id: 'png',
    name: 'PNG',
    mime: 'image/png',
    extension: '.grundy.png',
    describes: 'figure',
    bytes: true,
    readable: false,
    copies: true,
    atOnce: false,
    honours: new Set<ExportFeature>([...ofFigures, 'ground', 'scale']),
    write: byPictureFile('png'),
  },
  {
    id: 'pdf',
    name: 'PDF',
    mime: 'application/pdf',
    extension: '.grundy.pdf',
    describes: 'figure',
    bytes: true,
    readable: false,
    copies: false,
    atOnce: false,
    honours: new Set<ExportFeature>([...ofFigures, 'ground', 'author', 'description']),
    write: byPictureFile('pdf'),
  },
  {
    id: 'tikz',
    name: 'TikZ',
    mime: 'text/plain',
    extension: '.tex',
    describes: 'figure',
    bytes: false,
    readable: true,
    copies: true,
    atOnce: true,
    honours: new Set<ExportFeature>([...ofFigures, 'form', 'caption', 'link']),
    // LaTeX's own fonts do not come in every size, so the whole picture is scaled.
    write({ fitted: { unscaled, scale }, carries: { board }, madeBy, options }, { tikzPen }) {
      const { link, standalone, stylesApart, steps, label } = options;
      const { text, unsaid, preamble } = tikzPen(unscaled, {
        ...{ link, standalone, stylesApart, steps, label },
        ...{ board, madeBy, scale },
      });
      return accepted({ body: text, unsaid, preamble });
    },
  },
  {
    id: 'dot',
    name: 'DOT',
    mime: 'text/plain',
    extension: '.dot',
    describes: 'graph',
    bytes: false,
    readable: true,
    copies: true,
    atOnce: true,
    honours: new Set<ExportFeature>([...ofGraphs, 'pieces']),
    refuses: {
      boards:
        'DOT cannot describe a board; give svg, pdf, png or tikz, or write the game graph by grundy graph',
      answers: graphsAlone('DOT'),
    },
    write({ fitted: { figure }, madeBy }, { dotPen }) {
      const { text, unsaid } = dotPen(figure, { madeBy });
      return accepted({ body: text, unsaid });
    },
  },
  {
    id: 'html',
    name: 'Live page',
    mime: 'text/html',
    extension: '.grundy.html',
    describes: 'graph',
    bytes: false,
    readable: false,
    copies: false,
    atOnce: false,
    honours: new Set<ExportFeature>([...ofGraphs, 'names', 'pieces', 'namesToo']),
    refuses: {
      boards: 'a live page shows nodes and arcs, and a board is neither; give svg, pdf, png or tikz',
      answers: graphsAlone('A live page'),
    },
    write: byPictureFile('html'),
  },
  {
    id: 'cyjs',
    name: 'Cytoscape JSON',
    mime: 'application/json',
    extension: '.cyjs',
    describes: 'drawing',
    bytes: false,
    readable: true,
    copies: true,
    atOnce: true,
    honours: new Set<ExportFeature>(['selection', 'namesToo', 'labels']),
    refuses: {
      boards:
        'Cytoscape JSON describes nodes and arcs, and a board is neither; write its game graph by grundy graph',
      answers: graphsAlone('Cytoscape JSON'),
    },
    write: ({ document, labels, ids }) =>
      accepted({ body: cytoscapeWith(document, labels, ids), unsaid: [] }),
  },
  {
    id: 'json',
    name: 'JSON',
    mime: 'application/json',
    extension: '.grundy.json',
    describes: 'drawing',
    bytes: false,
    readable: true,
    copies: true,
    atOnce: true,
    honours: new Set<ExportFeature>(['selection', 'namesToo']),
    refuses: {
      boards: 'JSON is for drawings, and a board is not one; write its game graph by grundy graph',
      answers:
        'JSON is the drawing itself; give svg, png, pdf or tikz, or ask for numbers by grundy ask --json',
    },
    write: ({ document, schemas }) => accepted({ body: writeDocument(document, schemas), unsaid: [] }),
  },
];

/** The record with this id. */
export const exportFormatOf = (id: string): ExportFormat | undefined =>
  exportFormats.find((each) => each.id === id);
