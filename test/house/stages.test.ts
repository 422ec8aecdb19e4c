/**
 * Every project of Vitest has its stage in `npm test`: a project that no stage names would be tested by
 * nobody, and nothing would fail.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('npm test runs every project of Vitest', () => {
  const projects = [...read('vite.config.ts').matchAll(/\btest: \{\s*name: '(\w+)'/g)].map(
    ([, name]) => name,
  );
  expect(projects).toContain('house');
  expect(projects).toContain('page');
  const stages = read('.ci/test.js');
  expect(projects.filter((name) => !stages.includes(`'--project=${name}'`))).toEqual([]);
});
