/** The list of questions that read no values says of every question what the register says of it. */
import { expect, test } from 'vitest';
import { ofGraphAlone } from '../../engine/questions/of-graph-alone.ts';
import { questionCatalogue } from '../../engine/questions/question-catalogue.ts';

test('a question is on the list of those that read no values exactly if its record says so', () => {
  expect(questionCatalogue.length).toBeGreaterThan(20);
  for (const { id, readsValues } of questionCatalogue)
    expect([id, (ofGraphAlone as ReadonlySet<string>).has(id)]).toEqual([id, !readsValues]);
});
