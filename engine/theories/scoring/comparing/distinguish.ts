/**
 * A game X beside which H does better than G, where G ⋡ H: a reader who plays G + X and H + X sees that G is
 * not at least H. Small games are tried first; if none serves, X is built as in the proofs of Theorem 44 and
 * Lemma 43, from waiting moves where the stops with passes differ, and from a game that links an option to
 * the other game where an option has no answer. Every X that is returned has been played out by the
 * definition.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import { keep, lookUp, type PairTable, pairTable } from '../../../numbers/pair-table.ts';
import { rational } from '../../../numbers/rationals.ts';
import { known } from '../../../result.ts';
import { conjugate } from '../algebra/conjugate.ts';
import {
  type Arena,
  atomIn,
  atomSide,
  isAtom,
  leftsOf,
  optionsIn,
  rightsOf,
  sideOf,
} from '../arena/arena.ts';
import { addAtoms, atomOf, compareAtoms, greaterAtom, lesserAtom, negateAtom, ZERO } from '../arena/atoms.ts';
import { LS_UNDER, RS_OVER, stopAt } from '../arena/game-facts.ts';
import { gameWith, numberGame } from '../arena/games.ts';
import { waitingAbove, waitingBelow } from '../arena/waiting.ts';
import { isAtLeast } from '../order/at-least.ts';
import { canonicalForm } from '../reductions/canonical.ts';

// The two plain stops of a sum of two games, by play alone: no theorem is used, so that what is claimed of
// sums can be checked. The sum itself is not made. Games need not be guaranteed. Cost: the pairs of
// followers, times their options.

/** What was found: atoms by pairs of games. */
type SumStops = { readonly left: PairTable; readonly right: PairTable };

const sumStops = (): SumStops => ({ left: pairTable(), right: pairTable() });

