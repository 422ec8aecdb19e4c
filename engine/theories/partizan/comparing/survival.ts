/**
 * Answers one question about a − b: does its hero, who does not start, make the last move or have infinitely
 * many moves occur in the component that is good for the hero? a⁺ ≥ b⁺ asks it of Left and a, a⁻ ≥ b⁻ of Left
 * and b; b⁺ ≥ a⁺ of Right and b, b⁻ ≥ a⁻ of Right and a. As in Siegel, New results in loopy games, Algorithms
 * 1–3: backward induction marks what is lost in finite time; then passes find the states from which one more
 * good move can be forced, and mark the rest, until a pass marks nothing.
 *
 * Strategies are read off the results: ranks lead the hero to the next good move, and the times of losing
 * lead the opponent to the win. O(states + moves) a pass.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import type { Component, Difference } from './difference.ts';

export type SurvivalQuestion = { readonly hero: Mover; readonly good: Component };

export type Survival = {
  /**
   * Per state 0 where the hero survives, else the time at which it was marked. From there the opponent can go
   * to an earlier one; or, where a whole pass was marked at one time, to one of the same time by a move in
   * the other component. The hero can go nowhere else.
   */
  readonly lost: Uint32Array;
  /**
   * Per state that is not lost: within this many moves the hero can force a good move, or an opponent without
   * a move.
   */
  readonly ranks: Uint32Array;
};

export const bad: Readonly<Record<Component, Component>> = { a: 'b', b: 'a' };

type Marks = {
  readonly lost: Uint32Array;
  /** Per state with the hero to move: the number of moves that are not lost. */
  readonly chances: Int32Array;
  readonly queue: Uint32Array;
  head: number;
  tail: number;
  time: number;
};

/** Computes the answer; yields after each pass. */
export function* survivalIn(
  difference: Difference,
  question: SurvivalQuestion,
): Generator<number, Survival, void> {
  const { count, movers, moves } = difference;
  const marks: Marks = {
    lost: new Uint32Array(count),
    chances: new Int32Array(count),
    queue: new Uint32Array(count),
    head: 0,
    tail: 0,
    time: 0,
  };
  for (let s = 0; s < count; s++) {
    if (movers[s] !== question.hero) continue;
    for (const { starts } of [moves.a, moves.b]) marks.chances[s] += starts[s + 1] - starts[s];
    if (marks.chances[s] === 0) mark(marks, s, ++marks.time);
  }
  for (let pass = 0; ; pass++) {
    propagate(difference, question, marks);
    yield pass;
    const ranks = force(difference, question, marks.lost);
    const before = marks.tail;
    const time = ++marks.time;
    for (let s = 0; s < count; s++) if (marks.lost[s] === 0 && ranks[s] === 0) mark(marks, s, time);
    if (marks.tail === before) return { lost: marks.lost, ranks };
  }
}

function mark(marks: Marks, state: number, time: number): void {
  marks.lost[state] = time;
  marks.queue[marks.tail++] = state;
}

/** Updates the predecessors of lost states. */
function propagate({ movers, into }: Difference, { hero }: SurvivalQuestion, marks: Marks): void {
  const { lost, chances, queue } = marks;
  while (marks.head < marks.tail) {
    const state = queue[marks.head++];
    for (const { starts, targets } of [into.a, into.b]) {
      for (let e = starts[state]; e < starts[state + 1]; e++) {
        const before = targets[e];
        if (lost[before] > 0) continue;
        if (movers[before] === hero && --chances[before] > 0) continue;
        mark(marks, before, ++marks.time);
      }
    }
  }
}

/** Ranks the states that are not lost; 0 where no good move can be forced. */
function force(
  { count, movers, moves, into }: Difference,
  { hero, good }: SurvivalQuestion,
  lost: Uint32Array,
): Uint32Array {
  const ranks = new Uint32Array(count);
  // Counts the opponent's moves in the other component from which no good move can be forced yet.
  const escapes = new Int32Array(count);
  const queue = new Uint32Array(count);
  let tail = 0;
  const reach = (state: number, rank: number) => {
    ranks[state] = rank;
    queue[tail++] = state;
  };
  const aside = moves[bad[good]];
  const { starts, targets } = moves[good];
  for (let s = 0; s < count; s++) {
    if (lost[s] > 0) continue;
    if (movers[s] === hero) {
      let e = starts[s];
      while (e < starts[s + 1] && lost[targets[e]] > 0) e++;
      if (e < starts[s + 1]) reach(s, 1);
    } else {
      escapes[s] = aside.starts[s + 1] - aside.starts[s];
      if (escapes[s] === 0) reach(s, 1);
    }
  }
  const back = into[bad[good]];
  for (let head = 0; head < tail; head++) {
    const state = queue[head];
    for (let e = back.starts[state]; e < back.starts[state + 1]; e++) {
      const before = back.targets[e];
      if (lost[before] > 0 || ranks[before] > 0) continue;
      if (movers[before] !== hero && --escapes[before] > 0) continue;
      reach(before, ranks[state] + 1);
    }
  }
  return ranks;
}
