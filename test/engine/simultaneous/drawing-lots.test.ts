/**
 * Moves drawn by chance: with whole words that are evenly spread each move comes exactly with its
 * probability, the same seed draws the same, and over many seeds the counts lie where chance would leave them
 * out of a million sets of seeds but once. A joint round as it is played has the moves and results of the
 * matrices that are solved.
 */
import { describe, expect, test } from 'vitest';
import type { Rational } from '../../../engine/numbers/rationals.ts';
import { drain } from '../../../engine/rounds.ts';
import { completedRounds } from '../../../engine/simultaneous/completed.ts';
import { drawnPlace, type RandomWords, seededWords } from '../../../engine/simultaneous/drawing-lots.ts';
import { roundAt } from '../../../engine/simultaneous/round-at.ts';
import { gainAt, HOLE, hasNoRoom, isTerminal } from '../../../engine/simultaneous/rounds.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { arbitraryRounds } from '../../arbitrary/rounds.ts';
import { drawnAtOnce } from '../../fixtures/joint-games.ts';
import { tryLaw } from '../../laws/seeds.ts';

/** Words from a list; asking for more than it has is a mistake of the test. */
const wordsOf = (...words: readonly number[]): RandomWords => {
  let at = 0;
  return () => {
    if (at === words.length) throw new Error('one word too many');
    return words[at++];
  };
};

describe('a move that is drawn', () => {
  test.each([
    [
      ['1/3', '2/3'],
      [1, 2],
    ],
    [
      ['1/2', '0', '1/6', '1/3'],
      [3, 0, 1, 2],
    ],
    [
      ['2/5', '1/10', '1/2'],
      [4, 1, 5],
    ],
    [
      ['0', '1'],
      [0, 1],
    ],
  ])('%j comes exactly with its probability', (shares, expected) => {
    const total = expected.reduce((sum, each) => sum + each);
    const bits = (total - 1).toString(2).length;
    const counts = shares.map(() => 0);
    let again = 0;
    // The highest bits of a word decide; a number that is too large is drawn again.
    for (let high = 0; high < 2 ** bits; high++) {
      const first = (high * 2 ** (32 - bits)) >>> 0;
      if (total === 1 || high < total) counts[drawnPlace(shares, wordsOf(first))]++;
      else {
        expect(drawnPlace(shares, wordsOf(first, 0))).toBe(expected.findIndex((each) => each > 0));
        again++;
      }
    }
    expect(counts).toEqual(total === 1 ? expected.map((each) => each * 2 ** bits) : expected);
    expect(again).toBe(total === 1 ? 0 : 2 ** bits - total);
  });

  test('from probabilities of more than 32 bits it takes a word more, the higher one first', () => {
    const large = 2n ** 40n;
    const shares = [`1/${large}`, `${large - 1n}/${large}`];
    expect(drawnPlace(shares, wordsOf(0, 0))).toBe(0);
    expect(drawnPlace(shares, wordsOf(0, 1 << 24))).toBe(1);
    expect(drawnPlace(shares, wordsOf(1, 0))).toBe(1);
  });
});

/**
 * The probability that at most `count` of `draws` draws with the probability p succeed: exactly, over the
 * `draws`-th power of the denominator.
 */
function tail(count: number, draws: number, { numerator, denominator }: Rational): bigint {
  let [sum, ways] = [0n, 1n];
  for (let k = 0; k <= count; k++) {
    sum += ways * numerator ** BigInt(k) * (denominator - numerator) ** BigInt(draws - k);
    ways = (ways * BigInt(draws - k)) / BigInt(k + 1);
  }
  return sum;
}

/**
 * Whether a count can be due to chance: so few or so many would occur more often than once in a million
 * times.
 */
function isLikely(count: number, draws: number, p: Rational): boolean {
  const whole = p.denominator ** BigInt(draws);
  const rest = { numerator: p.denominator - p.numerator, denominator: p.denominator };
  return tail(count, draws, p) * 1_000_000n > whole && tail(draws - count, draws, rest) * 1_000_000n > whole;
}

