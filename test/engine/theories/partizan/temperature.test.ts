/**
 * Stops, thermographs, cooling and reduced forms of loopfree values: checked answers, and laws that say what
 * each of them is. Long because answers and laws read the same games.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figure, type Style, styles } from '../../../../engine/figure/index.ts';
import { tikzPen } from '../../../../engine/figure/pens/index.ts';
import { printDouble } from '../../../../engine/numbers/index.ts';
import { drain } from '../../../../engine/rounds.ts';
import { sumOfForms } from '../../../../engine/theories/partizan/algebra/sum-of-forms.ts';
import { idOf } from '../../../../engine/theories/partizan/forms-in-store.ts';
import { partizan } from '../../../../engine/theories/partizan/index.ts';
import { atLeast } from '../../../../engine/theories/partizan/order/known.ts';
import { coolingBy } from '../../../../engine/theories/partizan/questions/cooled.ts';
import { followersOfForm } from '../../../../engine/theories/partizan/store/followers.ts';
import { negative } from '../../../../engine/theories/partizan/store/negative.ts';
import {
  emptyStore,
  leftOptions,
  rightOptions,
  type Store,
} from '../../../../engine/theories/partizan/store/store.ts';
import { heatOf } from '../../../../engine/theories/partizan/temperature/heat.ts';
import { idOfNumber } from '../../../../engine/theories/partizan/temperature/numbers-in-store.ts';
import { atLeastInf, reducedForm } from '../../../../engine/theories/partizan/temperature/reduced.ts';
import { type Stops, stopsOf } from '../../../../engine/theories/partizan/temperature/stops.ts';
import {
  numberInStore,
  thermographsOf,
} from '../../../../engine/theories/partizan/temperature/thermograph.ts';
import { thermographFigure } from '../../../../engine/theories/partizan/temperature/thermograph-figure.ts';
import { wallAt } from '../../../../engine/theories/partizan/temperature/walls.ts';
import { parseGame } from '../../../../engine/values/notation/parse.ts';
import { graphOfPairs } from '../../../fixtures/partizan.ts';
import { tryLaw } from '../../../laws/seeds.ts';

type Corner = readonly [x: string, t: string];
type Game = {
  readonly id: string;
  readonly text: string;
  readonly canonical: string;
  readonly leftStop: string;
  readonly rightStop: string;
  readonly mean: string;
  readonly temperature: string;
  readonly leftWall: readonly Corner[];
  readonly rightWall: readonly Corner[];
  readonly reduced: string;
  readonly isNumber: boolean;
  readonly isInfinitesimal: boolean;
  readonly cooled: readonly { readonly by: string; readonly value: string }[];
};

type Sum = Omit<Game, 'text' | 'cooled'> & { readonly terms: readonly string[] };
type Pair = {
  readonly id: string;
  readonly g: string;
  readonly h: string;
  readonly geInf: boolean;
  readonly leInf: boolean;
};

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../vectors/thesis-alternating.json'), 'utf8'),
) as {
  readonly games: readonly Game[];
  readonly sums: readonly Sum[];
  readonly pairs: readonly Pair[];
  readonly cordons: readonly Omit<Game, 'text' | 'cooled' | 'isNumber' | 'isInfinitesimal'>[];
};

/** A fraction as a double: all of these are exact. */
const number = (text: string): number => {
  const [over, under = '1'] = text.split('/');
  return Number(over) / Number(under);
};

function idOfText(store: Store, text: string): number {
  const typed = parseGame(text);
  if (!typed.ok) throw new Error(`${text}: ${typed.problems[0].says}`);
  if (typed.value.kind !== 'game') throw new Error(`${text} is no game`);
  const { table, codes } = drain(partizan.solve(graphOfPairs(typed.value.game)));
  const value = table[codes[typed.value.game.start]];
  if (value.kind !== 'stopper') throw new Error(`${text} is no stopper`);
  return idOf(store, value.canonical);
}

