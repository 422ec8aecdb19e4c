/**
 * Recognises the vertices of a canonical form that are plain values. From the sinks upwards, a vertex is
 * examined when all its options are known (its own passes aside): its options suggest a guess, which is taken
 * only if the rule of `optionsOf` gives exactly these options. So a name always denotes exactly its graph.
 * Vertices on a loop of two or more moves, or above one, stay unnamed. Linear in the form.
 */
import { halfway } from '../../numbers/dyadics.ts';
import { nimSum } from '../../numbers/nimbers.ts';
import {
  isNumber,
  negatePlain,
  type Options,
  optionsOf,
  type Plain,
  plainKey,
  plainNumber,
  plainZero,
  type Tail,
} from '../plain.ts';
import type { Tables } from './tables.ts';

export type Plains = readonly (Plain | undefined)[];

/** Per vertex its plain value; undefined if it is not plain. */
export function plainsOf(tables: Tables): Plains {
  const plains = new Array<Plain | undefined>(tables.count).fill(undefined);
  const missing = tables.left.map((left, v) => left.length + tables.right[v].length);
  const parents = parentsOf(tables);
  const ready = missing.flatMap((count, v) => (count === 0 ? [v] : []));
  for (let v = ready.pop(); v !== undefined; v = ready.pop()) {
    plains[v] = plainOf(tables, v, plains);
    for (const parent of parents[v]) {
      missing[parent]--;
      if (missing[parent] === 0) ready.push(parent);
    }
  }
  return plains;
}

function parentsOf(tables: Tables): readonly (readonly number[])[] {
  const parents: number[][] = Array.from({ length: tables.count }, () => []);
  for (const lists of [tables.left, tables.right]) {
    for (const [v, options] of lists.entries()) for (const option of options) parents[option].push(v);
  }
  return parents;
}

/** The plain value of a vertex whose options have been examined. */
export function plainOf(tables: Tables, v: number, plains: Plains): Plain | undefined {
  const left = known(tables.left[v], plains);
  const right = known(tables.right[v], plains);
  if (!left || !right) return undefined;
  const met: Options = {
    left,
    right,
    leftPasses: tables.leftPasses[v],
    rightPasses: tables.rightPasses[v],
  };
  const mirror: Options = {
    left: right.map(negatePlain),
    right: left.map(negatePlain),
    leftPasses: met.rightPasses,
    rightPasses: met.leftPasses,
  };
  const candidates = [...guesses(met), ...guesses(mirror).map(negatePlain)];
  return candidates.find((guess) => agrees(optionsOf(guess), met));
}

function known(options: readonly number[], plains: Plains): readonly Plain[] | undefined {
  const found: Plain[] = [];
  for (const option of options) {
    const plain = plains[option];
    if (!plain) return undefined;
    found.push(plain);
  }
  return found;
}

function agrees(ruled: Options, met: Options): boolean {
  const sameSide = (a: readonly Plain[], b: readonly Plain[]): boolean => {
    const keys = new Set(b.map(plainKey));
    return a.length === b.length && keys.size === a.length && a.every((plain) => keys.has(plainKey(plain)));
  };
  return (
    ruled.leftPasses === met.leftPasses &&
    ruled.rightPasses === met.rightPasses &&
    sameSide(ruled.left, met.left) &&
    sameSide(ruled.right, met.right)
  );
}

const endless = Number.POSITIVE_INFINITY;
const upon: Tail = { kind: 'powers', down: false, exponent: endless };

/** What this may be, if it points up or is a number or nimber; each guess is checked against its rule. */
function guesses({ left, right, leftPasses, rightPasses }: Options): readonly Plain[] {
  const first = left[0] ?? right[0];
  if (leftPasses) {
    if (!first) return [{ ...plainZero, tail: { kind: 'on', down: false } }];
    return [0, 1].map((star) => ({ number: first.number, arrows: 0, star, tail: upon }));
  }
  if (rightPasses) {
    return first ? [{ ...plainNumber(first.number), tail: { kind: 'over', down: false } }] : [];
  }
  if (!first) return [plainZero];
  if (right.length === 0) return isNumber(first) ? followingInteger(first) : [];
  const { number } = right[0];
  const nimber: Plain = { number, arrows: 0, star: left.length };
  if (right.length > 1 || left.length > 2 || left.length === 0) return [nimber];
  const [behind] = right;
  const ahead = left.find((plain) => plain.arrows !== 0 || plain.tail) ?? left[0];
  return [nimber, ...between(ahead, behind), ...higher(ahead, behind, left.length - 1)];
}

function followingInteger({ number }: Plain): readonly Plain[] {
  const safe = number.exponent === 0 && Number.isSafeInteger(number.numerator + 1);
  return safe ? [plainNumber({ numerator: number.numerator + 1, exponent: 0 })] : [];
}

/** Guesses that are numbers, or multiples of ↑ with a nimber. */
function between(ahead: Plain, behind: Plain): readonly Plain[] {
  const { number } = behind;
  const climbed: Plain = { number, arrows: behind.arrows + 1, star: nimSum(behind.star, 1) };
  const upStar: Plain = { number, arrows: 1, star: 1 };
  const middle = isNumber(ahead) && isNumber(behind) ? halfway(ahead.number, number) : undefined;
  // The rule of a number uses the numbers beside it, which must be safe integers too.
  const safe = middle && Math.abs(middle.numerator) < Number.MAX_SAFE_INTEGER;
  return safe ? [climbed, upStar, plainNumber(middle)] : [climbed, upStar];
}

/** The power after the one that an option means; ↓ counts as the first power. */
function higher(ahead: Plain, behind: Plain, star: number): readonly Plain[] {
  const guesses: Plain[] = [];
  const { number } = behind;
  const below = exponentOf(negatePlain(behind));
  if (below !== undefined) {
    guesses.push({ number, arrows: 0, star, tail: { kind: 'power', down: false, exponent: below + 1 } });
  }
  const under = exponentOf(ahead);
  if (under !== undefined) {
    guesses.push({ number, arrows: 0, star, tail: { kind: 'powers', down: false, exponent: under + 1 } });
  }
  return guesses;
}

/** n if a value is ↑^[n], with or without a star. */
function exponentOf({ arrows, tail }: Plain): number | undefined {
  if (tail) return tail.kind === 'powers' && !tail.down ? tail.exponent : undefined;
  return arrows === 1 ? 1 : undefined;
}
