/**
 * The first half of a round decides which vertices get a value. It reads the state that the round before left, and changes
 * nothing there except where each search stopped. A white vertex is decided anew only when its D ∪ P has a new mex or when
 * its witness, the option that kept it from a value, has changed. The search through its options then goes on where it
 * stopped, so deciding a vertex any number of times at one mex costs one pass over its options.
 */
import { has, mexAt } from '../../numbers/growing-sets.ts';
import { grayFinding, MOON, UNASSIGNED } from './findings.ts';
import type { CarryOnState } from './state.ts';
import { dropWitness, setWitness } from './witnesses.ts';

/** What a round is going to assign. */
export type Fresh = { readonly vertices: number[]; readonly findings: number[] };

/** Decides the vertices that a round examines, and lists what it is going to assign. */
export function decide(
  state: CarryOnState,
  vertices: readonly number[],
  from: number,
  end: number,
  fresh: Fresh,
): void {
  const { found, excluded, lastMex, woken } = state;
  for (let i = from; i < end; i++) {
    const x = vertices[i];
    woken.isIn[x] = 0;
    dropWitness(state.witnesses, x);
    if (found[x] !== UNASSIGNED) continue;
    const m = mexAt(excluded, x);
    if (m !== -1 && m !== lastMex[x]) {
      lastMex[x] = m;
      state.cursors[x] = state.arcs.starts[x];
    }
    if (m !== -1 && !allOptionsRevert(state, x, m)) continue;
    fresh.vertices.push(x);
    fresh.findings.push(m === -1 ? MOON : m);
  }
}

/** Whether every unassigned option has a reply of value m. Once an option has one, it keeps it. */
function allOptionsRevert(state: CarryOnState, x: number, m: number): boolean {
  const { arcs, found, replies, cursors, witnesses } = state;
  const end = arcs.starts[x + 1];
  for (let e = cursors[x]; e < end; e++) {
    const y = arcs.targets[e];
    if (found[y] !== UNASSIGNED || has(replies, y, m)) continue;
    cursors[x] = e;
    setWitness(witnesses, x, y);
    return false;
  }
  cursors[x] = end;
  return true;
}

/** Decides gray vertices whose option was assigned in the round before. */
export function decideGray(state: CarryOnState, vertices: readonly number[], fresh: Fresh): void {
  for (const g of vertices) {
    fresh.vertices.push(g);
    fresh.findings.push(grayFinding(state.found[state.options[g]]));
  }
}
