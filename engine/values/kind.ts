/**
 * What a kind of value is: a record in the register `kinds.ts`. The file of a kind holds all that belongs to it; nobody
 * outside asks which kind a value is in order to treat it in a way of its own, but asks the record.
 */
import type { Mark } from './mark.ts';

/** What several values of the kind are called together. */
export type Counted = {
  /** One of them in the status line: "nimber". */
  readonly one: string;
  /** Several of them there: "nimbers". */
  readonly more: string;
  /** As read out: "nimbers"; a sign is not read out well. */
  readonly spoken: string;
};

export type ValueKind<V extends { readonly kind: string }> = {
  /** In files and on the command line; never changes. */
  readonly kind: V['kind'];
  readonly counted: Counted;
  /**
   * What the rounds of a theory make of it. Values of finite rank are named in a round, those of infinite rank in none, and
   * are drawn bold; of an undetermined one nothing is known. Kinds that are not found in rounds have no rank.
   */
  readonly rank: 'finite' | 'infinite' | 'undetermined' | 'none';
  /** Nodes of which colour have such values; white ones where nothing is said. */
  readonly nodes?: 'gray' | 'both';
  /** Linear notation; `parse` reads it back. */
  text(value: V): string;
  /** Different for different values, where the text is not. */
  key?(value: V): string;
  /** For mathematics mode. Beyond LaTeX itself: \mathbb of amssymb, and \cgtmoon, which a figure defines for itself. */
  latex(value: V): string;
  /** As read out: "star 2". */
  spoken(value: V): string;
  /** As typeset on paper and canvas. */
  mark(value: V): Mark;
  /** What the sign means, in a sentence. */
  legend(value: V): string;
  /** From text without spaces, in the signs of `text`; undefined for other text, and where a whole game is to be read. */
  parse(text: string): V | undefined;
  /** Negative where the first comes before the second in a sorted table; by their text where this is left out. */
  order?(a: V, b: V): number;
  /** The value as the contract of files prints it, where it is not printed as it is. */
  data?(value: V): object;
  /** The same value with the names that take a while to find. */
  named?(value: V): V;
  /**
   * Who wins when the player to move stands at a vertex of this value next to a nim-heap of size m, as its paper defines
   * the value: Next, Previous, or a Draw. Left out by kinds whose papers say nothing of nim-heaps.
   */
  besideHeap?(value: V, m: number): 'N' | 'P' | 'D';
  /** What play next to some nim-heap or other comes to, where the paper says no more than that. */
  readonly besideSomeHeap?: 'D';
};
