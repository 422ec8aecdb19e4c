/**
 * What the laws of boards need of a ruleset: random positions, and what follows each, made without the
 * engine's ruleset.
 */
import type * as fc from 'fast-check';
import type { HandRules } from '../../engine/checking/moves/hand-rules.ts';

export type ByHand = HandRules & {
  readonly positions: fc.Arbitrary<string>;
  /**
   * Where a whole position has a short form: the signs of what is drawn from place to place, in any order.
   */
  lines?(text: string): readonly string[];
  /** Where a graph has a short name: its edges, each once, as `0-1`. */
  edges?(text: string): readonly string[];
};
