/**
 * G ≽ H of guaranteed games by constructive comparison (Theorem 44): the stops with passes agree, every Left
 * option of H is answered by a Left option of G or by a Right option of its own, and every Right option of G
 * likewise. Every question leads to pairs of a smaller total birthday; they wait on the arena's stack, and no
 * pair is looked into twice. Cost: the pairs of followers, times the options; each comparison that is kept
 * takes some bytes.
 */
import { lookUp } from '../../../numbers/pair-table.ts';
import { drain } from '../../../rounds.ts';
import { type Arena, isAtom, type Search } from '../arena/arena.ts';
import { compareAtoms } from '../arena/atoms.ts';
import { LS_UNDER, RS_OVER } from '../arena/game-facts.ts';
import { keepOrder } from '../arena/games.ts';

/** 1 or 0 where no search is needed, since the order is known or follows from the stops; −1 otherwise. */
export function soon(arena: Arena, g: number, h: number): number {
  if (g === h) return 1;
  const { under, over } = arena.facts;
  return under[g] < under[h] || over[g] < over[h] ? 0 : knownOrder(arena, g, h);
}

/** The same where whole stops do not refuse it. */
function knownOrder(arena: Arena, g: number, h: number): number {
  const { under, over, stops } = arena.facts;
  // Only where a stop is not whole, neither holds.
  if (!(under[g] >= under[h] && over[g] >= over[h])) {
    if (compareAtoms(arena.atoms, stops[6 * g + LS_UNDER], stops[6 * h + LS_UNDER]) < 0) return 0;
    if (compareAtoms(arena.atoms, stops[6 * g + RS_OVER], stops[6 * h + RS_OVER]) < 0) return 0;
  }
  // Nothing is left to answer.
  if (isAtom(arena.left[h]) && isAtom(arena.right[g])) return 1;
  return lookUp(arena.order, g, h);
}

/** Steps between two yields. */
const SLICE = 1 << 14;

/**
 * The answer to a question whose search has only reached a pause: the question is asked again then, and
 * continues from there.
 */
export const UNFINISHED = -1;

/**
 * 1 where g ≽ h, 0 where not, or UNFINISHED. Precondition: both are guaranteed. Throws when the arena is
 * full.
 */
export function compared(arena: Arena, g: number, h: number): number {
  const known = soon(arena, g, h);
  return known >= 0 ? known : searched(arena, g, h);
}

/** The same where it takes a search. */
function searched(arena: Arena, g: number, h: number): number {
  const { search } = arena;
  // Another question's search is begun anew when it is asked again; the answers that it has found are kept.
  if (search.top === 0 || search.stack[0] !== g || search.stack[1] !== h) {
    search.top = 0;
    ask(search, g, h);
  }
  for (let steps = 0; steps < SLICE; steps++) {
    const verdict = lookFurther(arena, search);
    if (verdict < 0) continue;
    const at = search.top - 4;
    keepOrder(arena, search.stack[at], search.stack[at + 1], verdict === 1);
    search.top = at;
    if (at === 0) return verdict;
  }
  return UNFINISHED;
}

/**
 * Puts a question on top: the pair, how many of the opponent's moves have their answer, and the next answer
 * to try.
 */
function ask(search: Search, a: number, b: number): void {
  if (search.top + 4 > search.stack.length) {
    const grown = new Int32Array(2 * search.stack.length);
    grown.set(search.stack);
    search.stack = grown;
  }
  const { stack, top } = search;
  stack[top] = a;
  stack[top + 1] = b;
  stack[top + 2] = 0;
  stack[top + 3] = 0;
  search.top = top + 4;
}

/** 1 or 0 once the question on top is answered; −1 after another was put on top of it. */
function lookFurther(arena: Arena, search: Search): number {
  const { ranges } = arena.facts;
  const { ids } = arena.sets;
  const { stack } = search;
  const at = search.top - 4;
  const g = stack[at];
  const h = stack[at + 1];
  const lefts = ranges[4 * h];
  const manyLeft = ranges[4 * h + 1] - lefts;
  const rights = ranges[4 * g + 2] - manyLeft;
  const many = ranges[4 * g + 3] - rights;
  let next = stack[at + 3];
  for (let answered = stack[at + 2]; answered < many; answered++, next = 0) {
    const toLeft = answered < manyLeft;
    const move = ids[answered + (toLeft ? lefts : rights)];
    const own = toLeft ? 4 * g : 4 * h + 2;
    const reply = toLeft ? 4 * move + 2 : 4 * move;
    const manyOwn = ranges[own + 1] - ranges[own];
    const answers = manyOwn + ranges[reply + 1] - ranges[reply];
    for (; ; next++) {
      if (next >= answers) return 0;
      let a = g;
      let b = h;
      if (next < manyOwn) {
        const answer = ids[ranges[own] + next];
        a = toLeft ? answer : move;
        b = toLeft ? move : answer;
      } else if (toLeft) b = ids[ranges[reply] + next - manyOwn];
      else a = ids[ranges[reply] + next - manyOwn];
      const known = soon(arena, a, b);
      if (known === 1) break;
      if (known === 0) continue;
      stack[at + 2] = answered;
      stack[at + 3] = next;
      ask(search, a, b);
      return -1;
    }
  }
  return 1;
}

/** The same in slices: it yields at every pause. */
export function* atLeastInSlices(arena: Arena, g: number, h: number): Generator<void, boolean, void> {
  for (;;) {
    const verdict = compared(arena, g, h);
    if (verdict !== UNFINISHED) return verdict === 1;
    yield;
  }
}

/** The same at once. */
export const isAtLeast = (arena: Arena, g: number, h: number): boolean => drain(atLeastInSlices(arena, g, h));

export type ScoringRelation = '=' | '>' | '<' | '||';

export function* relationInSlices(
  arena: Arena,
  g: number,
  h: number,
): Generator<void, ScoringRelation, void> {
  const above = yield* atLeastInSlices(arena, g, h);
  const below = yield* atLeastInSlices(arena, h, g);
  if (above) return below ? '=' : '>';
  return below ? '<' : '||';
}
