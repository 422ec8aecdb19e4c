/** The stops of a scoring value on their line: the texts there can be read, wherever the stops are. */
import { expect, test } from 'vitest';
import { lineWidth, stopsOnLine, widthOfText } from '../../app/inspector/answers/AboutScoring.tsx';
import type { Scoring } from '../../engine/values/index.ts';

const value = (ls: string, rs: string, under: string, over: string): Scoring => ({
  kind: 'scoring',
  ls,
  rs,
  guaranteed: true,
  passing: { lsUnder: under, rsUnder: under, lsOver: over, rsOver: over },
  scoreKind: 'hot',
});

test.each([
  ['equal', value('0', '0', '0', '0'), ['0']],
  ['apart', value('5/2', '-1/3', '-1', '5/2'), ['−1/3', '5/2', '−1']],
  ['close to one another', value('100', '99', '0', '200'), ['99', '100', '0', '200']],
  ['close at the lower end', value('-1001', '-1000', '-1001', '200'), ['−1001', '−1000', '200']],
  ['close at the upper end', value('1001', '1000', '-200', '1001'), ['1000', '1001', '−200']],
  ['long fractions', value('123456789/987654321', '-1/3', '-1/3', '1'), ['−1/3', '≈0.125', '1']],
  ['longer than any number', value(`1${'0'.repeat(400)}`, '-3', '-3', `1${'0'.repeat(400)}`), ['−3', '…']],
  ['next to nothing', value(`1/3${'0'.repeat(30)}`, '-3', '-3', '1'), ['−3', '…', '1']],
])('stops that are %s', (_, stops, texts) => {
  const line = stopsOnLine(stops);
  expect(line.texts.map(({ text }) => text)).toEqual(texts);
  const ends = line.texts
    .map(({ text, x }) => [x - widthOfText(text) / 2, x + widthOfText(text) / 2])
    .toSorted(([a], [b]) => a - b);
  expect(ends[0][0]).toBeGreaterThanOrEqual(0);
  expect(ends.at(-1)?.[1]).toBeLessThanOrEqual(lineWidth);
  for (const [i, [from]] of ends.entries()) if (i > 0) expect(from).toBeGreaterThan(ends[i - 1][1]);
});
