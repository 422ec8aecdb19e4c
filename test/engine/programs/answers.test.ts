/** Answers that are no answers: each is refused by the position, with what to write instead. */
import { describe, expect, test } from 'vitest';
import { programGame } from '../../../engine/conduct/program-game.ts';
import { usualRules } from '../../../engine/outcome/rules.ts';
import { readAnswer, readAnswerLine } from '../../../engine/programs/answer.ts';
import { openProgramPositions, positionOfProgram } from '../../../engine/programs/positions.ts';
import { drain } from '../../../engine/rounds.ts';
import { answeredBy } from '../../fixtures/programs.ts';

/** The messages about the answer for the position "p". */
function saidOf(line: string): string {
  const positions = openProgramPositions();
  expect(positions.search('p', 100, 'moves').ask(10)).toEqual(['p']);
  const problems = positions.answer(readAnswerLine(line));
  expect(problems.every(({ place }) => place === '"p"')).toBe(true);
  return problems.map(({ says }) => says).join('; ');
}

describe('answers', () => {
  test.each([
    ['', /empty line/],
    ['Ready.', /Ready\., which is not JSON/],
    ['{"left": ["a"], "right": [', /not JSON/],
    ['null', /answered by null/],
    ['7', /answered by 7/],
    ['["a"]', /a list of a/],
    ['{}', /without moves/],
    ['{"gray": true}', /without moves/],
    ['{"left": ["a"]}', /without "right"/],
    ['{"right": ["a"]}', /without "left"/],
    ['{"left": [], "rigth": []}', /"rigth", which means nothing/],
    ['{"left": [], "right": [], "either": []}', /"either" beside/],
    ['{"either": "a"}', /"either" is "a"; it must be a list/],
    ['{"either": [1]}', /"either" is a list of 1; it must be a list of positions/],
    ['{"either": [null]}', /must be a list of positions/],
    ['{"either": [], "gray": 1}', /neither true nor false/],
    ['{"either": [], "score": 3}', /"score" is not understood/],
    ['{"either": [], "score": {"left": "three"}}', /"score" is not understood/],
    ['{"either": [], "score": {"either": 3}}', /"score" is not understood/],
    ['{"parts": ["a"], "gray": true}', /entailing and has parts/],
    ['{"parts": ["a"], "score": {"left": 1}}', /parts and a score/],
    ['{"either": [""]}', /a position that is empty/],
    ['{"either": ["a\\nb"]}', /a position that has a line break: "a\\nb"/],
    ['{"either": ["\\ud800"]}', /half of a sign/],
    [JSON.stringify({ either: ['x'.repeat(10_001)] }), /10,001 letters/],
  ])('%s is refused', (line, says) => {
    expect(saidOf(line)).toMatch(says);
  });

  test.each([
    '{"left": [], "right": []}',
    '{"either": ["a", "a", "p"]}',
    '{"either": [], "gray": false, "score": {"left": 1, "right": "-1/2"}}',
    '{"parts": []}',
    '{"left": ["a"], "right": [], "parts": ["b", "b"]}',
    ' {"either": ["🂡", "e\u0301", "a\u2028b", "-x"]} ',
  ])('%s is accepted', (line) => {
    expect(saidOf(line)).toBe('');
  });

  test('what a function returns that JSON cannot say is refused, too', () => {
    for (const data of [undefined, () => [], 7n, Number.NaN, { left: [undefined], right: [] }])
      expect(readAnswer(data)).toMatchObject({ ok: false });
  });

  test('a start that cannot be a position is refused', () => {
    expect(positionOfProgram('a\nb')).toMatchObject({ ok: false, problems: [{ place: 'position' }] });
    expect(positionOfProgram('')).toMatchObject({ ok: false });
    expect(positionOfProgram('a b')).toEqual({ ok: true, value: 'a b' });
  });
});

/** The graph from a position where the program answers by this table. */
function gameBy(table: Readonly<Record<string, object>>, start: string, most = 1000) {
  const positions = openProgramPositions();
  answeredBy((position) => table[position], positions, positions.search(start, most, 'moves'));
  return drain(programGame(positions, start, usualRules, most));
}

