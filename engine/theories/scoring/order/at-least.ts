/**
 * G ≽ H of guaranteed games by constructive comparison (Theorem 44): the stops with passes agree, every Left option of H is
 * answered by a Left option of G or by a Right option of its own, and every Right option of G likewise. Every question
 * leads to pairs of a smaller total birthday; they wait on a stack of our own, and no pair is looked into twice.
 * Cost: the pairs of followers, times the options; each comparison that is kept takes some bytes.
 */
import { lookUp } from '../../../numbers/pair-table.ts';
import { drain } from '../../../rounds.ts';
import { type Arena, isAtom, leftsOf, rightsOf } from '../arena/arena.ts';
import { compareAtoms } from '../arena/atoms.ts';
import { LS_UNDER, RS_OVER, stopAt } from '../arena/game-facts.ts';
import { keepOrder } from '../arena/games.ts';

/** 1 or 0 where it takes no search: known, or told by the stops; −1 else. */
export function soon(arena: Arena, g: number, h: number): number {
  if (g === h) return 1;
  const { atoms, left, right } = arena;
  if (compareAtoms(atoms, stopAt(arena, g, LS_UNDER), stopAt(arena, h, LS_UNDER)) < 0) return 0;
  if (compareAtoms(atoms, stopAt(arena, g, RS_OVER), stopAt(arena, h, RS_OVER)) < 0) return 0;
  // Nothing is left to answer.
  if (isAtom(left[h]) && isAtom(right[g])) return 1;
  return lookUp(arena.order, g, h);
}

/** Steps between two breaths. */
const SLICE = 1 << 14;

/** Whether g ≽ h. Precondition: both are guaranteed. Yields now and then; throws when the arena is full. */
export function* atLeastInSlices(arena: Arena, g: number, h: number): Generator<void, boolean, void> {
  const known = soon(arena, g, h);
  if (known >= 0) return known === 1;
  /** Four entries a question: the pair, how many of the opponent's moves have their answer, and the next answer to try. */
  let stack = new Int32Array(4 * 8);
  let top = 0;
  const push = (a: number, b: number): void => {
    if (top + 4 > stack.length) {
      const grown = new Int32Array(2 * stack.length);
      grown.set(stack);
      stack = grown;
    }
    stack[top] = a;
    stack[top + 1] = b;
    stack[top + 2] = 0;
    stack[top + 3] = 0;
    top += 4;
  };
  push(g, h);
  for (let steps = 1; ; steps++) {
    if (steps % SLICE === 0) yield;
    const at = top - 4;
    const verdict = lookFurther(arena, stack, at, push);
    if (verdict < 0) continue;
    keepOrder(arena, stack[at], stack[at + 1], verdict === 1);
    top = at;
    if (top === 0) return verdict === 1;
  }
}

/** 1 or 0 once the question on top is answered; −1 after another was put on top of it. */
function lookFurther(
  arena: Arena,
  stack: Int32Array,
  at: number,
  push: (a: number, b: number) => void,
): number {
  const [g, h] = [stack[at], stack[at + 1]];
  const [leftsOfG, leftsOfH] = [leftsOf(arena, g), leftsOf(arena, h)];
  const [rightsOfG, rightsOfH] = [rightsOf(arena, g), rightsOf(arena, h)];
  let answered = stack[at + 2];
  let next = stack[at + 3];
  for (; answered < leftsOfH.length + rightsOfG.length; answered++, next = 0) {
    const toLeft = answered < leftsOfH.length;
    const move = toLeft ? leftsOfH[answered] : rightsOfG[answered - leftsOfH.length];
    const own = toLeft ? leftsOfG : rightsOfH;
    const replies = toLeft ? rightsOf(arena, move) : leftsOf(arena, move);
    for (; ; next++) {
      if (next >= own.length + replies.length) return 0;
      const [a, b] =
        next < own.length
          ? toLeft
            ? [own[next], move]
            : [move, own[next]]
          : toLeft
            ? [g, replies[next - own.length]]
            : [replies[next - own.length], h];
      const known = soon(arena, a, b);
      if (known === 1) break;
      if (known === 0) continue;
      stack[at + 2] = answered;
      stack[at + 3] = next;
      push(a, b);
      return -1;
    }
  }
  return 1;
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
