/**
 * An explanation as data: the answer, then reasons in the order of their importance. A reason is one claim
 * about vertices that a reader can replay on the graph; `cited.ts` lists its subjects, `sayings.ts` puts it
 * into words, and the tests replay it without any of the code that made it. Impartial values are explained by
 * play next to a nim-heap *k (Abuku et al., Definitions 2.1 and 2.2): "wins next to *k" is about the player
 * to move in the sum of the vertex and the heap.
 */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import type { Value } from '../values/value.ts';

/** Who makes a move of a line: the player who starts it or the other one; or Left or Right. */
export type LineMover = 'first' | 'second' | Mover;

export type LineMove = {
  readonly from: number;
  readonly to: number;
  readonly by: LineMover;
  /** Nothing else could be done: the piece came to a gray vertex that has only this option. */
  readonly forced: boolean;
};

/** How a line ends, for the player whom it serves. */
export type LineEnd =
  /** That player has just moved to a vertex worth *n: next to *n the sum is 0. */
  | { readonly kind: 'level'; readonly n: number }
  /**
   * That player is to move at a vertex with this value: next to every number that it does not equal, that
   * wins.
   */
  | { readonly kind: 'ahead'; readonly value: Value }
  /** The other player must move on from a gray vertex, and loses next to the numbers that it covers. */
  | { readonly kind: 'covered'; readonly value: Value }
  /** The player to move has no move: it is the loser of the line, and in misère play its winner. */
  | { readonly kind: 'stuck' }
  /** The player to move has no move, and play ends with this score. */
  | { readonly kind: 'score'; readonly score: string }
  /** The last vertex was there before, with the same player to move where that matters: play goes round. */
  | { readonly kind: 'round' }
  /**
   * The line continues with this number of moves, which are left out; undefined where they are not counted.
   */
  | { readonly kind: 'open'; readonly left: number | undefined };

/** A line of play: moves that follow each other, the first from where the line begins. */
export type PlayLine = { readonly moves: readonly LineMove[]; readonly end: LineEnd };

/** Numbers k of nim-heaps *k: those listed, or all but those listed. */
export type HeapNumbers = { readonly finite: readonly number[] } | { readonly cofinite: readonly number[] };

/** What every explanation is about, and its answer: the value, if there is one, and who wins. */
export type Conclusion = {
  readonly kind: 'conclusion';
  readonly vertex: number;
  /** Whether the vertex is gray: the player who is sent there must move on from it immediately. */
  readonly entails: boolean;
  readonly value: Value | undefined;
  readonly outcome: Outcome | undefined;
};

/** Claims about play next to a nim-heap. */
export type HeapReason =
  /**
   * For each number below `missing` some option wins next to it: the first such option, in ascending order;
   * and next to the missing one none does.
   */
  | {
      readonly kind: 'mex';
      readonly vertex: number;
      readonly missing: number;
      readonly below: readonly number[];
    }
  /** The player to move wins next to these numbers, by this line. */
  | {
      readonly kind: 'reaches';
      readonly vertex: number;
      readonly numbers: HeapNumbers;
      readonly line: PlayLine;
    }
  /**
   * Moving to `option` does not win next to *n: the line is the other player's answer, which does.
   */
  | {
      readonly kind: 'answered';
      readonly vertex: number;
      readonly option: number;
      readonly n: number;
      readonly line: PlayLine;
    }
  /** Moving to `option` wins next to no number, since the player who moves from this value wins. */
  | { readonly kind: 'spoiled'; readonly vertex: number; readonly option: number; readonly value: Value }
  /** A move to `option`, which has infinite rank, has no answer worth *n: so *n is not the value. */
  | {
      readonly kind: 'unanswered';
      readonly vertex: number;
      readonly option: number;
      readonly n: number;
    }
  /** The only option has infinite rank, so no number is decided at this gray vertex. */
  | { readonly kind: 'undecided'; readonly vertex: number; readonly option: number };

/** Claims about who wins with this piece alone. */
export type PlayReason =
  /**
   * Who must move here has no move; where some arcs are one player's, only that player. In misère play that
   * player has won.
   */
  | { readonly kind: 'no-option'; readonly vertex: number; readonly by: LineMover; readonly misere?: true }
  /** The player to move wins by the first move of the line, and the line shows how. */
  | { readonly kind: 'wins'; readonly vertex: number; readonly by: LineMover; readonly line: PlayLine }
  /**
   * Moving to `option` loses: the reply wins; undefined where the other player has no move, which wins in
   * misère play.
   */
  | {
      readonly kind: 'refuted';
      readonly vertex: number;
      readonly by: LineMover;
      readonly option: number;
      readonly reply: number | undefined;
    }
  /** The player to move draws by the first move of the line, and no move wins. */
  | { readonly kind: 'draws'; readonly vertex: number; readonly by: LineMover; readonly line: PlayLine };

