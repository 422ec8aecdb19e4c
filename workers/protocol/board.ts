/** The messages about boards: the app sends a position and gets back what follows it and what it is worth. */
import type { AnswerOnBoard, BoardGame, WorthOfPosition } from '../../engine/conduct/index.ts';
import type { Figure, Style } from '../../engine/figure/index.ts';
import type { GameGraph } from '../../engine/graph/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import type { NodeLabel } from '../../engine/pictures/index.ts';
import type { AskedMoves, MovesToTry } from '../../engine/rulesets/index.ts';
import type { Value } from '../../engine/values/index.ts';
import type { TheoryUsed } from './theory-used.ts';

/** Generates everything that follows a position on a board, and counts its values. */
export type BoardJob = BoardGame & {
  readonly kind: 'board';
  /** Whether it is given up where the position's value is sure to be found sooner by a table. */
  readonly forValue?: true;
};

/**
 * What a position and its moves are worth, found part by part, for a game that is too large to be solved
 * whole.
 */
export type BoardPartsJob = BoardGame & { readonly kind: 'board-parts' };

export type BoardByParts = {
  readonly kind: 'board-parts';
  /** Undefined where the position does not fall apart, or no theory finds values in this way. */
  readonly found:
    | {
        readonly theory: string;
        /** How many parts, or heaps, are known by now. */
        readonly met: number;
        readonly options: AnswerOnBoard<'options'>;
      }
    | undefined;
  /** The worker's own time, in milliseconds. */
  readonly took: number;
};

/**
 * What several positions of one ruleset are worth. The game says the ruleset, the rules and the bound; a
 * position that does not follow it is solved for itself.
 */
export type WorthJob = {
  readonly kind: 'worth';
  readonly game: BoardGame;
  readonly positions: readonly string[];
  /** It waits for no other job, and no other waits for it: it has a worker of its own. */
  readonly isBeside?: true;
};
/** In the order of the positions. */
export type WorthFound = { readonly kind: 'worth'; readonly found: readonly WorthOfPosition[] };

/** The moves on a board on which rules are tried while a person writes them. */
export type MovesToTryJob = AskedMoves & { readonly kind: 'moves-to-try' };
export type MovesToTryFound = MovesToTry & { readonly kind: 'moves-to-try' };

export type BoardSolved = {
  readonly kind: 'board';
  readonly chosen: TheoryUsed;
  readonly positions: number;
  /**
   * Where infinitely many positions follow and only these were examined: how far that settles the start, in
   * sentences.
   */
  readonly part?: string;
  /** The value and outcome of the position itself; the value is undefined if the theory gives none. */
  readonly start: { readonly value: Value | undefined; readonly outcome: Outcome | undefined };
  /** The most frequent values, in descending order. */
  readonly counts: readonly { readonly value: Value; readonly count: number }[];
  /** The number of different values, and of positions without a value. */
  readonly values: number;
  readonly withoutValue: number;
  /** For a scoring game that is not guaranteed, the position and the two scores that say so, in sentences. */
  readonly unguaranteed: readonly string[];
  /** The worker's own time, in milliseconds. */
  readonly took: number;
};

/** Draws a part of the graph of a game on a board, as the question for that part answers it. */
export type PartFigureJob = {
  readonly kind: 'part-figure';
  readonly ruleset: string;
  readonly graph: GameGraph;
  /**
   * Per vertex of the part its position, what is to be written there, and 1 where it has moves that lead out
   * of the part.
   */
  readonly positions: readonly string[];
  readonly labels: readonly NodeLabel[];
  readonly cut: Uint8Array;
  readonly style: Style;
  /** The places of the nodes; undefined if places are to be found. */
  readonly places?: { readonly xs: Float64Array; readonly ys: Float64Array };
};

/** Nodes have the numbers of the part's vertices, and their places in drawing units. */
export type PartDrawn = {
  readonly kind: 'part-figure';
  readonly figure: Figure;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
};
