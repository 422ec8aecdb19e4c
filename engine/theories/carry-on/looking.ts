/**
 * The first half of a round: which vertices get a value, read off the state after the round before; nothing is changed
 * in it but where searches stand. A white vertex is looked at only when D ∪ P has a new mex or the option it waits for has
 * changed, and the search through its options goes on where it stopped, so all looks at one mex cost one pass over its row.
 */
import { has, mexAt } from '../../numbers/growing-sets.ts';
import { grayFinding, MOON, UNASSIGNED } from './findings.ts';
import type { State } from './state.ts';
import { stopWaiting, waitFor } from './waiting.ts';

/** What a round is going to assign. */
export type Fresh = { readonly vertices: number[]; readonly findings: number[] };

export function look(
  state: State,
  vertices: readonly number[],
  from: number,
  end: number,
  fresh: Fresh,
): void {
  const { found, excluded, lastMex, woken } = state;
  for (let i = from; i < end; i++) {
    const x = vertices[i];
    woken.isIn[x] = 0;
    stopWaiting(state.waiting, x);
    if (found[x] !== UNASSIGNED) continue;
    const m = mexAt(excluded, x);
    if (m !== -1 && m !== lastMex[x]) {
      lastMex[x] = m;
      state.cursors[x] = state.arcs.starts[x];
    }
    if (m !== -1 && !allRevert(state, x, m)) continue;
    fresh.vertices.push(x);
    fresh.findings.push(m === -1 ? MOON : m);
  }
}

/** Whether every unassigned option has a reply of value m; once one has, it stays so. */
function allRevert(state: State, x: number, m: number): boolean {
  const { arcs, found, replies, cursors, waiting } = state;
  const end = arcs.starts[x + 1];
  for (let e = cursors[x]; e < end; e++) {
    const y = arcs.targets[e];
    if (found[y] !== UNASSIGNED || has(replies, y, m)) continue;
    cursors[x] = e;
    waitFor(waiting, x, y);
    return false;
  }
  cursors[x] = end;
  return true;
}

/** Gray vertices whose option was assigned in the round before. */
export function lookAtGray(state: State, vertices: readonly number[], fresh: Fresh): void {
  for (const g of vertices) {
    fresh.vertices.push(g);
    fresh.findings.push(grayFinding(state.found[state.options[g]]));
  }
}