/** If that player begins and both play best, play ends with the score at the line's end. */
export type ScoreReason = {
  readonly kind: 'comes-to';
  readonly vertex: number;
  readonly by: Mover;
  readonly line: PlayLine;
};

/**
 * Claims about the order of partizan games and about going round; ≥ is that of both sides, or of the winner
 * of endless play alone.
 */
export type OrderReason =
  /** `better` is at least as good for the player. */
  | {
      readonly kind: 'dominated';
      readonly vertex: number;
      readonly by: Mover;
      readonly option: number;
      readonly better: number;
    }
  /**
   * The opponent's answer `through` is at least as good for the opponent as the vertex itself; `instead` are
   * its options.
   */
  | {
      readonly kind: 'reversible';
      readonly vertex: number;
      readonly by: Mover;
      readonly option: number;
      readonly through: number;
      readonly instead: readonly number[];
    }
  /**
   * These options, by their players, would be dominated or reversible, but the move that makes each so is on
   * an alternating cycle: then it is not known that the value stays the same without them.
   */
  | {
      readonly kind: 'guarded';
      readonly vertex: number;
      readonly left: readonly number[];
      readonly right: readonly number[];
    }
  /** These options are neither dominated nor reversible; of equally good options one represents all. */
  | {
      readonly kind: 'counts';
      readonly vertex: number;
      readonly left: readonly number[];
      readonly right: readonly number[];
    }
  /**
   * All options are numbers: these are the best ones, if there are any, and the value is the simplest number
   * between.
   */
  | {
      readonly kind: 'simplest';
      readonly vertex: number;
      readonly left: number | undefined;
      readonly right: number | undefined;
    }
  /** Moves lead round, but not while the players take turns: a stopper. */
  | { readonly kind: 'stops'; readonly vertex: number }
  /**
   * The players can take turns for ever along this line, which can be reached; with it comes what the game is
   * worth if one of them wins infinite play.
   */
  | {
      readonly kind: 'alternates';
      readonly vertex: number;
      readonly line: PlayLine;
      readonly sides: { readonly onside: Value; readonly offside: Value } | undefined;
    };

/** The answer of an explanation of several pieces; `vertex` is that of the first one. */
export type SumConclusion = {
  readonly kind: 'sum';
  readonly vertex: number;
  readonly pieces: readonly number[];
  readonly value: Value | undefined;
  readonly outcome: Outcome;
};

/** Claims about moves in a sum of pieces. */
export type SumReason =
  /**
   * Moving this piece on wins or draws for that player, who is to move; it leaves this value, if one is
   * known.
   */
  | {
      readonly kind: 'moves-piece';
      readonly vertex: number;
      readonly by: LineMover;
      readonly pieces: readonly number[];
      readonly piece: number;
      readonly to: number;
      readonly result: 'wins' | 'draws';
      readonly leaves: Value | undefined;
    }
  /** That player has no move, and has won in misère play. */
  | {
      readonly kind: 'no-piece-moves';
      readonly vertex: number;
      readonly by: LineMover;
      readonly pieces: readonly number[];
    }
  /** No move of that player wins or draws. */
  | {
      readonly kind: 'no-piece-helps';
      readonly vertex: number;
      readonly by: LineMover;
      readonly pieces: readonly number[];
    };

export type Reason =
  | Conclusion
  | SumConclusion
  | HeapReason
  | PlayReason
  | ScoreReason
  | OrderReason
  | SumReason;

/** Why a vertex or a sum of pieces has its value, or why its player wins. */
export type Explanation = {
  readonly answer: Conclusion | SumConclusion;
  /** The most important first. They prove the answer from what they cite. */
  readonly reasons: readonly Reason[];
};

/**
 * The full proof: the explanation of every vertex on which another one rests, from the vertex asked about
 * outwards.
 */
export type Proof = {
  readonly steps: readonly Explanation[];
  /** How many vertices, at most, are still to be explained; the next request begins there. */
  readonly left: number;
};

/** A game while it is explained: its graph, and what is known of the vertices. */
export type ExplainedGame = {
  readonly graph: GameGraph;
  valueAt(vertex: number): Value | undefined;
  /** Undefined where nothing says it. */
  outcomeAt(vertex: number): Outcome | undefined;
  /**
   * How many moves a play with one piece lasts if that player begins, the winner hurries and the loser
   * lingers; −1 if it need not end. Odd: that player makes the last move.
   */
  remoteAt(vertex: number, by: LineMover): number;
  readonly rules: Rules;
};
