/**
 * Stops of stoppers: where play by turns stops, if Left begins and if Right does, in a canonical form whose
 * play may be infinite. It stops at pseudonumbers: numbers, on, off, x + over and x + under. By turns play of
 * a stopper ends, so that there is one (Siegel, Combinatorial game theory, section VI.2).
 */
import { keptWith } from '../store/kept-with.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { numberInStore } from './thermograph.ts';

/** A pseudonumber by its size: off < x under < x < x over < on. */
type Size = { readonly x: number; readonly beside: -1 | 0 | 1 };

/** The stops by the ids of the pseudonumbers. */
export type LoopyStops = { readonly left: number; readonly right: number };

const isLess = (a: Size, b: Size): boolean => a.x < b.x || (a.x === b.x && a.beside < b.beside);

/**
 * Which pseudonumber a value is, undefined for one that is none: on = {pass|}, off = {|pass}, x over =
 * {x|pass}, x under = {pass|x}.
 */
export function sizeOfPseudonumber(store: Store, id: number): Size | undefined {
  const number = numberInStore(store, id);
  if (number !== undefined) return { x: number, beside: 0 };
  const [left, right] = [leftOptions(store, id), rightOptions(store, id)];
  if (left.length + right.length === 1) {
    if (left[0] === id) return { x: Number.POSITIVE_INFINITY, beside: 0 };
    return right[0] === id ? { x: Number.NEGATIVE_INFINITY, beside: 0 } : undefined;
  }
  if (left.length !== 1 || right.length !== 1) return undefined;
  const [below, above] = [numberInStore(store, left[0]), numberInStore(store, right[0])];
  if (right[0] === id && below !== undefined) return { x: below, beside: 1 };
  return left[0] === id && above !== undefined ? { x: above, beside: -1 } : undefined;
}

/** By 2·id, with 1 more where Right begins: the pseudonumber at which play stops. */
const found = keptWith(() => new Map<number, number>());

/**
 * Precondition: the value is a stopper. Amortised O(its options) for each position and player; no recursion.
 */
export function loopyStopsOf(store: Store, value: number): LoopyStops {
  const stops = found(store);
  const waiting = [2 * value, 2 * value + 1];
  while (waiting.length > 0) {
    const state = waiting[waiting.length - 1];
    const [id, player] = [state >> 1, state & 1];
    if (stops.has(state)) waiting.pop();
    else if (sizeOfPseudonumber(store, id)) stops.set(state, id);
    else {
      const options = player === 0 ? leftOptions(store, id) : rightOptions(store, id);
      const others = [...options].map((option) => 2 * option + 1 - player);
      const missing = others.filter((other) => !stops.has(other));
      if (missing.length > 0) waiting.push(...missing);
      else
        stops.set(
          state,
          best(
            store,
            others.map((other) => stops.get(other) as number),
            player,
          ),
        );
    }
  }
  return { left: stops.get(2 * value) as number, right: stops.get(2 * value + 1) as number };
}

function best(store: Store, ids: readonly number[], player: number): number {
  const sizes = new Map(ids.map((id) => [id, sizeOfPseudonumber(store, id) as Size]));
  const isBetter = (a: number, b: number): boolean => {
    const [p, q] = [sizes.get(a) as Size, sizes.get(b) as Size];
    return player === 0 ? isLess(q, p) : isLess(p, q);
  };
  return ids.reduce((better, id) => (isBetter(id, better) ? id : better));
}
