/**
 * Laws of guaranteed scoring games, against play on trees that shares no code with the engine: stops with
 * passes as they are defined, the order as sums say it, canonical forms that no sequence of reductions and no
 * sum can tell from the game.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { buildArcs } from '../../engine/graph/build.ts';
import { parseRational } from '../../engine/numbers/rationals.ts';
import { drain } from '../../engine/rounds.ts';
import { atLeast } from '../../engine/theories/partizan/order/known.ts';
import { sidesOf } from '../../engine/theories/partizan/solve.ts';
import { graphFormOf } from '../../engine/theories/partizan/store/form.ts';
import { isInvertible } from '../../engine/theories/scoring/about.ts';
import { conjugate } from '../../engine/theories/scoring/algebra/conjugate.ts';
import { canonicalSum } from '../../engine/theories/scoring/algebra/sum.ts';
import type { Arena } from '../../engine/theories/scoring/arena/arena.ts';
import { scoringFormOf } from '../../engine/theories/scoring/arena/forms.ts';
import {
  LS,
  LS_OVER,
  LS_UNDER,
  RS,
  RS_OVER,
  RS_UNDER,
  stopAt,
} from '../../engine/theories/scoring/arena/game-facts.ts';
import { emptyArena } from '../../engine/theories/scoring/arena/games.ts';
import { distinguish, shifted } from '../../engine/theories/scoring/comparing/distinguish.ts';
import { isAtLeast } from '../../engine/theories/scoring/order/at-least.ts';
import { canonicalForm } from '../../engine/theories/scoring/reductions/canonical.ts';
import { nextStep, stepped } from '../../engine/theories/scoring/reductions/step.ts';
import { formData } from '../../engine/values/scoring.ts';
import { arbitraryGame, arbitraryNormal } from '../arbitrary/scoring.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { atomWritten, gameWritten } from '../fixtures/scoring.ts';
import {
  atoms,
  birthday,
  conjugateOf,
  type Game,
  isGuaranteed,
  keyOf,
  leftStop,
  nodesOf,
  number,
  rightStop,
  type Side,
  sum,
  tellsApart,
  waiting,
} from '../oracle/scoring.ts';
import { tryLaw } from './seeds.ts';

const written = (arena: Arena, game: number): Game => {
  const form = scoringFormOf(arena, game);
  if (!form) throw new Error('no form is too large for itself');
  return formData(form) as Game;
};

const stop = (arena: Arena, game: number, which: number): number =>
  Number(parseRational(arena.atoms.texts[stopAt(arena, game, which)])?.numerator);

const pair = fc.tuple(arbitraryGame(2), arbitraryGame(2));
const withX = fc.tuple(pair, fc.array(arbitraryGame(2), { minLength: 3, maxLength: 3 }));

describe('stops', () => {
  test('with passes are those beside enough waiting moves', () => {
    tryLaw(arbitraryGame(3), 150, (g) => {
      expect(isGuaranteed(g)).toBe(true);
      const arena = emptyArena();
      const game = gameWritten(arena, g);
      // Who moves first may pass before anything else: one more than the game has moves.
      const n = birthday(g) + 1;
      const [beside, after] = [sum(g, waiting(-n)), sum(g, waiting(n))];
      expect([LS, RS, LS_UNDER, RS_UNDER, LS_OVER, RS_OVER].map((which) => stop(arena, game, which))).toEqual(
        [leftStop(g), rightStop(g), leftStop(beside), rightStop(beside), leftStop(after), rightStop(after)],
      );
    });
  });
});

describe('the order', () => {
  test('is what sums say: beside no X does the greater game do worse, and beside the X that is given it does', () => {
    let [above, apart] = [0, 0];
    tryLaw(withX, 100, ([[g, h], xs]) => {
      const arena = emptyArena();
      const [a, b] = [gameWritten(arena, g), gameWritten(arena, h)];
      if (isAtLeast(arena, a, b)) {
        above++;
        for (const x of [number(0), ...xs]) expect(tellsApart(g, h, x), keyOf(x)).toBe(false);
        return;
      }
      apart++;
      const found = drain(distinguish(arena, canonicalForm(arena, a), canonicalForm(arena, b)));
      if (!found) throw new Error(`nothing tells ${keyOf(g)} and ${keyOf(h)} apart`);
      const x = written(arena, found.x);
      expect(isGuaranteed(x)).toBe(true);
      expect(tellsApart(g, h, x), keyOf(x)).toBe(true);
    });
    expect([above > 0, apart > 0]).toEqual([true, true]);
  });

  test('against numbers is that of the least and greatest score with as many waiting moves as there are moves', () => {
    tryLaw(arbitraryGame(3), 100, (g) => {
      const arena = emptyArena();
      const game = gameWritten(arena, g);
      const n = birthday(g);
      const [low, high] = [Math.min(...atoms(g)), Math.max(...atoms(g))];
      expect(isAtLeast(arena, game, gameWritten(arena, sum(number(low), waiting(-n))))).toBe(true);
      expect(isAtLeast(arena, gameWritten(arena, sum(number(high), waiting(n))), game)).toBe(true);
    });
  });
});

/**
 * One step somewhere in the tree at a time, wherever the random numbers fall, until none is left anywhere.
 */
