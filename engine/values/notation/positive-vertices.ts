/**
 * Which vertices of a stopper's form are positive: Left wins moving first and survives moving second. Found
 * by backward induction over vertex and player to move, as in "Coping with cycles", Figure 3, but over plain
 * lists, for naming tiny and miny games. Linear in the form.
 */
import type { Orientation, Tables } from './tables.ts';

/** Whether the player to move wins or loses in finite time; 0 if neither player can force an end. */
const moverWins = 1;
const moverLoses = -1;

/** Per vertex whether it is positive. */
function positives(tables: Tables): readonly boolean[] {
  const { count, left, right, leftPasses, rightPasses } = tables;
  // State v is Left to move at vertex v, state count + v Right to move.
  const ends = new Int8Array(2 * count);
  const open = new Int32Array(2 * count);
  const before: number[][] = Array.from({ length: 2 * count }, () => []);
  for (let v = 0; v < count; v++) {
    open[v] = left[v].length + Number(leftPasses[v]);
    open[count + v] = right[v].length + Number(rightPasses[v]);
    for (const option of left[v]) before[count + option].push(v);
    for (const option of right[v]) before[option].push(count + v);
    if (leftPasses[v]) before[count + v].push(v);
    if (rightPasses[v]) before[v].push(count + v);
  }
  const settled: number[] = [];
  const settle = (state: number, end: number): void => {
    ends[state] = end;
    settled.push(state);
  };
  for (const [state, moves] of open.entries()) if (moves === 0) settle(state, moverLoses);
  for (let state = settled.pop(); state !== undefined; state = settled.pop()) {
    for (const earlier of before[state]) {
      if (ends[earlier] !== 0) continue;
      open[earlier]--;
      if (ends[state] === moverLoses) settle(earlier, moverWins);
      else if (open[earlier] === 0) settle(earlier, moverLoses);
    }
  }
  return Array.from({ length: count }, (_, v) => ends[v] === moverWins && ends[count + v] !== moverWins);
}

/** The same tables with the players exchanged. */
const mirrorOf = (tables: Tables): Tables => ({
  count: tables.count,
  left: tables.right,
  right: tables.left,
  leftPasses: tables.rightPasses,
  rightPasses: tables.leftPasses,
});

/** Which vertices are positive, computed when first asked. */
export function positiveIn(tables: Tables): (vertex: number, as: Orientation) => boolean {
  let found: { readonly [as in Orientation]: readonly boolean[] } | undefined;
  return (vertex, as) => {
    found ??= { 1: positives(tables), '-1': positives(mirrorOf(tables)) };
    return found[as][vertex];
  };
}
