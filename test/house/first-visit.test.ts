/**
 * What the page fetches before the first node can be drawn. Theories, questions and rulesets are registers of
 * everything that there is: code that imports one fetches all of it. They belong to the workers, and to parts
 * of the page that come later.
 */
import { expect, test } from 'vitest';
import { fetchedWith } from '../../.ci/first-visit.js';

const registers = ['theories', 'questions', 'rulesets'].map((room) => `engine/${room}/register.ts`);

test('the first node waits for no register of theories, questions or rulesets', () => {
  const fetched = fetchedWith('app/main.tsx');
  expect(fetched.size).toBeGreaterThan(200);
  expect(registers.flatMap((register) => fetched.get(register)?.join(' → ') ?? [])).toEqual([]);
});

test('the panels, which come later, have registers, so that the test above would see one', () => {
  const fetched = fetchedWith('app/panels.ts');
  expect([...fetched.keys()]).toEqual(expect.arrayContaining(registers.slice(0, 2)));
});