/** Who moves first, and the score then. */
function stopOfSum(arena: Arena, known: SumStops, first: 'left' | 'right', g: number, h: number): number {
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

/** Waiting moves tried. */
const MOST_WAITS = 3;
/** Born later than this, a pair is not tried with games of two moves: each try plays the sums out. */
const LATEST = 12;

/**
 * Yields small games one after the other; for most pairs one of them distinguishes the two. They are waiting
 * moves, atoms, switches as wide as the scores of the pair are apart, and games of two moves made of these.
 * Numbers are not among them, since they move every score alike.
 */
function* smallGames(arena: Arena, g: number, h: number): Generator<number, void, void> {
  const { atoms, facts } = arena;
  yield numberGame(arena, ZERO);
  for (let n = 1; n <= MOST_WAITS; n++) {
    yield waitingBelow(arena, ZERO, n);
    yield waitingAbove(arena, ZERO, n);
  }
  const one = atomOf(atoms, rational(1n));
  const highest = greaterAtom(atoms, facts.greatest[g], facts.greatest[h]);
  const lowest = lesserAtom(atoms, facts.least[g], facts.least[h]);
  const wide = addAtoms(atoms, addAtoms(atoms, highest, negateAtom(atoms, lowest)), one);
  const widths = [...new Set([one, wide])];
  const scores = [ZERO, ...widths, ...widths.map((width) => negateAtom(atoms, width))];
  const number = (score: number): number => sideOf(arena, [numberGame(arena, score)]);
  const switches: number[] = [];
  for (const score of scores.slice(1)) {
    switches.push(gameWith(arena, number(score), number(ZERO)));
    yield switches[switches.length - 1];
  }
  for (const width of widths) {
    yield gameWith(arena, atomSide(ZERO), atomSide(width));
    yield gameWith(arena, atomSide(ZERO), number(width));
    yield gameWith(arena, number(negateAtom(atoms, width)), atomSide(ZERO));
  }
  if (Math.max(facts.birthdays[g], facts.birthdays[h]) > LATEST) return;
  const around = scores.flatMap((high) => scores.map((low) => gameWith(arena, number(high), number(low))));
  for (const inner of around) {
    for (const score of scores) {
      yield gameWith(arena, sideOf(arena, [inner]), number(score));
      yield gameWith(arena, number(score), sideOf(arena, [inner]));
    }
  }
  for (const left of around) {
    for (const right of switches) yield gameWith(arena, sideOf(arena, [left]), sideOf(arena, [right]));
  }
}

// Every score of a game moved: by a number that is added, or Left's and Right's apart. O(followers · options)
// each.

/** A game and a number, guaranteed or not. For a canonical form the result is canonical. */
export const shifted = (arena: Arena, game: number, by: number): number =>
  by === ZERO ? game : moved(arena, game, by, by);

/**
 * Every Left atom less by `more`, every Right atom greater: the result for a guaranteed game is guaranteed.
 */
const widened = (arena: Arena, game: number, more: number): number =>
  moved(arena, game, negateAtom(arena.atoms, more), more);

function moved(arena: Arena, game: number, onLeft: number, onRight: number): number {
  const done = new Map<number, number>();
  const side = (written: number, by: number): number =>
    isAtom(written)
      ? atomSide(addAtoms(arena.atoms, atomIn(written), by))
      : sideOf(
          arena,
          Array.from(optionsIn(arena, written), (option) => done.get(option) ?? 0),
        );
  const waiting = [game];
  while (waiting.length > 0) {
    const at = waiting[waiting.length - 1];
    const missing = [...leftsOf(arena, at), ...rightsOf(arena, at)].filter((option) => !done.has(option));
    if (missing.length > 0) {
      waiting.push(...missing);
      continue;
    }
    waiting.pop();
    if (done.has(at)) continue;
    const fresh = gameWith(arena, side(arena.left[at], onLeft), side(arena.right[at], onRight));
    done.set(at, fresh);
    if (onLeft === onRight && arena.canonical[at] === at) arena.canonical[fresh] = fresh;
  }
  return done.get(game) ?? game;
}

/**
 * A game beside which the first does worse than the second, when that player moves first; the scores are
 * atoms.
 */
export type Distinction = {
  readonly x: number;
  readonly first: Mover;
  readonly ofFirst: number;
  readonly ofSecond: number;
};

/** Pairs that a construction goes through at most. */
const MOST_PAIRS = 3000;

/**
 * Undefined where the construction would be too long. Precondition: g and h are guaranteed, canonical, and g
 * ⋡ h.
 */
export function* distinguish(
  arena: Arena,
  g: number,
  h: number,
): Generator<void, Distinction | undefined, void> {
  const stops = sumStops();
  const found = (x: number): Distinction | undefined => distinguishedBy(arena, stops, g, h, x);
  let tried = 0;
  for (const x of smallGames(arena, g, h)) {
    const distinguished = found(x);
    if (distinguished) return distinguished;
    if (++tried % 64 === 0) yield;
  }
  const built = yield* construct(arena, g, h);
  if (!built) return undefined;
  const whole = found(built.x);
  known(whole !== undefined, 'the game that the proof gives distinguishes');
  return simplest(arena, found, whole);
}

/** By the definition: both sums are played out. */
function distinguishedBy(
  arena: Arena,
  stops: SumStops,
  g: number,
  h: number,
  x: number,
): Distinction | undefined {
  for (const first of ['left', 'right'] as const) {
    const [ofFirst, ofSecond] = [g, h].map((game) => stopOfSum(arena, stops, first, game, x));
    if (compareAtoms(arena.atoms, ofFirst, ofSecond) < 0) return { x, first, ofFirst, ofSecond };
  }
  return undefined;
}

/** The canonical form does the same, and perhaps a follower of it does: the one that is born first. */
function simplest(
  arena: Arena,
  found: (x: number) => Distinction | undefined,
  whole: Distinction,
): Distinction {
  const form = canonicalForm(arena, whole.x);
  const met = new Set([form]);
  for (const at of met)
    for (const options of [leftsOf(arena, at), rightsOf(arena, at)]) for (const x of options) met.add(x);
  const { birthdays } = arena.facts;
  for (const x of [...met].sort((a, b) => birthdays[a] - birthdays[b])) {
    const distinguished = found(x);
    if (distinguished) return distinguished;
  }
  return whole;
}

/** X and the player who moves first when it distinguishes the two. */
type Built = { readonly x: number; readonly first: Mover };

/**
 * This has to be known before X can be built: a game that links a to b, for which these pairs must be
 * distinguished.
 */
type Link = { readonly a: number; readonly b: number; readonly first: Mover };

function* construct(arena: Arena, g: number, h: number): Generator<void, Built | undefined, void> {
  const built = new Map<string, Built>();
  const key = (a: number, b: number): string => `${a} ${b}`;
  const waiting: (readonly [number, number])[] = [[g, h]];
  while (waiting.length > 0) {
    const [a, b] = waiting[waiting.length - 1];
    if (built.has(key(a, b))) {
      waiting.pop();
      continue;
    }
    if (built.size + waiting.length > MOST_PAIRS) return undefined;
    yield;
    const byWaiting = waitingGame(arena, a, b);
    if (byWaiting) {
      built.set(key(a, b), byWaiting);
      continue;
    }
    const link = linkOf(arena, a, b);
    const pairs = [
      ...Array.from(leftsOf(arena, link.a), (left) => [left, link.b] as const),
      ...Array.from(rightsOf(arena, link.b), (right) => [link.a, right] as const),
    ];
    const missing = pairs.filter(([p, q]) => !built.has(key(p, q)));
    if (missing.length > 0) {
      waiting.push(...missing);
      continue;
    }
    const x = linking(arena, link.a, link.b, (p, q, first) =>
      centred(arena, p, q, startedBy(arena, p, q, built.get(key(p, q)), first)),
    );
    built.set(key(a, b), { x, first: link.first });
  }
  return built.get(key(g, h));
}

/** Where the stops with passes differ, this number of waiting moves shows it (Definition 22). */
function waitingGame(arena: Arena, g: number, h: number): Built | undefined {
  const { atoms, facts } = arena;
  const n = Math.max(facts.birthdays[g], facts.birthdays[h]);
  if (compareAtoms(atoms, stopAt(arena, g, LS_UNDER), stopAt(arena, h, LS_UNDER)) < 0)
    return { x: waitingBelow(arena, ZERO, n), first: 'left' };
  if (compareAtoms(atoms, stopAt(arena, g, RS_OVER), stopAt(arena, h, RS_OVER)) < 0)
    return { x: waitingAbove(arena, ZERO, n), first: 'right' };
  return undefined;
}

/**
 * The option without an answer (Theorem 44, parts 2 and 3): g is linked to a Left option of h, or a Right
 * option of g to h.
 */
function linkOf(arena: Arena, g: number, h: number): Link {
  for (const left of leftsOf(arena, h)) {
    const answered =
      leftsOf(arena, g).some((own) => isAtLeast(arena, own, left)) ||
      rightsOf(arena, left).some((reply) => isAtLeast(arena, g, reply));
    if (!answered) return { a: g, b: left, first: 'left' };
  }
  for (const right of rightsOf(arena, g)) {
    const answered =
      rightsOf(arena, h).some((own) => isAtLeast(arena, right, own)) ||
      leftsOf(arena, right).some((reply) => isAtLeast(arena, reply, h));
    if (!answered) return { a: right, b: h, first: 'right' };
  }
  throw new Error('This cannot happen: a game is at least another that it is not at least');
}

/**
 * T with Ls(a + T) < 0 < Rs(b + T) (Lemma 43). `apart` gives a game with G + X on the minus side and H + X on
 * the plus side.
 */
function linking(
  arena: Arena,
  a: number,
  b: number,
  apart: (g: number, h: number, first: Mover) => number,
): number {
  const { left, right } = arena;
  const one = atomOf(arena.atoms, rational(1n));
  const minusOne = negateAtom(arena.atoms, one);
  const beyond = (side: number, more: number): number =>
    numberGame(arena, addAtoms(arena.atoms, negateAtom(arena.atoms, atomIn(side)), more));
  const lefts =
    isAtom(right[a]) && isAtom(right[b])
      ? [beyond(right[a], minusOne)]
      : [
          ...Array.from(rightsOf(arena, a), (option) => adjoint(arena, option)),
          ...Array.from(rightsOf(arena, b), (option) => apart(a, option, 'right')),
        ];
  const rights =
    isAtom(left[a]) && isAtom(left[b])
      ? [beyond(left[b], one)]
      : [
          ...Array.from(leftsOf(arena, b), (option) => adjoint(arena, option)),
          ...Array.from(leftsOf(arena, a), (option) => apart(option, b, 'left')),
        ];
  return gameWith(arena, sideOf(arena, lefts), sideOf(arena, rights));
}

/**
 * The conjugate with every Left atom lowered and every Right atom raised, so that who moves first in G + G°
 * does badly (Definition 37).
 */
function adjoint(arena: Arena, game: number): number {
  const { atoms, facts } = arena;
  const one = atomOf(atoms, rational(1n));
  const size = greaterAtom(atoms, facts.greatest[game], negateAtom(atoms, facts.least[game]));
  const more = addAtoms(atoms, greaterAtom(atoms, size, ZERO), one);
  return widened(arena, conjugate(arena, game), more);
}

/**
 * A game that distinguishes the two when the other player moves first also does so when this player begins,
 * if a threat is added: the game becomes an option of this player, to whom the opponent cannot allow another
 * move (proof of Theorem 21).
 */
function startedBy(arena: Arena, g: number, h: number, built: Built | undefined, first: Mover): Built {
  known(built !== undefined, 'what a link needs is built before it');
  if (built.first === first) return built;
  const { atoms, facts } = arena;
  const { x } = built;
  const high = addAtoms(atoms, greaterAtom(atoms, facts.greatest[g], facts.greatest[h]), facts.greatest[x]);
  const low = addAtoms(atoms, lesserAtom(atoms, facts.least[g], facts.least[h]), facts.least[x]);
  const one = atomOf(atoms, rational(1n));
  const span = addAtoms(atoms, addAtoms(atoms, high, negateAtom(atoms, low)), one);
  const bound = [facts.greatest[x], negateAtom(atoms, facts.least[x])].reduce((p, q) =>
    greaterAtom(atoms, p, q),
  );
  const threat = addAtoms(atoms, span, greaterAtom(atoms, bound, ZERO));
  const sides =
    first === 'right'
      ? ([numberGame(arena, threat), x] as const)
      : ([x, numberGame(arena, negateAtom(atoms, threat))] as const);
  return { x: gameWith(arena, sideOf(arena, [sides[0]]), sideOf(arena, [sides[1]])), first };
}

/** X moved so that the two stops lie on both sides of 0 (Lemma 42). */
function centred(arena: Arena, g: number, h: number, { x, first }: Built): number {
  const stops = sumStops();
  const [low, high] = [g, h].map((game) => stopOfSum(arena, stops, first, game, x));
  const { atoms } = arena;
  const { numerator, denominator } = atoms.table[addAtoms(atoms, low, high)];
  return shifted(arena, x, atomOf(atoms, rational(-numerator, 2n * denominator)));
}
