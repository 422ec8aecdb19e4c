/** `grundy cite`: this version, the work behind a theory or a ruleset, and a fact. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
}, 60_000);
afterAll(() => folder.close());

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

const cited = (...args: readonly string[]) => folder.run(['cite', ...args]);

test('alone it cites this version in three forms', async () => {
  expect((await cited()).out).toMatch(
    new RegExp(`^@software\\{grundy,[^]*version = \\{${version}\\},[^]*\\}\n$`),
  );
  expect((await cited('--to', 'text')).out).toContain(`version ${version}, `);
  expect((await cited('--to', 'apa')).out).toContain(`(Version ${version}) [Computer software].`);
});

test('of theories and rulesets it gives the works, with the place that is meant', async () => {
  const { status, out, err } = await cited('carry-on', 'hackenbush');
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^% Cyclic with carry-on moves: Algorithm 8\n@unpublished\{abuku-carry-on,\n/);
  expect(out).toContain('% Hackenbush: Chapter 1\n@book{berlekamp-winning-ways,\n');
  expect((await cited('scoring', '--to', 'text')).out).toBe(
    'Guaranteed scoring games: Theorems 44 and 45: U. Larsson, J. P. Neto, R. J. Nowakowski, C. P. Santos, ' +
      'Guaranteed scoring games, Electron. J. Combin. 23(3) (2016), P3.27\n',
  );
});

test('of a fact it gives the section of the page', async () => {
  expect((await cited('--fact', 'towers')).out).toMatch(/^@online\{grundy-towers,\n/);
  expect((await cited('--fact', 'towers', '--to', 'text')).out).toContain('beyond-the-papers.html#towers\n');
});

test('what it does not know is refused with what is near', async () => {
  expect(await cited('hackenbus', '--fact', 'tower')).toMatchObject({
    status: 2,
    err:
      'grundy cite: hackenbus: is neither a theory nor a ruleset; did you mean hackenbush?\n' +
      'grundy cite: --fact: there is no fact "tower"; did you mean towers?\n',
  });
  expect((await cited('--to', 'ris')).err).toBe(
    'grundy cite: --to: there is no form "ris"; give one of bibtex, text, apa\n',
  );
  expect((await cited('sg', '--to', 'apa')).status).toBe(2);
});
