/**
 * Canonical forms enter the store: first those that lead to values alone, then those that follow them. What lies on a
 * cycle together enters together, in an order that depends on the form alone.
 */
import { buildArcs } from '../../../graph/build.ts';
import { stronglyConnectedComponents } from '../../../graph/components.ts';
import type { Local } from '../component/local.ts';
import { internCycle } from './cycles-in.ts';
import { intern } from './find.ts';
import { SELF, type Store } from './store.ts';

/** Per core vertex its id, −1 where stopper[v] = 0. `same` names the vertex that stands for each. */
export function internForms(store: Store, local: Local, same: Int32Array, stopper: Uint8Array): Int32Array {
  const { core, ids } = local;
  const found = new Int32Array(core).fill(-1);
  const stands = (v: number): number => (v < core ? same[v] : v);
  const kept: number[] = [];
  for (let v = 0; v < core; v++) if (stopper[v] === 1 && same[v] === v) kept.push(v);
  for (const members of cyclesOf(local, kept, stands)) {
    const known = (option: number): number => {
      const stand = stands(option);
      return stand >= core ? ids[stand - core] : found[stand];
    };
    if (members.length === 1) {
      const v = members[0];
      const half = (options: readonly number[]) =>
        [...new Set(options.map((option) => (stands(option) === v ? SELF : known(option))))].sort((a, b) => a - b);
      found[v] = intern(store, half(local.left[v]), half(local.right[v]));
      continue;
    }
    const place = new Map(members.map((v, i) => [v, i]));
    const half = (options: readonly number[]) => {
      const inside = new Set<number>();
      const values = new Set<number>();
      for (const option of options) {
        const at = place.get(stands(option));
        if (at === undefined) values.add(known(option));
        else inside.add(at);
      }
      return { inside: [...inside], values: [...values] };
    };
    const forms = members.map((v) => ({ left: half(local.left[v]), right: half(local.right[v]) }));
    const entered = internCycle(store, forms);
    for (let i = 0; i < members.length; i++) found[members[i]] = entered[i];
  }
  for (let v = 0; v < core; v++) {
    if (stopper[v] === 0 || same[v] === v) continue;
    found[v] = same[v] >= core ? ids[same[v] - core] : found[same[v]];
  }
  return found;
}

/** The kept vertices by strongly connected components, those that others lead to first. */
function cyclesOf(
  { core, left, right }: Local,
  kept: readonly number[],
  stands: (v: number) => number,
): readonly (readonly number[])[] {
  if (kept.length === 1) return [kept];
  const place = new Map(kept.map((v, i) => [v, i]));
  const sources: number[] = [];
  const targets: number[] = [];
  for (const [i, v] of kept.entries()) {
    for (const options of [left[v], right[v]]) {
      for (const option of options) {
        const stand = stands(option);
        if (stand >= core) continue;
        sources.push(i);
        targets.push(place.get(stand) as number);
      }
    }
  }
  const { of, count } = stronglyConnectedComponents(buildArcs(kept.length, sources, targets));
  const members: number[][] = Array.from({ length: count }, () => []);
  for (const [i, v] of kept.entries()) members[of[i]].push(v);
  return members;
}
