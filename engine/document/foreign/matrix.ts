/**
 * What numbers in rows mean. A square of 0 and 1 is an adjacency matrix: row u has a 1 in column v where a
 * move leads from u to v, and the nodes are numbered from 0, as in Python. Two whole numbers in each row are
 * pairs of nodes. All other numbers are the payoffs of a matrix game. Where a text makes sense as both, a
 * first line can ask for the other. Cost: linear in the entries.
 */
import type { AskedReading } from '../asked-reading.ts';
import { type MatrixRow, payoffIn } from '../matrix-game.ts';
import { type GraphGathered, tooManyArcs } from './gather.ts';

/** For rows of numbers: what they are, and what else they could be. */
export type RowsMean = {
  readonly as: 'adjacency' | 'pairs' | 'game';
  readonly other: AskedReading | undefined;
};

/** Not every entry of larger tables is examined. */
const mostWeighed = 10_000;

/** Longer lists of pairs are hardly meant as payoffs. */
const mostPairs = 6;

/**
 * What rows of entries mean; undefined where they are no numbers, or not as many in each row. `inBrackets`
 * says that they are rows of a matrix and no lines, `asArray` that a program wrote it as one, so that they
 * are no pairs.
 */
export function meaningOfRows(
  rows: readonly (readonly string[])[],
  asked: AskedReading | undefined,
  how: { readonly inBrackets: boolean; readonly asArray: boolean },
): RowsMean | undefined {
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.some(({ length }) => length !== width)) return undefined;
  // A long table is a graph, unless its first row says otherwise: nobody solves a matrix of that size.
  if (!asked && rows.length * width > mostWeighed)
    return arePayoffs(rows.slice(0, 1)) ? { as: 'game', other: undefined } : undefined;
  const entries = rows.flat();
  if (!entries.every((entry) => payoffIn(entry) !== undefined)) return undefined;
  const graph = graphOfRows(rows, entries, how);
  if (asked === 'matrix game' || !graph) return { as: 'game', other: undefined };
  if (asked === 'graph' || graph.isCertain) return { as: graph.as, other: undefined };
  return graph.isUnlikely ? { as: 'game', other: 'graph' } : { as: graph.as, other: 'matrix game' };
}

/** Whether entries are numbers that are not all whole: no nodes are called so. */
export const arePayoffs = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((row) => row.every((entry) => payoffIn(entry) !== undefined)) &&
  rows.some((row) => row.some((entry) => !isWhole(entry)));

const isWhole = (text: string): boolean => /^\d+$/.test(text);

/** The graph that rows of numbers can be. */
function graphOfRows(
  rows: readonly (readonly string[])[],
  entries: readonly string[],
  { inBrackets, asArray }: { readonly inBrackets: boolean; readonly asArray: boolean },
):
  | { readonly as: 'adjacency' | 'pairs'; readonly isCertain: boolean; readonly isUnlikely: boolean }
  | undefined {
  const [order, width] = [rows.length, rows[0].length];
  if (order === width && entries.every(isBit) && (order > 2 || inBrackets))
    return { as: 'adjacency', isCertain: false, isUnlikely: false };
  if (width === 2 && !asArray) {
    const isUnlikely = !entries.every(isWhole);
    const starts = new Set(rows.map(([from]) => from));
    const isPath = rows.some(([, to]) => starts.has(to));
    const isCertain = !isUnlikely && order !== 2 && (order > mostPairs || isPath || order < 2);
    return { as: 'pairs', isCertain, isUnlikely };
  }
  // Two nodes and a weight, as JSON writes what networkx has.
  if (
    width === 3 &&
    order !== 3 &&
    inBrackets &&
    !asArray &&
    rows.every(([a, b]) => isWhole(a) && isWhole(b))
  )
    return { as: 'pairs', isCertain: false, isUnlikely: false };
  return undefined;
}

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
