/**
 * The quiz: the node whose value a class is asked for, and what was guessed, with hands. Nothing of it is in
 * a document.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { ReadGuess } from '../../../engine/theories/index.ts';

/** A sentence of words, nodes and guesses. */
export type QuizSentence = readonly (string | { readonly node: NodeId } | { readonly guess: ReadGuess })[];

export type ClassGuess = {
  /** Differs for different guesses about one node. */
  readonly key: string;
  /** As it was typed, from which it can be judged again. */
  readonly typed: string;
  readonly guess: ReadGuess;
  /** How many of the class are for it. */
  readonly hands: number;
  /** Undefined in the audience's window until it is shown, and after a reload until it is judged again. */
  readonly verdict: 'right' | 'outcome' | 'wrong' | undefined;
  /**
   * The verdict as a sentence; undefined in the audience's window until it is shown, and after a reload until
   * it is judged again.
   */
  readonly says: QuizSentence | undefined;
  /** Why it is not right. These sentences tell the value, or half of it: they are for when it is revealed. */
  readonly why: readonly QuizSentence[];
  /** Whether the verdict is shown; for a guess that the class is asked about it is shown later. */
  readonly told: boolean;
};

export type Quiz = {
  /** On a board a position, as the engine calls it. Undefined until one is chosen. */
  readonly node: NodeId | undefined;
  readonly guesses: readonly ClassGuess[];
  /** Why the last guess was not understood. */
  readonly refused: string;
  /** The guess that was judged last, which the bar is about. */
  readonly about: ClassGuess['key'] | undefined;
};

export const noGuesses = { guesses: [], refused: '', about: undefined } as const;

export type QuizPart = {
  /** Undefined while no quiz is open. */
  readonly quiz: Quiz | undefined;
  /** What is written in the field for a guess, in this window alone. */
  readonly guessWriting: string;
};

export const firstQuiz: QuizPart = { quiz: undefined, guessWriting: '' };
