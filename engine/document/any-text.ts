/**
 * Whatever text a person brings, and what it is: a file of ours, DOT, what other programs write of graphs, a game by its
 * options, an edge list, or a text that carries a link to its drawing, such as a TikZ figure. What kind it is, the text
 * itself says: no name of a file is asked. The forms are asked in the order of the table, and the first that knows the text
 * reads it. Cost: that of its reader, linear in the length.
 */
import { accepted, type Result, refused } from '../result.ts';
import { carriedLink } from './carried.ts';
import { emptyDocument } from './document.ts';
import { isDot, readDot } from './dot/read.ts';
import { mergeGraph } from './edge-list/merge.ts';
import { parseEdgeList } from './edge-list/parse.ts';
import { columnsOf, readColumns } from './foreign/columns.ts';
import type { ForeignRead } from './foreign/gather.ts';
import { isMermaid, readMermaid } from './foreign/mermaid.ts';
import { isPython, readPython } from './foreign/python.ts';
import { meansGame, readTyped, typedDrawing } from './game-text.ts';
import { type FoundLink, wholeLink } from './link.ts';
import { type DocumentRead, readDocument } from './read.ts';

type BarrenForm = 'LaTeX' | 'page' | 'no text';
type DrawingForm = 'grundy' | 'dot' | 'mermaid' | 'python' | 'columns' | 'game' | 'edge list';

/** What a text looks like: a kind that is read, or one that is not; almost any other text could mean to be an edge list. */
export type TextForm = DrawingForm | 'link' | BarrenForm;

export type TextRead =
  | (DocumentRead & {
      readonly kind: 'drawing';
      readonly form: DrawingForm;
      /** Sentences for the person, of what else is in the text. */
      readonly notes: readonly string[];
    })
  /** The drawing is in the link, which whoever asks unpacks. */
  | { readonly kind: 'link'; readonly link: FoundLink; readonly notes: readonly string[] }
  /** No drawing was meant: `says` goes on from "this is no drawing". */
  | { readonly kind: 'none'; readonly form: BarrenForm | 'edge list'; readonly says: string };

/** How a text of one form is read, once it was recognised. */
type Reader = () => Result<TextRead>;
type Form = {
  readonly form: TextForm;
  /** Undefined where the text is of another form. */
  readonly reader: (text: string) => Reader | undefined;
};

const when = (is: boolean, reader: Reader): Reader | undefined => (is ? reader : undefined);

const forms: readonly Form[] = [
  { form: 'python', reader: (text) => when(isPython(text), () => foreign('python', readPython(text))) },
  { form: 'game', reader: (text) => when(meansGame(text), () => game(text)) },
  {
    form: 'grundy',
    reader: (text) => when(/^\s*[{[]/.test(text), () => drawing('grundy', readDocument(text))),
  },
  { form: 'dot', reader: (text) => when(isDot(text), () => dot(text)) },
  { form: 'link', reader: linkReader },
  { form: 'mermaid', reader: (text) => when(isMermaid(text), () => foreign('mermaid', readMermaid(text))) },
  {
    form: 'no text',
    reader(text) {
      const begin = text.slice(0, 2000);
      return when(begin.includes('\u0000') || begin.includes('\ufffd'), () => none('no text'));
    },
  },
  {
    form: 'LaTeX',
    reader: (text) =>
      when(/\\(documentclass|usepackage|begin|tikz|node|draw)\b/.test(text), () => none('LaTeX')),
  },
  {
    form: 'page',
    reader: (text) => when(/^\s*<(\?xml|!doctype|svg|html)\b/i.test(text.slice(0, 2000)), () => none('page')),
  },
  {
    form: 'columns',
    reader(text) {
      const columns = columnsOf(text);
      return columns && (() => foreign('columns', readColumns(columns)));
    },
  },
  { form: 'edge list', reader: (text) => () => edgeList(text) },
];

/** Never throws. Cost: O(length), and of files and DOT next to nothing. */
export const formOf = (text: string): TextForm =>
  forms.find(({ reader }) => reader(text) !== undefined)?.form ?? 'edge list';

/** The drawing, or where it is, or that none was meant; else everything that is wrong, by place. Never throws. */
export function readAnyText(text: string): Result<TextRead> {
  for (const { reader } of forms) {
    const read = reader(text);
    if (read) return read();
  }
  return none('no text');
}

const drawing = (
  form: DrawingForm,
  read: Result<DocumentRead>,
  notes: readonly string[] = [],
): Result<TextRead> => {
  if (!read.ok) return read;
  const { document, placed } = read.value;
  return accepted({ kind: 'drawing', form, document, placed, notes });
};

/** A graph by its words, which become the names of its nodes. */
function foreign(form: DrawingForm, read: Result<ForeignRead>): Result<TextRead> {
  if (!read.ok) return read;
  const { graph, notes } = read.value;
  return drawing(form, accepted({ document: mergeGraph(emptyDocument, graph), placed: false }), notes);
}

function dot(text: string): Result<TextRead> {
  const read = readDot(text);
  return drawing('dot', read, read.ok ? firstOf(read.value.more + 1, 'graphs') : []);
}

function linkReader(text: string): Reader | undefined {
  const whole = wholeLink(text);
  const carried = whole ? undefined : carriedLink(text);
  const link = whole ?? carried;
  const notes = firstOf(carried?.count ?? 1, 'drawings');
  return link && (() => accepted({ kind: 'link', link, notes }));
}

function game(text: string): Result<TextRead> {
  const read = readTyped(text);
  if (!read.ok) return read;
  return drawing('game', accepted({ document: typedDrawing(read.value, text), placed: false }));
}

const firstOf = (count: number, what: string): readonly string[] =>
  count > 1 ? [`There are ${count} ${what} in this text; the first was read.`] : [];

const reasons: Readonly<Record<BarrenForm, string>> = {
  LaTeX: 'it is LaTeX without a drawing by Grundy. Copy the figure with its first lines, which begin with %',
  page: 'it is a page or a picture',
  'no text': 'this looks like binary data, not text',
};

const none = (form: BarrenForm): Result<TextRead> => accepted({ kind: 'none', form, says: reasons[form] });

/** Lines that are told one by one. */
const mostWrong = 200;

/** More than half of the lines wrong, or no arrow in them: then no edge list was meant. */
function edgeList(text: string): Result<TextRead> {
  const read = parseEdgeList(text);
  const notList = (says: string): Result<TextRead> => accepted({ kind: 'none', form: 'edge list', says });
  if (read.ok) {
    if (read.value.nodes.length === 0) return notList('it has no nodes');
    return foreign('edge list', accepted({ graph: read.value, notes: [] }));
  }
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
  const most = Math.min(lines / 2, mostWrong);
  if (text.includes('->') && (lines < 4 || read.problems.length <= most)) return refused(read.problems);
  const [{ place, says }] = read.problems;
  return notList(
    `it is not a Grundy file (JSON), DOT, Mermaid, Python, a TikZ figure, a table, a matrix or a list of moves, a -> b; ${place}: ${says}`,
  );
}