const flat = (wall: readonly Corner[]): readonly number[] => wall.flatMap(([x, t]) => [number(x), number(t)]);

/** The facts about a value in the words of the vectors. */
function toldOf(store: Store, id: number) {
  const heat = heatOf(store, id);
  if (!heat) throw new Error('its numbers are exact');
  const { stops, thermograph, reduced } = heat;
  return {
    stops: [stops.left, stops.right],
    mean: thermograph.mean,
    temperature: thermograph.temperature,
    left: thermograph.left,
    right: thermograph.right,
    reduced: reduced ? idOf(store, reduced) : id,
  };
}

const expected = (store: Store, game: Omit<Game, 'text' | 'cooled' | 'isNumber' | 'isInfinitesimal'>) => ({
  stops: [number(game.leftStop), number(game.rightStop)],
  mean: number(game.mean),
  temperature: number(game.temperature),
  left: flat(game.leftWall),
  right: flat(game.rightWall),
  reduced: idOfText(store, game.reduced),
});

describe('checked answers', () => {
  test.each(vectors.games.map((game) => [game.id, game] as const))('%s', (_, game) => {
    const store = emptyStore();
    const id = idOfText(store, game.text);
    expect(toldOf(store, id)).toEqual(expected(store, game));
    const { isNumber, closeTo } = heatOf(store, id) ?? {};
    expect([isNumber, closeTo === 0]).toEqual([game.isNumber, game.isInfinitesimal]);
    for (const { by, value } of game.cooled)
      expect(coolingBy(store, number(by))(id), `cooled by ${by}`).toBe(idOfText(store, value));
  });

  test.each(vectors.sums.map((sum) => [sum.id, sum] as const))('the sum %s', (_, sum) => {
    const store = emptyStore();
    const [a, b] = sum.terms.map((text) => idOfText(store, text));
    expect(toldOf(store, sumOfForms(store, a, b)?.onside ?? -1)).toEqual(expected(store, sum));
  });

  test.each(vectors.cordons.map((game) => [game.id, game] as const))('the cordon %s', (_, game) => {
    const store = emptyStore();
    expect(toldOf(store, idOfText(store, game.canonical))).toEqual(expected(store, game));
  });

  test.each(vectors.pairs.map((pair) => [pair.id, pair] as const))(
    '%s up to infinitesimals',
    (_, { g, h, geInf, leInf }) => {
      const store = emptyStore();
      const [a, b] = [idOfText(store, g), idOfText(store, h)];
      expect([atLeastInf(store, a, b), atLeastInf(store, b, a)]).toEqual([geInf, leInf]);
      // Reduced forms are the same exactly if the values differ by an infinitesimal.
      expect(reducedForm(store, a) === reducedForm(store, b)).toBe(geInf && leInf);
    },
  );
});

describe('facts of the specification', () => {
  const walls = (text: string) => {
    const store = emptyStore();
    const id = idOfText(store, text);
    const told = toldOf(store, id);
    return { store, ...told };
  };
  test.each([
    ['{1|-1}', [1, -1], 0, 1, [2, -1, 0, 1], [-2, -1, 0, 1]],
    ['{1|{-1|-2}}', [1, -1], -1 / 4, 5 / 4, [2, -1, -1 / 4, 5 / 4], [-1, -1, -1, 1 / 2, -1 / 4, 5 / 4]],
    ['{{5|1},{3|2}|{0|-6},-1}', [2, -1], 0, 3, [2, -1, 2, 1 / 2, 1, 3 / 2, 1, 2, 0, 3], [-2, -1, 0, 1, 0, 3]],
    ['3/4', [3 / 4, 3 / 4], 3 / 4, -1 / 4, [1, -1, 1, -1 / 2, 3 / 4, -1 / 4], [0, -1, 3 / 4, -1 / 4]],
  ])('the walls of %s', (text, stops, mean, temperature, left, right) => {
    expect(walls(text)).toMatchObject({ stops, mean, temperature, left, right });
  });
  test.each([
    ['{{{{1|0}|0}|0}|0||{1|0}|0, {1|0}, 1, 0}', '0'],
    ['{1|*}', '{1|0}'],
    ['{-5|5}', '0'],
  ])('the reduced form of %s is %s', (text, reduced) => {
    const { store, reduced: found } = walls(text);
    expect(found).toBe(idOfText(store, reduced));
  });
  test.each([
    ['7', -1],
    ['-5/8', -1 / 8],
    ['*', 0],
    ['2^', 0],
    ['{3|-2}', 5 / 2],
    ['{2|2}', 0],
  ])('the temperature of %s is %s', (text, temperature) => {
    expect(walls(text).temperature).toBe(temperature);
  });
});

