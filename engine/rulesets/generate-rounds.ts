/**
 * The game graph of a position in which both players move at once: everything that joint rounds can lead to
 * from it, with the moves of both by name and every joint result written out, and what each end is worth.
 * Solo moves are followed only where they are asked for, as for a drawing, since values need none: with them
 * there are some times more positions. Breadth first, as by turns. Cost: O(positions + moves + pairs)
 * expected.
 */
import type { Arcs, GameGraph, Mover } from '../graph/game-graph.ts';
import type { JointMoves, NamedMoves } from '../graph/joint-moves.ts';
import { rational } from '../numbers/rationals.ts';
import { type CodeTable, codeTable, numberOf } from './code-table.ts';
import type { CodedRounds, CodedRoundsAt } from './rounds.ts';
import type { Coder } from './ruleset.ts';

/**
 * A column of whole numbers that grows: a list of millions of them takes 4 bytes for each, and up to as much
 * for room.
 */
type GrowingColumn = {
  push(number: number): void;
  length(): number;
  /** A copy of its exact length. */
  signed(): Int32Array;
  unsigned(): Uint32Array;
};

const FIRST_ROOM = 1 << 8;

function growingColumn(first: readonly number[] = []): GrowingColumn {
  let room = new Int32Array(FIRST_ROOM);
  let count = 0;
  const push = (number: number): void => {
    if (count === room.length) {
      const more = new Int32Array(2 * count);
      more.set(room);
      room = more;
    }
    room[count++] = number;
  };
  for (const number of first) push(number);
  return {
    push,
    length: () => count,
    signed: () => room.slice(0, count),
    unsigned: () => new Uint32Array(room.buffer.slice(0, 4 * count)),
  };
}

export type RoundsWanted = {
  readonly positions: number;
  /** Whether solo moves are followed. */
  readonly solo: boolean;
  /** The most cells of a matrix; no pair of a larger one is written out. */
  readonly cells: number;
};

export type GeneratedRounds = { readonly graph: GameGraph; readonly codes: Float64Array };

/** Pairs and positions dealt with between two yields: some milliseconds of work. */
const SLICE = 1 << 13;

/**
 * Undefined where there are more positions than wanted. Yields from time to time the number of positions met
 * so far.
 */
export function* generateRounds(
  coder: Coder,
  rounds: CodedRounds,
  wanted: RoundsWanted,
): Generator<number, GeneratedRounds | undefined, void> {
  const table = codeTable();
  const growing = beginRounds(table, wanted);
  numberOf(table, coder.start);
  let told = 0;
  for (let v = 0; v < table.count; v++) {
    if (table.count > wanted.positions) return undefined;
    const here = rounds.at(table.codes[v]);
    growing.add(here);
    if (here.left.length === 0 || here.right.length === 0) growing.end(rounds.worth(table.codes[v]));
    else growing.noEnd();
    if (growing.done() - told < SLICE) continue;
    told = growing.done();
    yield table.count;
  }
  if (table.count > wanted.positions) return undefined;
  return { graph: growing.finish(), codes: table.codes.slice(0, table.count) };
}

type Side = {
  readonly starts: GrowingColumn;
  readonly names: GrowingColumn;
  readonly targets: GrowingColumn;
  readonly gains: GrowingColumn;
};

const beginSide = (): Side => ({
  starts: growingColumn([0]),
  names: growingColumn(),
  targets: growingColumn(),
  gains: growingColumn(),
});

function beginRounds(table: CodeTable, { solo, cells }: RoundsWanted) {
  const names = new Map<string, number>();
  const numbers = new Map<number, number>();
  const placeOf = <Key>(places: Map<Key, number>, key: Key): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, places.size);
    return places.size - 1;
  };
  const gainPlace = (gain: number): number => (gain === 0 ? -1 : placeOf(numbers, gain));
  const sides = { left: beginSide(), right: beginSide() };
  const pairs = {
    starts: growingColumn([0]),
    left: growingColumn(),
    right: growingColumn(),
    targets: growingColumn(),
    gains: growingColumn(),
  };
  const ends = growingColumn();
  let done = 0;

  const addMoves = (player: Mover, here: CodedRoundsAt): void => {
    const side = sides[player];
    for (let move = 0; move < here[player].length; move++) {
      side.names.push(placeOf(names, here[player][move]));
      side.targets.push(solo && here.solo ? numberOf(table, here.solo(player, move)) : -1);
      side.gains.push(here.soloGain ? gainPlace(here.soloGain(player, move)) : -1);
    }
    side.starts.push(side.names.length());
  };

  return {
    done: () => done,
    add(here: CodedRoundsAt): void {
      const [rows, columns] = [here.left.length, here.right.length];
      const [row, column] = [sides.left.names.length(), sides.right.names.length()];
      addMoves('left', here);
      addMoves('right', here);
      done += rows + columns + 1;
      if (rows * columns <= cells) {
        done += rows * columns;
        for (let i = 0; i < rows; i++)
          for (let j = 0; j < columns; j++) {
            pairs.left.push(row + i);
            pairs.right.push(column + j);
            pairs.targets.push(numberOf(table, here.joint(i, j)));
            pairs.gains.push(here.gain ? gainPlace(here.gain(i, j)) : -1);
          }
      }
      pairs.starts.push(pairs.left.length());
    },
    end: (worth: number): void => ends.push(placeOf(numbers, worth)),
    noEnd: (): void => ends.push(-1),
    finish(): GameGraph {
      const order = table.count;
      const moves = (player: Mover): NamedMoves => ({
        starts: sides[player].starts.unsigned(),
        names: sides[player].names.unsigned(),
        targets: sides[player].targets.signed(),
        gains: sides[player].gains.signed(),
      });
      const [left, right] = [moves('left'), moves('right')];
      const joint: JointMoves = {
        names: [...names.keys()],
        numbers: Array.from(numbers.keys(), (number) => rational(BigInt(number))),
        left,
        right,
        pairs: {
          starts: pairs.starts.unsigned(),
          left: pairs.left.unsigned(),
          right: pairs.right.unsigned(),
          targets: pairs.targets.unsigned(),
          gains: pairs.gains.signed(),
        },
        scores: new Int32Array(order).fill(-1),
        ends: ends.signed(),
      };
      return {
        order,
        gray: new Uint8Array(order),
        left: soloArcs(left, order),
        right: soloArcs(right, order),
        joint,
      };
    },
  };
}

/** The rows of solo moves, each result once. */
function soloArcs({ starts, targets }: NamedMoves, order: number): Arcs {
  const begins = new Uint32Array(order + 1);
  const kept: number[] = [];
  for (let v = 0; v < order; v++) {
    for (const to of new Set(targets.subarray(starts[v], starts[v + 1]))) if (to >= 0) kept.push(to);
    begins[v + 1] = kept.length;
  }
  return { starts: begins, targets: Uint32Array.from(kept) };
}
