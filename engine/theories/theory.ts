/**
 * What a theory is: a record in the register. A theory says whether it applies to a graph and why, and assigns values in
 * the rounds of its paper. What its values can do besides (say who wins, add) are its capabilities, and what else
 * can be asked of them are its questions. Nothing outside asks a theory's name; everything asks the record.
 */
import type { Citation } from '../bibliography.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { Space } from '../graph/space.ts';
import type { InfinitePlay } from '../outcome/outcome.ts';
import type { Capabilities } from './capabilities.ts';
import type { Solving } from './labelling.ts';
import type { Question, Verdict } from './question.ts';

export type { Capabilities, Sums } from './capabilities.ts';
export type { Labelling, Round, Solving } from './labelling.ts';
export type { Verdict } from './question.ts';

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

export type Theory<Questions extends readonly Question[] = readonly Question[]> = Capabilities & {
  /** In files and on the command line; never changes. */
  readonly id: string;
  /** As people call it: "Smith–Fraenkel–Perl". */
  readonly name: string;
  readonly source: Citation;
  /** What it solves; game graphs played to the last move where nothing is said. It is never asked of another space. */
  readonly space?: Space;
  applies(graph: GameGraph): Verdict;
  /** True for a theory that is used where somebody asks for it by its id, and never by itself. */
  readonly onRequest?: boolean;
  /**
   * Marks with 1 the vertices that keep the theory from themselves and from all that play can come to them from: by their
   * colour, by whose their arcs are, by a cycle through them. The rest is a closed part that it covers. O(order + arcs).
   */
  hindrances(graph: GameGraph): Uint8Array;
  /** Precondition: `applies`. */
  solve(graph: GameGraph, options?: SolveOptions): Solving;
  /** True when `solve` honours `asPublished`. */
  readonly hasPublishedVariant?: boolean;
  readonly facts: readonly Fact[];
  /** What else can be asked of its values. Their types are those of the record, so that answers keep theirs. */
  readonly questions?: Questions;
};
