/**
 * A number is read alike wherever one is read: as a fraction or a decimal, with or without a figure beside
 * its point. Where values are dyadic, any other decimal is refused at its place with what it is.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { parseEdgeList } from '../../engine/document/edge-list/parse.ts';
import { readDrawn } from '../../engine/document/game-text.ts';
import { parseScore } from '../../engine/document/score-text.ts';
import { rationalOf, writtenNumber } from '../../engine/document/written-numbers.ts';
import { parseDyadic, printDyadic } from '../../engine/numbers/dyadics.ts';
import { parseRational, printRational } from '../../engine/numbers/rationals.ts';
import { drain } from '../../engine/rounds.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import { compareWith } from '../../engine/theories/scoring/questions/compare-with.ts';
import { parseGame } from '../../engine/values/notation/parse.ts';
import { parseScoring } from '../../engine/values/scoring-parse.ts';
import { textOf } from '../../engine/values/words.ts';
import { graphOfPairs } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** n / 2^k as people write it. */
const dyadic = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.nat(5));
const decimalOf = ([n, k]: readonly [number, number]): string => String(n / 2 ** k);
const spellings = ([n, k]: readonly [number, number]): readonly string[] => {
  const decimal = decimalOf([n, k]);
  return [
    `${n}/${2 ** k}`,
    decimal,
    decimal.replace(/^(-?)0\./, '$1.'),
    decimal.includes('.') ? `${decimal}0` : `${decimal}.`,
    decimal.replace('-', '−'),
  ];
};

/** The value of a typed game of Normal play, as text. */
function worth(text: string): string {
  const read = parseGame(text);
  if (!read.ok || read.value.kind !== 'game') return JSON.stringify(read);
  const { table, codes } = drain(partizan.solve(graphOfPairs(read.value.game)));
  return textOf(table[codes[read.value.game.start]]);
}

const scoreOf = (text: string): unknown => {
  const read = parseScoring(text);
  return read.ok ? [...read.value.leftScores, ...read.value.rightScores] : read.problems;
};

describe('a number is the same number', () => {
  test('in the notation of values, alone and as an option', () => {
    tryLaw(fc.tuple(dyadic, dyadic), 60, ([x, y]) => {
      const is = printDyadic(parseDyadic(`${x[0]}/${2 ** x[1]}`)!);
      const other = `${y[0]}/${2 ** y[1]}`;
      const option = worth(`{${x[0]}/${2 ** x[1]}|${other}}`);
      for (const written of spellings(x)) {
        expect(worth(written), written).toBe(is);
        expect(worth(`{${written}|${other}}`), written).toBe(option);
        expect(worth(`${written}+over`), written).toBe(worth(`${is}+over`));
        expect(readDrawn(written).ok, written).toBe(true);
      }
    });
  });

  test('as a score: typed, in a game, in an edge list, beside a value that is drawn', () => {
    tryLaw(dyadic, 100, (x) => {
      const is = printRational(parseRational(`${x[0]}/${2 ** x[1]}`)!);
      for (const written of spellings(x)) {
        const number = writtenNumber(written);
        expect(number !== undefined && printRational(rationalOf(number)), written).toBe(is);
        expect(scoreOf(written), written).toEqual([is, is]);
        expect(scoreOf(`<^${written}|^${written}>`), written).toEqual([is, is]);
        expect(parseScore(`${written} | ${written}`), written).toEqual(parseScore(written));
        expect(parseEdgeList(`a: ${written}`), written).toMatchObject({
          ok: true,
          value: { nodes: [{ word: 'a' }] },
        });
        expect(readDrawn(written, true), written).toEqual(readDrawn(is, true));
        expect(compareWith.besides?.read(written), written).toEqual(compareWith.besides?.read(is));
      }
    });
  });

  test('what is printed of a typed number reads back as it was written', () => {
    tryLaw(dyadic, 100, (x) => {
      for (const written of spellings(x)) {
        const number = writtenNumber(written);
        expect(writtenNumber(String(number)), written).toBe(number);
        expect(String(number), written).not.toMatch(/(?<!\d)\.|\.(?!\d)/);
      }
    });
  });
});

describe('a decimal that is not dyadic', () => {
  const other = fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 3 }))
    .map(([n, figures]) => (n / 10 ** figures).toFixed(figures))
    .filter((text) => parseDyadic(text) === undefined);

  test('is a score, and refused by its name where values are dyadic', () => {
    tryLaw(other, 60, (text) => {
      const is = printRational(parseRational(text)!);
      expect(scoreOf(text)).toEqual([is, is]);
      for (const [written, at] of [
        [text, 1],
        [`{${text}|}`, 2],
        [`1+${text}`, 3],
      ] as const) {
        const read = parseGame(written);
        expect(read, written).toMatchObject({ ok: false, problems: [{ place: `character ${at}` }] });
        expect(read.ok ? '' : read.problems[0].says, written).toContain(`${text} is ${is}`);
      }
    });
  });

  test.each([
    ['*2.5', 2, /a whole number/],
    ['2.5.^', 4, /cannot be divided or multiplied; write a fraction, 5\/2 for 2\.5/],
    ['1.5/2', 4, /write a fraction, 3\/2 for 1\.5/],
    ['1..5', 3, /a sign \+ or -/],
    [`0.${'1'.repeat(60)}`, 1, /too many figures/],
  ] as const)('%s is refused at its place', (text, column, says) => {
    const read = parseGame(text);
    expect(read).toMatchObject({ ok: false, problems: [{ place: `character ${column}` }] });
    expect(read.ok ? '' : read.problems[0].says).toMatch(says);
  });

  test('a point in front of a factor multiplies', () => {
    expect(['3.^', '2.*', '2.over', '2.(1)'].map(worth)).toEqual(['3·↑', '0', 'over', '2']);
  });
});
