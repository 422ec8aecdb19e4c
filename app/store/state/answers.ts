/**
 * The engine's answers about the document: the labels of a drawing and the sum of its pieces, or the answers
 * about a board. Only the solver writes this part.
 */
import type { AnswerOnBoard, BoardGame } from '../../../engine/conduct/index.ts';
import type { NodeId } from '../../../engine/document/index.ts';
import type { GraphFacts } from '../../../engine/graph/index.ts';
import type { Outcome } from '../../../engine/outcome/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import type { LeftOut } from '../../../engine/theories/index.ts';
import type { Value } from '../../../engine/values/index.ts';
import type { Answer, BoardSolved, Progress, TheoryUsed } from '../../../workers/protocol.ts';

/**
 * The engine's labels for a revision of the document. The arrays are filled in place while labels arrive;
 * every change makes a new Labels record, so that views can compare by identity.
 */
export type Labels = {
  readonly revision: number;
  /** The nodes as the engine numbered them, and the inverse. */
  readonly ids: readonly NodeId[];
  readonly index: ReadonlyMap<NodeId, number>;
  readonly chosen: TheoryUsed;
  readonly table: readonly Value[];
  readonly codes: Int32Array;
  readonly steps: Int32Array;
  /** Known when the run is complete: indices into `classes`. */
  readonly outcomes: Uint8Array | undefined;
  readonly classes: readonly Outcome[];
  readonly remoteness: Int32Array | undefined;
  /**
   * Per vertex the index in `chosen.parts` of the theory that gives its value; undefined if there are no
   * parts, or if it is not known yet.
   */
  readonly partOf: Uint8Array | undefined;
  readonly facts: GraphFacts | undefined;
  readonly rounds: number;
  readonly done: number;
  readonly total: number;
  readonly took: number | undefined;
  /** Why some nodes have no value. */
  readonly leftOut: LeftOut | undefined;
  readonly complete: boolean;
};

declare const seen: unique symbol;

/** Labels without hidden values. Only `seenLabels` makes them, and values are read from no others. */
export type SeenLabels = Labels & { readonly [seen]: true };

export type SolvingState =
  | { readonly kind: 'idle' }
  /** `since` is a time from performance.now(): spinners appear after 150 ms. */
  | { readonly kind: 'running'; readonly since: number; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly says: string }
  | { readonly kind: 'stopped' };

/**
 * The engine's answers about a board: about everything that follows the position with which it is set up, and
 * about the position that is shown.
 */
export type BoardAnswers = {
  readonly game: BoardGame;
  /** The last report of the run that is solving it. */
  readonly progress: Progress | undefined;
  /** Undefined while the solver works. */
  readonly solved: Answer<BoardSolved> | undefined;
  /** Undefined until the game is solved and the engine has answered about the position that is shown. */
  readonly here: { readonly position: string; readonly found: AnswerOnBoard<'options'> } | undefined;
  /**
   * The last `here` by the same rules, of a position that was left while nothing was hidden: kept while
   * nothing is known of this one.
   */
  readonly before?: NonNullable<BoardAnswers['here']>;
  /**
   * If the game is too large to be solved, or if its values are found before it is solved: how the position
   * that is shown was solved part by part; without an answer until then.
   */
  readonly byParts?: { readonly position: string; readonly answer: Answer<PartsToldOf> | undefined };
};

/** Everything except the values, which are in `here`. */
export type PartsToldOf = { readonly met: number | undefined; readonly took: number };

/** The moves at a position, with its own value and the positions to which they lead. */
export type OptionsOnBoard = AnswerOnBoard<'options'>;

/** A position with what may be seen of it; `unseen` if a sign replaces its value. */
export type PositionSeen = OptionsOnBoard['at'] & { readonly unseen?: true };

/** A move of the position that is shown, with what may be seen of the position to which it leads. */
export type MoveSeen = Omit<OptionsOnBoard['moves'][number], 'to'> & { readonly to: PositionSeen };

export type OptionsSeen = {
  readonly kind: 'options';
  readonly at: PositionSeen;
  readonly moves: readonly MoveSeen[];
};

/** The answers without anything hidden. */
export type BoardSeen = Omit<BoardAnswers, 'here' | 'before'> & {
  readonly here: { readonly position: string; readonly found: OptionsSeen } | undefined;
};

export type AnswersPart = {
  readonly labels: Labels | undefined;
  /** The labels of an older revision, shown faded until they are replaced. */
  readonly staleLabels: Labels | undefined;
  readonly solving: SolvingState;
  /**
   * Whether both ways of play are shown, and the labels by the one that the drawing does not say, as soon as
   * they have come.
   */
  readonly bothWays: boolean;
  readonly otherWay: Labels | undefined;
  /** The sum of the pieces on the drawing, if there are any. */
  readonly sum: AnswerTo<'sum'> | undefined;
  /** Why there is no sum although there are pieces. */
  readonly noSum: { readonly says: string; readonly positions: number | undefined } | undefined;
  /** Undefined if no board is open, or if its text is not a position yet. */
  readonly boardAnswers: BoardAnswers | undefined;
};

/**
 * The answers with which another drawing begins. Answers about a board stay until the solver has checked
 * whether the same board is open.
 */
export const noAnswers: Omit<AnswersPart, 'boardAnswers'> = {
  labels: undefined,
  staleLabels: undefined,
  solving: { kind: 'idle' },
  bothWays: false,
  otherWay: undefined,
  sum: undefined,
  noSum: undefined,
};

export const firstAnswers: AnswersPart = { ...noAnswers, boardAnswers: undefined };
