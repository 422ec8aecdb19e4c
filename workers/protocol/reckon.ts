/** The messages about expressions that are reckoned. */
import type { GameGraph } from '../../engine/graph/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import type { Problem } from '../../engine/result.ts';
import type { Value } from '../../engine/values/index.ts';

/**
 * Reckons an expression, in which names may be nodes of a drawing, or positions of the ruleset of a board.
 */
export type ReckonJob = {
  readonly kind: 'reckon';
  readonly expression: string;
  readonly drawing?: {
    readonly graph: GameGraph;
    readonly ids: readonly string[];
    readonly names: readonly string[];
    readonly rules: Rules;
    /** The vertices about which nothing may be said, and what is said in its place. */
    readonly secret: { readonly vertices: readonly number[]; readonly says: string };
  };
  readonly board?: {
    /** The id of the ruleset, which reads the names. */
    readonly ruleset: string;
    /** The position that `G` means; undefined where the board shows none yet. */
    readonly shown: string | undefined;
    /** The most positions that may follow one. */
    readonly positions: number;
    /** Why nothing is said about any position, where that is so. */
    readonly refusal?: string;
  };
};

/** What the expression comes to, or the place at which it cannot be read. */
export type ReckonedNow =
  | {
      readonly kind: 'reckon';
      readonly answer: string;
      /** Of one value alone. */
      readonly latex?: string;
      readonly value?: Value;
      /** A proof, notes, and what the operands were read as. */
      readonly more: readonly string[];
      /** The vertices that were named. */
      readonly nodes: readonly number[];
      /** The positions that were named, as the ruleset prints them. */
      readonly positions: readonly string[];
    }
  | { readonly kind: 'reckon'; readonly problem: Problem };
