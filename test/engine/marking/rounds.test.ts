/** Joint rounds that a class is asked about: rows and columns, mixtures, rounds against the computer. */
import { describe, expect, test } from 'vitest';
import { averageOfGains, mixtureOf, playRound, sumOfGains } from '../../../engine/marking/index.ts';
import {
  boardOf,
  choicesOf,
  drawingOf,
  markedAs,
  preparedFor,
  problemsWith,
  rightOf,
} from '../../fixtures/marking.ts';

/** Coins: Left wins if both show heads, nobody if both show tails, else Right. Worth −1/3. */
const coins = drawingOf(
  'coins ->J(h/h) Left\ncoins ->J(h/t, t/h) Right\ncoins ->J(t/t) draw\nLeft ->L draw\nRight ->R draw',
  { play: 'simultaneous' },
);
/** Left has a, b and c, Right x and y; b and y are the best. */
const saddle = drawingOf(
  's ->J(a/x) v4\ns ->J(a/y) v1\ns ->J(b/x) v5\ns ->J(b/y) v2\ns ->J(c/x) v9\ns ->J(c/y) v0\nv4: 4\nv1: 1\nv5: 5\nv2: 2\nv9: 9\nv0: 0',
  { play: 'simultaneous', convention: 'scoring' },
);

const asking = (by: 'row' | 'column', of: string, rounds?: number) => ({
  answer: { by, of, ...(rounds !== undefined && { rounds }) },
});

describe('rows and columns', () => {
  test('are the moves of both players by their names, and right in an optimal strategy', () => {
    const rows = preparedFor(saddle, asking('row', 's'));
    expect(rows.way).toMatchObject({ by: 'row', about: 'Left’s choice at s', others: ['x', 'y'] });
    expect(choicesOf(rows)).toEqual(['a', 'b', 'c']);
    expect(rows.way).toMatchObject({
      results: [
        ['v4', 'v1'],
        ['v5', 'v2'],
        ['v9', 'v0'],
      ],
    });
    expect(rightOf(rows)).toEqual(['b']);
    const columns = preparedFor(saddle, asking('column', 's'));
    expect([choicesOf(columns), rightOf(columns)]).toEqual([['x', 'y'], ['y']]);
    expect(columns.way).toMatchObject({
      results: [
        ['v4', 'v5', 'v9'],
        ['v1', 'v2', 'v0'],
      ],
    });
    const gains = drawingOf('s ->J(a/x:-1/2, b/x:3) t', { play: 'simultaneous', convention: 'scoring' });
    expect(preparedFor(gains, asking('row', 's')).way).toMatchObject({ results: [['t -1/2'], ['t +3']] });
    expect(rightOf(preparedFor(coins, asking('row', 'coins')))).toEqual(['h', 't']);
    expect(rows.revealed).toEqual(['s = 2', 'Left plays b at s', 'Right plays y at s']);
    expect(markedAs(rows, { choice: 0 })).toMatchObject({ verdict: 'wrong', key: 'choice 0' });
  });

  test('on a board of simultaneous Domineering are its moves', () => {
    const prepared = preparedFor(boardOf('simultaneous-domineering', '../..'), { answer: { by: 'row' } });
    expect(choicesOf(prepared)).toHaveLength(2);
    expect(rightOf(prepared).length).toBeGreaterThan(0);
  });

  test('have numbers for names where a name says a value and some value is hidden', () => {
    const drawing = drawingOf('c ->J(*2/h) w\nc ->J(*2/t, h/h) l\nc ->J(h/t) d\nw ->L d\nl ->R d', {
      play: 'simultaneous',
    });
    expect(choicesOf(preparedFor(drawing, asking('row', 'c')))).toEqual(['row 1', 'h']);
    const shown = { ...asking('row', 'c'), hidden: { all: false, except: [] } };
    expect(choicesOf(preparedFor(drawing, shown))).toEqual(['*2', 'h']);
  });

  test('are refused where players take turns, and where a player has no move', () => {
    expect(problemsWith(drawingOf('a -> b'), asking('row', 'a'))[0].place).toBe('answer.by');
    expect(problemsWith(coins, asking('row', 'draw'))[0].place).toBe('answer.of');
  });
});

describe('the class’s mixture', () => {
  const rows = preparedFor(coins, asking('row', 'coins'));

  test('is sure of what the best answer to it leaves, exactly', () => {
    expect(mixtureOf(rows, [7, 14])).toEqual({
      shares: ['1/3', '2/3'],
      sure: '-1/3',
      against: 'h',
      value: '-1/3',
    });
    expect(mixtureOf(rows, [3, 1])).toEqual({
      shares: ['3/4', '1/4'],
      sure: '-3/4',
      against: 't',
      value: '-1/3',
    });
    expect(mixtureOf(rows, [0, 5])).toMatchObject({ sure: '-1', against: 'h' });
    const columns = preparedFor(coins, asking('column', 'coins'));
    expect(mixtureOf(columns, [1, 0])).toMatchObject({ sure: '1', against: 'h' });
  });

  test('is none while nobody has chosen, and for other ways to answer', () => {
    expect(mixtureOf(rows, [0, 0])).toBeUndefined();
    expect(mixtureOf(rows, [1])).toBeUndefined();
    expect(mixtureOf(preparedFor(coins, { answer: { by: 'words' } }), [1])).toBeUndefined();
  });
});

describe('rounds against the computer', () => {
  const rows = preparedFor(coins, asking('row', 'coins', 30));

  test('are played with choices from its optimal strategy, and add up exactly', () => {
    expect(rows.way).toMatchObject({ rounds: 30 });
    const others = [0, 0];
    const gains: string[] = [];
    for (let word = 0; word < 900; word++) {
      const played = playRound(rows, 1, Math.imul(word, 0x9e3779b1));
      if (!played) throw new Error('a round is played');
      others[played.other]++;
      gains.push(played.gains);
      expect(played.gains).toBe(['-1', '0'][played.other]);
    }
    // Heads with 1/3: 300 of 900, with a standard deviation of 14; the words are the same in every run.
    expect(others[0]).toBeGreaterThan(240);
    expect(others[0]).toBeLessThan(360);
    const total = sumOfGains(gains);
    expect(total).toBe(`-${others[0]}`);
    expect(averageOfGains(['1/2', '1/3', '-1'])).toBe('-1/18');
    expect(averageOfGains([])).toBe('0');
  });

  test('are the same for the same word, and Right gains what Left loses', () => {
    expect(playRound(rows, 0, 12345)).toEqual(playRound(rows, 0, 12345));
    const columns = preparedFor(coins, asking('column', 'coins', 3));
    const played = playRound(columns, 0, 7);
    expect(played?.gains).toBe(['-1', '1'][played?.other ?? 0]);
    expect(playRound(rows, 2, 1)).toBeUndefined();
    expect(playRound(rows, -1, 1)).toBeUndefined();
  });
});
