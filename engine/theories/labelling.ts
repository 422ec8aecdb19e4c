/**
 * The values of a graph's vertices, and the form of the computation that finds them; every theory returns
 * these.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { Obstacles } from '../simultaneous/obstacles.ts';
import type { Value } from '../values/value.ts';

/**
 * Values by vertex, each distinct value stored once. The rounds fill it in; all rounds of a generator carry
 * the same live object.
 */
export type Labelling = {
  readonly table: Value[];
  /** Per vertex: the index of its value in `table`, or −1 while it has none. */
  readonly codes: Int32Array;
  /** Per vertex: the round in which it got its value, or −1 if none did (infinite rank, or no theory). */
  readonly steps: Int32Array;
  leftOut?: LeftOut;
};

/** Why some vertices have no value: the work would have been too much, or something is in the way. */
export type LeftOut = {
  /** In a sentence, without a full stop. */
  readonly says: string;
  /** Whether a thorough solve tries what this one did not. */
  readonly canBeTried: boolean;
  /** The obstacles at each vertex of a simultaneous game, whose labels have nothing else there. */
  readonly obstacles?: Obstacles;
};

/**
 * What one slice of a computation did. Several slices may belong to the same step; the last slices name what
 * is only known at the end (∞ with its exits, a moon's phase).
 */
export type Round = {
  readonly step: number;
  readonly labelling: Labelling;
  /** The vertices that got or changed their value in this slice. */
  readonly vertices: Uint32Array;
};

/**
 * A long computation: rounds while it runs, the whole labelling at its end. Its caller decides when it
 * continues.
 */
export type Solving = Generator<Round, Labelling, void>;

/** The value of a vertex; undefined if it has none. */
export const valueAt = ({ table, codes }: Labelling, vertex: number): Value | undefined =>
  codes[vertex] < 0 ? undefined : table[codes[vertex]];

/** The labelling of a graph for which no theory is known. */
export const unlabelled = ({ order }: GameGraph): Labelling => ({
  table: [],
  codes: new Int32Array(order).fill(-1),
  steps: new Int32Array(order).fill(-1),
});
