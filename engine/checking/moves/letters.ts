/**
 * Boards played by hand: positions are strings, and moves are made by looking at letters. It shares nothing
 * with the rest of the engine, not even data types.
 */

type Letters = readonly (readonly string[])[];

/** The squares of a board; a strip is a board of one rank. */
export const readLetters = (text: string): Letters => text.split('/').map((rank) => [...rank]);

const afterMove = (
  board: Letters,
  [row, column]: readonly number[],
  [toRow, toColumn]: readonly number[],
) => {
  const next = board.map((rank) => [...rank]);
  next[toRow][toColumn] = next[row][column];
  next[row][column] = '.';
  return next.map((rank) => rank.join('')).join('/');
};

type Step = readonly [down: number, across: number];

/** Every position after one of these animals has made one of these steps onto an empty square. */
export function steps(board: Letters, animal: string, ways: readonly Step[]): string[] {
  const found: string[] = [];
  for (const [row, rank] of board.entries()) {
    for (const [column, letter] of rank.entries()) {
      if (letter !== animal) continue;
      for (const [down, across] of ways) {
        if (board[row + down]?.[column + across] === '.') {
          found.push(afterMove(board, [row, column], [row + down, column + across]));
        }
      }
    }
  }
  return found;
}

/** Every text in which some adjacent letters are replaced by others. */
export function jumps(text: string, before: string, after: string): string[] {
  const found: string[] = [];
  for (let i = text.indexOf(before); i >= 0; i = text.indexOf(before, i + 1)) {
    found.push(text.slice(0, i) + after + text.slice(i + before.length));
  }
  return found;
}

/** Rows become columns. */
export const rowsAsColumns = (board: string): string => {
  const [first, ...rest] = board.split('/');
  return [...first].map((sign, i) => sign + rest.map((row) => row[i]).join('')).join('/');
};
