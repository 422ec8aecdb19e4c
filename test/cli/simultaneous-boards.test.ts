/**
 * Boards on which both players move at once, on the command line: conventions, sums, matrices, tables, and
 * what is refused.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
}, 60_000);
afterAll(() => folder.close());

const clobber = ['--ruleset', 'simultaneous-clobber'];

test.each([
  [['solve', ...clobber, 'OOOXO'], '8/13', null],
  [['solve', ...clobber, 'OOOXO', '--convention', 'normal'], '0', 'D'],
  [['solve', ...clobber, 'OX + XO'], '1/2', null],
  [['solve', ...clobber, 'OX + XO', '--sum', 'continued', '--convention', 'majority'], '0', null],
  [['solve', '--ruleset', 'simultaneous-nogo', '..../.B.B'], '1/3', 'LD'],
] as const)('%j is worth %s', async (args, text, outcome) => {
  const { out, err } = await folder.run([...args, '--json']);
  expect(err).toBe('');
  expect(JSON.parse(out).start).toMatchObject({ text, outcome });
});

test('a sum takes positions apart where they are joined, and has all conventions beside one another', async () => {
  const rows = ['BWB + WBW', 'BWB', 'WBW'];
  const robot = ['sum', '--ruleset', 'simultaneous-toppling-dominoes'];
  const joined = await folder.run([...robot, rows[0], '--json']);
  expect(JSON.parse(joined.out)).toMatchObject({ text: '0', outcome: 'LR' });
  expect((await folder.run([...robot, rows[1], rows[2], '--json'])).out).toBe(joined.out);
  const all = await folder.run(['sum', ...clobber, 'OX', 'XO', '--all']);
  expect(all.out).toMatch(/disjunctive, OX \+ XO +0 D +1\/2 ← +– \(1\)/);
});

test('the matrix of a board has its moves by their places', async () => {
  const { out, err } = await folder.run(['matrix', ...clobber, 'OOXO']);
  expect(err).toBe('');
  expect(out).toMatch(/^1\.3 → 1\.2 +0 +3\/2 +2\/5$/m);
  expect(out).toContain('It is worth 3/5 on average.');
});

test('a table of a family says its convention, and is right', async () => {
  const file = folder.path('fibonacci.csv');
  await folder.run(['sweep', 'simultaneous-clobber', 'before-one', 'm=1..5', '-o', file]);
  const { status, out } = await folder.run(['check', file]);
  expect(status).toBe(0);
  expect(out).toContain('value: 5 right, by strategies of both players, multiplied out 5');
});

describe('refused', () => {
  test.each([
    [['solve', '--ruleset', 'nim', '3', '--convention', 'normal'], /the players of nim take turns/],
    [['solve', ...clobber, 'OX', '--convention', 'scorin'], /there is no "scorin"; did you mean scoring\?/],
    [
      ['solve', ...clobber, 'OX + XO', '--convention', 'majority'],
      /disjunctive sum is not defined for majority/,
    ],
    [['solve', ...clobber, 'OXO', '--sum', 'selective'], /--sum: simultaneous games have disjunctive/],
    [['solve', '--ruleset', 'nim', '3', '--sum', 'conjunctive'], /--sum: the players of nim take turns/],
    [
      ['sweep', 'simultaneous-clobber', 'between', 'm=1', '--sum', 'selective'],
      /--sum: simultaneous games have disjunctive/,
    ],
    [['matrix', '--ruleset', 'nim', '3'], /the players of this ruleset take turns/],
    [['matrix', ...clobber, 'OX', 'XO'], /needs one position/],
    // If two things are wrong, both are named.
    [
      ['matrix', ...clobber, 'OQ', '--convention', 'scorin'],
      /square 2: is "Q".*\n.*--convention: there is no "scorin"/,
    ],
    [
      ['sum', '--ruleset', 'nim', '2+x', '--convention', 'normal'],
      /heap 2: is "x".*\n.*--convention: the players of nim take turns/,
    ],
    [['sweep', 'nim', 'heap', 'n=1..3', '--convention', 'normal'], /the players of nim take turns/],
    [
      ['sweep', 'simultaneous-clobber', 'between', 'm=1', '--convention', 'x'],
      /--convention: there is no "x"/,
    ],
  ])('%j', async (args, why) => {
    const { status, out, err } = await folder.run(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(why);
    expect(err).not.toContain('--budget');
  });
});
