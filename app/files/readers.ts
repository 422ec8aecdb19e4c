/**
 * What the editor can open, as a table: a kind of file a line, asked in this order. A kind is recognised by what is in the
 * file; its name decides only where the content could be anything.
 */
import {
  accepted,
  carriedLink,
  type DocumentRead,
  emptyDocument,
  isDot,
  mergeEdgeList,
  partsOfLink,
  type Result,
  readAnyText,
  readDocument,
} from '../../engine/index.ts';
import { carriedDocument } from '../../workers/press/carrying/carried.ts';
import { carryingKind } from '../../workers/press/carrying/kind.ts';
import { readFound, readLink } from './link.ts';

/** A file, a dropped one or a pasted text, before anybody knows what it is. */
export type Incoming = {
  /** Empty for what has none. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its text; undefined for what is no text. */
  readonly text: string | undefined;
};

/** A drawing, and what else is to be said of the file it was in. */
export type FileRead = DocumentRead & { readonly notes?: readonly string[] };

export type Reader = {
  /** In words, for who brought something else: "edge lists". */
  readonly called: string;
  /** Endings and media types, for the browser's dialog. */
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
  /** Cheap, and never throws. */
  recognises(file: Incoming): boolean;
  /** The drawing, and whether its nodes have places; else everything that is wrong, by place. Never throws over bad input. */
  read(file: Incoming): Result<FileRead> | Promise<Result<FileRead>>;
};

const endsWith = ({ name }: Incoming, ending: string): boolean => name.toLowerCase().endsWith(ending);

const json: Reader = {
  called: 'Grundy’s own JSON files',
  extensions: ['.json'],
  mimeTypes: ['application/json'],
  recognises: (file) => /^\s*[{[]/.test(file.text ?? '') || endsWith(file, '.json'),
  read: ({ text }) => readDocument(text ?? ''),
};

/** Of one line that is an address with a drawing in it: the drawing. Cost: O(length), of any text at all. */
function fragment(text = ''): string | undefined {
  const address = text.trim();
  const at = /\s/.test(address) ? -1 : address.search(/#g\d+=/);
  return at < 0 ? undefined : address.slice(at);
}

const link: Reader = {
  called: 'links',
  extensions: [],
  mimeTypes: [],
  recognises: ({ text }) => partsOfLink(fragment(text) ?? '') !== undefined,
  async read({ text }) {
    const read = await readLink(fragment(text) ?? '');
    return read.ok ? accepted({ document: read.value, placed: true }) : read;
  },
};

const picture: Reader = {
  called: 'pictures that Grundy made (SVG, PNG, PDF)',
  extensions: ['.svg', '.png', '.pdf'],
  mimeTypes: ['image/svg+xml', 'image/png', 'application/pdf'],
  recognises: ({ bytes }) => carryingKind(bytes) !== undefined,
  read({ bytes }) {
    const carried = carriedDocument(bytes);
    return carried.ok ? readDocument(carried.value) : carried;
  },
};

/** DOT, and what carries a link to its drawing. */
async function readForeign(text: string): Promise<Result<FileRead>> {
  const read = readAnyText(text);
  if (!read.ok) return read;
  const { notes } = read.value;
  if (read.value.kind === 'drawing') return accepted({ ...read.value, notes });
  const unpacked = await readFound(read.value.link);
  return unpacked.ok ? accepted({ document: unpacked.value, placed: true, notes }) : unpacked;
}

const dot: Reader = {
  called: 'DOT (Graphviz)',
  extensions: ['.dot', '.gv'],
  mimeTypes: ['text/vnd.graphviz'],
  recognises: (file) =>
    file.text !== undefined && (isDot(file.text) || endsWith(file, '.dot') || endsWith(file, '.gv')),
  read: ({ text }) => readForeign(text ?? ''),
};

const tikz: Reader = {
  called: 'TikZ figures that Grundy drew',
  extensions: ['.tex', '.tikz'],
  mimeTypes: ['application/x-tex'],
  recognises: ({ text }) =>
    text !== undefined &&
    (carriedLink(text) !== undefined || /\\(documentclass|usepackage|begin|tikz)\b/.test(text)),
  read: ({ text }) => readForeign(text ?? ''),
};

const edgeList: Reader = {
  called: 'edge lists (a -> b)',
  extensions: ['.txt'],
  mimeTypes: ['text/plain'],
  // A list of lone nodes is one too, but a page of prose is a page of prose.
  recognises: (file) =>
    file.text !== undefined &&
    file.text.trim() !== '' &&
    (file.text.includes('->') || endsWith(file, '.txt')),
  read({ text }) {
    const read = mergeEdgeList(emptyDocument, text ?? '');
    return read.ok ? accepted({ document: read.value, placed: false }) : read;
  },
};

/** Edge lists last: almost any text could mean to be one. */
export const readers: readonly Reader[] = [link, picture, json, dot, tikz, edgeList];

/** What the clipboard knows by itself. */
export const ownReaders: ReadonlySet<Reader> = new Set([json, edgeList]);
