/**
 * The pages about written rules: no ruleset of the register is left out, and the page of the language has
 * every word of it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writtenRulesPages } from '../../docs/writing/look-up/written-rules.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { layingsOfLine, layingsOfRows } from '../../engine/rulesets/written/written-rules.ts';
import { textsOfRegistered } from '../fixtures/texts-of-registered.ts';

const page = readFileSync(
  join(import.meta.dirname, '../../docs/understand/what-rules-cannot-say.md'),
  'utf8',
);
const [written, missing] = page.split('## Those that cannot');

test('of each ruleset the page says whether it can be written, and of none both', () => {
  const isIn = (part: string, id: string): boolean => part.includes(`rulesets/${id}.md)`);
  for (const { id } of rulesets) expect([id, isIn(written, id) !== isIn(missing, id)]).toEqual([id, true]);
  for (const id of Object.keys(textsOfRegistered)) expect([id, isIn(written, id)]).toEqual([id, true]);
});

test('the page of the language has each way in which a picture is laid, with its moves counted', () => {
  const [{ text }] = writtenRulesPages();
  const moves = Object.fromEntries(
    [...text.matchAll(/^\| `([a-z ]+)` \| .* \| (\d+) \|$/gm)].map(([, laid, count]) => [
      laid,
      Number(count),
    ]),
  );
  expect(new Set(Object.keys(moves))).toEqual(new Set([...layingsOfLine, ...layingsOfRows]));
  expect(moves).toMatchObject({
    upright: 1,
    'either way': 2,
    across: 4,
    'any direction': 8,
    'turned and mirrored': 8,
  });
});
