/**
 * Boards played by hand: positions are strings, moves are made by looking at letters, and everything that can follow
 * is found by continuing until nothing new appears. The moves of each ruleset stand with its random positions, in
 * arbitrary/positions.ts. It shares nothing with the engine, not even data types.
 */

export type Moves = { readonly left: readonly string[]; readonly right: readonly string[] };

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

/** Everything that can follow a position, whoever moves. */
export function playedByHand(movesOf: (text: string) => Moves, start: string): ReadonlyMap<string, Moves> {
  const positions = new Map<string, Moves>();
  const queue = [start];
  for (const text of queue) {
    if (positions.has(text)) continue;
    const moves = movesOf(text);
    positions.set(text, moves);
    queue.push(...moves.left, ...moves.right);
  }
  return positions;
}

export type Class = 'L' | 'R' | 'N' | 'P' | 'D' | 'mixed';

/**
 * The outcome of the start, found by examining every position until nothing changes; D if either player, moving
 * first, can only draw, and mixed if one wins and the other draws.
 */
export function classByHand(
  positions: ReadonlyMap<string, Moves>,
  start: string,
  endless: 'draw' | 'left' | 'right' = 'draw',
): Class {
  const winner = new Map<string, string>();
  const other = { left: 'right', right: 'left' } as const;
  const judge = (moves: Moves, player: 'left' | 'right'): string | undefined => {
    const ends = moves[player].map((to) => winner.get(`${other[player]} ${to}`));
    if (ends.includes(player)) return player;
    return ends.every((end) => end === other[player]) ? other[player] : undefined;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [text, moves] of positions) {
      for (const player of ['left', 'right'] as const) {
        if (winner.has(`${player} ${text}`)) continue;
        const won = judge(moves, player);
        if (won === undefined) continue;
        winner.set(`${player} ${text}`, won);
        changed = true;
      }
    }
  }
  const wonBy = (player: string): string | undefined =>
    winner.get(`${player} ${start}`) ?? (endless === 'draw' ? undefined : endless);
  const [first, second] = [wonBy('left'), wonBy('right')];
  if (first === undefined && second === undefined) return 'D';
  if (first === undefined || second === undefined) return 'mixed';
  if (first === second) return first === 'left' ? 'L' : 'R';
  return first === 'left' ? 'N' : 'P';
}
