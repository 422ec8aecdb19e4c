/**
 * The answer about the matrix of a position: plain data, from which a card, sentences and a figure are made.
 */
import type { Convention } from '../../../outcome/rules.ts';
import type { WhyNoValue } from '../../../simultaneous/why-none.ts';
import type { ExpectedValue } from '../../../values/expected.ts';
import type { About } from '../../question.ts';

/** Numbers are exact fractions as text. */
export type FractionText = string;

export type MatrixLine = {
  readonly name: string;
  /** Where the move leads alone, where that is drawn. */
  readonly solo?: number;
  /** What it gains alone. */
  readonly gain?: FractionText;
};

export type MatrixCell = {
  /** The joint result; missing in a hole. */
  readonly to?: number;
  readonly gain?: FractionText;
  /**
   * What Left gets with the gain: between the two, which are the same where it is exact. Missing where the
   * result has no value.
   */
  readonly low?: FractionText;
  readonly high?: FractionText;
  /**
   * The same where Right answers Left's move in every joint round to come, and where Left answers Right's.
   */
  readonly rightSees?: FractionText;
  readonly leftSees?: FractionText;
  /** For a hole: the nodes that the two moves could come to together. */
  readonly candidates?: readonly number[];
};

export type StrategiesFound = {
  readonly extreme: readonly (readonly FractionText[])[];
  /** Whether these are all. */
  readonly complete: boolean;
  /** The mean of all, or where there are too many the first, one of the optimal strategies. */
  readonly shown: readonly FractionText[];
};

export type DominatedFound = {
  readonly line: number;
  readonly strictly: boolean;
  readonly mixture: readonly FractionText[];
};

/** Rows and columns are counted among those that are in the game. */
export type MatrixSolution = {
  readonly value: FractionText;
  readonly left: StrategiesFound;
  readonly right: StrategiesFound;
  readonly dominatedRows: readonly DominatedFound[];
  readonly dominatedColumns: readonly DominatedFound[];
  /**
   * What Left's strategy gets against each column, at least the value, and each row against Right's, at most
   * the value.
   */
  readonly againstColumns: readonly FractionText[];
  readonly againstRows: readonly FractionText[];
};

export type MatrixAnswer = {
  readonly kind: 'matrix';
  readonly convention: Convention;
  readonly rows: readonly MatrixLine[];
  readonly columns: readonly MatrixLine[];
  /** Row by row; none of a terminal position, and of one whose matrix is too large. */
  readonly cells: readonly (readonly MatrixCell[])[];
  /** The rows and columns that are in the game, by their places. */
  readonly inGame: { readonly rows: readonly number[]; readonly columns: readonly number[] };
  /** What the position is worth, regardless of what is left out here. */
  readonly value?: ExpectedValue;
  readonly whyNone?: WhyNoValue;
  /** Where every cell in the game is exact. */
  readonly solution?: MatrixSolution;
  /**
   * In extended normal play: the probability of winning that each player can guarantee. In a lottery both are
   * certain, and neither player can change them.
   */
  readonly wins?: { readonly left: FractionText; readonly right: FractionText };
  readonly lottery?: readonly [FractionText, FractionText];
};

export type MatrixAsked = About['vertex'] & {
  /** Lines that are left out, by their places. */
  readonly without?: { readonly rows?: readonly number[]; readonly columns?: readonly number[] };
  /**
   * The extreme optimal strategy of each player to show, by its place; the mean of all unless one is given,
   * and where there is none.
   */
  readonly strategies?: { readonly left?: number | undefined; readonly right?: number | undefined };
};