/** Values born in three days of four numbers and three infinitesimals. */
const games = fc.letrec<{ game: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom('0', '1', '-1', '1/2', '-3/4', '2', '-3', '*', '^', 'v*'),
  game: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    tie('leaf'),
    fc
      .tuple(
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
      )
      .map(([left, right]) => `{${left.join()}|${right.join()}}`),
  ),
})).game;

describe('laws of loopfree values', () => {
  test('the stops of what is cooled by t are where the walls are at t, up to the temperature', () => {
    tryLaw(fc.tuple(games, fc.constantFrom(0, 1 / 2, 1, 3 / 4, 2)), 60, ([text, t]) => {
      const store = emptyStore();
      const id = idOfText(store, text);
      const thermograph = thermographsOf(store, id)?.get(id);
      const cooled = coolingBy(store, t)(id);
      if (!thermograph || cooled === undefined) throw new Error(`${text} is exact`);
      const { left, right, mean, temperature } = thermograph;
      const stops = stopsOf(store, cooled).get(cooled);
      const walls = { left: wallAt(left, t), right: wallAt(right, t) };
      expect(stops, `${text} cooled by ${t}`).toEqual(t <= temperature ? walls : { left: mean, right: mean });
      expect(walls.left - walls.right, text).toBeGreaterThanOrEqual(0);
    });
  });

  test('means add, temperatures of sums are no greater, negation mirrors', () => {
    tryLaw(fc.tuple(games, games), 40, ([g, h]) => {
      const store = emptyStore();
      const [a, b] = [idOfText(store, g), idOfText(store, h)];
      const sum = sumOfForms(store, a, b)?.onside;
      if (sum === undefined) return;
      const of = (id: number) => {
        const found = thermographsOf(store, id)?.get(id);
        if (!found) throw new Error(`${g} + ${h} is exact`);
        return found;
      };
      expect(of(sum).mean, `${g} + ${h}`).toBe(of(a).mean + of(b).mean);
      expect(of(sum).temperature).toBeLessThanOrEqual(Math.max(of(a).temperature, of(b).temperature));
      const mirrored = (wall: readonly number[]): number[] => wall.map((x, i) => (i % 2 === 0 ? 0 - x : x));
      const minus = of(negative(store, a));
      expect([minus.left, minus.right]).toEqual([mirrored(of(a).right), mirrored(of(a).left)]);
    });
  });

  test('the order up to infinitesimals is that of what is cooled by a small tax, and the Right stop of the difference says it', () => {
    let apart = 0;
    tryLaw(fc.tuple(games, games), 40, ([g, h]) => {
      const store = emptyStore();
      const [a, b] = [idOfText(store, g), idOfText(store, h)];
      const difference = sumOfForms(store, a, negative(store, b))?.onside;
      if (difference === undefined) return;
      const { left, right } = stopsOf(store, difference).get(difference) as Stops;
      expect([atLeastInf(store, a, b), atLeastInf(store, b, a)], `${g} and ${h}`).toEqual([
        right >= 0,
        left <= 0,
      ]);
      // Walls move by the tax at most, and a stop that is not 0 is at least the finest fraction.
      const finest = followersOfForm(store, [a, b]).reduce(
        (most, id) => Math.max(most, store.exponents[id]),
        0,
      );
      const cool = coolingBy(store, 2 ** -(finest + 1));
      expect(atLeastInf(store, a, b), `${g} and ${h}`).toBe(
        atLeast(store, cool(a) as number, cool(b) as number),
      );
      // They are close exactly if their reduced forms are the same.
      const areClose = left === 0 && right === 0;
      expect(reducedForm(store, a) === reducedForm(store, b), `${g} and ${h}`).toBe(areClose);
      if (!areClose) apart++;
    });
    expect(apart).toBeGreaterThan(0);
  });

  test('nothing in a reduced form is close to a number without being one', () => {
    tryLaw(games, 40, (g) => {
      const store = emptyStore();
      const reduced = reducedForm(store, idOfText(store, g)) ?? -1;
      for (const id of followersOfForm(store, [reduced])) {
        const { left, right } = stopsOf(store, reduced).get(id) as Stops;
        expect(left > right || numberInStore(store, id) === left, g).toBe(true);
      }
    });
  });

  test('a player who moves in a game that is not a number beside a number, and can win, can win in the game', () => {
    tryLaw(fc.tuple(games, fc.constantFrom('0', '1', '-1', '1/2', '-3/4', '2')), 40, ([g, x]) => {
      const store = emptyStore();
      const [game, number] = [idOfText(store, g), idOfText(store, x)];
      if (numberInStore(store, game) !== undefined) return;
      const plus = (a: number, b: number): number => sumOfForms(store, a, b)?.onside ?? -1;
      const [zero, sum] = [idOfText(store, '0'), plus(game, number)];
      // Left, who begins, wins unless the sum is at most 0.
      expect(
        [...leftOptions(store, game)].some((option) => atLeast(store, plus(option, number), zero)),
        `${g} + ${x}`,
      ).toBe(!atLeast(store, zero, sum));
      expect(
        [...rightOptions(store, game)].some((option) => atLeast(store, zero, plus(option, number))),
        `${g} + ${x}`,
      ).toBe(!atLeast(store, sum, zero));
    });
  });

  test('n copies stop near n means, by a temperature at most', () => {
    tryLaw(games, 30, (g) => {
      const store = emptyStore();
      const id = idOfText(store, g);
      const thermograph = thermographsOf(store, id)?.get(id);
      const three = sumOfForms(store, id, sumOfForms(store, id, id)?.onside ?? -1)?.onside;
      if (!thermograph || three === undefined) return;
      const { mean, temperature } = thermograph;
      const { left, right } = stopsOf(store, three).get(three) as Stops;
      expect(left, g).toBeGreaterThanOrEqual(3 * mean);
      expect(right, g).toBeLessThanOrEqual(3 * mean);
      expect(Math.max(left - 3 * mean, 3 * mean - right), g).toBeLessThanOrEqual(Math.max(temperature, 0));
    });
  });

  test('cooling keeps sums', () => {
    tryLaw(fc.tuple(games, games, fc.constantFrom(0, 1 / 2, 1, 2)), 25, ([g, h, t]) => {
      const store = emptyStore();
      const cool = coolingBy(store, t);
      const [a, b] = [idOfText(store, g), idOfText(store, h)];
      const plus = (p: number, q: number): number | undefined => sumOfForms(store, p, q)?.onside;
      const sum = plus(a, b);
      if (sum === undefined) return;
      expect(cool(sum), `${g} + ${h} by ${t}`).toBe(plus(cool(a) as number, cool(b) as number));
    });
  });

  test('values that differ by an infinitesimal have one reduced form, and a reduced form is its own', () => {
    tryLaw(fc.tuple(games, fc.constantFrom('*', '^', '^*', 'v', '{0||0|-1}')), 40, ([g, epsilon]) => {
      const store = emptyStore();
      const id = idOfText(store, g);
      const near = sumOfForms(store, id, idOfText(store, epsilon))?.onside ?? -1;
      const reduced = reducedForm(store, id) ?? -1;
      expect(reducedForm(store, near), `${g} + ${epsilon}`).toBe(reduced);
      expect(reducedForm(store, reduced), g).toBe(reduced);
    });
  });
});

