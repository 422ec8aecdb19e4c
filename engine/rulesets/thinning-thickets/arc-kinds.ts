/** The colours of arcs as a board shows them. */
import type { LookName } from '../../figure/looks.ts';
import type { BoardPiece } from '../board.ts';

export type ArcKind = BoardPiece & { readonly look: LookName; readonly head: LookName };

export const arcKinds: readonly ArcKind[] = [
  { sign: 'b', name: 'blue', player: 'neutral', look: 'left edge', head: 'left head', drawn: 'solid' },
  { sign: 'r', name: 'red', player: 'neutral', look: 'right edge', head: 'right head', drawn: 'dashed' },
  { sign: 'g', name: 'green', player: 'neutral', look: 'either edge', head: 'either head', drawn: 'double' },
];
export const arcPieces: readonly BoardPiece[] = arcKinds.map(({ head: _, ...piece }) => piece);
