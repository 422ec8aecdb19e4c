/** `grundy find drawings --pairs`: its rows, its end, and what is refused. */
import { afterAll, describe, expect, test } from 'vitest';
import { type FoundGame, solve } from '../../app/library/index.ts';
import { openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(folder.close);
const run = (...args: readonly string[]) => folder.run(['find', ...args]);

const rowsOf = (out: string): readonly string[] => out.split('\n').filter((line) => /^\d/.test(line));

describe('grundy find among pairs of games', () => {
  const asked = ['drawings', 'n=1..2', '--kind', 'partizan,loops', '--pairs'];

  test('has a row with both games and their sum', async () => {
    const { status, out, err } = await run(...asked, 'G = -H and G + H != 0', '--measures', 'birthday');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(
      [
        '# find drawings n=1..2 partizan,loops --pairs: G = -H and G + H != 0',
        'nodes,arcs,value(G),value(H),value(G+H),outcome(G+H),birthday(G),birthday(H),birthday(G+H),G,H',
        '2,2,on,off,dud,D,,,,a ->L a,a ->R a',
        '# found after 9 pairs of 4 games; pairs come by the nodes and then by the arcs of both drawings',
        '# these are the games of the first 4 partizan drawings of 1 to 2 nodes, loops included; 4 of them have a node that reaches all others',
        '# G and H are two of them in either order, or one of them twice',
        '',
      ].join('\n'),
    );
  });

  test('has the same in JSON, and its drawings have the values that it says', async () => {
    const { json } = await run(...asked, 'G + H = 0', '--json', '--all', '--measures', 'mean');
    const [head, ...lines] = json();
    const pairs = lines.slice(0, -1);
    expect(head.find).toBe('drawings n=1..2 partizan,loops --pairs: G + H = 0');
    expect(lines.at(-1)).toMatchObject({ end: 'whole', found: pairs.length, unknown: 0 });
    expect(pairs.length).toBeGreaterThan(10);
    for (const { G, H, sum, nodes } of pairs as unknown as Record<string, FoundGame>[]) {
      for (const game of [G, H]) {
        const a = solve(`${game.drawing}`, { measures: ['mean'] }).nodes?.a;
        // With both players' arcs alone a drawing is impartial, and its nimbers have numbers.
        const text = a?.text === '*1' ? '*' : a?.text;
        expect([text, a?.outcome, a?.mean]).toEqual([game.text, game.outcome, game.mean]);
      }
      expect(nodes).toBe(G.nodes + H.nodes);
      expect(sum).toMatchObject({ text: '0', outcome: 'P', mean: '0' });
    }
  });

  test('--any draws the same with the same seed, and shards are all pairs', async () => {
    const rows = async (...more: string[]) =>
      rowsOf((await run(...asked, 'outcome(G + H) = P', ...more)).out);
    const all = await rows('--all');
    const some = await rows('--any', '5', '--seed', '3');
    expect(some).toHaveLength(5);
    expect(await rows('--any', '5', '--seed', '3')).toEqual(some);
    expect(all.filter((row) => some.includes(row))).toEqual(some);
    const parts = [await rows('--all', '--shard', '1/2'), await rows('--all', '--shard', '2/2')];
    expect(parts.flat().toSorted()).toEqual(all.toSorted());
  });

  test.each([
    [['drawings', 'n=1..2', '--pairs', 'value = 0'], 'character 1: of which game? Write value(G)'],
    [['drawings', 'n=1..2', 'G > H'], 'character 1: G and H are the games of a pair'],
    [
      ['drawings', 'n=1..2', '--pairs', 'G', '>', 'H'],
      "as in: grundy find drawings n=1..3 --pairs 'G + H = 0'",
    ],
    [
      ['clobber', '(LR)^n', 'n=1..3', '--pairs', 'value = 0'],
      '--pairs: is for grundy find drawings; leave it out',
    ],
    [
      ['drawings', 'n=1..2', '--pairs', 'G > H', '--difficulty', '2'],
      '--difficulty: is of one drawing; write difficulty(G)',
    ],
    [
      ['drawings', 'n=1..2', '--pairs', 'G > H', '--lesson', 'x.json'],
      '--lesson: has one drawing for each exercise',
    ],
    [['drawings', 'n=1..2', '--pairs', 'genus(G) = 0'], 'genus: is known of no game that is searched here'],
  ] as const)('%j is refused', async (args, says) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
  });
});
