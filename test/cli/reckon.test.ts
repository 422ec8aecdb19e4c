/** `grundy reckon`, and that the library gives the same. */
import { afterAll, describe, expect, test } from 'vitest';
import { board, inSlices, reckon } from '../../app/library/index.ts';
import { openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(folder.close);

const drawing = 'g ->L h\ng ->R z\nh ->L z\nv ->L z\nv ->R z\n"two words" ->L g';
const inMisere = JSON.stringify({
  format: 'grundy',
  version: 5,
  nodes: [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 0 },
  ],
  edges: [{ from: 'a', to: 'b' }],
  view: { play: 'misere' },
});
const file = folder.write('games.txt', drawing);
const run = (...args: readonly string[]) => folder.run(['reckon', ...args]);

describe('grundy reckon', () => {
  test.each([
    [['heat({1|0}, 1) + 3·^'], '{2+3·↑|-1+3·↑}\n3·^ is 3·↑\n'],
    [['g + h', file], '{2|1}'],
    [['v + 1', file], '1↓'],
    [['"v" + 1', file], '1*'],
    [['"two words" >= 0', file], 'true: 0 = 0'],
    [['-1/2'], '-1/2\n'],
    [['-^'], '↓\n'],
    [['-{1|0}'], '{0|-1}\n'],
    [['-heat(*, 1) + 1'], '{2|0}\n'],
    [['-atomic-weight(^)'], '-1\n'],
    [['atomic-weight(⇑*)'], '2\nweights of the options, Left’s less 2 and Right’s plus 2: {'],
    [['"LR" + *', '--ruleset', 'clobber'], '0\n'],
  ] as const)('%j', async (args, begins) => {
    const { status, out } = await run(...args);
    expect(status).toBe(0);
    expect(out.slice(0, begins.length)).toBe(begins);
  });

  test('a typed value is said as it is read, and so is a node', async () => {
    const { out } = await run('g + ^', file);
    expect(out).toBe('{1↑|↑}\ng is {1|0}\n^ is ↑\n');
  });

  test.each([
    [[], 'an expression is missing'],
    [['g'], 'character 1: g is no value, and there is no drawing in which it could be a node'],
    [['gg', file], 'character 1: there is no node "gg"'],
    [['2*^'], 'character 2: this * could multiply'],
    [['1', file, file], 'takes one expression and one file'],
    [['"xx"', '--ruleset', 'clobber'], 'character 1: xx: '],
    [['"LR"', '--ruleset', 'clobbers'], 'there is no ruleset "clobbers"'],
    [['1', file, '--ruleset', 'clobber'], 'is for an expression without a file'],
  ] as const)('%j is refused', async (args, says) => {
    const { status, err } = await run(...args);
    expect(status).toBe(2);
    expect(err).toContain(says);
  });

  test.each([
    ['a + 1', 'a -> (b)\n(b) -> c', 'a gray node follows a'],
    ['a', 'a ->L b\nb: 3', 'play ends with scores'],
    ['outcome(a)', inMisere, 'the player who cannot move wins in this drawing'],
  ])(
    '%s of a drawing that is no game of turns without scores whose loser cannot move is refused',
    async (expression, text, says) => {
      const given = folder.write('other.txt', text);
      const { status, err } = await run(expression, given);
      expect([status, err]).toEqual([2, expect.stringContaining(says)]);
    },
  );

  test.each([
    ['g + h', drawing],
    ['atomic-weight(^*)', undefined],
    ['uptimal(^ + *)', undefined],
    ['incentives({3|1})', undefined],
    ['g = {1|0}', drawing],
    ['outcome(g)', drawing],
    ['conway(1/2, *)', undefined],
  ])('the library gives what --json prints of %s', async (expression, given) => {
    const args = given === undefined ? [] : [file];
    const { out } = await run(expression, ...args, '--json');
    expect(JSON.parse(JSON.stringify(reckon(expression, given)))).toEqual(JSON.parse(out));
  });

  test('it is done in slices, and can be stopped', async () => {
    const stopping = new AbortController();
    const found = await inSlices(reckon, ['atomic-weight(^)']);
    expect(found.text).toBe('1');
    stopping.abort();
    await expect(inSlices(reckon, ['1 + 1'], { signal: stopping.signal })).rejects.toThrow('aborted');
  });

  test('positions of a ruleset are taken in quotation marks', async () => {
    const { out } = await run('"LRLR" + "LR"', '--ruleset', 'clobber', '--json');
    expect(JSON.parse(out)).toEqual(
      JSON.parse(JSON.stringify(reckon('"LRLR" + "LR"', board('clobber', 'LR')))),
    );
  });
});
