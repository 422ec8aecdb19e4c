/** The addresses of facts, which papers cite, always lead to their headings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedFacts } from '../../engine/citing/index.ts';

const project = join(import.meta.dirname, '../..');
const page = readFileSync(join(project, 'docs/understand/beyond-the-papers.md'), 'utf8');
const anchors = [...page.matchAll(/^##+ .*\{#([\w-]+)\}$/gm)].map(([, anchor]) => anchor);

/** What has been published. A line is added here with a new fact; no line is ever taken away. */
const published = [
  ...['carry-on-algorithm-8', 'towers', 'reduced-form', 'profiles', 'trees', 'huggan-smaller', 'diskonnect'],
  ...['guaranteed-misprints', 'programs', 'tinies', 'colouring', 'go-cut', 'hare-and-hounds', 'green-lime'],
  ...['wild-cycle', 'phutball-stoppers'],
  ...[
    'nim-dimension',
    'example-6-22',
    'zero-is-no-draw',
    'squares',
    'two-blue',
    'majority-count',
    'long-reply',
  ],
  ...['green-thickets', 'robot-zero', 'fusion', 'unicycle', 'small-carousel'],
];

test('no published anchor disappears, and none occurs twice', () => {
  expect(published.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('each fact of the page can be cited', () => {
  const missing = anchors.filter((anchor) => !Object.hasOwn(publishedFacts, anchor));
  expect(missing, 'add these to engine/citing/published-facts.ts, and to the list above').toEqual([]);
  expect(published.filter((anchor) => !Object.hasOwn(publishedFacts, anchor))).toEqual([]);
  expect(new Set(published)).toEqual(new Set(anchors));
});

test('the examples cite works and facts that there are', async () => {
  const { bibliography } = await import('../../engine/bibliography.ts');
  type Card = { readonly file: string; readonly works?: readonly string[]; readonly fact?: string };
  const cards = ['examples', 'lessons'].flatMap(
    (folder) => JSON.parse(readFileSync(join(project, 'public', folder, 'index.json'), 'utf8')) as Card[],
  );
  const works = cards.flatMap((card) => card.works ?? []);
  expect(works.length).toBeGreaterThan(40);
  expect(works.filter((work) => !Object.hasOwn(bibliography, work))).toEqual([]);
  expect(cards.filter(({ fact }) => fact !== undefined && !anchors.includes(fact))).toEqual([]);
});
