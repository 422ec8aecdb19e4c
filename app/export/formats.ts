/**
 * The formats that the editor offers: those of the register, and a link, which is not a file and which the
 * browser must pack.
 */
import { type ExportFormat, exportFormats } from '../../engine/formats/index.ts';
import { accepted, refused } from '../../engine/result.ts';
import { linkOf, reachOf } from '../files/link.ts';
import { siteOfFigures, siteOfLinks } from '../store/published.ts';
import { words } from '../words.ts';

/** A format with its name in messages after copying: "the figure as SVG". */
export type Format = ExportFormat & { readonly what: string };

const inFile = (format: ExportFormat): Format => ({
  ...format,
  what: format.describes === 'drawing' ? `the drawing as ${format.name}` : `the figure as ${format.name}`,
});

const link: Format = {
  id: 'link',
  name: words.link,
  mime: 'text/plain',
  extension: undefined,
  describes: 'drawing',
  bytes: false,
  readable: true,
  copies: true,
  atOnce: true,
  honours: new Set(['selection', 'namesToo'] as const),
  refuses: { boards: '', answers: '' },
  what: 'the link',
  async write({ document }) {
    const body = (siteOfFigures() || siteOfLinks()) + (await linkOf(document));
    if (reachOf(body.length) === 'nowhere') return refused([{ place: 'link', says: words.reach.nowhere }]);
    return accepted({ body, unsaid: [] });
  },
};

/** The formats of drawings, in the order of the menu. */
export const formats: readonly Format[] = [...exportFormats.map(inFile), link];

/** The formats of figures that are not drawings: boards, answers, plots. */
export const figureFormats: readonly Format[] = formats.filter(({ describes }) => describes === 'figure');

/** The format with this id; the first one if the id is unknown. */
export const formatCalled = (id: string): Format => formats.find((each) => each.id === id) ?? formats[0];
