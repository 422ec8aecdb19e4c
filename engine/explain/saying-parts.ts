/**
 * What sentences about reasons are made of: words with vertices, values and outcomes among them; numbers,
 * moves, lines and sums in words. Long lists and lines are shortened here.
 */
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import type { HeapNumbers, LineEnd, LineMover, PlayLine } from './explanation.ts';

/** The words for one reason. */
export type Saying = readonly (
  | string
  | { readonly vertex: number }
  | { readonly value: Value }
  | { readonly outcome: Outcome }
)[];

export const heap = (n: number): Saying[number] => ({ value: { kind: 'nimber', n } });

/** "a", "a and b", "a, b and c". */
export function inSequence(items: readonly Saying[number][], last = ' and '): Saying {
  return items.flatMap((item, i) => (i === 0 ? [item] : [i === items.length - 1 ? last : ', ', item]));
}

/** Longer lists are cut. */
export const mostListed = 8;

export function shortList(items: readonly Saying[number][]): Saying {
  if (items.length <= mostListed) return inSequence(items);
  return [...inSequence(items.slice(0, mostListed), ', '), ` and ${items.length - mostListed} more`];
}

/**
 * Beside nim-heaps of these sizes: "with nothing beside it", "beside a nim-heap of 3", "beside nim-heaps of 1
 * and 2", "beside every nim-heap but those of 0 and 4".
 */
export function besideHeaps(set: HeapNumbers): Saying {
  const sizes = 'finite' in set ? set.finite : set.cofinite;
  const listed = shortList(sizes.map(String));
  const isEmptyHeapAlone = sizes.length === 1 && sizes[0] === 0;
  if ('finite' in set) {
    if (sizes.length === 0) return ['beside no nim-heap'];
    if (isEmptyHeapAlone) return ['with nothing beside it'];
    return [sizes.length === 1 ? 'beside a nim-heap of ' : 'beside nim-heaps of ', ...listed];
  }
  if (sizes.length === 0) return ['beside every nim-heap'];
  if (isEmptyHeapAlone) return ['beside every nim-heap but the empty one'];
  return [`beside every nim-heap but ${sizes.length === 1 ? 'that' : 'those'} of `, ...listed];
}

/** The moves named one by one; a line with more is cut. */
export const mostMoves = 8;

/** "b forces c, then a": the moves of a line, whose first is made by the player whom it serves. */
export function movesSaid({ moves }: Pick<PlayLine, 'moves'>): Saying {
  const shown = moves.slice(0, mostMoves).flatMap((move, i): Saying => {
    if (i === 0) return [{ vertex: move.to }];
    return [i % 2 === 1 ? ' forces ' : ', then ', { vertex: move.to }];
  });
  return moves.length > mostMoves
    ? [
        ...shown,
        `, and so on for ${moves.length - mostMoves} more ${moves.length - mostMoves === 1 ? 'move' : 'moves'}`,
      ]
    : shown;
}

export function endSaid(end: LineEnd): Saying {
  switch (end.kind) {
    case 'level':
      return [', worth ', heap(end.n)];
    case 'ahead':
      return [', worth ', { value: end.value }];
    case 'covered':
      // A new moon covers all, and is called by its name.
      return [end.value.kind === 'covered' ? ', which covers ' : ', worth ', { value: end.value }];
    case 'stuck':
      return [', where nobody can move on'];
    default:
      return [];
  }
}

/** The vertices of a line one after the other. */
export function pathSaid({ moves, end }: PlayLine, from: number): Saying {
  const path = [from, ...moves.map(({ to }) => to)];
  const shown = path
    .slice(0, mostMoves + 1)
    .flatMap((vertex, i): Saying => (i === 0 ? [{ vertex }] : [' → ', { vertex }]));
  const left = path.length - mostMoves - 1 + (end.kind === 'open' ? (end.left ?? 0) : 0);
  return left > 0 ? [...shown, ` → … (${left} more)`] : shown;
}

/** Who begins, as the subject of a sentence. */
export const starters: Readonly<Record<LineMover, string>> = {
  first: 'The player to move',
  second: 'The other player',
  left: 'Left, moving first,',
  right: 'Right, moving first,',
};
export const whoseMove = { first: 'A', second: 'A', left: 'Left’s', right: 'Right’s' } as const;
export const opponents = {
  first: 'the opponent',
  second: 'the opponent',
  left: 'Right',
  right: 'Left',
} as const;

export function shortSum(pieces: readonly number[]): Saying {
  const shown = pieces
    .slice(0, mostListed)
    .flatMap((vertex, i): Saying => (i === 0 ? [{ vertex }] : [' + ', { vertex }]));
  return pieces.length > mostListed ? [...shown, ` + … (${pieces.length - mostListed} more)`] : shown;
}

export function shortMex(below: readonly number[]): Saying {
  const shown = below.slice(0, mostListed).flatMap((option, n): Saying => {
    const before = n === 0 ? [] : [n === below.length - 1 ? ' and ' : ', '];
    return [...before, heap(n), ' (', { vertex: option }, ')'];
  });
  return below.length > mostListed ? [...shown, `, and so on up to *${below.length - 1}`] : shown;
}

/** "Left’s to a and b; Right’s to c" */
export const movesOfBoth = (options: Readonly<Record<'left' | 'right', readonly number[]>>): Saying =>
  (['left', 'right'] as const)
    .filter((by) => options[by].length > 0)
    .flatMap(
      (by, i): Saying => [
        ...(i === 0 ? [] : ['; ']),
        `${whoseMove[by]} to `,
        ...shortList(options[by].map((vertex) => ({ vertex }))),
      ],
    );
