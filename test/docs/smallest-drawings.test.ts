/** The table of smallest drawings in docs/do/find-games.md: a search comes to each before any other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainKind } from '../../engine/find/drawing-kind.ts';
import { edgeListOfGame } from '../../engine/find/drawn-document.ts';
import { readValueWritten } from '../../engine/find/read-term.ts';
import { searchDrawings } from '../../engine/find/search.ts';
import { gameKey } from '../../engine/values/words.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/do/find-games.md'), 'utf8');

/** The key of a value, its smallest drawing, and that with loops where it is another one. */
const rows = page
  .split('## Smallest drawings')[1]
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| (.+?) +\| `(.+?)` +\| (?:`(.+?)`|–) +\|$/.exec(line);
    if (!cells) return [];
    const [, written, drawing, looped] = cells;
    const value = readValueWritten(written.replaceAll('\\', ''));
    if (!value.ok) throw new Error(`${written} is no value`);
    return [{ key: gameKey(value.value), drawing, looped }];
  });

/** The first drawing of each of these values that a search comes to. */
function firstDrawings(keys: readonly string[], loops: boolean, most: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const kind = { ...plainKind, partizan: true, loops };
  for (const advance of searchDrawings({ least: 1, most, kind }, ({ value }) => value !== undefined)) {
    if (advance.kind !== 'found' || !advance.game.value) continue;
    const key = gameKey(advance.game.value);
    if (keys.includes(key) && !found.has(key)) found.set(key, edgeListOfGame(advance.game));
    if (found.size === keys.length) break;
  }
  return found;
}

const sizeOf = (drawing: string): number => new Set(drawing.match(/\b[a-z]\b/g)).size;

test('no drawing of one player’s arcs and of both players’ is smaller', () => {
  expect(rows.length).toBeGreaterThan(15);
  const found = firstDrawings(
    rows.map(({ key }) => key),
    false,
    4,
  );
  expect(rows.map(({ key }) => [key, found.get(key)])).toEqual(
    rows.map(({ key, drawing }) => [key, drawing]),
  );
});

test('a loop makes these smaller, and no others', () => {
  const all = firstDrawings(
    rows.map(({ key }) => key),
    true,
    3,
  );
  const some = rows.filter(({ looped }) => looped !== undefined);
  expect(some.map(({ key }) => all.get(key))).toEqual(some.map(({ looped }) => looped));
  expect(some.filter(({ drawing, looped = '' }) => sizeOf(looped) >= sizeOf(drawing))).toEqual([]);
  // Of the others a drawing with loops and fewer nodes would be found here.
  const others = rows.filter(({ looped }) => looped === undefined);
  const inFour = others.filter(({ drawing }) => sizeOf(drawing) > 3);
  expect(inFour.length).toBeGreaterThan(2);
  expect(inFour.filter(({ key }) => all.has(key))).toEqual([]);
  const small = others.filter((row) => !inFour.includes(row));
  expect(small.map(({ key }) => all.get(key))).toEqual(small.map(({ drawing }) => drawing));
});