function reducedAnyhow(arena: Arena, game: Game, random: () => number): Game {
  let at = game;
  for (;;) {
    const places = placesOf(at).toSorted(() => random() - 0.5);
    const next = places.map((place) => changedAt(arena, at, place)).find((changed) => changed !== undefined);
    if (!next) return at;
    at = next;
  }
}

type Place = readonly (readonly ['left' | 'right', number])[];

function placesOf({ left, right }: Game): readonly Place[] {
  const below = (['left', 'right'] as const).flatMap((side) => {
    const options = side === 'left' ? left : right;
    if (typeof options === 'number') return [];
    return options.flatMap((option, i) => placesOf(option).map((place): Place => [[side, i], ...place]));
  });
  return [[], ...below];
}

function changedAt(arena: Arena, game: Game, place: Place): Game | undefined {
  if (place.length === 0) {
    const id = gameWritten(arena, game);
    const step = drain(nextStep(arena, id));
    return step && written(arena, stepped(arena, id, step));
  }
  const [[side, i], ...rest] = place;
  const options = game[side];
  if (typeof options === 'number') return undefined;
  const changed = changedAt(arena, options[i], rest);
  return changed && { ...game, [side]: options.map((option, j) => (j === i ? changed : option)) };
}

describe('the canonical form', () => {
  test('is distinguished from the game by no X, and no game of the value that is met is smaller', () => {
    tryLaw(
      fc.tuple(arbitraryGame(3), fc.array(arbitraryGame(2), { minLength: 2, maxLength: 2 })),
      80,
      ([g, xs]) => {
        const arena = emptyArena();
        const form = written(arena, canonicalForm(arena, gameWritten(arena, g)));
        expect(isGuaranteed(form)).toBe(true);
        expect(birthday(form)).toBeLessThanOrEqual(birthday(g));
        expect(nodesOf(form)).toBeLessThanOrEqual(nodesOf(g));
        for (const x of xs) expect(tellsApart(g, form, x) || tellsApart(form, g, x), keyOf(form)).toBe(false);
      },
    );
  });

  test('is the same for equal games, and different for others', () => {
    tryLaw(pair, 200, ([g, h]) => {
      const arena = emptyArena();
      const [a, b] = [gameWritten(arena, g), gameWritten(arena, h)];
      const isEqual = isAtLeast(arena, a, b) && isAtLeast(arena, b, a);
      expect(canonicalForm(arena, a) === canonicalForm(arena, b)).toBe(isEqual);
    });
  });

  test('is reached by reductions in any sequence', () => {
    tryLaw(
      fc.tuple(arbitraryGame(2), fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }))),
      80,
      ([g, numbers]) => {
        const arena = emptyArena();
        const reduced = reducedAnyhow(arena, g, () => numbers.next().value);
        expect(gameWritten(arena, reduced)).toBe(canonicalForm(arena, gameWritten(arena, g)));
      },
    );
  });

  test('of a sum is the sum of the canonical forms; a number moves every score', () => {
    tryLaw(pair, 80, ([g, h]) => {
      const arena = emptyArena();
      const [a, b] = [g, h].map((game) => canonicalForm(arena, gameWritten(arena, game)));
      expect(canonicalSum(arena, a, b)).toBe(canonicalForm(arena, gameWritten(arena, sum(g, h))));
      const moved = canonicalForm(arena, gameWritten(arena, sum(g, number(3))));
      expect(shifted(arena, a, atomWritten(arena, 3))).toBe(moved);
    });
  });

  test('of the conjugate is the conjugate; it is the inverse where there is one', () => {
    tryLaw(arbitraryGame(2), 100, (g) => {
      const arena = emptyArena();
      const form = canonicalForm(arena, gameWritten(arena, g));
      const turned = conjugate(arena, form);
      expect(turned).toBe(canonicalForm(arena, gameWritten(arena, conjugateOf(g))));
      expect(conjugate(arena, turned)).toBe(form);
      const zero = gameWritten(arena, number(0));
      const isZero = canonicalForm(arena, gameWritten(arena, sum(g, conjugateOf(g)))) === zero;
      expect(drain(isInvertible(arena, form))).toBe(isZero);
    });
  });
});

