/**
 * Reads graphs written in Python: pairs in a list or one after another, `[(1, 2), (2, 3)]`; dicts of options,
 * `{'a': ['b', 'c']}`, also with networkx's attributes; and matrices, `[[0, 1], [1, 0]]`, also as numpy prints
 * them. Rows in square brackets that hold only 0 and 1 and form a square are a matrix; other rows of two are
 * pairs. Cost: linear in the text.
 */
import { type Result, refused } from '../../result.ts';
import { playerOfWord } from '../player-words.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import { beginGraph, type ForeignRead, type GraphGathered, tooManyArcs } from './gather.ts';
import { isBit, readMatrixRows } from './matrix.ts';
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
export function readPython(text: string): Result<ForeignRead> {
  const read = pythonLiterals(text);
  const placeOf = lineAndColumn(text);
  if ('says' in read) return refused([{ place: placeOf(read.at), says: read.says }]);
  const graph = beginGraph('Grundy did not read what follows a pair of nodes, such as a weight.');
  const reading = { graph, placeOf };
  const values = read.length === 1 ? read : undefined;
  const [only] = values ?? [];
  const pairs: Collection = { kind: 'tuple', items: read, keys: [], isArray: false, at: 0 };
  if (only?.kind === 'dict') readDict(reading, only);
  else if (only && only.kind !== 'scalar' && !isPair(only)) readItems(reading, only);
  else readItems(reading, pairs);
  return graph.done();
}

/** Whether a collection is a pair of nodes: ("a", "b") is one; ((0, 0), (0, 1)) counts only inside a list. */
const isPair = ({ items, kind }: Collection): boolean =>
  kind === 'tuple' &&
  items.length > 1 &&
  items.length < 4 &&
  items[0].kind === 'scalar' &&
  items[1].kind === 'scalar';

/**
 * Whether the rows form a square of single values which are all 0 or 1, or which are three or more and so
 * cannot be arcs.
 */
function isMatrix({ items, isArray }: Collection): boolean {
  const rows = items.flatMap((item) =>
    item.kind === 'list' && item.items.every(({ kind }) => kind === 'scalar') ? [item] : [],
  );
  if (rows.length === 0 || rows.length < items.length) return false;
  if (isArray || rows.some((row) => row.isArray)) return true;
  if (rows.some((row) => row.items.length !== rows.length)) return false;
  return (
    rows.length > 2 || rows.every((row) => row.items.every((bit) => bit.kind === 'scalar' && isBit(bit.text)))
  );
}

function readItems(reading: Reading, collection: Collection): void {
  const { graph, placeOf } = reading;
  if (isMatrix(collection)) {
    const rows = collection.items.flatMap((row) => (row.kind === 'scalar' ? [] : [row]));
    readMatrixRows(
      rows.map(({ items, at }) => ({
        place: placeOf(at),
        entries: items.flatMap((entry) =>
          entry.kind === 'scalar' ? [{ text: entry.text, place: placeOf(entry.at) }] : [],
        ),
      })),
      graph,
    );
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

/** Adds the arc of the player whom a word or networkx's attributes after the two ends name. False if there are too many arcs. */
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
