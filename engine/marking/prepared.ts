/**
 * A view made ready for a class: what the phones are sent, and beside it what the room needs to mark answers.
 */
import type { GameDocument } from '../document/document.ts';
import type { LessonView } from '../lesson/lesson.ts';
import type { WayToAnswer } from '../lesson/ways.ts';
import type { AnswerVerdict, AskedPicture, AskedWay } from './asked.ts';

export type PreparedView = {
  /** What the phones are sent; it is the same for two views that differ only in what is hidden. */
  readonly question: string;
  readonly picture: AskedPicture | undefined;
  readonly way: AskedWay;
  /** What is right, in sentences, for when the teacher reveals it. */
  readonly revealed: readonly string[];
  /** The picture with the values that it hides, for the same moment; undefined where it hides none. */
  readonly revealedPicture: AskedPicture | undefined;
  /** What answers are marked by. It never leaves the room. */
  readonly marking: Marking;
};

export type Marking = {
  readonly view: LessonView;
  readonly document: GameDocument;
  readonly way: WayToAnswer;
  /** The places of right choices in the list that is sent; undefined where choices are not marked. */
  readonly rightChoices: readonly number[] | undefined;
  /** Of a joint round: what Left gets, by rows and columns, and what both players’ best strategies are. */
  readonly round: MarkingRound | undefined;
};

/** Exact numbers are texts, as `-1/3`. */
export type MarkingRound = {
  readonly payoffs: readonly (readonly string[])[];
  readonly value: string;
  /** Shares of the rows and of the columns. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
};

export type MarkedAnswer = {
  readonly verdict: AnswerVerdict;
  /** Two answers that are equal as games, or the same choice, have the same key. */
  readonly key: string;
  /** The answer as it is printed. */
  readonly text: string;
  /**
   * Where and why it was not understood; of one that was, why it is not right, which tells what is right: a
   * class reads that when it is revealed. Empty where there is nothing to say.
   */
  readonly says: string;
  /** Of a drawing: a picture, what its first node is worth, and the drawing as a document's file. */
  readonly drawing: { readonly svg: string; readonly worth: string; readonly document: string } | undefined;
};

/** What a class's choices are worth as one mixed strategy. */
export type MixtureFound = {
  readonly shares: readonly string[];
  /** What the mixture is sure of, against the best answer to it, and the name of that answer. */
  readonly sure: string;
  readonly against: string;
  readonly value: string;
};
