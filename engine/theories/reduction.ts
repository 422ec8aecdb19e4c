/**
 * One step towards the simplest form, as a person is shown it. Vertices are numbered as in the game graph.
 */
import type { Mover } from '../graph/game-graph.ts';

/** What the reductions preserve: values, or only γ⁺ (the onside) or γ⁻ (the offside). */
export type Invariant = 'value' | 'onside' | 'offside';

/** The reductions of games that the last move decides. */
export type NormalPlayReduction =
  /** The arc from → option is removed: `by` is at least as good for its player. */
  | {
      readonly kind: 'dominated';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly by: number;
    }
  /**
   * The arc from → option is replaced by arcs to the player's options of `through`, an opponent's option of
   * `option`.
   */
  | {
      readonly kind: 'reversible';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly through: number;
      /** What replaces the option: all of these are options of `from` after this step. */
      readonly instead: readonly number[];
      /**
       * Options of `through` that were bypassed here before and are left out: going round for ever gains
       * nothing.
       */
      readonly bypassed: readonly number[];
    }
  /** The arc lies on an alternating cycle, and every vertex keeps its value without it. */
  | { readonly kind: 'spared'; readonly player: Mover; readonly from: number; readonly option: number }
  /** Two equal vertices: arcs into the removed one are redirected to the other. */
  | { readonly kind: 'fused'; readonly gone: number; readonly into: number }
  /** No arc leads to these vertices any longer, so they are removed. */
  | { readonly kind: 'unreachable'; readonly vertices: readonly number[] };

/** The reductions that only scoring games have besides. */
export type ScoreReduction =
  /**
   * For a scoring game (Theorem 34): `through` has a score for the player and no move of hers, and another
   * option, `by`, has the stop of the game already. The arc from → option is removed.
   */
  | {
      readonly kind: 'tied';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly through: number;
      readonly by: number;
      readonly stop: string;
    }
  /**
   * The same where no other option has the stop: a game in which only the opponent can wait replaces the
   * option.
   */
  | {
      readonly kind: 'waiting';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly through: number;
      readonly instead: number;
      /** The game that replaces it, as it is written. */
      readonly written: string;
      /** Vertices that this step adds; they have arcs of the opponent's to one another. */
      readonly brought: readonly AddedVertex[];
    }
  /**
   * For a scoring game (Theorem 35): the player's only option leaves her stuck, with a score in its place.
   */
  | {
      readonly kind: 'stuck';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly through: number;
      readonly score: string;
    };

export type Reduction = NormalPlayReduction | ScoreReduction;

/** A vertex that a reduction adds to the graph: its number is above those of the graph. */
export type AddedVertex = {
  readonly vertex: number;
  /** Who is stuck there, with which score. */
  readonly stuck: Readonly<Partial<Record<Mover, string>>>;
  /** The only move that there is; none from a number. */
  readonly move: { readonly player: Mover; readonly to: number } | undefined;
  /** The game as it is written. */
  readonly written: string;
};

export type SimplifiedGame<R = Reduction> = {
  readonly kind: 'simplified';
  readonly kept: Invariant;
  /** In the order in which they are made; each is possible after the ones before it. */
  readonly reductions: readonly R[];
  /** False if an alternating cycle remains, so that no stopper was reached. */
  readonly stopper: boolean;
  /**
   * The vertices that are simplified: those that could be reached at the beginning, from the starts outwards.
   */
  readonly members: readonly number[];
};

/** The list of reductions, or an honest refusal. */
export type Simplification<R = Reduction> =
  | SimplifiedGame<R>
  | { readonly kind: 'too-large'; readonly vertices: number; readonly most: number }
  | { readonly kind: 'too-long'; readonly most: number };

/** The most vertices that are simplified; nobody can follow the reductions of more. */
export const MOST_VERTICES = 300;
/** The most reductions that are listed: with very many arcs, options are bypassed again and again. */
export const MOST_REDUCTIONS = 2000;
