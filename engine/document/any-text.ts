/**
 * Recognises and reads any text a person brings: a Grundy file, DOT, a graph as another program writes it, a
 * game given by its options, a value, an edge list, or a text that carries a link to its drawing, such as a
 * TikZ figure. The text itself decides; no file name is looked at. The forms are tried in the order of the
 * table, and the first that recognises the text reads it. In one file because the order of the forms is what
 * decides. Cost: that of the reader, linear in the length.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { hasArrow } from './arrow-signs.ts';
import { type AskedReading, askedIn, lineAskingFor } from './asked-reading.ts';
import { carriedLink } from './carried.ts';
import { emptyDocument } from './document.ts';
import { isDot, readDot } from './dot/read.ts';
import { mergedByRules } from './edge-list/merge.ts';
import { type EdgeListGraph, parseEdgeList } from './edge-list/parse.ts';
import { wordsBesideScores } from './edge-list/words-alone.ts';
import { columnsOf, readColumns } from './foreign/columns.ts';
import { damagedPage, isDrawio, type PackedPage, readDrawio, readUnpackedPage } from './foreign/drawio.ts';
import type { ForeignRead, MatrixRead } from './foreign/gather.ts';
import { readGexf } from './foreign/gexf.ts';
import { isGml, readGml } from './foreign/gml.ts';
import { readGraphml } from './foreign/graphml.ts';
import { jsonGraphReader } from './foreign/json-graphs.ts';
import { isMermaid, readMermaid } from './foreign/mermaid.ts';
import { isStateDiagram, readStateDiagram } from './foreign/mermaid-states.ts';
import { isGambit, readGambit } from './foreign/nfg.ts';
import { isPython, readPython } from './foreign/python.ts';
import { isQuiver, readQuiver } from './foreign/quiver.ts';
import { isPajek, isTgf, readPajek, readTgf } from './foreign/tgf.ts';
import { isTikzCd, readTikzCd } from './foreign/tikz-cd.ts';
import { beginsWithElement } from './foreign/xml.ts';
import { readDrawn } from './game-text.ts';
import { type FoundLink, mostInLink, type UnpackedLink, wholeLink } from './links/link.ts';
import { matrixDocument, roundNode } from './matrix-game.ts';
import { problemsOfOpenArcs } from './open-arcs.ts';
import { type DocumentRead, readDocument } from './read.ts';
import { anyRoom, type Room, withoutRoom } from './room.ts';
import { usualText } from './usual-text.ts';
import { unclearWords, valueIn } from './value-text.ts';
import { meansGame, noteOnValue, notesOnNames } from './value-words.ts';

type BarrenForm = 'LaTeX' | 'machine' | 'page' | 'no text';
type OtherForm = 'gml' | 'graphml' | 'gexf' | 'pajek' | 'tgf' | 'quiver' | 'tikz-cd' | 'mermaid';
type DrawingForm =
  | OtherForm
  | (
      | 'grundy'
      | 'dot'
      | 'json graph'
      | 'drawio'
      | 'python'
      | 'columns'
      | 'nfg'
      | 'game'
      | 'value'
      | 'edge list'
    );

/**
 * What a text looks like: a form that can be read, or one that holds no drawing. Almost any other text is
 * taken for an edge list.
 */
export type TextForm = DrawingForm | 'link' | BarrenForm;

export type TextRead =
  | (DocumentRead & {
      readonly kind: 'drawing';
      readonly form: DrawingForm;
      /** Sentences that tell the person what else the text contains. */
      readonly notes: readonly string[];
      /** What the same text can be read as, if a first line asks for it. */
      readonly other?: AskedReading;
    })
  /** The drawing is packed in the link; the caller unpacks it. */
  | { readonly kind: 'link'; readonly link: FoundLink; readonly notes: readonly string[] }
  /**
   * The first page of a file of draw.io is packed; the caller unpacks it, and `readUnpackedText` reads it.
   */
  | { readonly kind: 'packed'; readonly page: PackedPage }
  /** The text is not a drawing: `says` continues the sentence "this is no drawing". */
  | {
      readonly kind: 'none';
      readonly form: BarrenForm | 'edge list';
      readonly says: string;
      /** What is wrong with it first, if it was meant as a list of moves. */
      readonly at?: Problem;
    };

