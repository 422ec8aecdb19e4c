/** What play by hand needs of a ruleset: the moves from each position, made on its letters. It shares nothing with the rest of the engine. */
import type { HandMoves } from './letters.ts';

export type HandRules = {
  moves(text: string): HandMoves;
  /** Where a ruleset takes positions for one, mirror images say: the same text for all of them. */
  merged?(text: string): string;
  /** Whether a position is entailing; none is if undefined. */
  isEntailing?(text: string): boolean;
  /** Where points count: with what score the game ends when that player is to move and cannot. */
  endScore?(text: string, player: 'left' | 'right'): number;
  /** Where infinitely many positions would follow: the heap, and what may be taken from it and added to it. */
  grows?(
    text: string,
  ):
    | { readonly heap: number; readonly taken: readonly number[]; readonly added: readonly number[] }
    | undefined;
  /** Who wins play that never ends; a draw if undefined. */
  readonly endless?: 'left' | 'right';
};

/** The moves of a ruleset in which either player may make each of them. */
export const forBoth = (moves: readonly string[]): HandMoves => ({ left: moves, right: moves });
