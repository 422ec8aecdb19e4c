/**
 * Reads graphs in columns: pairs of nodes, one arc a line (`1 2`, or CSV and TSV with or without a line of
 * headings, perhaps with a column for the player), adjacency matrices, one row a line, and adjacency lists, a
 * node and its options in each line, or matrices of numbers, the payoffs of a game. Where a text could be
 * several of them, a rule decides: rows of two fields are pairs; rows of different lengths are an adjacency
 * list where tabs separate them, or where all are numbers and not 0 and 1 alone; of three fields or more,
 * rows of numbers are a matrix (`matrix.ts` says of what); any other third column must name the player, or
 * the first line must be headings. Cost: linear in the text.
 */
import { accepted, type Result } from '../../result.ts';
import { hasArrow } from '../arrow-signs.ts';
import type { AskedReading } from '../asked-reading.ts';
import { givesScores } from '../edge-list/score-line.ts';
import type { MatrixRow } from '../matrix-game.ts';
import { playerOfWord } from '../player-words.ts';
import { beginGraph, type ForeignRead, type GraphGathered, type MatrixRead, tooManyArcs } from './gather.ts';
import { arePayoffs, isBit, meaningOfRows, readMatrixRows } from './matrix.ts';
import { type ForeignRow, type ForeignRows, foreignRows, isNumeral } from './rows.ts';

export type Columns = ForeignRows & {
  readonly kind: 'pairs' | 'matrix' | 'adjacency' | 'game';
  readonly headings: Headings | undefined;
  /** What else the text can be read as. */
  readonly other?: AskedReading | undefined;
};

/** The number of each column; the headings of the `others` are kept. */
type Headings = {
  readonly from: number;
  readonly to: number;
  readonly player: number | undefined;
  readonly direction: number | undefined;
  readonly others: readonly string[];
};

const froms = /^(?:source|src|from|from[ _]?node|tail|parent|start|node ?1|position)$/i;
const tos = /^(?:target|tgt|to|to[ _]?node|head|child|end|dest|dst|destination|node ?2|option)$/i;
const players = /^(?:player|mover|colou?r|owner|who|whose)$/i;

function headingsOf({ fields }: ForeignRow): Headings | undefined {
  const find = (pattern: RegExp): number | undefined => {
    const at = fields.findIndex(({ text }) => pattern.test(text.trim()));
    return at < 0 ? undefined : at;
  };
  const [from, to, player, direction] = [froms, tos, players, /^type$/i].map(find);
  if (from === undefined || to === undefined) return undefined;
  const known = new Set([from, to, player, direction]);
  // pandas writes a first column that numbers the rows and has no heading.
  const others = fields.flatMap(({ text }, i) => (known.has(i) || text === '' ? [] : [text]));
  return { from, to, player, direction, others };
}

