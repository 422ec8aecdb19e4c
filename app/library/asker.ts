/**
 * The asker of the library: a program, or a person at the command line. Both get the same work and the same
 * refusals, except for the names of their options and what they can write instead.
 */
import type { OverBudget } from '../../engine/result.ts';
import { refusal } from './refusals.ts';
import type { Problem } from './types.ts';

export type Asker = {
  /**
   * The place of a problem with an option; `given` is the value of the option, if the place should name it.
   */
  option(name: string, given?: string): string;
  /** The problem with a word that names no measure. */
  noMeasure(id: string, measures: readonly string[]): Problem;
  /** What is added to the reason why a theory does not apply. */
  readonly otherTheory: string;
  /** How to allow more positions. */
  readonly morePositions: string;
  /** How to name pieces if a drawing has none. */
  readonly namePieces: string;
  /** The place of the kind of sum that the drawing itself names. */
  readonly ownSum: string;
  /** How to play a drawing whose players take turns so that both move at once. */
  readonly atOnce: string;
  /** The place of the way of play, in a request for a table of all sums. */
  readonly allSums: string;
  /** Where to find a list of all questions. */
  readonly everyQuestion: string;
};

/** A program that calls the library. */
export const program: Asker = {
  option: (name) => name,
  noMeasure: (id) => ({ place: 'measures', says: `there is no measure "${id}"` }),
  otherTheory: '',
  morePositions: 'allow more with the option positions',
  namePieces: 'name nodes in the option pieces',
  ownSum: 'sum',
  atOnce: "read the drawing with { play: 'simultaneous' }",
  allSums: 'play',
  everyQuestion: 'the exported list questions has them',
};

/** The message to a person whose bound on positions was too low. */
export const allowingMore = (says: string, { morePositions }: Asker): string =>
  `${says.replace(/\.$/, '')}; ${morePositions}`;

/** The refusal of a game with too many positions. */
export const tooManyPositions = ({ says, isEndless }: OverBudget, asker: Asker = program): Error =>
  refusal([{ place: 'position', says: isEndless ? says : allowingMore(says, asker) }]);
