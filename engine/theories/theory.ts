/**
 * A theory is a record in the register. It says whether it applies to a graph and why, and assigns values in
 * the rounds of its paper. What its values can do besides (say who wins, add) are its capabilities, and what
 * else can be asked of them are its questions. No code elsewhere tests a theory's name; it uses the record.
 */
import type { Citation } from '../bibliography.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { Space } from '../graph/space.ts';
import type { Rules } from '../outcome/rules.ts';
import type { Capabilities } from './capabilities.ts';
import type { Solving } from './labelling.ts';
import type { Question, Verdict } from './question.ts';

export type { Capabilities, Sums, ValuesByOptions } from './capabilities.ts';
export type { Labelling, Round, Solving } from './labelling.ts';
export type { Verdict } from './question.ts';

/** An example from a paper as data: a digraph as an edge list (`a -> b, (g)`) and its values. */
export type Fact = {
  readonly name: string;
  readonly graph: string;
  /**
   * Value texts by node name, each exactly as `textOf` prints the value that this theory finds; nothing is
   * claimed of nodes left out.
   */
  readonly values: Readonly<Record<string, string>>;
  readonly steps?: Readonly<Record<string, number>>;
  readonly source: Citation;
};

export type SolveOptions = {
  /** The rules of the drawing; by default the usual ones. A theory follows those that matter to it. */
  readonly rules?: Rules;
  /**
   * True if the caller does not need steps: all may be left −1, if that is the cheaper way to the same
   * values.
   */
  readonly withoutSteps?: boolean;
  /** True if parts that take much time and memory are to be solved too. */
  readonly thorough?: boolean;
};

export type Theory<Questions extends readonly Question[] = readonly Question[]> = Capabilities & {
  /** The id in files and on the command line; it never changes. */
  readonly id: string;
  /** The usual name: "Smith–Fraenkel–Perl". */
  readonly name: string;
  readonly source: Citation;
  /**
   * The space it solves; if undefined, game graphs played to the last move. It is never used for another
   * space.
   */
  readonly space?: Space;
  applies(graph: GameGraph): Verdict;
  /**
   * The ids of theories that apply wherever this one does, and elsewhere too. Where none of them applies, no
   * reason is given why this one does not.
   */
  readonly within?: readonly string[];
  /** True for a theory that is used only if it is asked for by its id. */
  readonly onRequest?: boolean;
  /**
   * Marks with 1 the vertices to which the theory does not apply, and all vertices from which play can reach
   * them: by their colour, by the players of their arcs, by a cycle through them. The rest is a closed part
   * that the theory covers. O(order + arcs).
   */
  hindrances(graph: GameGraph): Uint8Array;
  /** Precondition: `applies`. */
  solve(graph: GameGraph, options?: SolveOptions): Solving;
  /** True if `solve` honours the rule `asPublished`. */
  readonly hasPublishedVariant?: boolean;
  readonly facts: readonly Fact[];
  /**
   * The further questions about its values. Their types are kept in the record's type, so that answers keep
   * theirs.
   */
  readonly questions?: Questions;
};
