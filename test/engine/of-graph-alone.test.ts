/**
 * The list of questions that read no values names no other questions. If a question is not on it, the worker
 * that solved the game answers it.
 */
import { expect, test } from 'vitest';
import { ofGraphAlone } from '../../engine/questions/of-graph-alone.ts';
import { questionCatalogue } from '../../engine/questions/question-catalogue.ts';

test('no question on the list reads values, and each id on it has a question', () => {
  const ids = new Set<string>(questionCatalogue.map(({ id }) => id));
  const reading = new Set<string>(
    questionCatalogue.filter(({ readsValues }) => readsValues).map(({ id }) => id),
  );
  expect(ofGraphAlone.size).toBeGreaterThan(10);
  expect([...ofGraphAlone].filter((id) => !ids.has(id) || reading.has(id))).toEqual([]);
});
