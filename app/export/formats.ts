/**
 * The formats of an export as the editor offers them: which options each honours, and how it is written. A new format
 * is a record here and one in engine/figure.
 */
import { handedOn } from '../../engine/document/edits/index.ts';
import { writeDocument } from '../../engine/document/index.ts';
import { type FigureFormatId, figureFormats, shownParts } from '../../engine/figure/index.ts';
import { cytoscapeWith } from '../../engine/pictures/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { linkOf, reachOf } from '../files/link.ts';
import { siteOfSchemas } from '../site.ts';
import { siteOfLinks } from '../store/published.ts';
import { words } from '../words.ts';
import { penned, type WrittenExport } from './figure.ts';
import type { OptionName } from './options.ts';
import { type ExportRequest, partAsked } from './request.ts';

/**
 * Options, and features of only some drawings or formats. `places`: the format distinguishes values inside nodes from
 * values beside them. `namesToo`: the drawing that goes along may have the names that say hidden values.
 */
export type ExportFeature = OptionName | 'places' | 'selection' | 'caption' | 'namesToo';

/** A format and what it can do; of drawings and of boards another thing is written in it. */
export type FormatRecord = {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** The extension of the file; undefined for what is no file. */
  readonly extension: string | undefined;
  /** Whether it can be put on the clipboard. */
  readonly copies: boolean;
  /** Whether there is a picture to look at, or a text to read; TikZ and DOT have both. */
  readonly figure: boolean;
  readonly text: boolean;
  readonly honours: ReadonlySet<ExportFeature>;
  /** Its name in messages after copying: "the figure as SVG". */
  readonly what: string;
  /** True if it is written at once, because that is quick; otherwise when it is copied or downloaded. */
  readonly atOnce: boolean;
};

/** A format in which drawings are written. */
export type Format = FormatRecord & {
  /** Stopping ends a long writing, which is then refused as not finished. */
  write(asked: ExportRequest, stop?: AbortSignal): Promise<Result<WrittenExport>>;
};

const ofFigures = ['style', 'widest', 'nodeSize', 'textSize', 'values', 'colours', 'selection'] as const;
const onNodes = ['places', 'legend', ...shownParts] as const;

/** The name, media type and extension from the engine's register. */
function called(id: FigureFormatId): Pick<Format, 'id' | 'name' | 'mime' | 'extension'> {
  const { name, mime, extension } = figureFormats[id];
  return { id, name, mime, extension };
}

const svg: Format = {
  ...called('svg'),
  copies: true,
  figure: true,
  text: false,
  honours: new Set<ExportFeature>([...ofFigures, ...onNodes, 'namesToo', 'ground', 'words']),
  what: words.export.figureAs('SVG'),
  atOnce: true,
  write: (asked, stop) =>
    penned(asked, { kind: 'picture-file', format: 'svg', options: { words: asked.options.words } }, stop),
};

const png: Format = {
  ...called('png'),
  copies: true,
  figure: true,
  text: false,
  honours: new Set<ExportFeature>([...ofFigures, ...onNodes, 'namesToo', 'ground', 'scale']),
  what: words.export.figureAs('PNG'),
  atOnce: false,
  write: (asked, stop) =>
    penned(asked, { kind: 'picture-file', format: 'png', options: { scale: asked.options.scale } }, stop),
};

const pdf: Format = {
  ...called('pdf'),
  copies: false,
  figure: true,
  text: false,
  honours: new Set<ExportFeature>([...ofFigures, ...onNodes, 'namesToo', 'ground']),
  what: words.export.figureAs('PDF'),
  atOnce: false,
  write: (asked, stop) => penned(asked, { kind: 'picture-file', format: 'pdf', options: {} }, stop),
};

const tikz: Format = {
  ...called('tikz'),
  copies: true,
  figure: true,
  text: true,
  honours: new Set<ExportFeature>([...ofFigures, ...onNodes, 'namesToo', 'form', 'caption']),
  what: words.export.figureAs('TikZ'),
  atOnce: true,
  async write(asked, stop) {
    const { site, label } = asked;
    const { form } = asked.options;
    const link = site + (await linkOf(partAsked({ ...asked, only: undefined })));
    const forms = { standalone: form === 'document', stylesApart: form === 'apart', steps: form === 'talk' };
    const options = { link, ...forms, ...(label !== '' && { label }) };
    return await penned(asked, { kind: 'tikz', options }, stop);
  },
};

const dot: Format = {
  ...called('dot'),
  copies: true,
  figure: true,
  text: true,
  honours: new Set<ExportFeature>(ofFigures),
  what: words.export.figureAs('DOT'),
  atOnce: true,
  write: (asked, stop) => penned(asked, { kind: 'dot' }, stop),
};

/** The arcs of the drawing that its chosen part does not contain. */
const leaving = ({ document, only }: ExportRequest): readonly string[] => {
  if (!only) return [];
  const there = new Set(only);
  const count = document.edges.filter(({ from, to }) => there.has(from) && !there.has(to)).length;
  return count === 0 ? [] : [words.export.arcsLeave(count)];
};

const cyjs: Format = {
  ...called('cyjs'),
  copies: true,
  figure: false,
  text: true,
  honours: new Set<ExportFeature>(['selection', 'namesToo']),
  what: words.export.drawingAs('Cytoscape JSON'),
  atOnce: true,
  async write(asked) {
    const ids = asked.namesToo ? new Map() : handedOn(asked.document).ids;
    const body = cytoscapeWith(partAsked(asked), asked.labels, ids);
    return accepted({ body, unsaid: leaving(asked) });
  },
};

const json: Format = {
  ...called('json'),
  copies: true,
  figure: false,
  text: true,
  honours: new Set<ExportFeature>(['selection', 'namesToo']),
  what: words.export.drawingAs('JSON'),
  atOnce: true,
  write: async (asked) =>
    accepted({ body: writeDocument(partAsked(asked), siteOfSchemas()), unsaid: leaving(asked) }),
};

const link: Format = {
  id: 'link',
  name: words.link,
  mime: 'text/plain',
  extension: undefined,
  copies: true,
  figure: false,
  text: true,
  honours: new Set<ExportFeature>(['selection', 'namesToo']),
  what: words.export.theLink,
  atOnce: true,
  async write(asked) {
    const body = (asked.site || siteOfLinks()) + (await linkOf(partAsked(asked)));
    if (reachOf(body.length) === 'nowhere') return refused([{ place: 'link', says: words.reach.nowhere }]);
    return accepted({ body, unsaid: leaving(asked) });
  },
};

export const formats: readonly Format[] = [svg, png, pdf, tikz, dot, cyjs, json, link];

/** The format with this id; the first one if the id is unknown. */
export const formatCalled = (id: string): Format => formats.find((each) => each.id === id) ?? formats[0];
