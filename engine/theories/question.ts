/**
 * A question is a record in a register. Solving gives every vertex its value; anything else that one may want
 * to know about vertices, pieces or values is a question, which says what it needs and whether it applies,
 * and answers with plain data in the slices of a generator. A theory has the questions about its own values;
 * those that any graph can be asked are in engine/questions. No code elsewhere tests which theory a question
 * belongs to; it uses the record.
 */
import type { Figure } from '../figure/figure.ts';
import type { Style } from '../figure/style.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { Space } from '../graph/space.ts';
import type { Rules } from '../outcome/rules.ts';
import type { WhoWins } from '../outcome/who-wins.ts';
import type { OverBudget, Result } from '../result.ts';
import type { Value } from '../values/value.ts';
import type { Capabilities } from './capabilities.ts';
import type { Labelling } from './labelling.ts';

/**
 * Whether a theory or a question applies, with a reason in words for the person: "all nodes white, with a
 * cycle".
 */
export type Verdict = { readonly applies: boolean; readonly reason: string };

/** What a question is asked about, by its need. Vertices are those of the graph. */
export type About = {
  readonly vertex: { readonly vertex: number };
  /** A vertex, and what a person typed about it. */
  readonly typed: { readonly vertex: number; readonly text: string };
  readonly pair: { readonly a: number; readonly b: number };
  /** The vertex of each piece; two pieces may stand on the same vertex. */
  readonly pieces: { readonly pieces: Uint32Array };
  readonly vertices: { readonly vertices: readonly number[] };
  /** A value needs no graph: its question is asked with an empty one. */
  readonly value: { readonly value: Value };
  /**
   * Values in a list, each by the name that it has there; what has no value that is known is named, too. The
   * usual rules hold without others.
   */
  readonly values: {
    readonly values: readonly { readonly name: string; readonly value: Value | undefined }[];
    readonly rules?: Rules;
  };
};
export type Needs = keyof About;

/** A game as it is solved and asked about: what is drawn, and the rules under which it is played. */
export type GameToSolve = {
  readonly graph: GameGraph;
  /** A theory that they ask for and that does not apply leaves the graph without values. */
  readonly rules: Rules;
};

/** The game that a question is asked about, and the theory that gives its values, if one does. */
export type AskedGame = GameToSolve & {
  readonly theory: (Capabilities & { readonly id: string; readonly name: string }) | undefined;
};

/** A place on the shelf for one kind of thing. Each is made once, where that thing is made. */
export type Slot<T> = { readonly holds: string; readonly kind?: (what: T) => T };

/**
 * What an answer leaves for the next question about the same game: the game's owner keeps it as long as the
 * game.
 */
export type Shelf = {
  find<T>(slot: Slot<T>): T | undefined;
  leave<T>(slot: Slot<T>, what: T): void;
};

/** The evidence from which a question is answered. */
export type Evidence = AskedGame & {
  readonly shelf: Shelf;
  /** The values of all vertices, if they have been computed already. */
  readonly known: Labelling | undefined;
  /**
   * The same; they are found now if they are not known, and undefined where there is no theory. The rounds in
   * which they were found are there for those who ask for them.
   */
  labelling(withSteps?: boolean): Generator<number, Labelling | undefined, void>;
  /** Who wins from every vertex, with one piece. */
  whoWins(): Generator<number, WhoWins, void>;
  /**
   * How many moves a play with one piece lasts, −1 where it need not end: from every vertex, or, where some
   * arcs are one player's, from every vertex with Left to move, then with Right to move.
   */
  remoteness(): Generator<number, Int32Array, void>;
};

/** An answer, by the name of what it is about; the name is empty where there is nothing to distinguish. */
export type NamedAnswer<Answer> = {
  readonly name: string;
  readonly answer: Answer;
  /** What the vertices in the answer are called; undefined where the answer is about values. */
  readonly called?: VertexNaming | undefined;
};

/**
 * The picture of answers: shapes and words with their bounds, in points. Pictures side by side have y = 0 at
 * one height. `legend` says what the signs mean, each as "dashed: Right’s wall".
 */
export type AnswersDrawn = Pick<Figure, 'shapes' | 'words' | 'bounds' | 'description'> & {
  readonly legend: readonly string[];
};

/**
 * How answers to one question are drawn. Code that exports or shows a figure uses this record, and knows
 * nothing else about the question.
 */
export type AnswerFigure<Answer> = {
  /** The word by which the command line asks for it, and messages: "thermograph"; it never changes. */
  readonly id: string;
  /** What it is called within a sentence, alone and several: "thermograph", "thermographs". */
  readonly one: string;
  readonly several: string;
  /** The most answers in one picture; further ones have pictures of their own beside it. */
  readonly together: number;
  /** Whether `fromZero` of a style changes the picture. */
  readonly mayBeginAtZero?: true;
  /**
   * Why an answer has nothing to be drawn, as "only Left has a move"; undefined where it has. Every answer is
   * drawn where this is missing.
   */
  none?(answer: Answer): string | undefined;
  /**
   * One picture for each list of answers, none of which is empty or longer than `together`; all in one scale
   * where that can be read. A picture says the names that its answers have.
   */
  draw(pictures: readonly (readonly NamedAnswer<Answer>[])[], style: Style): readonly AnswersDrawn[];
};

/** Gives a vertex its name in a sentence. */
export type VertexNaming = (vertex: number) => string;

/** An answer is plain data that survives a structured clone; its `kind` distinguishes answers. */
export type Question<
  Id extends string = string,
  Need extends Needs = Needs,
  Asked extends About[Need] = About[Need],
  Answer extends { readonly kind: string } = { readonly kind: string },
> = {
  /** The id in messages to workers and on the command line; it never changes. */
  readonly id: Id;
  readonly needs: Need;
  /** The heading of its answer: "Compared". */
  readonly title: string;
  /** What one learns from it, in a line of help. */
  readonly says: string;
  /** True if the answer needs the values of all vertices: then the worker that solved the graph is asked. */
  readonly readsValues: boolean;
  /**
   * What it can be given besides, as text: what that is in words, and how it becomes a part of what the
   * question is asked about.
   */
  readonly besides?: { readonly is: string; read(text: string): Result<object> };
  /** The space of games it applies to; if undefined, game graphs played to the last move. */
  readonly space?: Space;
  /** Whether it asks who wins in a way that serves misère play too. Only without a space. */
  readonly alsoMisere?: true;
  /** Precondition: the vertices are in the graph. */
  applies(game: AskedGame, about: About[Need]): Verdict;
  /** Precondition: `applies`. Each slice yields how much has been handled. */
  ask(evidence: Evidence, about: Asked): Generator<number, Answer | OverBudget, void>;
  /** The answer in sentences, for readers of text and where no card draws it. */
  sentences(answer: Answer, called: VertexNaming): readonly string[];
  /** How answers are drawn, for a question whose answers can be seen. */
  readonly figure?: AnswerFigure<Answer>;
};

export type AnswerOf<Q> = Q extends { ask(...args: never[]): Generator<unknown, infer A, void> }
  ? Exclude<A, OverBudget>
  : never;
export type AskedOf<Q> = Q extends { ask(evidence: never, about: infer A): unknown } ? A : never;
