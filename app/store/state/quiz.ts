/** The quiz: the node whose value a class is asked for, and what was guessed, with hands. Nothing of it is in a document. */
import type { NodeId, ReadGuess } from '../../../engine/index.ts';

/** A sentence of words, nodes and guesses. */
export type QuizSentence = readonly (string | { readonly node: NodeId } | { readonly guess: ReadGuess })[];

export type ClassGuess = {
  /** Differs for different guesses about one node. */
  readonly key: string;
  readonly guess: ReadGuess;
  /** How many of the class are for it. */
  readonly hands: number;
  /** Undefined in the audience's window until it is told. */
  readonly verdict: 'right' | 'outcome' | 'wrong' | undefined;
  /** Why it is right or not, in sentences that do not tell the value. */
  readonly says: readonly QuizSentence[];
  /** Whether the verdict is shown; of a guess that the class is asked about it is shown later. */
  readonly told: boolean;
};

export type Quiz = {
  /** Undefined until a node is chosen. */
  readonly node: NodeId | undefined;
  readonly guesses: readonly ClassGuess[];
  /** What is said last: why a guess was not understood, or the sentences of the guess told last. */
  readonly says: readonly QuizSentence[];
};

export type QuizPart = {
  /** Undefined while no quiz is open. */
  readonly quiz: Quiz | undefined;
};

export const firstQuiz: QuizPart = { quiz: undefined };
