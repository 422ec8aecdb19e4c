/**
 * The absorbing values ● and ○, computed first as a least fixpoint: a terminal gray vertex is ●; a white vertex with
 * a ● option is ○; gray → ○ is ●, gray → ● is ○. They are found level by level, and a level is the round in which
 * Algorithm 8 assigns them, so that steps agree with the paper; no other value may be given to these vertices in the
 * meantime. Cost: the arcs into these vertices.
 */
import type { Arcs } from '../../graph/game-graph.ts';
import { FULL_MOON, NEW_MOON } from './findings.ts';

const SLICE = 1 << 15;

export type Moons = {
  /** Per vertex NEW_MOON, FULL_MOON, or 0. */
  readonly fated: Int8Array;
  /** The fated vertices, those that will be ● or ○, level by level. */
  readonly sequence: Uint32Array;
  /** Where each level ends in the sequence. */
  readonly ends: readonly number[];
};

/** Finds them in slices; yields how many have been found. */
export function* fullAndNewMoons(
  order: number,
  gray: Uint8Array,
  terminal: (v: number) => boolean,
  reversed: Arcs,
): Generator<number, Moons, void> {
  const fated = new Int8Array(order);
  const found: number[] = [];
  for (let v = 0; v < order; v++) {
    if (gray[v] === 0 || !terminal(v)) continue;
    fated[v] = NEW_MOON;
    found.push(v);
  }
  const ends: number[] = [];
  for (let from = 0, last = found.length; from < found.length; from++) {
    if (from === 0) ends.push(last);
    if (from === last) {
      last = found.length;
      ends.push(last);
    }
    findFrom(found[from], fated, gray, reversed, found);
    if (from % SLICE === SLICE - 1) yield from;
  }
  return { fated, sequence: Uint32Array.from(found), ends };
}

function findFrom(
  v: number,
  fated: Int8Array,
  gray: Uint8Array,
  { starts, targets }: Arcs,
  found: number[],
): void {
  const dark = gray[v] !== 0 && fated[v] === NEW_MOON;
  for (let e = starts[v]; e < starts[v + 1]; e++) {
    const u = targets[e];
    if (fated[u] !== 0 || (gray[u] === 0 && !dark)) continue;
    fated[u] = dark ? FULL_MOON : NEW_MOON;
    found.push(u);
  }
}
