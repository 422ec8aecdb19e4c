/**
 * A cycle of positions with exits, of which some are not chosen yet, and comparisons of its positions: yes,
 * no, or not yet, where that depends on exits that are still open.
 *
 * a ≥ b holds if Left survives in a − b where Right begins. Infinite play counts as survival for both, so
 * what is sought is the greatest solution of the equations between positions. A move to an exit that is still
 * open is worth more than no and less than yes. Then a solution that says yes or no says it for every choice.
 */
import type { ExitPool } from './exit-pool.ts';
import type { UnicyclePattern } from './unicycle-pattern.ts';

export type Certainty = 'yes' | 'no' | 'not yet';

/** Bit v of `open` says that play comes to the exit of position v, which is open. */
export type CycleComparison = { readonly certainty: Certainty; readonly open: number };

/**
 * Positions are 0 … n − 1 on the cycle, and then those of the pool in their order. Negative numbers are exits
 * that are still open.
 */
export type UnfinishedCycle = {
  /** The exit of each position on the cycle. */
  readonly exits: Int32Array;
  /** The number of a position of the pool. */
  positionOfPool(position: number): number;
  leftOptions(position: number): readonly number[];
  rightOptions(position: number): readonly number[];
  /** Chooses the exit of a position on the cycle. */
  choose(vertex: number, exit: number): void;
  /** Takes the last choice back. */
  takeBack(): void;
  /** Whether a ≥ b. O(pairs of positions) · the rounds of the iteration, of which there are few. */
  isAtLeast(a: number, b: number): CycleComparison;
};

/** The exit of a position on the cycle that is not chosen yet, and the bit of that position. */
const openAt = (vertex: number): number => -1 - vertex;
export const bitOfOpen = (exit: number): number => 1 << (-1 - exit);

const no = 0;
const notYet = 1;
const yes = 2;
const certainties = ['no', 'not yet', 'yes'] as const;

/** The number in memory of a worth that is settled; zero, with which memory begins, means not yet. */
const settledAs = (worth: number): number => (worth === notYet ? 0 : worth + 1);

/** Whether a state is on the path of the search, or what follows it is reckoned. */
const visited = 1;
const done = 2;

/** A state with its moves, of which so many have been seen. */
type Visit = { readonly state: number; moves: readonly number[]; seen: number };

/** Opens the cycle of a pattern; no exit is chosen yet. Memory: pairs of positions for each chosen exit. */
export function openUnfinishedCycle(pattern: UnicyclePattern, pool: ExitPool): UnfinishedCycle {
  const length = pattern.length;
  const order = length + pool.left.length;
  const exits = Int32Array.from(pattern, (_, v) => openAt(v));
  const chosen: number[] = [];
  const shifted = (options: readonly number[]): readonly number[] => options.map((each) => each + length);
  const optionsOf = (player: 'L' | 'R', ofPool: ExitPool['left']): (readonly number[])[] => [
    ...pattern.map((letter, v) => [letter === player ? (v + 1) % length : openAt(v)]),
    ...ofPool.map(shifted),
  ];
  const lefts = optionsOf('L', pool.left);
  const rights = optionsOf('R', pool.right);
  const setExit = (vertex: number, exit: number): void => {
    exits[vertex] = exit;
    (pattern[vertex] === 'L' ? rights : lefts)[vertex] = [exit];
  };
  /**
   * A state is the pair a, b and whether it is Left's turn, its last bit. Its worth is whether Left survives
   * in a − b. By the number of chosen exits and then by state: 0, or one more than the worth that is settled.
   */
  const settled = Array.from({ length: length + 1 }, () => new Uint8Array(2 * order * order));
  const stage = new Uint8Array(2 * order * order);
  const worth = new Uint8Array(2 * order * order);

  /** The states to which moves lead, and the open exits. */
  const movesFrom = (state: number): number[] => {
    const isLeftsTurn = state & 1;
    const pair = state >> 1;
    const b = pair % order;
    const a = (pair - b) / order;
    const moves: number[] = [];
    const turn = 1 - isLeftsTurn;
    for (const option of isLeftsTurn ? lefts[a] : rights[a])
      moves.push(option < 0 ? option : 2 * (option * order + b) + turn);
    for (const option of isLeftsTurn ? rights[b] : lefts[b])
      moves.push(option < 0 ? option : 2 * (a * order + option) + turn);
    return moves;
  };

  const worthAfter = (next: number): number => {
    if (next < 0) return notYet;
    const its = settled[chosen.length][next];
    return its !== 0 ? its - 1 : worth[next];
  };

  /** Reckons the worth of a state anew from that of the states after it. Whether it has changed. */
  const reckons = ({ state, moves }: Visit): boolean => {
    const isLeftsTurn = (state & 1) === 1;
    let best = isLeftsTurn ? no : yes;
    for (const next of moves) {
      const its = worthAfter(next);
      if (isLeftsTurn ? its > best : its < best) best = its;
    }
    const changes = best !== worth[state];
    worth[state] = best;
    return changes;
  };

  const compare = (asked: number): CycleComparison => {
    const now = settled[chosen.length];
    if (now[asked] !== 0) return { certainty: certainties[now[asked] - 1], open: 0 };
    let open = 0;
    /** Whether play may come back to a state, so that the worth of those before it may be too high still. */
    let goesRound = false;
    const left: Visit[] = [];
    const visit = (state: number): Visit => {
      stage[state] = visited;
      worth[state] = yes;
      return { state, moves: movesFrom(state), seen: 0 };
    };
    const path = [visit(asked)];
    while (path.length > 0) {
      const here = path[path.length - 1];
      const { state, moves } = here;
      const isLeftsTurn = (state & 1) === 1;
      // Once a move decides for the player on turn, what the others lead to is not needed.
      const before = here.seen > 0 ? moves[here.seen - 1] : undefined;
      if (before !== undefined) {
        const its = worthAfter(before);
        if (isLeftsTurn ? its === yes && !goesRound : its === no) {
          here.moves = [before];
          here.seen = 1;
        }
      }
      if (here.seen === here.moves.length) {
        reckons(here);
        stage[state] = done;
        left.push(here);
        path.pop();
        continue;
      }
      const next = here.moves[here.seen++];
      if (next < 0) open |= bitOfOpen(next);
      else if (now[next] === 0 && stage[next] === 0) path.push(visit(next));
      else if (stage[next] === visited) goesRound = true;
    }
    for (let changes = goesRound; changes; ) {
      changes = false;
      for (const each of left) if (reckons(each)) changes = true;
    }
    for (const { state } of left) {
      stage[state] = 0;
      now[state] = settledAs(worth[state]);
    }
    return { certainty: certainties[worth[asked]], open };
  };

  return {
    exits,
    positionOfPool: (position) => length + position,
    leftOptions: (position) => lefts[position],
    rightOptions: (position) => rights[position],
    choose(vertex, exit) {
      setExit(vertex, exit);
      settled[chosen.length + 1].set(settled[chosen.length]);
      chosen.push(vertex);
    },
    takeBack() {
      const vertex = chosen.pop();
      if (vertex !== undefined) setExit(vertex, openAt(vertex));
    },
    isAtLeast: (a, b) => compare(2 * (a * order + b)),
  };
}