/** A tree as a game graph of Normal play; the games themselves come first. */
function normalGraph(games: readonly Game[]) {
  const met = [...games];
  const arcs = { left: [[], []] as [number[], number[]], right: [[], []] as [number[], number[]] };
  for (let at = 0; at < met.length; at++) {
    for (const side of ['left', 'right'] as const) {
      const options = met[at][side];
      if (typeof options === 'number') continue;
      for (const option of options) {
        arcs[side][0].push(at);
        arcs[side][1].push(met.push(option) - 1);
      }
    }
  }
  const rows = (side: 'left' | 'right') => buildArcs(met.length, ...arcs[side]);
  return { order: met.length, gray: new Uint8Array(met.length), left: rows('left'), right: rows('right') };
}

/** Options become games again, and a missing side the score 0. */
function imageOf(
  { left, right }: { readonly left: readonly number[]; readonly right: readonly number[] },
  at = 0,
): Game {
  const side = (pairs: readonly number[]): Side => {
    const options = pairs.flatMap((from, i) =>
      i % 2 === 0 && from === at ? [imageOf({ left, right }, pairs[i + 1])] : [],
    );
    return options.length > 0 ? options : 0;
  };
  return { left: side(left), right: side(right) };
}

describe('Normal play, with 0 for every missing side,', () => {
  test('has the same order and the same canonical forms', () => {
    tryLaw(fc.tuple(arbitraryNormal(3), arbitraryNormal(3)), 80, ([g, h]) => {
      const { store, onsides } = drain(sidesOf(normalGraph([g, h])));
      const arena = emptyArena();
      const [a, b] = [gameWritten(arena, g), gameWritten(arena, h)];
      expect(isAtLeast(arena, a, b)).toBe(atLeast(store, onsides[0], onsides[1]));
      const image = imageOf(graphFormOf(store, onsides[0]));
      expect(canonicalForm(arena, a)).toBe(gameWritten(arena, image));
    });
  });

  test('has 1, 4 and 22 values born by day 0, 1 and 2', () => {
    const arena = emptyArena();
    let born: Game[] = [number(0)];
    const counts = [born.length];
    for (let day = 1; day <= 2; day++) {
      const subsets = Array.from({ length: 2 ** born.length }, (_, bits): Side => {
        const options = born.filter((_option, i) => ((bits >> i) & 1) === 1);
        return options.length > 0 ? options : 0;
      });
      const forms = new Set(
        subsets.flatMap((left) =>
          subsets.map((right) => canonicalForm(arena, gameWritten(arena, { left, right }))),
        ),
      );
      born = [...forms].map((form) => written(arena, form));
      counts.push(born.length);
    }
    expect(counts).toEqual([1, 4, 22]);
  });
});
