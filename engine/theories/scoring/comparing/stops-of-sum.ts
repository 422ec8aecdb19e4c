/**
 * The two plain stops of a sum of two games, by play alone: no theorem is used, so that what is claimed of sums can be checked. The
 * sum itself is not made. Games need not be guaranteed. Cost: the pairs of followers, times their options.
 */
import { keep, lookUp, type PairTable, pairTable } from '../../../numbers/pair-table.ts';
import { type Arena, atomIn, isAtom, optionsIn } from '../arena/arena.ts';
import { addAtoms, greaterAtom, lesserAtom } from '../arena/atoms.ts';

/** What was found: atoms by pairs of games. */
export type SumStops = { readonly left: PairTable; readonly right: PairTable };

export const sumStops = (): SumStops => ({ left: pairTable(), right: pairTable() });

/** Who moves first, and the score then. */
export function stopOfSum(
  arena: Arena,
  known: SumStops,
  first: 'left' | 'right',
  g: number,
  h: number,
): number {
  /** Three entries a question: the pair, and 1 where Left moves first. */
  const waiting = [g, h, first === 'left' ? 1 : 0];
  while (waiting.length > 0) {
    const at = waiting.length - 3;
    const [a, b, isLeft] = [waiting[at], waiting[at + 1], waiting[at + 2] === 1];
    const own = isLeft ? known.left : known.right;
    const score = lookUp(own, a, b) < 0 ? scoreOfMoves(arena, known, isLeft, a, b, waiting) : undefined;
    if (waiting.length > at + 3) continue;
    waiting.length = at;
    if (score !== undefined) keep(own, a, b, score);
  }
  return lookUp(first === 'left' ? known.left : known.right, g, h);
}

/** The best score; of no use where what the moves lead to is not all known, and joins what waits. */
function scoreOfMoves(
  arena: Arena,
  known: SumStops,
  isLeft: boolean,
  a: number,
  b: number,
  waiting: number[],
): number {
  const sides = isLeft ? arena.left : arena.right;
  const [x, y] = [sides[a], sides[b]];
  if (isAtom(x) && isAtom(y)) return addAtoms(arena.atoms, atomIn(x), atomIn(y));
  const after = isLeft ? known.right : known.left;
  let best = -1;
  const meet = (p: number, q: number): void => {
    const score = lookUp(after, p, q);
    if (score < 0) waiting.push(p, q, isLeft ? 0 : 1);
    else if (best < 0) best = score;
    else best = isLeft ? greaterAtom(arena.atoms, best, score) : lesserAtom(arena.atoms, best, score);
  };
  for (const option of optionsIn(arena, x)) meet(option, b);
  for (const option of optionsIn(arena, y)) meet(a, option);
  return best;
}
