/**
 * Reads graphs written in Python: pairs in a list or one after another, `[(1, 2), (2, 3)]`; dicts of options,
 * `{'a': ['b', 'c']}`, also with networkx's attributes; and matrices, `[[0, 1], [1, 0]]`, also as numpy
 * prints them. Rows in square brackets that hold only 0 and 1 and form a square are a matrix; other rows of
 * two whole numbers are pairs, and rows of other numbers a matrix game. Cost: linear in the text.
 */
import { accepted, type Result, refused } from '../../result.ts';
import type { AskedReading } from '../asked-reading.ts';
import type { MatrixRow } from '../matrix-game.ts';
import { playerOfWord } from '../player-words.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import { beginGraph, type ForeignRead, type GraphGathered, type MatrixRead, tooManyArcs } from './gather.ts';
import { meaningOfRows, type RowsMean, readMatrixRows } from './matrix.ts';
import { type Collection, type Literal, pythonLiterals, type Scalar } from './python-literal.ts';

const key = String.raw`(?:[rbu]?"(?:[^"\\\n]|\\.)*"|[rbu]?'(?:[^'\\\n]|\\.)*'|[\p{L}\p{N}_.+-]+|\([^()]*\))`;
const script = new RegExp(
  String.raw`^[\s;]*(?:[\p{L}_][\p{L}\p{N}_.]*\s*=\s*)?(?:[\p{L}_][\p{L}\p{N}_.]*\(\s*)*(?:<[^<>]*>,?\s*)?(?:[[(]\s*[[(]|[[(]\s*${key}\s*,|[[]\s*\d[\d.]*\s|[[]{2}|\{\s*${key}\s*:\s*(?:[[({]|set\(|frozenset\(|[\p{L}_.]*\()|\{\s*\()`,
  'u',
);
/** How a Grundy drawing begins. */
const ours = /^\s*\{\s*"(?:format|version|title|nodes|edges|pieces|view|compact)"\s*:/;

/** Whether a text begins as Python data does, and not as a Grundy drawing. */
export const isPython = (text: string): boolean => {
  const begin = text.slice(0, 2000);
  return script.test(begin) && !(ours.test(begin) && /"(?:format|edges|compact)"\s*:/.test(begin));
};

type Reading = { readonly graph: GraphGathered; readonly placeOf: (at: number) => string };

/** Reads a graph written in Python; refused with the problems by their places. */
export function readPython(text: string, asked?: AskedReading): Result<ForeignRead | MatrixRead> {
  const read = pythonLiterals(text);
  const placeOf = lineAndColumn(text);
  if ('says' in read) return refused([{ place: placeOf(read.at), says: read.says }]);
  const graph = beginGraph('Grundy did not read what follows a pair of nodes, such as a weight.');
  const reading = { graph, placeOf };
  const values = read.length === 1 ? read : undefined;
  const [only] = values ?? [];
  const pairs: Collection = { kind: 'tuple', items: read, keys: [], isArray: false, at: 0 };
  if (only?.kind === 'dict') readDict(reading, only);
  else {
    const collection = only && only.kind !== 'scalar' && !isPair(only) ? only : pairs;
    const meant = matrixIn(collection, asked);
    if (meant?.as === 'game')
      return accepted({ rows: matrixRows(reading, collection), names: {}, notes: [], other: meant.other });
    readItems(reading, collection, meant);
  }
  return graph.done();
}

/** Whether a collection is a pair of nodes: ("a", "b") is one; ((0, 0), (0, 1)) counts only inside a list. */
const isPair = ({ items, kind }: Collection): boolean =>
  kind === 'tuple' &&
  items.length > 1 &&
  items.length < 4 &&
  items[0].kind === 'scalar' &&
  items[1].kind === 'scalar';

/** The rows of a collection where each is a list of single values, and whether numpy wrote them. */
function rowsIn({ items, isArray }: Collection): {
  readonly rows: readonly Collection[];
  readonly asArray: boolean;
} {
  const rows = items.flatMap((item) =>
    item.kind === 'list' && item.items.every(({ kind }) => kind === 'scalar') ? [item] : [],
  );
  if (rows.length < items.length) return { rows: [], asArray: false };
  return { rows, asArray: isArray || rows.some((row) => row.isArray) };
}

const entriesOf = ({ items }: Collection): readonly Scalar[] =>
  items.flatMap((entry) => (entry.kind === 'scalar' ? [entry] : []));

/** What the rows of a collection mean, if they are a matrix. An array is always one. */
function matrixIn(collection: Collection, asked: AskedReading | undefined): RowsMean | undefined {
  const { rows, asArray } = rowsIn(collection);
  if (rows.length === 0) return undefined;
  const said = rows.map((row) => entriesOf(row).map(({ text }) => text));
  return (
    meaningOfRows(said, asked, { inBrackets: true, asArray }) ??
    (asArray || (asked === 'matrix game' && rows.length > 0)
      ? { as: asked === 'matrix game' ? 'game' : 'adjacency', other: undefined }
      : undefined)
  );
}

const matrixRows = ({ placeOf }: Pick<Reading, 'placeOf'>, collection: Collection): readonly MatrixRow[] =>
  rowsIn(collection).rows.map((row) => ({
    place: placeOf(row.at),
    entries: entriesOf(row).map(({ text, at }) => ({ text, place: placeOf(at) })),
  }));

function readItems(reading: Reading, collection: Collection, meant: RowsMean | undefined): void {
  const { graph, placeOf } = reading;
  if (meant?.other) graph.offer(meant.other);
  if (meant?.as === 'adjacency') {
    readMatrixRows(matrixRows(reading, collection), graph);
    return;
  }
  for (const item of collection.items) {
    if (item.kind === 'scalar' || item.kind === 'dict') {
      graph.wrong(placeOf(item.at), 'this is not an arc; write a pair of nodes, (1, 2)');
    } else if (item.items.length < 2 || item.items.length > 3) {
      graph.wrong(
        placeOf(item.at),
        `this arc has ${item.items.length} entries; write a pair of nodes, (1, 2)`,
      );
    } else {
      const [from, to, more] = item.items;
      if (!readArc(reading, from, to, more)) return;
    }
  }
}

/** Adds an arc. False if there are too many arcs. */
function readArc(reading: Reading, from: Literal, to: Literal, more: Literal | undefined): boolean {
  const { graph, placeOf } = reading;
  const [source, target] = [wordOf(from), wordOf(to)];
  const unnamed = source === undefined ? from : target === undefined ? to : undefined;
  if (unnamed || source === undefined || target === undefined) {
    graph.wrong(
      placeOf((unnamed ?? from).at),
      'this is not a node; write a number, a text, or a tuple of these',
    );
    return true;
  }
  if (addArc(reading, source, target, more)) return true;
  graph.wrong(placeOf(from.at), tooManyArcs());
  return false;
}

/** The word for a node. A tuple, as networkx's grids have them, is written as Python writes it. */
function wordOf(literal: Literal): string | undefined {
  if (literal.kind === 'scalar') return literal.text === '' ? undefined : literal.text;
  const { items, kind } = literal;
  if (kind !== 'tuple' || items.length === 0) return undefined;
  const parts = items.map((item) => (item.kind === 'scalar' ? item.text : undefined));
  return parts.every((part) => part !== undefined) ? `(${parts.join(', ')})` : undefined;
}

const saysPlayer = /^(?:player|colou?r|mover|who|whose|owner)$/i;
const saysLabel = /^label$/i;

/**
 * Adds the arc of the player whom a word or networkx's attributes after the two ends name. False if there are
 * too many arcs.
 */
function addArc({ graph }: Reading, from: string, to: string, more: Literal | undefined): boolean {
  if (!more) return graph.arc(from, to);
  if (more.kind === 'scalar') return graph.labelled(from, to, more.text);
  const textAt = (name: RegExp): string | undefined => {
    const found: Literal | undefined =
      more.items[more.keys.findIndex((key) => key.kind === 'scalar' && name.test(key.text))];
    return found?.kind === 'scalar' ? (found satisfies Scalar).text : undefined;
  };
  const player = playerOfWord(textAt(saysPlayer) ?? '');
  const label = textAt(saysLabel);
  return label === undefined || textAt(saysPlayer) !== undefined
    ? graph.arc(from, to, player)
    : graph.labelled(from, to, label);
}

function readDict(reading: Reading, { keys, items }: Collection): void {
  const { graph, placeOf } = reading;
  for (const [i, key] of keys.entries()) {
    const from = wordOf(key);
    if (from === undefined) {
      graph.wrong(placeOf(key.at), 'this is not a node; write a number, a text, or a tuple of these');
      continue;
    }
    const options = items[i];
    graph.node(from);
    if (options.kind === 'scalar') {
      graph.wrong(placeOf(options.at), `the options of ${from} must be a list; write {…: [${options.text}]}`);
      continue;
    }
    const targets = options.kind === 'dict' ? options.keys : options.items;
    for (const [t, target] of targets.entries()) {
      const more = options.kind === 'dict' ? options.items[t] : undefined;
      if (!readArc(reading, key, target, more)) return;
    }
  }
}
