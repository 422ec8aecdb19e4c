/** What is wrong with a position is named square by square, completely, and with the remedy. */
import { describe, expect, test } from 'vitest';
import { styles } from '../../../engine/figure/index.ts';
import { boardFigure } from '../../../engine/pictures/index.ts';
import { backslidingToadsAndFrogs } from '../../../engine/rulesets/backsliding-toads-and-frogs/index.ts';
import { domineering } from '../../../engine/rulesets/domineering/index.ts';
import { foxAndGeese } from '../../../engine/rulesets/fox-and-geese/index.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import type { Ruleset } from '../../../engine/rulesets/ruleset.ts';
import { topplingDominoes } from '../../../engine/rulesets/toppling-dominoes/index.ts';

const wrongIn = (ruleset: Ruleset, text: string): string[] => {
  const parsed = ruleset.parse(text);
  return parsed.ok ? [] : parsed.problems.map(({ place, says }) => `${place}: ${says}`);
};

describe('two numbers with a space between them are never read as one heap', () => {
  test.each([
    ['nim', '3 4'],
    ['octal', '0.77 3 4'],
    ['wythoff', '(3 4,5)'],
  ])('%s %j', (id, text) => {
    const ruleset = rulesets.find((each) => each.id === id);
    expect(ruleset && wrongIn(ruleset, text)[0]).toContain('heap 1: is "3 4"; write a sign between heaps');
  });

  test.each([
    ['nim', ' 3 + 4 '],
    ['octal', '0.77  3 + 4'],
    ['wythoff', '( 3 , 4 )'],
  ])('%s %j is read', (id, text) => {
    const ruleset = rulesets.find((each) => each.id === id);
    expect(ruleset && wrongIn(ruleset, text)).toEqual([]);
  });
});

describe('Fox and Geese', () => {
  test.each([
    ['', ['position: is empty; write the ranks from the top with / between them, like .G.G/..../.F..']],
    ['.G/..', ['position: has no fox; put one F on it']],
    ['.F/F.', ['rank 2, square 1: is a second fox; leave exactly one F']],
    [
      'G./F.',
      [
        'rank 1, square 1: is a light square, like the top left one; move the goose to a dark square beside it',
      ],
    ],
    [
      '.G/.F',
      ['rank 2, square 2: is a light square, like the top left one; move the fox to a dark square beside it'],
    ],
    ['.F/...', ['rank 2: has length 3; make it 2 long, like rank 1']],
    ['.F/', ['rank 2: is empty; write a sign for each of its squares']],
    ['.F/x.', ['rank 2, square 1: is "x"; write G for a goose, F for the fox, . for an empty square']],
  ])('%j', (text, says) => expect(wrongIn(foxAndGeese, text)).toEqual(says));

  test('everything wrong is named at once, in the order in which a board is read', () => {
    const blamed = (text: string) => wrongIn(foxAndGeese, text).map((line) => line.split(':')[0]);
    expect(blamed('G.x/F./..')).toEqual(['rank 1, square 1', 'rank 1, square 3', 'rank 2', 'rank 3']);
    expect(blamed('.G.x/y.../..')).toEqual(['position', 'rank 1, square 4', 'rank 2, square 1', 'rank 3']);
  });

  test('a board that has no safe codes is refused, and one that is merely large is not', () => {
    // The fox is on the first dark square, the geese on the last ones.
    const board = (geese: number, size: number): string => {
      const dark = (size * size) / 2;
      let met = 0;
      const letter = (row: number, column: number): string => {
        if ((row + column) % 2 === 0) return '.';
        met++;
        if (met === 1) return 'F';
        return met > dark - geese ? 'G' : '.';
      };
      const rank = (row: number) => Array.from({ length: size }, (_, column) => letter(row, column)).join('');
      return Array.from({ length: size }, (_, row) => rank(row)).join('/');
    };
    const large = foxAndGeese.parse(board(12, 12));
    if (!large.ok) throw new Error(large.problems[0].says);
    const coder = foxAndGeese.coder(large.value);
    expect(coder.print(coder.start)).toBe(board(12, 12));
    expect(coder.start).toBeGreaterThan(2 ** 40);
    expect(wrongIn(foxAndGeese, board(60, 20))).toEqual([
      'position: has more positions than can be numbered; write a smaller board, or fewer geese',
    ]);
  });
});

