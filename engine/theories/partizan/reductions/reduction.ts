/** One step towards the simplest form, as a person is shown it. Vertices are numbered as in the game graph. */
import type { Mover } from '../../../graph/game-graph.ts';

/** What the reductions preserve: values, or only γ⁺ (the onside) or γ⁻ (the offside). */
export type Kept = 'value' | 'onside' | 'offside';

export type Reduction =
  /** The arc from → option is removed: `by` is at least as good for its player. */
  | {
      readonly kind: 'dominated';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly by: number;
    }
  /**
   * The arc from → option is replaced by arcs to the player's options of `through`, an opponent's option of `option`.
   */
  | {
      readonly kind: 'reversible';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly through: number;
      /** What replaces the option: all of these are options of `from` after this step. */
      readonly instead: readonly number[];
      /** Options of `through` that were bypassed here before and are left out: going round for ever gains nothing. */
      readonly bypassed: readonly number[];
    }
  /** The arc lies on an alternating cycle, and every vertex keeps its value without it. */
  | { readonly kind: 'spared'; readonly player: Mover; readonly from: number; readonly option: number }
  /** Two equal vertices: arcs into the removed one are redirected to the other. */
  | { readonly kind: 'fused'; readonly gone: number; readonly into: number }
  /** No arc leads to these vertices any longer, so they are removed. */
  | { readonly kind: 'unreachable'; readonly vertices: readonly number[] };

export type Simplified = {
  readonly kind: 'simplified';
  readonly kept: Kept;
  /** In the order in which they are made; each is possible after the ones before it. */
  readonly reductions: readonly Reduction[];
  /** False if an alternating cycle remains, so that no stopper was reached. */
  readonly stopper: boolean;
  /** The vertices that are simplified: those that could be reached at the beginning, from the starts outwards. */
  readonly members: readonly number[];
};

/** The list of reductions, or an honest refusal. */
export type Simplification =
  | Simplified
  | { readonly kind: 'too-large'; readonly vertices: number; readonly most: number }
  | { readonly kind: 'too-long'; readonly most: number };