describe('graphs', () => {
  test('a position is asked once, however many searches meet it', () => {
    const positions = openProgramPositions();
    const asked: string[] = [];
    const answer = (position: string): object => {
      asked.push(position);
      return { either: position === '0' ? [] : [String(Number(position) - 1)] };
    };
    for (const start of ['3', '2', '5']) answeredBy(answer, positions, positions.search(start, 100, 'moves'));
    expect(asked).toEqual(['3', '2', '1', '0', '5', '4']);
  });

  test('a search that is over budget says so, and the next one asks only what follows its own start', () => {
    const positions = openProgramPositions();
    const answer = (position: string): object => ({ either: position === 'end' ? [] : [`${position}x`] });
    const endless = positions.search('x', 20, 'moves');
    answeredBy(answer, positions, endless);
    expect(endless.found()).toMatchObject({ kind: 'over-budget', says: 'has more than 20 positions' });
    const next = positions.search('end', 20, 'moves');
    expect(next.ask(100)).toEqual(['end']);
    positions.answer(readAnswer({ either: [] }));
    expect(next.ask(100)).toEqual([]);
    expect(next.found()).toHaveLength(1);
  });

  test('long positions count as several', () => {
    const positions = openProgramPositions();
    const long = positions.search('x'.repeat(4000), 400, 'moves');
    expect(long.ask(1)).toEqual([]);
    expect(long.found()).toMatchObject({ says: expect.stringContaining('has long positions') });
  });

  test('a sum is called as the program calls it, else by its parts; what is over changes no sum', () => {
    const game = gameBy(
      {
        'a+b': { parts: ['a', 'b'] },
        a: { either: ['c+0'] },
        'c+0': { parts: ['c', '0'] },
        b: { either: ['0'] },
        c: { either: ['0'] },
        0: { either: [] },
      },
      'a+b',
    );
    if ('kind' in game) throw new Error(game.says);
    const names = Array.from({ length: game.graph.order }, (_, v) => game.nameOf(v));
    expect(new Set(names)).toEqual(new Set(['a+b', 'b + c', 'a', 'b', 'c+0', '0']));
    expect(game.vertexOf('c')).toBe(game.vertexOf('c+0'));
  });

  test('a name that is made is not a name of the program', () => {
    const game = gameBy(
      {
        s: { parts: ['a', 'b', 'b'] },
        a: { either: ['b'] },
        b: { either: ['a + b'] },
        'a + b': { either: ['end'] },
        end: { either: [] },
      },
      's',
    );
    if ('kind' in game) throw new Error(game.says);
    const names = Array.from({ length: game.graph.order }, (_, v) => game.nameOf(v));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('(a + b)');
  });

  test('scores of parts are added, and a side that is left out counts 0', () => {
    const game = gameBy(
      {
        s: { parts: ['a', 'b'] },
        a: { left: [], right: [], score: { left: 2, right: '1/2' } },
        b: { left: ['c'], right: [] },
        c: { left: [], right: [], score: { left: -3 } },
      },
      's',
    );
    if ('kind' in game) throw new Error(game.says);
    const { table, left, right } = game.graph.scores ?? { table: [], left: [], right: [] };
    const at = (place: number) => `${table[place].numerator}/${table[place].denominator}`;
    expect([left[0], at(right[0])]).toEqual([-1, '1/2']);
    expect([at(left[1]), at(right[1])]).toEqual(['-1/1', '1/2']);
  });

  test.each([
    [{ s: { parts: ['s', 's'] } }, /"s" is a part of itself/],
    [{ s: { parts: ['t'] }, t: { parts: ['u'] }, u: { parts: ['t'] } }, /is a part of itself/],
    [
      {
        s: { parts: ['a', 'b'] },
        a: { either: ['g'] },
        g: { either: ['b'], gray: true },
        b: { either: ['e'] },
        e: { either: [] },
      },
      /entailing part "g"; answer the moves of the whole position/,
    ],
    [
      { s: { parts: Array.from({ length: 2000 }, () => 'a') }, a: { either: ['b'] }, b: { either: [] } },
      /more than 1,000 parts/,
    ],
  ])('sums that are no graph are refused: %#', (table, says) => {
    const game = gameBy(table, 's');
    expect('kind' in game && game.says).toMatch(says);
  });

  test('a hundred thousand parts of one answer are looked through once', () => {
    const parts = Array.from({ length: 100_000 }, (_, i) => `p${i}`);
    const game = gameBy(
      { s: { parts }, ...Object.fromEntries(parts.map((part) => [part, { parts: [] }])) },
      's',
      1e6,
    );
    expect('kind' in game ? game.says : game.graph.order).toBe(1);
  });
});
