/** One step towards the simplest form, as a person is shown it. Vertices are those of the game graph. */
import type { Mover } from '../../../graph/game-graph.ts';

/** Whether values are kept as they are, or only those of γ⁺ (the onside) or of γ⁻ (the offside). */
export type Kept = 'value' | 'onside' | 'offside';

export type Reduction =
  /** The arc from → option goes: `by` is at least as good for its player. */
  | {
      readonly kind: 'dominated';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly by: number;
    }
  /** The arc from → option goes, for the player's options of `through`, an option of the opponent's from `option`. */
  | {
      readonly kind: 'reversible';
      readonly player: Mover;
      readonly from: number;
      readonly option: number;
      readonly through: number;
      /** What stands for the option now: all of them are options of `from` after this step. */
      readonly instead: readonly number[];
      /** Options of `through` that were bypassed here before: going round for ever gains nothing. */
      readonly bypassed: readonly number[];
    }
  /** The arc lies on an alternating cycle, and no vertex changes its value without it. */
  | { readonly kind: 'spared'; readonly player: Mover; readonly from: number; readonly option: number }
  /** Two equal vertices: what led to the one that goes leads to the other. */
  | { readonly kind: 'fused'; readonly gone: number; readonly into: number }
  /** Nothing leads there any longer. */
  | { readonly kind: 'unreachable'; readonly vertices: readonly number[] };

export type Simplified = {
  readonly kind: 'simplified';
  readonly kept: Kept;
  /** In the order in which they are made; each is possible after those before it. */
  readonly reductions: readonly Reduction[];
  /** False when an alternating cycle is left: then no stopper was reached. */
  readonly stopper: boolean;
  /** The vertices this is about: those that could be reached at the beginning, from the starts outwards. */
  readonly members: readonly number[];
};

/** The list of reductions, or an honest no. */
export type Simplification =
  | Simplified
  | { readonly kind: 'too-large'; readonly vertices: number; readonly most: number }
  | { readonly kind: 'too-long'; readonly most: number };