describe('the figure of a thermograph', () => {
  const figureOfText = (...texts: readonly string[]) => drawnIn(styles.paper, ...texts);
  const drawnIn = (style: Style, ...texts: readonly string[]) => {
    const store = emptyStore();
    const named = texts.map((text) => {
      const id = idOfText(store, text);
      const thermograph = thermographsOf(store, id)?.get(id);
      if (!thermograph) throw new Error(`${text} is exact`);
      return { name: texts.length > 1 ? text : '', thermograph };
    });
    return thermographFigure(named, { title: 'it' }, style);
  };
  const wordsOf = ({ words }: Figure) =>
    words.map(({ mark }) => mark.map((run) => 'text' in run && run.text).join(''));

  test('numbers decrease to the right, walls rise to the mast, and the corners are described', () => {
    const figure = figureOfText('{1|{-1|-2}}');
    expect(wordsOf(figure)).toEqual(expect.arrayContaining(['2', '−1/4', '−1', '5/4', '1/2', '0']));
    const at = (text: string) => figure.words[wordsOf(figure).indexOf(text)].at;
    expect(at('2').x).toBeLessThan(at('−1/4').x);
    expect(at('5/4').y).toBeLessThan(at('1/2').y);
    expect(figure.description).toBe(
      'Left wall 2 at −1, −1/4 at 5/4. Right wall −1 at −1, −1 at 1/2, −1/4 at 5/4. Mean −1/4, temperature 5/4.',
    );
    expect(tikzPen(figure).text).not.toMatch(/NaN|undefined/);
  });

  test('a stop keeps its label beside a mean that is near, and a picture may end at the tax 0', () => {
    const labels = wordsOf(figureOfText('{5|-5}', '{1/4|-9}'));
    expect(labels).toEqual(expect.arrayContaining(['5', '−5', '1/4', '−9']));
    const [whole, upper] = [false, true].map((fromZero) =>
      drawnIn({ ...styles.paper, fromZero }, '{1|{-1|-2}}'),
    );
    expect(wordsOf(whole)).toContain('2');
    expect(wordsOf(upper)).toEqual(expect.arrayContaining(['1', '−1', '0', '5/4']));
    expect(wordsOf(upper)).not.toContain('2');
    expect(upper.bounds.height).toBeLessThan(whole.bounds.height);
  });

  test('labels never overlap, and the mean is written', () => {
    const four = fc.array(games, { minLength: 1, maxLength: 4 });
    tryLaw(four, 25, (texts) => {
      const figure = figureOfText(...texts);
      for (const [i, a] of figure.words.entries())
        for (const b of figure.words.slice(i + 1)) {
          const apart =
            Math.abs(a.at.x - b.at.x) >= (a.width + b.width) / 2 ||
            Math.abs(a.at.y - b.at.y) >= (a.height + b.height) / 2;
          expect(apart, `${texts.join(' ')}: ${wordsOf(figure).join(' ')}`).toBe(true);
        }
      const store = emptyStore();
      const id = idOfText(store, texts[0]);
      const { mean = 0 } = thermographsOf(store, id)?.get(id) ?? {};
      if (texts.length === 1)
        expect(wordsOf(figure).join(' ')).toContain(`mean ${printDouble(mean).replace('-', '−')},`);
    });
  });
});

test('a number is found by what it is', () => {
  const store = emptyStore();
  for (const text of ['0', '5', '-3', '1/2', '-3/4', '5/8', '-17/16', '7/2'])
    expect(idOfNumber(store, number(text)), text).toBe(idOfText(store, text));
  expect(idOfNumber(store, 1 / 3)).toBeUndefined();
  expect(idOfNumber(store, 1e9)).toBeUndefined();
});
