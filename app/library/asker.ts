/**
 * Who asks the library for work: a program, or a person at the command line. Both get the same work and the same refusals, but for the names of their
 * options and what they can write instead.
 */
import type { OverBudget } from '../../engine/result.ts';
import { refusal } from './refusals.ts';
import type { Problem } from './types.ts';

export type Asker = {
  /** The place of a problem with an option; `given` is the value of the option, where the place is to name it. */
  option(name: string, given?: string): string;
  /** What is said of a word that is none of the measures. */
  noMeasure(id: string, measures: readonly string[]): Problem;
  /** What is added to the reason why a theory does not apply. */
  readonly otherTheory: string;
  /** How more positions are allowed than there may be. */
  readonly morePositions: string;
  /** How the pieces of a drawing are named that has none. */
  readonly namePieces: string;
  /** The place of the kind of sum that a drawing itself names. */
  readonly ownSum: string;
  /** How a drawing whose players take turns is played so that both move at once. */
  readonly atOnce: string;
  /** The place of the way in which a drawing is played, where a table of all sums is asked for. */
  readonly allSums: string;
  /** Where all questions are listed. */
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

/** What is said to somebody whose bound on positions was too low. */
export const allowingMore = (says: string, { morePositions }: Asker): string =>
  `${says.replace(/\.$/, '')}; ${morePositions}`;

/** The refusal of a game with more positions than are allowed. */
export const tooManyPositions = ({ says, isEndless }: OverBudget, asker: Asker = program): Error =>
  refusal([{ place: 'position', says: isEndless ? says : allowingMore(says, asker) }]);
