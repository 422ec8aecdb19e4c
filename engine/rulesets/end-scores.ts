/**
 * Collects the scores of a game graph while its positions are found, vertex by vertex: a table with each score once,
 * and per vertex and player its index there, or −1 where that player can move. O(1) expected for a vertex; 8 bytes
 * each.
 */
import type { Scores } from '../graph/scores.ts';
import { addRationals, type Rational, rational } from '../numbers/rationals.ts';
import type { EndScores } from './ruleset.ts';

export type ScoreTable = {
  /** Adds the scores of the next vertex, from which the players have so many options. */
  add(code: number, lefts: number, rights: number): void;
  finished(order: number): Scores;
};

const FIRST_ROOM = 1 << 13;

export function scoreTable(ends: EndScores): ScoreTable {
  const table: Rational[] = [];
  const places = new Map<number, number>();
  let [left, right] = [new Int32Array(FIRST_ROOM), new Int32Array(FIRST_ROOM)];
  let count = 0;
  const placeOf = (more: number): number => {
    const known = places.get(more);
    if (known !== undefined) return known;
    const place = table.push(addRationals(ends.from, rational(BigInt(more)))) - 1;
    places.set(more, place);
    return place;
  };
  return {
    add(code, lefts, rights) {
      if (count === left.length) [left, right] = [doubled(left), doubled(right)];
      left[count] = lefts > 0 ? -1 : placeOf(ends.left(code));
      right[count] = rights > 0 ? -1 : placeOf(ends.right(code));
      count++;
    },
    finished: (order) => ({ table, left: left.slice(0, order), right: right.slice(0, order) }),
  };
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
