/**
 * What a theory is: a record in the register. A theory says whether it applies to a graph and why, assigns
 * values in the rounds of its paper, adds values, and reads off outcomes. Nothing outside asks a theory's
 * name; everything asks the record.
 */
import type { Citation } from '../bibliography.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { InfinitePlay, Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';

/** Whether a theory applies, with the reason as a person is told it: "all nodes white, with a cycle". */
export type Verdict = { readonly applies: boolean; readonly reason: string };

/**
 * Values by vertex, each distinct value stored once. Filled as the rounds go; a generator's rounds all
 * carry the same live object.
 */
export type Labelling = {
  readonly table: Value[];
  /** Per vertex: the place of its value in `table`, or −1 while it has none. */
  readonly codes: Int32Array;
  /** Per vertex: the round in which it got its value, or −1 when none did (infinite rank, or no theory). */
  readonly steps: Int32Array;
  /** Why some vertices were left without a value, in a sentence: the work would have been too much. */
  leftOut?: string;
};

/**
 * What one slice of a computation did. Several slices may carry the same step; the last ones of a
 * computation name what is only known at the end (∞ with its exits, a moon's phase).
 */
export type Round = {
  readonly step: number;
  readonly labelling: Labelling;
  /** The vertices that got (or changed) their value in this slice. */
  readonly vertices: Uint32Array;
};

/** A long computation: rounds while it runs, the whole labelling at its end. The caller owns the clock. */
export type Solving = Generator<Round, Labelling, void>;

/** What a paper says of an example, as data: a digraph as an edge list (`a -> b, (g)`) and its values. */
export type Fact = {
  readonly name: string;
  readonly graph: string;
  /** Value texts by node name; nodes left out are not claimed. */
  readonly values: Readonly<Record<string, string>>;
  readonly steps?: Readonly<Record<string, number>>;
  readonly source: Citation;
};

export type SolveOptions = {
  /** The printed algorithm where it differs from ours. */
  readonly asPublished?: boolean;
  /** The caller has no use for steps: all may be left −1, where that is the cheaper way to the same values. */
  readonly withoutSteps?: boolean;
  /** Parts that take long and much memory are not left out. */
  readonly thorough?: boolean;
  /** Partizan: who wins a play that never ends; a draw where nothing is said. */
  readonly infinitePlay?: InfinitePlay;
};

export type Theory = {
  /** In files and on the command line; never changes. */
  readonly id: string;
  /** As people call it: "Smith–Fraenkel–Perl". */
  readonly name: string;
  readonly source: Citation;
  applies(graph: GameGraph): Verdict;
  /** Precondition: `applies`. */
  solve(graph: GameGraph, options?: SolveOptions): Solving;
  /** The outcome a value stands for; undefined for values of gray nodes, which are not positions to add. */
  outcome(value: Value): Outcome | undefined;
  /** The value of a sum, or undefined when the table has no entry (a gray node's value). */
  sum(a: Value, b: Value): Value | undefined;
  /** True when `solve` honours `asPublished`. */
  readonly hasPublishedVariant?: boolean;
  readonly facts: readonly Fact[];
};
