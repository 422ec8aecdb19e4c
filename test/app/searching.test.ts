/** The search for games says at its end how far it came, however early it is stopped. */
import { expect, test } from 'vitest';
import { firstFields, gamesToFind } from '../../app/searches/fields.ts';
import { startSearch, stopSearch, useSearching } from '../../app/searches/searching.ts';
import { engine } from '../../workers/client.ts';
import { soon } from '../fixtures/played.ts';

/** Far more drawings than are looked at before the test is over, none of which has the value. */
const asked = gamesToFind({ ...firstFields, most: 7, that: 'value = *9' }, []);
const text = 'drawings n=1..7 impartial: value = *9';
const read = { kind: 'read-find', all: '', text, columns: [] } as const;
const games = () => useSearching.getState().games;

test('a search that is stopped before its first count says so, and a later one how much it looked at', async () => {
  startSearch(asked, read);
  stopSearch();
  expect(games()?.state).toBe('stopped');
  expect(games()?.sentences).toEqual(['stopped before anything was counted: none so far']);
  startSearch(asked, read);
  await soon(() => expect(games()?.says).not.toBe(''));
  stopSearch();
  expect(games()?.sentences).toEqual([
    expect.stringMatching(/^stopped after .* of all [\d,]+ drawings .*: none so far$/),
  ]);
  engine().close();
});