/** How to read the columns of a text; undefined where the text is meant as another form. */
export function columnsOf(text: string, wish?: AskedReading): Columns | undefined {
  // Arrows and scores belong to an edge list, and no table begins with one of these characters.
  if (hasArrow(text) || /^\s*[<{[(\\]/.test(text) || givesScores(text)) return undefined;
  const found = foreignRows(text);
  if (!found) return undefined;
  const { separator, rows } = found;
  const headings = headingsOf(rows[0]);
  // Attributes behind a pair are those of networkx, which writes graphs.
  const asked = wish ?? (/\s\{[^{}]*\}[ \t]*$/m.test(text) ? 'graph' : undefined);
  if (headings) return { ...found, kind: 'pairs', headings };
  const width = rows[0].fields.length;
  if (asked === 'matrix game' && width > 0) return { ...found, kind: 'game', headings };
  const said = rows.map(({ fields }) => fields.map((field) => field.text));
  const meant = meaningOfRows(said, asked, { inBrackets: false, asArray: false });
  // Rows of payoffs, one of which is too short, have a problem, and are not a list of nodes.
  if (!meant && !asked && rows.length > 1 && width > 1 && arePayoffs(said.slice(0, 100)))
    return { ...found, kind: 'game', headings };
  if (isAdjacency(found, text.includes('\t'))) {
    const other = meant?.as === 'game' && !asked ? ('matrix game' as const) : undefined;
    return { ...found, kind: 'adjacency', headings, other };
  }
  if (width < 2) return undefined;
  // A row of whole numbers alone is a row of an adjacency matrix that is not complete, or an unfinished list.
  const isRow = rows.length === 1 && said[0].every((text) => /^\d+$/.test(text));
  if (meant && !isRow && asked !== 'graph') {
    const kind = meant.as === 'adjacency' ? 'matrix' : meant.as;
    return { ...found, kind, headings, other: meant.other };
  }
  const alike = rows.filter(({ fields }) => fields.length === width).length;
  const numbers = rows[0].fields.every((field) => isNumeral(field.text));
  // In prose the lines have different numbers of words; in a table of numbers at most a line or two may have
  // slipped.
  if (numbers ? alike * 2 < rows.length : alike < rows.length) return undefined;
  if (width > 2 && numbers) return { ...found, kind: 'matrix', headings };
  const pairs = { ...found, kind: 'pairs', headings } as const;
  // A line of words alone may be a name, a greeting or a list of nodes, so it is not taken for a table.
  if (!numbers && rows.length < 2) return undefined;
  if (width === 2) return numbers || separator !== ',' || rows.length > 1 ? pairs : undefined;
  const told = rows.filter(({ fields }) => playerOfWord(fields[2].text) !== undefined).length;
  return separator !== 'blank' || (width === 3 && told * 2 > rows.length) ? pairs : undefined;
}

/** Reads the graph of a text in columns. */
export function readColumns({ kind, rows, headings, other }: Columns): Result<ForeignRead | MatrixRead> {
  if (kind === 'game') return accepted({ rows: matrixRows(rows), names: {}, other, notes: [] });
  const graph = beginGraph();
  if (other) graph.offer(other);
  if (kind === 'matrix') {
    readMatrixRows(matrixRows(rows), graph);
  } else if (kind === 'adjacency') readAdjacency(rows, graph);
  else readPairs(rows, headings, graph);
  return graph.done();
}

const matrixRows = (rows: readonly ForeignRow[]): readonly MatrixRow[] =>
  rows.map(({ line, fields }) => ({
    place: `line ${line}`,
    entries: fields.map(({ text, column }) => ({ text, place: `line ${line}, column ${column}` })),
  }));

const directed = /^(?:directed|)$/i;

function readPairs(rows: readonly ForeignRow[], headings: Headings | undefined, graph: GraphGathered): void {
  const { from, to, player, direction } = headings ?? { from: 0, to: 1, player: 2, direction: undefined };
  if (headings && headings.others.length > 0) {
    graph.note(
      `Grundy did not read these columns, since a game graph has no place for them: ${headings.others.slice(0, 8).join(', ')}.`,
    );
  }
  for (const { line, fields, unclosed } of headings ? rows.slice(1) : rows) {
    const wrong = (says: string, column = fields[0]?.column ?? 1): void =>
      graph.wrong(`line ${line}, column ${column}`, says);
    const [source, target] = [fields[from], fields[to]];
    if (unclosed !== undefined)
      wrong('the quotation mark is not closed on this line; write another one', unclosed);
    else if (!headings && fields.length > 3) {
      wrong('this row has more than three columns; write their names in a first line: source,target,player');
    } else if (source === undefined || source.text === '')
      wrong('the node at which the arc begins is missing; write two nodes in each line');
    else if (target === undefined)
      wrong('the node to which the arc leads is missing; write two nodes in each line');
    // A source whose target cell is empty is a node without moves.
    else if (target.text === '') graph.node(source.text);
    else {
      const whose = player === undefined ? undefined : fields[player];
      const mover = playerOfWord(whose?.text ?? '');
      const way = direction === undefined ? undefined : fields[direction];
      if (mover === undefined && whose) {
        const remedy = headings
          ? ''
          : '; if the column is something else, write the names of all columns in a first line: source,target,weight';
        wrong(`“${whose.text}” does not say whose arc this is; write L, R or E${remedy}`, whose.column);
      } else if (way && !directed.test(way.text)) {
        wrong(`this arc is ${way.text}, and moves have a direction; write Directed`, way.column);
      } else if (!graph.arc(source.text, target.text, mover)) {
        wrong(tooManyArcs());
        return;
      }
    }
  }
}

/** The node of a row and its options. Commas in brackets belong to names, (0, 1). */
function wordsOf({ fields }: ForeignRow): readonly string[] {
  const [node = '', ...options] = fields.map(({ text }) => text);
  const listed = options.flatMap((text) => (/[({[]/.test(text) ? [text] : text.split(/\s*,\s*/)));
  return [node.replace(/(?<=.)\s*:$/, ''), ...listed].filter((text) => text !== '');
}

/**
 * Whether rows are nodes with their options: each node has one row, and one row has two options at least. The
 * rows have different lengths, or all their words are nodes with rows. Without tabs a text may be prose,
 * unless all is numbers; 0 and 1 alone are a matrix.
 */
function isAdjacency({ separator, rows }: ForeignRows, hasTabs: boolean): boolean {
  if (separator === ';' || separator === ',') return false;
  if (rows.some(({ fields }) => fields[0]?.text === '')) return false;
  if (rows.every(({ fields }) => fields.length < 3 && !fields[1]?.text.includes(','))) return false;
  const said = rows.map(wordsOf);
  const nodes = new Set(said.map(([node]) => node));
  if (nodes.size < rows.length || said.every(({ length }) => length < 3)) return false;
  const words = said.flat();
  const ragged = said.some(({ length }) => length !== said[0].length);
  if (rows.length > 1 && !ragged && !words.every((word) => nodes.has(word))) return false;
  if (words.every(isNumeral)) return rows.length > 1 && !words.every(isBit);
  return hasTabs && said.some(([, , player]) => player !== undefined && playerOfWord(player) === undefined);
}

/**
 * Adds the arcs of an adjacency list, or its problems: `a⇥b⇥c` says a -> b and a -> c, and so does `a⇥b, c`.
 */
function readAdjacency(rows: readonly ForeignRow[], graph: GraphGathered): void {
  graph.note(
    'Grundy read the text as an adjacency list: the first node of each line leads to the others of that line.',
  );
  for (const row of rows) {
    const wrong = (column: number, says: string): void =>
      graph.wrong(`line ${row.line}, column ${column}`, says);
    if (row.unclosed !== undefined) {
      wrong(row.unclosed, 'the quotation mark is not closed on this line; write another one');
      continue;
    }
    const [node, ...options] = wordsOf(row);
    if (node === undefined) continue;
    graph.node(node);
    for (const option of options) {
      if (graph.arc(node, option)) continue;
      wrong(1, tooManyArcs());
      return;
    }
  }
}
