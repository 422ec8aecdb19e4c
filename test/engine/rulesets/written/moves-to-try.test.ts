/**
 * The arrows on a board on which rules are tried: how many are shown, whose they are, and from which rules
 * they come.
 */
import { expect, test } from 'vitest';
import { openMovesToTry } from '../../../../engine/rulesets/index.ts';
import { textsOfRegistered } from '../../../fixtures/texts-of-registered.ts';

const { amazons, konane } = textsOfRegistered;
test('of very many moves as many arrows of both players are shown, and all are counted', () => {
  const rules =
    'board: grid\npieces: L a queen, R a queen\nLeft, any direction: L.*. -> ..*L\nRight: as Left, with L and R exchanged\n';
  const rows = ['LLLLLLLLLL', ...new Array<string>(8).fill('..........'), 'RRRRRRRRRR'];
  const { arrows, all, moves } = openMovesToTry()({ rules, position: rows.join('/'), begun: [] });
  // A queen at the edge of column c goes 8 squares along it, and as far to both sides as there are columns,
  // at most 8.
  const own = Array.from({ length: 10 }, (_, c) => 8 + Math.min(8, c) + Math.min(8, 9 - c));
  const count = own.reduce((sum, more) => sum + more);
  expect(moves).toEqual({ left: count, right: count, either: 0 });
  expect(all).toBe(2 * count);
  expect(arrows.map(({ player }) => player).toSorted()).toEqual(
    Array.from({ length: 200 }, (_, i) => (i < 100 ? 'left' : 'right')),
  );
});

test('where there are many, moves that begin alike are one arrow, which leads on to them', () => {
  const find = openMovesToTry();
  const { arrows } = find({ rules: amazons, position: 'L.../..../...R', begun: [] });
  const [first] = arrows;
  expect(first.moves).toBeGreaterThan(1);
  expect(first.to).toBeUndefined();
  const more = find({ rules: amazons, position: 'L.../..../...R', begun: first.by });
  expect(more.moves[first.player]).toBe(first.moves);
  expect(more.arrows.every(({ by, to }) => by[1] === first.by[1] && to !== undefined)).toBe(true);
});

test('a player with few moves keeps all arrows, and the other one has the rest', () => {
  const rules = 'board: row\npieces: L a piece, R a piece\nLeft: L. -> .L\nRight: . -> R\n';
  const { arrows, all } = openMovesToTry()({ rules, position: `L${'.'.repeat(300)}L.`, begun: [] });
  expect(all).toBe(303);
  expect(arrows.filter(({ player }) => player === 'left')).toHaveLength(2);
  const right = arrows.filter(({ player }) => player === 'right').map(({ by }) => Number(by[0].slice(7)));
  expect(right).toHaveLength(198);
  // They are spread over the board.
  expect(Math.max(...right)).toBeGreaterThan(295);
});

test('rules have the numbers of their cards, also behind a line that cannot be read', () => {
  const find = openMovesToTry();
  const rules = `${konane}nonsense\nLeft: L. -> .\nLeft: .. -> ##\n`;
  const { arrows } = find({ rules, position: 'LR..', begun: [] });
  expect(
    arrows.map(({ player, by, rules: numbers, lines }) => [player, by.join(', '), numbers, lines]),
  ).toEqual([
    ['left', 'row 1, square 1, row 1, square 3', [1], [4]],
    ['left', 'row 1, square 3, row 1, square 4', [4], [8]],
    // The other player has the same rule by the mirror image.
    ['right', 'row 1, square 3, row 1, square 4', [2], [5]],
  ]);
  const second = find({ rules, position: 'LR..', begun: [], line: 8 });
  expect(second.arrows.map(({ to }) => to)).toEqual(['LR##']);
});
