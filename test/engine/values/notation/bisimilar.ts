/** Whether two games have the same moves: computed slowly, by striking out pairs until nothing changes. */
import type { TypedGame } from '../../../../engine/values/notation/parse.ts';

type Game = Pick<TypedGame, 'count' | 'left' | 'right'>;

const optionsIn = (pairs: readonly number[], from: number): readonly number[] =>
  pairs.flatMap((to, i) => (i % 2 === 1 && pairs[i - 1] === from ? [to] : []));

/** Compares the positions 0 of both. */
export function bisimilar(a: Game, b: Game): boolean {
  const alike = Array.from({ length: a.count }, () => new Array<boolean>(b.count).fill(true));
  const moves = (game: Game) =>
    Array.from({ length: game.count }, (_, v) => [optionsIn(game.left, v), optionsIn(game.right, v)]);
  const [ofA, ofB] = [moves(a), moves(b)];
  const answered = (v: number, w: number): boolean =>
    [0, 1].every(
      (player) =>
        ofA[v][player].every((x) => ofB[w][player].some((y) => alike[x][y])) &&
        ofB[w][player].every((y) => ofA[v][player].some((x) => alike[x][y])),
    );
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < a.count; v++) {
      for (let w = 0; w < b.count; w++) {
        if (!alike[v][w] || answered(v, w)) continue;
        alike[v][w] = false;
        changed = true;
      }
    }
  }
  return alike[0][0];
}

/**
 * Whether the second player can always avoid losing, if either player starts; for a stopper its value is then
 * 0.
 */
export function isZero(game: Game): boolean {
  const options = Array.from({ length: game.count }, (_, v) => [
    optionsIn(game.left, v),
    optionsIn(game.right, v),
  ]);
  // ends[player][v]: whether the player to move is known to win or to lose.
  const ends: ('win' | 'loss' | undefined)[][] = [[], []];
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < game.count; v++) {
      for (const player of [0, 1]) {
        if (ends[player][v]) continue;
        const after = options[v][player].map((w) => ends[1 - player][w]);
        const end = after.includes('loss')
          ? 'win'
          : after.every((known) => known === 'win')
            ? 'loss'
            : undefined;
        ends[player][v] = end;
        changed ||= end !== undefined;
      }
    }
  }
  return ends[0][0] !== 'win' && ends[1][0] !== 'win';
}
