/**
 * The pages that are made from the registers say something of each of their members, and name only what is
 * there.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../app/commands/index.ts';
import { plain } from '../../docs/writing/markdown.ts';
import { madePages } from '../../docs/writing/write-pages.ts';
import { exportFormats } from '../../engine/formats/index.ts';
import { outcomeClasses } from '../../engine/outcome/classes.ts';
import { conventions, endings, sumKinds, waysOfPlay } from '../../engine/outcome/index.ts';
import { questions } from '../../engine/questions/register.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { theories } from '../../engine/theories/register.ts';
import { register } from '../../engine/values/kinds.ts';

const pages = new Map(
  (await madePages(join(import.meta.dirname, '../..'))).map(({ path, text }) => [path, text]),
);
const idsOf = (records: readonly { readonly id: string }[]): readonly string[] => records.map(({ id }) => id);
const cells = (ids: readonly string[]): readonly string[] => ids.map((id) => `\`${id}\``);

const members: readonly (readonly [page: string, says: readonly string[]])[] = [
  ['theories/index', cells(idsOf(theories))],
  ['values', cells(register.map(({ kind }) => `"kind": "${kind}"`))],
  ['outcomes', cells(Object.keys(outcomeClasses))],
  ['measures', cells(theories.flatMap(({ measures }) => idsOf(measures?.list ?? [])))],
  ['rules-of-play', cells([...waysOfPlay, ...endings, ...conventions, ...sumKinds])],
  [
    'notations',
    [...cells(exportFormats.map(({ id }) => id)), ...idsOf(rulesets).map((id) => `./rulesets/${id}.md`)],
  ],
  ['rulesets/index', cells(idsOf(rulesets))],
  ['questions', cells(idsOf(questions))],
  ['commands', commands.map(({ label }) => `| ${plain(label)} |`)],
];

test.each(members)('look-up/%s has every member of its register', (page, says) => {
  const text = pages.get(`look-up/${page}.md`) ?? '';
  expect(says.length).toBeGreaterThan(1);
  expect(says.filter((each) => !text.includes(each))).toEqual([]);
});

test.each([
  ...idsOf(theories).map((id) => `theories/${id}`),
  ...idsOf(rulesets).map((id) => `rulesets/${id}`),
])('look-up/%s is a page', (page) => {
  expect(pages.get(`look-up/${page}.md`)).toMatch(/^# /);
});