describe('seeds', () => {
  const draws = 400;
  const seeds = Array.from({ length: draws }, (_, seed) => seed);

  test('the same seed and joint round have the same words, others have others', () => {
    const first = (seed: number, round: number): string => {
      const words = seededWords(seed, round);
      return [words(), words(), words()].join();
    };
    const all = seeds.flatMap((seed) => [0, 1, 2].map((round) => [first(seed, round), first(seed, round)]));
    expect(all.every(([one, again]) => one === again)).toBe(true);
    expect(new Set(all.map(([one]) => one)).size).toBe(3 * draws);
    // A published link always draws the same; the numbers were found by another program.
    expect(first(7, 0)).toBe('2681822027,3943363289,2416509810');
  });

  test.each([0, 1, 9])('over 400 seeds each move comes as often as it should in joint round %i', (round) => {
    const shares = ['1/7', '0', '2/7', '4/7'];
    const counts = shares.map(() => 0);
    for (const seed of seeds) counts[drawnPlace(shares, seededWords(seed, round))]++;
    const parts = [1n, 0n, 2n, 4n].map((numerator) => ({ numerator, denominator: 7n }));
    expect(counts[1]).toBe(0);
    for (const place of [0, 2, 3]) expect(isLikely(counts[place], draws, parts[place])).toBe(true);
  });

  test('two joint rounds of one seed, and one round of two seeds, are independent', () => {
    const heads = (seed: number, round: number): number =>
      drawnPlace(['1/2', '1/2'], seededWords(seed, round));
    const half = { numerator: 1n, denominator: 2n };
    const same = (other: (seed: number) => number): number =>
      seeds.filter((seed) => heads(seed, 0) === other(seed)).length;
    expect(
      isLikely(
        same((seed) => heads(seed, 1)),
        draws,
        half,
      ),
    ).toBe(true);
    expect(
      isLikely(
        same((seed) => heads(seed + 1, 0)),
        draws,
        half,
      ),
    ).toBe(true);
    expect(
      isLikely(
        same((seed) => heads(seed, 0)),
        draws,
        half,
      ),
    ).toBe(false);
  });
});

describe('a joint round', () => {
  test('has the moves, results and gains of the completed matrices', () => {
    tryLaw(arbitraryRounds(10), 40, (graph) => {
      const joint = jointGraph(graph);
      const game = drain(completedRounds(joint));
      for (let v = 0; v < game.order; v++) {
        const round = roundAt(joint, v, 'scoring');
        expect([round.rows.length, round.columns.length]).toEqual([game.rows[v], game.columns[v]]);
        if (isTerminal(game, v) || hasNoRoom(game, v)) continue;
        for (let cell = game.starts[v]; cell < game.starts[v + 1]; cell++) {
          const [i, j] = [
            Math.floor((cell - game.starts[v]) / game.columns[v]),
            (cell - game.starts[v]) % game.columns[v],
          ];
          expect(round.resultOf(i, j)).toEqual({ to: game.results[cell], gain: gainAt(game, cell) });
          expect(roundAt(joint, v, 'normal').resultOf(i, j).gain).toBeUndefined();
        }
      }
    });
  });

  test('completes commuting moves, and leaves holes', () => {
    const { graph, at } = drawnAtOnce('s ->L a\ns ->R b\na ->R c\nb ->L c\nt ->L a\nt ->R d\nd ->R c');
    const joint = jointGraph(graph);
    expect(roundAt(joint, at('s'), 'normal').resultOf(0, 0).to).toBe(at('c'));
    const hole = roundAt(joint, at('t'), 'normal');
    expect(hole.resultOf(0, 0).to).toBeUndefined();
    expect(drain(completedRounds(joint)).results).toContain(HOLE);
    expect(hole.rows).toEqual([{ name: 'a', solo: at('a') }]);
  });
});
