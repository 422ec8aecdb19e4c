/** A function in place of a program: the library gives what the command line gives of the same rules. */
import { afterAll, expect, test } from 'vitest';
import { ask, generate, inSlices, ruleset, solve, sum, sweep, write } from '../../app/library/index.ts';
import { openFolder } from '../cli/command-line.ts';
import { commandOf, kayles, takeAway, writePrograms } from '../cli/node-programs.ts';

const folder = openFolder();
writePrograms(folder, { kayles, 'take-away': takeAway });
afterAll(folder.close);

const heaps = ruleset((heap) => ({
  either: [1, 2, 3].filter((k) => k <= Number(heap)).map((k) => String(Number(heap) - k)),
}));
const pins = ruleset((row) =>
  row.includes('+')
    ? { parts: row.split('+') }
    : {
        either: [1, 2].flatMap((k) =>
          Array.from({ length: Math.max(0, Number(row) - k + 1) }, (_, i) => `${i}+${Number(row) - k - i}`),
        ),
      },
);

test('its graph is that of a program, and everything takes it', async () => {
  const graph = generate(heaps, '6');
  const { out } = await folder.run(['graph', '--moves', commandOf('take-away'), '6']);
  const { nodes, edges } = JSON.parse(out);
  expect(graph.nodes).toEqual(nodes.map(({ id }: { id: string }) => id));
  expect(graph.names).toEqual(graph.nodes);
  expect(graph.arcs).toBe(edges.length);
  expect(solve(graph).nodes['6'].text).toBe('*2');
  expect(ask(graph, 'explain', '6').says[0]).toContain('6 = *2');
  expect(sum([graph, generate(heaps, '7')]).text).toBe('*1');
  expect(JSON.parse(write(graph)).nodes).toHaveLength(7);
  expect(await inSlices(generate, [heaps, '6'])).toEqual(graph);
});

test('its tables have the rows of a program', async () => {
  const found = [];
  for await (const row of sweep(pins, '<n>', { n: [0, 30] }, { measures: ['birthday'] })) found.push(row);
  const args = [
    'sweep',
    '--moves',
    commandOf('kayles'),
    '<n>',
    'n=0..30',
    '--json',
    '--measures',
    'birthday',
  ];
  expect(found).toEqual((await folder.run(args)).json().slice(1, -1));
});

test('a position is asked once, in all graphs where it is met', () => {
  const asked: string[] = [];
  const counted = ruleset((heap) => {
    asked.push(heap);
    return { left: heap === '0' ? [] : [String(Number(heap) - 1)], right: [] };
  });
  expect(solve(generate(counted, '3')).nodes['3'].text).toBe('3');
  expect(solve(generate(counted, '5')).nodes['5'].text).toBe('5');
  expect(asked).toEqual(['3', '2', '1', '0', '5', '4']);
});

test('what is wrong is refused by the position', async () => {
  const wrong = ruleset((position) => (position === 'a' ? { either: ['b'] } : ({ leftt: [] } as object)));
  expect(() => generate(wrong, 'a')).toThrow('"b": has an answer with "leftt", which means nothing');
  expect(() => generate(heaps, 'a\nb')).toThrow('has a line break');
  expect(() => generate(heaps, '100', { positions: 50 })).toThrow('allow more with the option positions');
  expect(() => generate({ ...heaps }, '3')).toThrow('was not made by ruleset');
  await expect(sweep(heaps, 'all', { n: [1, 2] }).next()).rejects.toThrow('give a pattern');
  const thrown = new Error('no rule for this');
  const throwing = ruleset(() => {
    throw thrown;
  });
  expect(() => generate(throwing, 'a')).toThrow(thrown);
  expect(() => generate(throwing, 'a')).toThrow(thrown);
});
