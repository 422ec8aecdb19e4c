/** What the legend of a figure says of a board: whose each kind of thing on it is. Linear in the kinds. */
import type { Board, BoardPiece } from '../rulesets/board.ts';

const whose = { left: 'Left’s', right: 'Right’s', neutral: 'either player’s' } as const;

/** How stones look that bear no letters. */
const stones = { left: 'filled', right: 'hollow', neutral: 'gray' } as const;

/**
 * "G: goose, Left’s", "dashed: red, Right’s", or "Left’s: vertical dominoes". A thing that belongs to neither
 * player is described as either player's beside pieces of one player, as green dominoes are; where all things
 * are such, lines are described and stones are not. `bare` says of a kind of pieces whether they bear no
 * letters.
 */
export const legendOfBoard = (
  { pieces, owners = [] }: Board,
  bare: (piece: BoardPiece) => boolean = () => false,
): readonly string[] => [
  ...pieces.flatMap((piece) => {
    const { sign, name, player, drawn } = piece;
    if (player === 'neutral') {
      if (drawn !== undefined) return [`${drawn}: ${name}`];
      if (pieces.every((each) => each.player === 'neutral')) return [];
    }
    const shown = drawn ?? (bare(piece) ? stones[player] : sign);
    return [`${shown}: ${name}, ${whose[player]}`];
  }),
  ...owners.map(({ name, player }) => `${whose[player]}: ${name}`),
];
