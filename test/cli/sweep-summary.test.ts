/** `grundy sweep … --summary` and the check of what it writes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
});
afterAll(() => folder.close());

const heaps = ['sweep', 'octal', '0.165 <n>', 'n=1..1000000', '--summary'];

test('a million heaps are summed up in a few lines', async () => {
  const { status, out, err } = await folder.run(heaps);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out.split('\n').slice(0, 3)).toEqual([
    '0.165, heaps of 1 to 1,000,000',
    'period 1,550 from 5,181, proved by the heaps to 13,464',
    'exceptions to the period: 250, the last at 5,180',
  ]);
});

test('as JSON the summary is checked, and a file is replaced only if that is asked for', async () => {
  const written = await folder.run([...heaps, '--json', '--out', 'heaps.json']);
  expect(written).toMatchObject({ status: 0, out: '', err: '' });
  const checked = await folder.run(['check', 'heaps.json']);
  expect(checked.status).toBe(0);
  expect(checked.out).toContain('0.165, 1,000,000 heaps; all that the summary says was found again');
  expect(checked.out).toContain('986,536 heaps by the period');
  const text = readFileSync(folder.path('heaps.json'), 'utf8');
  writeFileSync(folder.path('wrong.json'), text.replace('"zeros":1', '"zeros":2'));
  const wrong = await folder.run(['check', 'wrong.json']);
  expect(wrong.status).toBe(2);
  expect(wrong.err).toContain('zeros: is 1, not 2');
  const again = await folder.run([...heaps, '--out', 'heaps.json']);
  expect(again.status).toBe(2);
  expect(again.err).toContain(
    'heaps.json: exists already; write to another file, or replace this one by --replace',
  );
  expect((await folder.run([...heaps, '--out', 'heaps.json', '--replace'])).status).toBe(0);
});

test('rules that a code can say have a summary, and it is checked', async () => {
  writeFileSync(
    folder.path('grundys.txt'),
    'name: Grundy’s game\nboard: heaps\nEither: n -> a+b, a+b = n, 0 < a, a < b\n',
  );
  const asked = ['sweep', '--rules', 'grundys.txt', 'heap', 'n=1..6000', '--summary'];
  const said = await folder.run(asked);
  expect(said.out.split('\n').slice(0, 2)).toEqual([
    'Grundy’s game, heaps of 1 to 6,000',
    'no period is proved by these heaps',
  ]);
  await folder.run([...asked, '--json', '--out', 'grundys.json']);
  const checked = await folder.run(['check', 'grundys.json']);
  expect(checked).toMatchObject({ status: 0, err: '' });
  const hexadecimal = await folder.run(['sweep', 'octal', '0.8 <n>', 'n=1..500', '--summary']);
  expect(hexadecimal.out).toContain('period 3 with saltus 1 from 1, observed to 500');
});

test('other families have no summary, and options about rows do not fit', async () => {
  const two = await folder.run(['sweep', 'nim', 'heap', 'n=1..9', '--summary']);
  expect(two.status).toBe(2);
  expect(two.err).toContain('give the heaps of one octal game from 1 on');
  const shard = await folder.run([...heaps, '--shard', '1/2']);
  expect(shard.status).toBe(2);
  expect(shard.err).toContain('--shard');
});

test('the check of a summary says which heaps it did not find again, and by which formula it found others', async () => {
  await folder.run(['sweep', 'octal', '0.8 <n>', 'n=1..3100', '--summary', '--json', '-o', 'three.json']);
  expect((await folder.run(['check', 'three.json'])).out).toBe(
    [
      'three.json: 0.8, 3,100 heaps',
      '  3,000 heaps by the definition, from all of their options',
      '  not checked: what it says of more than the first 3,000 heaps; where a move leaves three heaps, no more than 3,000 are found again',
      '',
    ].join('\n'),
  );
  folder.write('nim.txt', 'name: Nim\nboard: heaps\nEither: n -> a, a < n\n');
  const asked = ['--rules', 'nim.txt', '<n>', 'n=1..1000', '--summary', '--json', '-o', 'nim.json'];
  await folder.run(['sweep', ...asked]);
  expect((await folder.run(['check', 'nim.json'])).out).toContain(
    '  940 heaps by the formula of Nim, which the first 60 heaps confirm',
  );
});
