/**
 * Reads an adjacency list: each row is a node, perhaps with a colon, and its options; `a⇥b⇥c` says a -> b and a -> c, and so does `a⇥b, c`.
 * Cost: linear in the text.
 */
import { playerOfWord } from '../player-words.ts';
import { type GraphGathered, tooManyArcs } from './gather.ts';
import { isBit } from './matrix.ts';
import { type ForeignRow, type ForeignRows, isNumeral } from './rows.ts';

/** The node of a row and its options. Commas in brackets belong to names, (0, 1). */
function wordsOf({ fields }: ForeignRow): readonly string[] {
  const [node = '', ...options] = fields.map(({ text }) => text);
  const listed = options.flatMap((text) => (/[({[]/.test(text) ? [text] : text.split(/\s*,\s*/)));
  return [node.replace(/(?<=.)\s*:$/, ''), ...listed].filter((text) => text !== '');
}

/**
 * Whether rows are nodes with their options: each node has one row, and one row has two options at least. The rows have different
 * lengths, or all their words are nodes with rows. Without tabs a text may be prose, unless all is numbers; 0 and 1 alone are a matrix.
 */
export function isAdjacency({ separator, rows }: ForeignRows, hasTabs: boolean): boolean {
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

/** Adds the arcs of an adjacency list to a graph, or its problems. */
export function readAdjacency(rows: readonly ForeignRow[], graph: GraphGathered): void {
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
