/**
 * How difficult an exercise a drawing is, from 1 to 5: by what a student must see to find the value at its
 * start. It is an estimate, made of counts that anybody can check.
 */
import { graphOf, isDyadic } from '../values/form.ts';
import type { Value } from '../values/value.ts';
import { gameKey } from '../values/words.ts';
import { letters } from './canonical.ts';
import { sizeOfForm } from './condition-check.ts';
import type { SmallDigraph } from './digraphs.ts';
import { isNimberKey } from './value-desk.ts';

export const leastDifficulty = 1;
export const greatestDifficulty = 5;

/** The kind of a value, as far as a student finds values of different kinds in different ways. */
function kindSeen(value: Value | undefined): string {
  if (!value) return 'none';
  if (value.kind === 'nimber') return value.n === 0 ? 'number' : 'nimber';
  if (value.kind !== 'stopper') return value.kind;
  if (isDyadic(value.canonical)) return 'number';
  if (isNimberKey(gameKey(value))) return 'nimber';
  const { count, left, right } = graphOf(value.canonical);
  return hasCycle(count, [left, right]) ? 'loopy' : 'other';
}

/** Whether positions that have options remain when those without any are removed again and again. O(arcs²) */
function hasCycle(count: number, sides: readonly (readonly number[])[]): boolean {
  const left = new Set(Array.from({ length: count }, (_, v) => v));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const moving = new Set<number>();
    for (const pairs of sides)
      for (let i = 0; i < pairs.length; i += 2) if (left.has(pairs[i + 1])) moving.add(pairs[i]);
    for (const v of left) if (!moving.has(v)) left.delete(v);
  }
  return left.size > 0;
}

/** Points up to which a drawing has each difficulty; with more it has the greatest. */
const mostPoints = [4, 7, 9, 11] as const;

/**
 * The steps in which values are found one after the other: of the nodes whose options all have values, then
 * of those before them; and one for each node that play may come back to, or that has such a node below.
 */
function stepsOf({ order, arcs }: SmallDigraph): number {
  const known = new Set<number>();
  for (let steps = 0; ; steps++) {
    const found: number[] = [];
    for (let v = 0; v < order; v++) {
      let isReady = !known.has(v);
      for (let w = 0; w < order && isReady; w++)
        isReady = arcs[v * order + w] === letters.none || known.has(w);
      if (isReady) found.push(v);
    }
    if (found.length === 0) return steps + order - known.size;
    for (const v of found) known.add(v);
  }
}

/**
 * A point for each step, for each position of the simplest form (of the drawing, if its value has none), and
 * two for each kind of values besides the first. The values are those of the nodes.
 */
export function difficultyOf(
  digraph: SmallDigraph,
  start: number,
  values: readonly (Value | undefined)[],
): number {
  const kinds = new Set(values.map(kindSeen));
  const value = values[start];
  const size = (value && sizeOfForm(value)?.nodes) ?? digraph.order;
  const points = stepsOf(digraph) + size + 2 * (kinds.size - 1);
  return leastDifficulty + mostPoints.filter((most) => points > most).length;
}
