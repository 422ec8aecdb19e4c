/**
 * Parts of graphs on the command line: what `grundy graph` writes within a number of moves, and the nodes
 * that `grundy export --only` draws.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
}, 60_000);
afterAll(() => folder.close());

test('--within keeps what follows within a number of moves, and says where moves are left out', async () => {
  const part = async (...args: readonly string[]) => {
    const { out, err } = await folder.run(['graph', 'domineering', '.../...', ...args]);
    const { nodes } = JSON.parse(out) as { nodes: readonly { id: string }[] };
    return { ids: nodes.map(({ id }) => id), err };
  };
  const whole = await part();
  const near = await part('--within', '1');
  expect(near.ids).toEqual(whole.ids.slice(0, 8));
  expect(near.err).toContain(
    '8 of 18 positions follow within 1 move; 7 of them have moves that are left out',
  );
  expect(await part('--within', '9')).toEqual(whole);
  const { status, err } = await folder.run(['graph', 'domineering', '..', '--within', '-1']);
  expect([status, err]).toEqual([2, expect.stringContaining('give a whole number of moves')]);
});

test('a part keeps its places where its text can be read in them, and is laid out anew where it cannot', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const part = async (distance: number) => {
    const nodes = ids.map((id, i) => ({ id, x: distance * i, y: distance * (i % 2) }));
    const others = Array.from({ length: 6 }, (_, i) => ({ from: ids[i], to: ids[i + 1] }));
    folder.write('part.json', JSON.stringify({ format: 'grundy', version: 1, nodes, edges: others }));
    const { out, err } = await folder.run([
      'export',
      'part.json',
      '--to',
      'dot',
      '--only',
      'a,b,c,d,e,f,g',
      '--width',
      '84',
    ]);
    return { places: out.match(/pos="[^"]*"/g) ?? [], err };
  };
  const [near, far] = [await part(60), await part(3000)];
  expect(near.err).not.toContain('laid out anew');
  expect(far.err).toContain('part.json: the nodes of --only were laid out anew');
  expect(far.err).not.toContain('hard to read');
  expect(far.places).not.toEqual(near.places);
  expect(far.places).toHaveLength(7);
});
