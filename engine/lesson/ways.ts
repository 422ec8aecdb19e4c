/**
 * How a class answers a view of a lesson. Nodes are named by the ids of the view's drawing, positions of a
 * board as they are written there.
 */
import type { Mover } from '../graph/game-graph.ts';

export const waysToAnswer = [
  'value',
  'outcome',
  'number',
  'node',
  'arc',
  'move',
  'row',
  'column',
  'drawing',
  'words',
] as const;

export type WayToAnswer =
  /** The value of a node or position, or who wins there; if none is named, where the value is hidden. */
  | { readonly by: 'value' | 'outcome'; readonly of?: string }
  /** A number, such as a temperature; `right` is written as `3/4`, and without it nothing is marked. */
  | { readonly by: 'number'; readonly right?: string }
  /** A node; nothing is marked unless the right ones are named. */
  | { readonly by: 'node'; readonly right?: readonly string[] }
  /** An arc, as the nodes that it joins; nothing is marked unless the right ones are named. */
  | { readonly by: 'arc'; readonly right?: readonly (readonly [string, string])[] }
  /**
   * A move of a player, from a node or from the position that the board shows. Where no right positions are
   * named that the move may lead to, the moves are right after which the player is best off.
   */
  | {
      readonly by: 'move';
      readonly player: Mover;
      readonly of?: string;
      readonly right?: readonly string[];
    }
  /**
   * A choice of Left (a row) or Right (a column) in the joint round at a node or position; with `rounds`,
   * each student plays that many against the computer.
   */
  | { readonly by: 'row' | 'column'; readonly of?: string; readonly rounds?: number }
  /** A drawing of which one node, the one drawn first, is worth a value. */
  | { readonly by: 'drawing'; readonly worth: string }
  /** Words, which the teacher reads and nobody marks. */
  | { readonly by: 'words' };
