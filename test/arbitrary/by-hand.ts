/** What the laws of boards need of a ruleset: random positions, and what follows each, made without the engine. */
import type * as fc from 'fast-check';
import type { Moves } from '../oracle/boards.ts';

export type ByHand = {
  readonly positions: fc.Arbitrary<string>;
  moves(text: string): Moves;
  /** Where a ruleset takes positions for one, mirror images say: the same text for all of them. */
  merged?(text: string): string;
  /** Whether a position is entailing; none is if undefined. */
  isEntailing?(text: string): boolean;
  /** Where a whole position has a short form: the signs of what is drawn from place to place, in any order. */
  lines?(text: string): readonly string[];
  /** Where a graph has a short name: its edges, each once, as `0-1`. */
  edges?(text: string): readonly string[];
  /** Where points count: with what score the game ends when that player is to move and cannot. */
  endScore?(text: string, player: 'left' | 'right'): number;
};
