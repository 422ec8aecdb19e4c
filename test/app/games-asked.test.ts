/** However many callers ask about a drawing, its theories are chosen once. */
import { expect, test, vi } from 'vitest';
import { compiledOf } from '../../app/store/game-of.ts';
import { gamesOf } from '../../app/store/games-asked.ts';
import { setGray } from '../../engine/document/edits/index.ts';
import { gameAbout } from '../../engine/questions/index.ts';
import { theories } from '../../engine/theories/register.ts';
import { gridDocument } from '../fixtures/figures.ts';

test('many questions about a drawing that no theory covers choose the theories of its parts once', () => {
  const grid = gridDocument(7);
  // A gray node with a choice.
  const document = setGray(grid, [grid.nodes[3].id], true);
  const { graph } = compiledOf(document);
  const asked = [[3], [3], [0], [3, 0], [], [3]] as const;
  const hindrances = theories.map((theory) => vi.spyOn(theory, 'hindrances'));
  const games = asked.map((vertices) => gamesOf(document)(vertices));
  const looked = hindrances.map(({ mock }) => mock.calls.length);
  vi.restoreAllMocks();
  expect(Math.max(...looked)).toBe(1);
  expect(games[1]).toBe(games[0]);
  for (const [i, vertices] of asked.entries()) {
    const one = gameAbout({ graph, rules: document.view.rules }, vertices);
    expect(games[i]).toEqual(one);
  }
  // Another drawing is asked about anew.
  expect(gamesOf(grid)([3])).not.toEqual(games[0]);
});
