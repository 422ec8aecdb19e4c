/**
 * Measures: a mean, a temperature, a birthday. Each describes a value in one word or number, so that many
 * values can be listed and sorted by it. A theory has those of its values; tables, the command line and the
 * plot of a line of play read the records, and none of them asks which theory it is.
 */
import { printDouble } from '../numbers/dyadics.ts';
import type { Kind, Value } from '../values/value.ts';
import { textOf, valueData } from '../values/words.ts';

/** What a measure finds of a value: plain data that survives a structured clone. */
export type Measurement =
  /** A number, exact as a double; its exponent is 50 at most. */
  | { readonly kind: 'number'; readonly x: number }
  /** A value; sorted by its rank. */
  | { readonly kind: 'value'; readonly value: Value; readonly rank: readonly number[] }
  /** Words, with what programs get in their place where that says more. */
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly rank: readonly number[];
      readonly data?: unknown;
    }
  /** No measure, and why, as words that can be put in brackets: "loopy". */
  | { readonly kind: 'none'; readonly says: string };

export type ValueMeasure = {
  /**
   * The id on the command line, in JSON and in settings; it never changes. Measures of several theories that
   * mean the same share one.
   */
  readonly id: string;
  /** The heading of its column. */
  readonly title: string;
  /** What it measures, in a sentence. */
  readonly says: string;
  /** True if it says more than a column has room for: only who asks for it by its id gets it. */
  readonly isLong?: true;
  /**
   * True if it takes long or is nothing for most values: a column for a person who chooses it, and for nobody
   * else.
   */
  readonly onRequest?: true;
  /**
   * All words that it finds, where there are few: a condition with another word is never true. A number is in
   * the place of "x".
   */
  readonly words?: readonly string[];
  /** True if it is of a heap together with all smaller ones: only a row of a table of heaps has it. */
  readonly ofHeaps?: true;
};

/** Measures values one after the other; what they share is found once. */
export type Measuring = {
  /** Precondition: there is a measure with this id, and the value is of one of the kinds. */
  measure(id: string, value: Value): Measurement;
};

/** The measures of a theory's values. */
export type MeasuresOfValues = {
  /** In the order of the columns. */
  readonly list: readonly ValueMeasure[];
  /** The kinds of values that are measured. */
  readonly kinds: readonly Kind[];
  open(): Measuring;
};

/** In the linear notation; empty where there is nothing. */
export function textOfMeasurement(found: Measurement): string {
  if (found.kind === 'number') return printDouble(found.x);
  if (found.kind === 'value') return textOf(found.value);
  return found.kind === 'words' ? found.text : '';
}

/**
 * As the command line's JSON has it: numbers are fractions as text, values as the file contract prints them,
 * null where there is nothing.
 */
export function dataOfMeasurement(found: Measurement): unknown {
  if (found.kind === 'value') return valueData(found.value);
  if (found.kind === 'words') return found.data ?? found.text;
  return found.kind === 'none' ? null : textOfMeasurement(found);
}

const rankOf = (found: Measurement): readonly number[] | undefined =>
  found.kind === 'number' ? [found.x, 0] : found.kind === 'none' ? undefined : found.rank;

/** Negative if a comes before b: by their ranks, then by their texts; what has none comes last. */
export function compareMeasurements(a: Measurement, b: Measurement): number {
  const [p, q] = [rankOf(a), rankOf(b)];
  if (!p || !q) return Number(!p) - Number(!q);
  for (let i = 0; i < Math.min(p.length, q.length); i++) if (p[i] !== q[i]) return p[i] - q[i];
  if (a.kind === 'number' && b.kind === 'number') return 0;
  const [x, y] = [textOfMeasurement(a), textOfMeasurement(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
