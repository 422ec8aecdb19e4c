/** A canonical form as lists of options by vertex, on which names are recognised. */
import type { GraphForm } from '../form.ts';

/**
 * The graph of a typed game: left and right are flat pairs from, to; all positions are reachable from the
 * start.
 */
export type TypedGame = {
  readonly count: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly start: number;
};

/** The options of each vertex for each player; a move to the vertex itself is recorded as a pass instead. */
export type Tables = {
  readonly count: number;
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
  readonly leftPasses: readonly boolean[];
  readonly rightPasses: readonly boolean[];
};

function listsOf(count: number, pairs: readonly number[]): { lists: number[][]; passes: boolean[] } {
  const lists: number[][] = Array.from({ length: count }, () => []);
  const passes = new Array<boolean>(count).fill(false);
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] === pairs[i + 1]) passes[pairs[i]] = true;
    else lists[pairs[i]].push(pairs[i + 1]);
  }
  return { lists, passes };
}

/** Linear in the form. */
export function tablesOf({ count, left, right }: GraphForm): Tables {
  const ahead = listsOf(count, left);
  const behind = listsOf(count, right);
  return {
    count,
    left: ahead.lists,
    right: behind.lists,
    leftPasses: ahead.passes,
    rightPasses: behind.passes,
  };
}

/** 1 for a vertex as it is, −1 for its negative, in which Left's and Right's options change places. */
export type Orientation = 1 | -1;

/** The options of the player ahead: Left's, or Right's in the negative. */
export const aheadOf = (tables: Tables, v: number, as: Orientation): readonly number[] =>
  as === 1 ? tables.left[v] : tables.right[v];
/** The options of the other player. */
export const behindOf = (tables: Tables, v: number, as: Orientation): readonly number[] =>
  as === 1 ? tables.right[v] : tables.left[v];
/** Whether the player ahead may pass. */
export const passesAhead = (tables: Tables, v: number, as: Orientation): boolean =>
  as === 1 ? tables.leftPasses[v] : tables.rightPasses[v];
/** Whether the other player may pass. */
export const passesBehind = (tables: Tables, v: number, as: Orientation): boolean =>
  as === 1 ? tables.rightPasses[v] : tables.leftPasses[v];

/** The only option; undefined if there is none or more than one. */
export const only = (options: readonly number[]): number | undefined =>
  options.length === 1 ? options[0] : undefined;
