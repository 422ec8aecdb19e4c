/** The list of questions that read no values names no other. A question that is not on it is asked of the worker that solved the game, and answered all the same. */
import { expect, test } from 'vitest';
import { ofGraphAlone } from '../../engine/questions/of-graph-alone.ts';
import { questionCatalogue } from '../../engine/questions/question-catalogue.ts';

test('no question of an id on the list reads values, and there is a question for each id', () => {
  const ids = new Set<string>(questionCatalogue.map(({ id }) => id));
  const reading = new Set<string>(
    questionCatalogue.filter(({ readsValues }) => readsValues).map(({ id }) => id),
  );
  expect(ofGraphAlone.size).toBeGreaterThan(10);
  expect([...ofGraphAlone].filter((id) => !ids.has(id) || reading.has(id))).toEqual([]);
});
