/** The place of a value on a line between the results of the players who see the other's move. */
import { describe, expect, test } from 'vitest';
import { seenOnLine, widthOfSeen } from '../../app/inspector/answers/SureCard.tsx';
import type { ExpectedValue } from '../../engine/values/index.ts';

const value = (
  ev: string,
  rightSees: string,
  leftSees: string,
  its?: ExpectedValue['class'],
): ExpectedValue => ({
  kind: 'expected',
  low: ev,
  high: ev,
  rightSees,
  leftSees,
  ...(its && { class: its }),
});

describe('the line of a value', () => {
  test('with a class it goes from −1 to 1, and 0 is in the middle', () => {
    const { ticks, at } = seenOnLine(value('0', '-1', '1', 'LR'));
    expect(ticks.map(({ text }) => text)).toEqual(['-1', '0', '1']);
    expect(at).toEqual({ right: ticks[0].x, value: widthOfSeen / 2, left: ticks[2].x });
  });

  test.each([
    [value('89/13', '27/4', '7'), ['6', '7']],
    [value('-1/2', '-3/2', '0'), ['-2', '0']],
    [value('5', '5', '5'), ['4', '6']],
    [value('1/3', '-1/2', '2'), ['-1', '0', '2']],
  ])('of scores it goes from the whole number below to the one above', (given, ends) => {
    expect(seenOnLine(given).ticks.map(({ text }) => text)).toEqual(ends);
  });

  test.each([value('1', '1', '1', 'L'), value('-1', '-1', '-1', 'R'), value('0', '0', '1', 'LD')])(
    'no mark hides another, and none leaves the line',
    (given) => {
      const { right, value: middle, left } = seenOnLine(given).at;
      expect(middle - right).toBeGreaterThanOrEqual(7);
      expect(left - middle).toBeGreaterThanOrEqual(7);
      expect(Math.min(right, widthOfSeen - left)).toBeGreaterThan(8);
    },
  );
});
