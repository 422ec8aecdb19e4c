/**
 * How two games compare in which play may go round (Siegel, Coping with cycles, section 2): G⁺ ≥ H⁺ if Left, moving second in G − H, can make the last move or have moves
 * occur in G for ever, where + says that infinite play is Left's; and G⁻ ≥ H⁻ the same of the negatives. It is a game of Büchi's kind: the largest set X
 * that is the least Y in which every move in G leads to X and every other one to Y.
 */
import type { GameMoves } from './order.ts';

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
 * Whether G⁺ ≥ H⁺. Rounds times the pairs of positions and the moves in either; it reports the rounds. `left` of a state is 2 · (g · |H| + h) with Left
 * to move, one more with Right.
 */
function* survives(g: LoopyArena, h: LoopyArena): Generator<number, boolean, void> {
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
    if (queue.length === inX.reduce((sum, each) => sum + each, 0)) return inX[1] === 1;
    inX = inY;
  }
}

/** Whether G and H are equal if infinite play is won by this player; so many pairs of positions times rounds. */
export function* areEqual(
  g: LoopyArena,
  h: LoopyArena,
  winner: 'left' | 'right',
): Generator<number, boolean, void> {
  const [x, y] = winner === 'left' ? [g, h] : [turnedRound(g), turnedRound(h)];
  return (yield* survives(x, y)) && (yield* survives(y, x));
}

export type StartWinners = {
  readonly leftFirst: 'left' | 'right' | 'draw';
  readonly rightFirst: 'left' | 'right' | 'draw';
};

/** Who wins from the start of an arena, whoever begins, by going back from where somebody has lost. O(moves). */
export function winnersFrom({ left, right }: LoopyArena): StartWinners {
  const count = left.length;
  const before = [cameFrom(left), cameFrom(right)];
  // 2v with Left to move, 2v + 1 with Right: 0 open, 1 won by whoever moves, 2 lost.
  const found = new Uint8Array(2 * count);
  const missing = Int32Array.from({ length: 2 * count }, (_, s) => (s & 1 ? right : left)[s >> 1].length);
  const queue: number[] = [];
  for (let s = 0; s < 2 * count; s++)
    if (missing[s] === 0) {
      found[s] = 2;
      queue.push(s);
    }
  for (let i = 0; i < queue.length; i++) {
    const state = queue[i];
    const mover = (state & 1) === 0 ? 1 : 0;
    for (const v of before[mover][state >> 1]) {
      const from = 2 * v + mover;
      if (found[from] !== 0) continue;
      if (found[state] === 2) found[from] = 1;
      else if (--missing[from] === 0) found[from] = 2;
      else continue;
      queue.push(from);
    }
  }
  const [first, second] = [found[0], found[1]];
  return {
    leftFirst: first === 1 ? 'left' : first === 2 ? 'right' : 'draw',
    rightFirst: second === 1 ? 'right' : second === 2 ? 'left' : 'draw',
  };
}
