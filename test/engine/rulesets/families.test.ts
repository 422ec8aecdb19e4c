/**
 * Families whose members are counted: all words of a length, all squares of a fox, one end of a board as the
 * board grows.
 */
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { openFamily } from '../../../engine/sweeps/family.ts';

/** The members of a family with these ranges, in their order. */
function membersOf(ruleset: string, family: string, ranges: Readonly<Record<string, number>>) {
  const found = rulesets.find(({ id }) => id === ruleset);
  if (!found) throw new Error(`no ruleset ${ruleset}`);
  const fixed = Object.entries(ranges).map(([name, number]) => ({ name, from: number, to: number }));
  const open = openFamily(found, { ruleset, family, ranges: fixed });
  if (!open.ok) throw new Error(open.problems.map(({ place, says }) => `${place}: ${says}`).join());
  const { count, numbersAt, positionOf } = open.value;
  return Array.from({ length: count }, (_, row) => {
    const position = positionOf(numbersAt(row));
    return position.ok ? position.value : '-';
  });
}

describe('all words of two letters', () => {
  test.each([
    ['toppling-dominoes', ['bb', 'br', 'bg', 'rb', 'rr', 'rg', 'gb', 'gr', 'gg']],
    ['thinning-thickets', ['bb', 'br', 'bg', 'rb', 'rr', 'rg', 'gb', 'gr', 'gg']],
    ['green-lime-hackenbush', ['0-1:g 1-2:g', '0-1:g 1-2:l', '0-1:l 1-2:g', '0-1:l 1-2:l']],
  ])('%s', (ruleset, words) => {
    expect(membersOf(ruleset, 'words', { n: 2 })).toEqual(words);
  });

  test('strings of Hackenbush, of three colours and of two', () => {
    expect(membersOf('hackenbush', 'words', { n: 3 })).toHaveLength(27);
    expect(membersOf('hackenbush', 'blue-red-words', { n: 2 })).toEqual([
      '0-1:b 1-2:b',
      '0-1:b 1-2:r',
      '0-1:r 1-2:b',
      '0-1:r 1-2:r',
    ]);
  });

  test('rows of digits', () => {
    const all = membersOf('take-small', 'digits', { n: 2 });
    expect([all.length, all[0], all[7], all[42]]).toEqual([100, '00', '07', '42']);
  });
});

test('there is a fox on every free dark square, and in the bottom rank on each of it', () => {
  const top = '.G.G';
  expect(membersOf('fox-and-geese', 'any-fox', { h: 3, w: 4 })).toEqual([
    `${top}/F.../....`,
    `${top}/..F./....`,
    `${top}/..../.F..`,
    `${top}/..../...F`,
  ]);
  expect(membersOf('fox-and-geese', 'bottom-fox', { h: 3, w: 4 })).toEqual([
    `${top}/..../.F..`,
    `${top}/..../...F`,
  ]);
  // Four of each rank's eight squares are dark, and four of the first eight are taken.
  expect(membersOf('fox-and-geese', 'critical-any-fox', { n: 4 })).toHaveLength(4 * 4 - 4);
});

test('columns are added before a right end that stays', () => {
  expect(membersOf('hare-and-hounds', 'right-end', { e: 0, k: 1 })).toEqual([
    '-...H...-/....H.R../-....H..-',
  ]);
  const longer = membersOf('hare-and-hounds', 'right-end', { k: 2 });
  expect(longer.map((text) => text.split('/').map(({ length }) => length))).toEqual([
    [11, 11, 11],
    [13, 13, 13],
    [13, 13, 13],
    [15, 15, 15],
  ]);
});
