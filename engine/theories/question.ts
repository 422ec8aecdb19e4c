/**
 * What a question is: a record in a register. Solving gives every vertex its value; whatever else one may want to know of
 * vertices, pieces or values is a question, which says what it needs, whether it applies, and answers with plain data in
 * the slices of a generator. A theory brings the questions about its own values; those that any graph can be asked
 * are in engine/questions. Nothing outside asks a question's theory; everything asks the record.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { Space } from '../graph/space.ts';
import type { InfinitePlay } from '../outcome/outcome.ts';
import type { WhoWins } from '../outcome/who-wins.ts';
import type { OverBudget } from '../result.ts';
import type { Value } from '../values/value.ts';
import type { Capabilities } from './capabilities.ts';
import type { Labelling } from './labelling.ts';

/** Whether a theory or a question applies, with the reason as a person is told it: "all nodes white, with a cycle". */
export type Verdict = { readonly applies: boolean; readonly reason: string };

/** What a question may be about, by what it needs. Vertices are those of the graph. */
export type About = {
  readonly vertex: { readonly vertex: number };
  readonly pair: { readonly a: number; readonly b: number };
  /** A vertex for each piece; two pieces may stand on the same one. */
  readonly pieces: { readonly pieces: Uint32Array };
  readonly vertices: { readonly vertices: readonly number[] };
  /** A value needs no graph: its question is asked of an empty one. */
  readonly value: { readonly value: Value };
};
export type Needs = keyof About;

/** A game that a question is asked about, and the theory that names its values, if one does. */
export type AskedGame = {
  readonly graph: GameGraph;
  readonly theory: (Capabilities & { readonly id: string; readonly name: string }) | undefined;
  /** Who wins a play that never ends, in a partizan graph. */
  readonly infinitePlay: InfinitePlay;
};

/** What a question can be answered from. */
export type Evidence = AskedGame & {
  /** The values of all vertices, if they have been found already. */
  readonly known: Labelling | undefined;
  /** The same; they are found now if they are not known, and undefined where there is no theory. */
  labelling(): Generator<number, Labelling | undefined, void>;
  /** Who wins from every vertex, with one piece. */
  whoWins(): Generator<number, WhoWins, void>;
};

/** How vertices are called in a sentence. */
export type Called = (vertex: number) => string;

/** An answer is plain data that survives a structured clone; its `kind` says which. */
export type Question<
  Id extends string = string,
  Need extends Needs = Needs,
  Asked extends About[Need] = About[Need],
  Answer extends { readonly kind: string } = { readonly kind: string },
> = {
  /** On the wire and on the command line; never changes. */
  readonly id: Id;
  readonly needs: Need;
  /** As the heading of its answer: "Compared". */
  readonly title: string;
  /** What one learns, in a line of help. */
  readonly says: string;
  /** True when it is answered from the values of all vertices: whoever has solved the graph is to be asked. */
  readonly readsValues: boolean;
  /** What it can be asked of; game graphs played to the last move where nothing is said. */
  readonly space?: Space;
  /** Precondition: the vertices are in the graph. */
  applies(game: AskedGame, about: About[Need]): Verdict;
  /** Precondition: `applies`. A slice gives how much has been dealt with. */
  ask(evidence: Evidence, about: Asked): Generator<number, Answer | OverBudget, void>;
  /** The answer for a reader of lines, where nothing draws it. */
  sentences(answer: Answer, called: Called): readonly string[];
};

export type AnswerOf<Q> = Q extends { ask(...args: never[]): Generator<unknown, infer A, void> }
  ? Exclude<A, OverBudget>
  : never;
export type AskedOf<Q> = Q extends { ask(evidence: never, about: infer A): unknown } ? A : never;
