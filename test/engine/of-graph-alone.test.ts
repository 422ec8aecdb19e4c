/** The list of questions that read no values says of every question what the register says of it. */
import { expect, test } from 'vitest';
import { ofGraphAlone } from '../../engine/questions/of-graph-alone.ts';
import { questionCatalogue } from '../../engine/questions/question-catalogue.ts';

test('an id is on the list of questions that read no values exactly if no question of that id reads any', () => {
  expect(questionCatalogue.length).toBeGreaterThan(20);
  const reading = new Set(questionCatalogue.filter(({ readsValues }) => readsValues).map(({ id }) => id));
  for (const { id } of questionCatalogue)
    expect([id, (ofGraphAlone as ReadonlySet<string>).has(id)]).toEqual([id, !reading.has(id)]);
});