describe('Toads and Frogs', () => {
  test.each([
    ['', ['position: is empty; write the squares, like TT..FF']],
    [
      'TX.y',
      [
        'square 2: is "X"; write T for a toad, F for a frog, . for an empty square',
        'square 4: is "y"; write T for a toad, F for a frog, . for an empty square',
      ],
    ],
  ])('%j', (text, says) => expect(wrongIn(backslidingToadsAndFrogs, text)).toEqual(says));
});

describe('as books write', () => {
  test.each([
    [backslidingToadsAndFrogs, 'T T . F F', 'TT.FF'],
    [backslidingToadsAndFrogs, 'tt□_ff', 'TT..FF'],
    [foxAndGeese, '. G . G\n_ _ _ _\n. f . .', '.G.G/..../.F..'],
    [domineering, '.. .#', '../.#'],
  ])('%#: %j', (ruleset: Ruleset, text, printed) => {
    const parsed = ruleset.parse(text);
    expect(parsed.ok && ruleset.print(parsed.value)).toBe(printed);
  });
});

test('a sign that the ruleset does not have is on the board as it is', () => {
  const { texts, places } = foxAndGeese.board(foxAndGeese.read('.G.x/..F.').position);
  expect(texts.map(({ text }) => text)).toEqual(['G', 'x', 'F']);
  expect(places.find(({ name }) => name === 'rank 1, square 4')?.holds).toBe('“x”');
});

test('a figure says whose dominoes are vertical, although no piece shows it', () => {
  const parsed = domineering.parse('../.#');
  if (!parsed.ok) throw new Error('it is a position');
  const { legend } = boardFigure(domineering.board(parsed.value), { title: '' }, styles.paper);
  expect(legend).toMatch(/Left’s: vertical dominoes.*Right’s: horizontal dominoes/);
});

test.each([
  ['..', '.'],
  ['br..', 'br'],
])('fallen dominoes do not belong to a row of dominoes: %s is %s', (text, standing) => {
  expect(topplingDominoes.parse(text)).toEqual(topplingDominoes.parse(standing));
});

describe('boards on which both players move at once', () => {
  const called = (id: string): Ruleset => {
    const ruleset = rulesets.find((each) => each.id === id);
    if (!ruleset) throw new Error(`no ruleset "${id}"`);
    return ruleset;
  };

  test.each([
    ['simultaneous-domineering', '.../.#', ['row 2: has length 2; make it 3 long, like row 1']],
    [
      'simultaneous-domineering',
      '..X',
      ['row 1, square 3: is "X"; write . for an empty square, # for a wall'],
    ],
    ['simultaneous-clobber', 'XO/OXO', ['row 2: has length 3; make it 2 long, like row 1']],
    [
      'simultaneous-clobber',
      'K:XO/OX',
      ['position: has rows; write the nodes of a complete graph in one row'],
    ],
    ['simultaneous-clobber', `K:${'XO'.repeat(20)}`, ['position: has 40 nodes; write 30 at most']],
    [
      'simultaneous-clobber',
      'OX + XQ',
      ['B, row 1, square 2: is "Q"; write X for a blue stone, O for a red stone, . for an empty square'],
    ],
    ['simultaneous-nogo', 'BR./...', []],
    [
      'simultaneous-nogo',
      'B_/_.',
      ['row 1, square 1: is of a group without a free or spoiled square beside it; clear a square there'],
    ],
    ['simultaneous-nogo', 'B#/_.', []],
    [
      'simultaneous-toppling-dominoes',
      'BWx',
      [
        'domino 3: is "x"; write B for a black domino, W for a white domino, G for a gray domino, . for an empty domino',
      ],
    ],
  ])('%s %j', (id, text, problems) => {
    expect(wrongIn(called(id), text)).toEqual(problems);
  });

  test.each([
    ['simultaneous-clobber', ' k: xooo  both', 'K:XOOO both'],
    ['simultaneous-clobber', 'xo ox', 'XO/OX'],
    ['simultaneous-clobber', 'OX+XO both', 'OX + XO both'],
    ['simultaneous-toppling-dominoes', 'b-w g', 'B.WG'],
    ['simultaneous-domineering', '_ _ #', '..#'],
    ['simultaneous-nogo', '-b-/_#r', '.B./_#R'],
  ])('%s reads %j as %s', (id, text, printed) => {
    const ruleset = called(id);
    const read = ruleset.parse(text);
    expect(read.ok && ruleset.print(read.value)).toBe(printed);
  });
});
