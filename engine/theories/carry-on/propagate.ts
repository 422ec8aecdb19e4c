/**
 * The second half of a round writes down the values that were decided and propagates them to the vertices
 * that depend on them. R grows along x → gray g → y by R(x) ⊇ A(y) ∪ R(y). A work list of the vertices whose
 * R has grown carries this to the least fixpoint, which is the state after the round. An infinite run
 * propagates nothing, and Cr stays FALSE on it.
 */
import { addAllBut, addAllNumbers, addNumber, addSet, has, mexAt } from '../../numbers/growing-sets.ts';
import { coveredBy, FULL_MOON, MOON, UNASSIGNED } from './findings.ts';
import { type CarryOnState, put } from './state.ts';

/** Writes down the value of v, and updates the vertices that have a move to v. */
export function assign(state: CarryOnState, fated: Int8Array, v: number, finding: number): void {
  const { reversed, gray, grayBefore, found, options, replies, excluded } = state;
  found[v] = finding;
  put(state.grown, v);
  const first = reversed.starts[v];
  const end = reversed.starts[v + 1];
  if (finding >= 0) {
    for (let e = first; e < end; e++) {
      const u = reversed.targets[e];
      if (addNumber(replies, u, finding)) replyGrown(state, fated, u);
    }
  } else if (gray[v] !== 0 && options[v] < 0) {
    for (let e = first; e < end; e++) {
      const u = reversed.targets[e];
      if (addAllNumbers(replies, u)) replyGrown(state, fated, u);
    }
  }
  if (excluded !== replies) {
    for (let e = first; e < end; e++) excludeAsPublished(state, fated, reversed.targets[e], finding);
  }
  for (let e = grayBefore.starts[v]; e < grayBefore.starts[v + 1]; e++) {
    const g = grayBefore.targets[e];
    if (found[g] === UNASSIGNED && fated[g] === 0) state.grayNext.push(g);
  }
}

function replyGrown(state: CarryOnState, fated: Int8Array, u: number): void {
  put(state.grown, u);
  if (state.excluded === state.replies) wakeByMex(state, fated, u);
}

function wakeByMex(
  { gray, found, excluded, lastMex, woken }: CarryOnState,
  fated: Int8Array,
  u: number,
): void {
  if (gray[u] !== 0 || found[u] !== UNASSIGNED || fated[u] !== 0) return;
  if (mexAt(excluded, u) !== lastMex[u]) put(woken, u);
}

/** As published, P takes the covered sets of assigned gray options, and D the numbers of white ones. */
function excludeAsPublished(state: CarryOnState, fated: Int8Array, x: number, finding: number): void {
  const { excluded } = state;
  const set = coveredBy(finding);
  if (state.gray[x] !== 0) return;
  if (finding >= 0) addNumber(excluded, x, finding);
  else if (set?.all)
    set.except === undefined ? addAllNumbers(excluded, x) : addAllBut(excluded, x, set.except);
  else if (set?.except !== undefined) addNumber(excluded, x, set.except);
  wakeByMex(state, fated, x);
}

/**
 * Handles the vertices of the work list of grown sets from place `from` on; a vertex whose set grows
 * meanwhile joins the end of the list. Stops after `most` vertices, so that a slice stays short, and returns
 * the place from which to continue.
 */
export function propagate(state: CarryOnState, fated: Int8Array, from: number, most: number): number {
  const { starts, targets } = state.grayBefore;
  const { items, isIn } = state.grown;
  let i = from;
  for (; i < items.length && i < from + most; i++) {
    const y = items[i];
    isIn[y] = 0;
    if (state.witnesses.first[y] !== -1) wakeWitnessed(state, y);
    for (let e = starts[y]; e < starts[y + 1]; e++) spreadThrough(state, fated, y, targets[e]);
  }
  return i;
}

/** Cr(g, ·) has grown for the gray g with option y, so R grows for every vertex with a move to g. */
function spreadThrough(state: CarryOnState, fated: Int8Array, y: number, g: number): void {
  const { reversed, gray, found, replies } = state;
  const finding = found[y];
  const moon = gray[y] === 0 && (finding === MOON || finding === FULL_MOON);
  for (let e = reversed.starts[g]; e < reversed.starts[g + 1]; e++) {
    const x = reversed.targets[e];
    let hasGrown = moon ? addAllNumbers(replies, x) : addSet(replies, x, replies, y);
    if (finding >= 0) hasGrown = addAllBut(replies, x, finding) || hasGrown;
    if (hasGrown) replyGrown(state, fated, x);
  }
}

/** y has a value or new replies: a vertex of which y is no longer a witness is decided in the next round. */
function wakeWitnessed({ witnesses, found, replies, lastMex, woken }: CarryOnState, y: number): void {
  const isAssigned = found[y] !== UNASSIGNED;
  for (let x = witnesses.first[y]; x !== -1; x = witnesses.next[x]) {
    if (isAssigned || has(replies, y, lastMex[x])) put(woken, x);
  }
}
