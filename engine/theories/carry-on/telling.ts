/**
 * The second half of a round: what was found is written down, and whoever it bears on is told. R grows along
 * x → gray g → y by R(x) ⊇ A(y) ∪ R(y); a list of the vertices that have grown carries this to the least fixpoint, which
 * is the state after the round. An infinite run tells nobody anything, and Cr stays FALSE on it.
 */
import { addAllBut, addAllNumbers, addNumber, addSet, mexAt } from '../../numbers/growing-sets.ts';
import { coveredBy, FULL_MOON, MOON, UNASSIGNED } from './findings.ts';
import { put, type State } from './state.ts';

/** Writes down what v is, tells its predecessors of its value, and wakes those who waited for it. */
export function settle(state: State, fated: Int8Array, v: number, finding: number): void {
  const { reversed, gray, found, options, grown } = state;
  found[v] = finding;
  put(grown, v);
  const isGray = gray[v] !== 0;
  for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++) {
    const u = reversed.targets[e];
    if (finding >= 0) {
      if (addNumber(state.replies, u, finding)) replyGrown(state, fated, u);
    } else if (isGray && options[v] < 0) {
      if (addAllNumbers(state.replies, u)) replyGrown(state, fated, u);
    }
    if (gray[u] !== 0) {
      // Parallel arcs of a row turned round stand together: the first speaks for all.
      const first = e === reversed.starts[v] || reversed.targets[e - 1] !== u;
      if (first && found[u] === UNASSIGNED && fated[u] === 0) state.grayNext.push(u);
    } else if (state.excluded !== state.replies) {
      tellAsPublished(state, fated, u, finding);
    }
  }
}

function replyGrown(state: State, fated: Int8Array, u: number): void {
  put(state.grown, u);
  if (state.excluded === state.replies) wakeByMex(state, fated, u);
}

function wakeByMex({ gray, found, excluded, lastMex, woken }: State, fated: Int8Array, u: number): void {
  if (gray[u] !== 0 || found[u] !== UNASSIGNED || fated[u] !== 0) return;
  if (mexAt(excluded, u) !== lastMex[u]) put(woken, u);
}

/** As published, P takes the covered sets of assigned gray options, and D the numbers of white ones. */
function tellAsPublished(state: State, fated: Int8Array, x: number, finding: number): void {
  const { excluded } = state;
  const set = coveredBy(finding);
  if (finding >= 0) addNumber(excluded, x, finding);
  else if (set?.all)
    set.except === undefined ? addAllNumbers(excluded, x) : addAllBut(excluded, x, set.except);
  else if (set?.except !== undefined) addNumber(excluded, x, set.except);
  wakeByMex(state, fated, x);
}

/** Passes on that these have grown; what grows by it joins the end of the list. */
export function spread(state: State, fated: Int8Array, from: number, end: number): void {
  const { reversed, gray, woken, grown, waitsFor, found } = state;
  for (let i = from; i < end; i++) {
    const y = grown.items[i];
    grown.isIn[y] = 0;
    for (let e = reversed.starts[y]; e < reversed.starts[y + 1]; e++) {
      const u = reversed.targets[e];
      if (gray[u] !== 0) spreadThrough(state, fated, y, u);
      else if (waitsFor[u] === y && found[u] === UNASSIGNED && fated[u] === 0) put(woken, u);
    }
  }
}

/** Cr(g, ·) for the gray g with option y has grown: so has R of everyone who can move to g. */
function spreadThrough(state: State, fated: Int8Array, y: number, g: number): void {
  const { reversed, gray, found, replies } = state;
  const finding = found[y];
  for (let e = reversed.starts[g]; e < reversed.starts[g + 1]; e++) {
    const x = reversed.targets[e];
    let hasGrown = addSet(replies, x, replies, y);
    if (gray[y] === 0) {
      if (finding >= 0) hasGrown = addAllBut(replies, x, finding) || hasGrown;
      else if (finding === MOON || finding === FULL_MOON) hasGrown = addAllNumbers(replies, x) || hasGrown;
    }
    if (hasGrown) replyGrown(state, fated, x);
  }
}
