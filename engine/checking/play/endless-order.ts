/**
 * How two games with cycles compare (Siegel, Coping with cycles, section 2): G⁺ ≥ H⁺ if Left, moving second
 * in G − H, can make the last move or have infinitely many moves occur in G, where + says that infinite play
 * is Left's win; and G⁻ ≥ H⁻ is the same for the negatives. It is a game of Büchi's kind: the largest set X
 * that is the least Y in which every move in G leads to X and every other one to Y.
 */
import type { GameMoves } from './order.ts';
import { lengthsOfPlay } from './retrograde.ts';

/** A game of positions 0, 1, …, the start being 0. */
export type LoopyArena = GameMoves;

/** What follows a start, renumbered from 0. */
export function arenaFrom({ left, right }: GameMoves, start: number): LoopyArena {
  const numbers = new Map([[start, 0]]);
  const order = [start];
  const coded = (options: readonly number[]): readonly number[] =>
    options.map((option) => {
      const found = numbers.get(option);
      if (found !== undefined) return found;
      numbers.set(option, order.length);
      order.push(option);
      return order.length - 1;
    });
  const arena: { left: (readonly number[])[]; right: (readonly number[])[] } = { left: [], right: [] };
  for (const at of order) {
    arena.left.push(coded(left[at]));
    arena.right.push(coded(right[at]));
  }
  return arena;
}

const turnedRound = ({ left, right }: LoopyArena): LoopyArena => ({ left: right, right: left });

function cameFrom(options: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const from: number[][] = options.map(() => []);
  for (const [at, side] of options.entries()) for (const option of side) from[option].push(at);
  return from;
}

/**
 * Whether G⁺ ≥ H⁺, of every position of two arenas. Rounds times the pairs of positions and the moves in
 * either; it reports the rounds. A state is 2 · (g · |H| + h) with Left to move, one more with Right.
 */
export function* survivors(
  g: LoopyArena,
  h: LoopyArena,
): Generator<number, (at: number, other: number) => boolean, void> {
  const [ng, nh] = [g.left.length, h.left.length];
  const count = 2 * ng * nh;
  // In −H Left moves as Right does in H.
  const fromRight = cameFrom(h.right);
  const fromLeft = cameFrom(h.left);
  let inX = new Uint8Array(count).fill(1);
  for (let round = 1; ; round++) {
    yield round;
    const inY = new Uint8Array(count);
    const missing = new Int32Array(count);
    const queue: number[] = [];
    const put = (state: number): void => {
      if (inY[state]) return;
      inY[state] = 1;
      queue.push(state);
    };
    for (let a = 0; a < ng; a++)
      for (let b = 0; b < nh; b++) {
        const state = 2 * (a * nh + b);
        if (g.left[a].some((to) => inX[2 * (to * nh + b) + 1])) put(state);
        const isGood = g.right[a].every((to) => inX[2 * (to * nh + b)]);
        missing[state + 1] = isGood ? h.left[b].length : -1;
        if (missing[state + 1] === 0) put(state + 1);
      }
    for (let i = 0; i < queue.length; i++) {
      const state = queue[i];
      const pair = state >> 1;
      const b = pair % nh;
      const row = pair - b;
      // Into a state of Right's lead Left's moves in −H, and the other way round.
      if (state & 1) for (const from of fromRight[b]) put(2 * (row + from));
      else
        for (const from of fromLeft[b]) {
          const before = 2 * (row + from) + 1;
          if (missing[before] > 0 && --missing[before] === 0) put(before);
        }
    }
    if (queue.length === inX.reduce((sum, each) => sum + each, 0)) {
      const held = inX;
      return (at, other) => held[2 * (at * nh + other) + 1] === 1;
    }
    inX = inY;
  }
}

/**
 * Whether G and H are equal if infinite play is won by this player; yields the number of pairs of positions
 * times rounds.
 */
export function* areEqual(
  g: LoopyArena,
  h: LoopyArena,
  winner: 'left' | 'right',
): Generator<number, boolean, void> {
  const [x, y] = winner === 'left' ? [g, h] : [turnedRound(g), turnedRound(h)];
  return (yield* survivors(x, y))(0, 0) && (yield* survivors(y, x))(0, 0);
}

export type Winner = 'left' | 'right' | 'draw';
export type StartWinners = { readonly leftFirst: Winner; readonly rightFirst: Winner };

/** Who wins from the start of an arena if Left begins, and if Right does. O(moves). */
export function winnersFrom(arena: LoopyArena): StartWinners {
  return winnersOf(arena)[0];
}

/** Who wins from every position of an arena if Left begins, and if Right does. O(moves). */
export function winnersOf({ left, right }: LoopyArena): readonly StartWinners[] {
  // 2v with Left to move, 2v + 1 with Right.
  const lasts = lengthsOfPlay(2 * left.length, (state) =>
    (state & 1 ? right : left)[state >> 1].map((to) => 2 * to + 1 - (state & 1)),
  );
  const winner = (moves: number, mover: Winner, other: Winner): Winner =>
    moves < 0 ? 'draw' : moves % 2 === 1 ? mover : other;
  return left.map((_, v) => ({
    leftFirst: winner(lasts[2 * v], 'left', 'right'),
    rightFirst: winner(lasts[2 * v + 1], 'right', 'left'),
  }));
}