/** Reads a text whose form has been recognised. */
type Reader = () => Result<TextRead>;
type Form = {
  readonly form: TextForm;
  /** Undefined where the text is of another form. */
  readonly reader: (text: string, room: Room, asked?: AskedReading) => Reader | undefined;
};

const when = (is: boolean, reader: Reader): Reader | undefined => (is ? reader : undefined);

/** A form of graphs of other programs that a text shows by itself. */
const ofOthers = (
  form: OtherForm,
  is: (text: string) => boolean,
  read: (text: string) => Result<ForeignRead>,
): Form => ({ form, reader: (text) => when(is(text), () => foreign(form, read(text))) });

const forms: readonly Form[] = [
  {
    form: 'json graph',
    reader(text, room) {
      const read = jsonGraphReader(text);
      if (read && 'file' in read) return () => drawing('json graph', readDocument(read.file, room));
      return read && (() => foreign('json graph', read()));
    },
  },
  {
    form: 'python',
    reader: (text, _, asked) => when(isPython(text), () => foreign('python', readPython(text, asked))),
  },
  { form: 'game', reader: (text) => when(meansGame(text), () => game(text)) },
  {
    form: 'grundy',
    reader: (text, room) =>
      when(/^\s*[{[]/.test(text), () => {
        const read = readDocument(text, room);
        const open = read.ok ? [] : problemsOfOpenArcs(text);
        return open.length > 0 ? refused(open) : drawing('grundy', read);
      }),
  },
  { form: 'nfg', reader: (text) => when(isGambit(text), () => foreign('nfg', readGambit(text))) },
  { form: 'dot', reader: (text, room, asked) => when(isDot(text), () => dot(text, room, asked)) },
  { form: 'drawio', reader: (text) => when(isDrawio(text), () => drawio(text)) },
  ofOthers('gml', isGml, readGml),
  ofOthers('graphml', (text) => beginsWithElement(text, 'graphml'), readGraphml),
  ofOthers('gexf', (text) => beginsWithElement(text, 'gexf'), readGexf),
  ofOthers('pajek', isPajek, readPajek),
  ofOthers('tgf', isTgf, readTgf),
  { form: 'link', reader: linkReader },
  // These may be parts of a paper: if the same paper contains a drawing of Grundy's, that is read first.
  ofOthers('quiver', isQuiver, readQuiver),
  ofOthers('tikz-cd', isTikzCd, readTikzCd),
  ofOthers('mermaid', isMermaid, readMermaid),
  ofOthers('mermaid', isStateDiagram, readStateDiagram),
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
      when(/\\(documentclass|usepackage|begin|tikz|node|draw)\b/.test(text), () =>
        none(text.includes('\\tikzstyle{every node}+=[inner sep=0pt]') ? 'machine' : 'LaTeX'),
      ),
  },
  {
    form: 'page',
    reader: (text) => when(/^\s*<(\?xml|!doctype|svg|html)\b/i.test(text.slice(0, 2000)), () => none('page')),
  },
  {
    form: 'columns',
    reader(text, _, asked) {
      const columns = columnsOf(text, asked);
      return columns && (() => foreign('columns', readColumns(columns)));
    },
  },
  {
    form: 'value',
    reader(text) {
      const said = valueIn(text);
      return said === undefined ? undefined : () => value(said);
    },
  },
  { form: 'edge list', reader: (text) => () => edgeList(text) },
];

/** The form of a text. Never throws. Cost: O(length), and almost nothing for files and DOT. */
export function formOf(text: string): TextForm {
  const usual = askedIn(usualText(text).text);
  return (
    forms.find(({ reader }) => reader(usual.text, anyRoom, usual.asked) !== undefined)?.form ?? 'edge list'
  );
}

/**
 * Reads the drawing, or says where it is, or that the text holds none; otherwise every problem, by place.
 * Never throws.
 */
export function readAnyText(written: string, room = anyRoom): Result<TextRead> {
  const { text: usual, notes, asWritten } = usualText(written);
  const { text, asked } = askedIn(usual);
  for (const { reader } of forms) {
    const read = reader(text, room, asked)?.();
    if (!read) continue;
    if (!read.ok) return refused(read.problems.map(asWritten));
    const { value } = read;
    if (value.kind === 'none' && value.at) {
      const { place, says } = asWritten(value.at);
      return accepted({ ...value, says: `${value.says}; ${place}: ${says}` });
    }
    if (value.kind !== 'drawing') return read;
    const problems = withoutRoom(value.document, room);
    return problems.length > 0
      ? refused(problems)
      : accepted({ ...value, notes: [...notes, ...value.notes] });
  }
  return none('no text');
}

const drawing = (
  form: DrawingForm,
  read: Result<DocumentRead>,
  notes: readonly string[] = [],
  other?: AskedReading,
): Result<TextRead> => {
  if (!read.ok) return read;
  const { document, placed } = read.value;
  return accepted({ kind: 'drawing', form, document, placed, notes, ...(other && { other }) });
};

/** A graph read from another program's text; its words become the names of the nodes. */
function foreign(form: DrawingForm, read: Result<ForeignRead | MatrixRead>): Result<TextRead> {
  if (!read.ok) return read;
  if ('rows' in read.value) return matrix(form, read.value);
  const { graph, notes, other, places } = read.value;
  const made = mergedByRules(emptyDocument, graph);
  if (!made.ok) return made;
  const { nodes } = made.value;
  const document = places
    ? { ...made.value, nodes: nodes.map((node, i) => ({ ...node, ...places[i] })) }
    : made.value;
  const said = other ? [...notes, `${readAsGraph} ${remedyFor(other)}`] : notes;
  return drawing(form, accepted({ document, placed: places !== undefined }), said, other);
}

function drawio(text: string): Result<TextRead> {
  const read = readDrawio(text);
  if (!read.ok) return read;
  const { value } = read;
  return 'packed' in value ? accepted({ kind: 'packed', page: value }) : foreign('drawio', accepted(value));
}

/** The drawing of a packed page that the caller has unpacked. Never throws. O(length). */
export function readUnpackedText(
  unpacked: UnpackedLink,
  { notes }: PackedPage,
): Result<DocumentRead & { readonly notes: readonly string[] }> {
  if (unpacked === 'damaged') return refused(damagedPage);
  if (unpacked === 'too large') {
    const says = `the page in this file is larger than ${mostInLink / 1e6} MB, the most that is unpacked; save it in draw.io without compressing it`;
    return refused([{ place: 'diagram', says }]);
  }
  const read = foreign('drawio', readUnpackedPage(unpacked.text));
  if (!read.ok) return read;
  return read.value.kind === 'drawing'
    ? accepted({ ...read.value, notes: [...notes, ...read.value.notes] })
    : refused(damagedPage);
}

const readAsGraph = 'Grundy read these numbers as a graph.';
const readAsGame = `Grundy read these numbers as a matrix game, in which Left chooses a row, Right a column, and the number is what Left gets; its node is ${roundNode}.`;
const remedyFor = (other: AskedReading): string =>
  `To read a ${other}, write ${lineAskingFor(other)} in a first line.`;

/** A matrix game; its graph can be asked for where it is one as well. */
function matrix(form: DrawingForm, { rows, names, notes, other }: MatrixRead): Result<TextRead> {
  const made = matrixDocument(rows, names);
  if (!made.ok) return made;
  const placed = made.value.nodes.length <= mostInRow;
  const said = other ? [`${readAsGame} ${remedyFor(other)}`] : form === 'nfg' ? [] : [readAsGame];
  return drawing(form, accepted({ document: made.value, placed }), [...said, ...notes], other);
}

/** More nodes than these are not left in one row. */
const mostInRow = 12;

function dot(text: string, room: Room, asked?: AskedReading): Result<TextRead> {
  const read = readDot(text, room, asked);
  return drawing(
    'dot',
    read,
    read.ok ? [...firstOf(read.value.more + 1, 'graphs'), ...read.value.notes] : [],
    read.ok ? read.value.other : undefined,
  );
}

function linkReader(text: string): Reader | undefined {
  const whole = wholeLink(text);
  const carried = whole ? undefined : carriedLink(text);
  const link = whole ?? carried;
  const notes = firstOf(carried?.count ?? 1, 'drawings');
  return link && (() => accepted({ kind: 'link', link, notes }));
}

function game(text: string): Result<TextRead> {
  const read = readDrawn(text);
  if (!read.ok) return read;
  return drawing('game', accepted({ document: read.value.document, placed: false }));
}

/** One value: its game is drawn, as where a value is drawn in the editor. */
function value(said: string): Result<TextRead> {
  const read = readDrawn(said);
  if (!read.ok) return refused(read.problems.map((problem) => orAsNode(problem, said)));
  const note = noteOnValue(said);
  const { document } = read.value;
  return drawing('value', accepted({ document, placed: false }), note === undefined ? [] : [note]);
}

const orAsNode = ({ place, says }: Problem, line: string): Problem => ({
  place,
  says: `${says}; if it is the name of a node, write it in quotation marks: ${JSON.stringify(line)}`,
});

const firstOf = (count: number, what: string): readonly string[] =>
  count > 1 ? [`There are ${count} ${what} in this text; Grundy read the first one.`] : [];

/** What opens a drawing of the FSM designer, which it keeps in the browser alone. */
const backupOfMachine =
  'open its backup: write copy(localStorage.fsm) into the console of its page, and paste what that copies';

const reasons: Readonly<Record<BarrenForm, string>> = {
  LaTeX: 'it is LaTeX without a drawing by Grundy; copy the figure with its first lines, which begin with %',
  machine: `it is LaTeX of the FSM designer, which has circles and lines and no arcs; ${backupOfMachine}`,
  page: 'it is a web page or a picture without a drawing by Grundy; open the file of the drawing itself',
  'no text': 'it is binary data, not text; open a drawing, or a picture that Grundy made',
};

const none = (form: BarrenForm): Result<TextRead> => accepted({ kind: 'none', form, says: reasons[form] });

/**
 * A list of nodes alone says their names plainly or in quotation marks: `1|2` and `*2` could be meant as
 * values.
 */
function listed(text: string, graph: EdgeListGraph): Result<TextRead> {
  const alone = (graph.arcs.length === 0 && wordsBesideScores(text)) || [];
  const problems = unclearWords(alone)
    .slice(0, mostWrong)
    .map(({ text, line, column }) => ({
      place: `line ${line}, column ${column}`,
      says: `${text} can be a value or the name of a node; if it is a value, write it in a text of its own, and if it is a name, in quotation marks: ${JSON.stringify(text)}`,
    }));
  if (problems.length > 0) return refused(problems);
  const notes = notesOnNames(alone.filter(({ quoted, gray }) => !quoted && !gray).map(({ text }) => text));
  return foreign('edge list', accepted({ graph, notes }));
}

/** Problems beyond this number are not listed one by one. */
const mostWrong = 200;

/**
 * If more than half of the lines are wrong, or no line has an arrow, the text was not meant as an edge list.
 */
function edgeList(text: string): Result<TextRead> {
  const read = parseEdgeList(text);
  const notList = (says: string, at?: Problem): Result<TextRead> =>
    accepted({ kind: 'none', form: 'edge list', says, ...(at && { at }) });
  if (read.ok) {
    if (read.value.nodes.length === 0) return notList('it has no nodes; write moves, as in a -> b');
    return listed(text, read.value);
  }
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
  const most = Math.min(lines / 2, mostWrong);
  const isList = hasArrow(text) && (lines < 4 || read.problems.length <= most);
  // Where nothing but open arcs is wrong, it is one.
  if (isList || parseEdgeList(text, []).ok) return refused(read.problems);
  return notList(
    'it is not a Grundy file (JSON), DOT, GML, GraphML, GEXF, TGF, Pajek, Mermaid, Python, a game of Gambit, a TikZ figure, a table, a matrix or a list of moves, a -> b',
    read.problems[0],
  );
}
