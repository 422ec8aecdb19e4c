/**
 * Reads an adjacency matrix: row u has a 1 in column v where a move leads from u to v. The nodes are numbered
 * from 0, as in Python. Cost: linear in the entries.
 */
import { type GraphGathered, tooManyArcs } from './gather.ts';

export type MatrixRow = {
  readonly place: string;
  readonly entries: readonly { readonly text: string; readonly place: string }[];
};

const zero = /^[+-]?(?:0+\.?0*|\.0+)(?:e[+-]?\d+)?$/i;
const one = /^\+?0*1(?:\.0*)?$/;

/** Whether an entry is 0 or 1, in any spelling: 0., 1.0. */
export const isBit = (text: string): boolean => zero.test(text) || one.test(text);

/** Adds the arcs of the matrix's rows to a graph, or its problems. */
export function readMatrixRows(rows: readonly MatrixRow[], graph: GraphGathered): void {
  const order = rows.length;
  for (let v = 0; v < order; v++) graph.node(String(v));
  for (const [u, { place, entries }] of rows.entries()) {
    if (entries.length !== order) {
      const says = `this row has ${entries.length} entries, and there are ${order} rows; write as many entries as rows, or two numbers in each line`;
      graph.wrong(place, says);
      continue;
    }
    for (const [v, entry] of entries.entries()) {
      if (zero.test(entry.text)) continue;
      if (!one.test(entry.text)) {
        graph.wrong(
          entry.place,
          `the entry ${entry.text} is neither 0 nor 1; write 1 for a move, and 0 for none`,
        );
      } else if (!graph.arc(String(u), String(v))) {
        graph.wrong(entry.place, tooManyArcs());
        return;
      }
    }
  }
}
