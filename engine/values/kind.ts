/**
 * A kind of value is a record in the register `kinds.ts`. The file of a kind holds all that belongs to it; no
 * code elsewhere tests a value's kind in order to treat it specially, but uses the record.
 */
import type { Mark } from './mark.ts';

/** The names of values of this kind in a count. */
export type CountNames = {
  /** One of them, for the status line: "nimber". */
  readonly one: string;
  /** Several of them: "nimbers". */
  readonly more: string;
  /** The plural as it is read aloud, since symbols are not read well. */
  readonly spoken: string;
};

export type ValueKind<V extends { readonly kind: string }> = {
  /** The id in files and on the command line; it never changes. */
  readonly kind: V['kind'];
  readonly counted: CountNames;
  /**
   * How the rounds of a theory find it. Values of finite rank are assigned in a round; those of infinite rank
   * in none, and are drawn bold; an undetermined one is not known. Kinds that are not found in rounds have no
   * rank.
   */
  readonly rank: 'finite' | 'infinite' | 'undetermined' | 'none';
  /** The colour of the nodes that have such values; white if undefined. */
  readonly nodes?: 'gray' | 'both';
  /** The linear notation, which `parse` reads back. */
  text(value: V): string;
  /** A key that differs for different values, if the text does not. */
  key?(value: V): string;
  /** The key of a value of another kind that is the same game. */
  keyAsGame?(value: V): string;
  /** The same in a sentence, for people alone, where that is another. */
  inSentence?(value: V): string;
  /** LaTeX for math mode. It may use \mathbb of amssymb, and \cgtmoon, which a figure defines. */
  latex(value: V): string;
  /** The value as it is read aloud: "star 2". */
  spoken(value: V): string;
  /** The value as it is typeset on paper and canvas. */
  mark(value: V): Mark;
  /** The same beside values of other kinds, if it could be taken for one of them. */
  markAmongOthers?(value: V): Mark;
  /**
   * The value as a label says it, for kinds that can be long: in brief, or in brief only if it is too long
   * otherwise. The same object each time, so that a label is set once.
   */
  label?(value: V, brief: boolean): V;
  /** What the symbol means, in a sentence. */
  legend(value: V): string;
  /**
   * Reads text without spaces, in the characters of `text`; undefined for other text, and for kinds whose
   * text is a whole game.
   */
  parse(text: string): V | undefined;
  /**
   * Negative if the first comes before the second in a sorted table; if undefined, values are ordered by
   * their text.
   */
  order?(a: V, b: V): number;
  /** The value as the file contract prints it, if that differs from the value itself. */
  data?(value: V): object;
  /** The same value with the names that take a while to find. */
  named?(value: V): V;
  /**
   * Who wins if the player to move is at a vertex of this value next to a nim-heap of size m, as the paper
   * defines the value: Next, Previous, or a Draw. Undefined for kinds whose papers do not treat nim-heaps.
   * Laws hold play to it.
   */
  besideHeap?(value: V, m: number): 'N' | 'P' | 'D';
  /** The outcome next to some nim-heap, if the paper says only that there is such a heap. */
  readonly besideSomeHeap?: 'D';
};
