/** Moves with the same first clicks: which of them ask for more clicks. */
import { expect, test } from 'vitest';
import type { BoardMove } from '../../../../engine/rulesets/board.ts';
import { clearClicks } from '../../../../engine/rulesets/written/clear-clicks.ts';

const players = ['left', 'right', 'either'] as const;

const cleared = (moves: readonly BoardMove[]): readonly string[] =>
  clearClicks(moves, () => ['z']).map(({ by }) => by.join(''));

const move = (player: BoardMove['player'], by: string, to: number, inAnyOrder?: true): BoardMove => ({
  player,
  by: [...by],
  to,
  ...(inAnyOrder && { inAnyOrder }),
});

test('a move asks for more clicks where its own begin those of another one that the same player has', () => {
  expect(cleared([move('left', 'a', 1), move('left', 'ab', 2), move('left', 'b', 3)])).toEqual([
    'az',
    'abz',
    'b',
  ]);
  expect(cleared([move('left', 'a', 1), move('right', 'ab', 2)])).toEqual(['a', 'ab']);
  expect(cleared([move('either', 'a', 1), move('right', 'ab', 2)])).toEqual(['az', 'abz']);
  expect(cleared([move('left', 'ab', 1), move('left', 'ab', 2), move('left', 'ac', 3)])).toEqual([
    'abz',
    'abz',
    'ac',
  ]);
  expect(cleared([move('left', 'ab', 1, true), move('left', 'ba', 2, true), move('left', 'ab', 3)])).toEqual([
    'abz',
    'baz',
    'ab',
  ]);
});

test('every pair of moves is compared, also of different players', () => {
  const clicks = ['a', 'b', 'aa', 'ab', 'ba', 'aba', 'abb'];
  const begins = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
  for (const one of clicks)
    for (const other of clicks)
      for (const player of players)
        for (const against of players) {
          const isConfused =
            begins(one, other) && (player === against || player === 'either' || against === 'either');
          const more = isConfused ? 'z' : '';
          expect(cleared([move(player, one, 1), move(against, other, 2)])).toEqual([
            one + more,
            other + more,
          ]);
        }
});

test('ten thousand moves from one place with different second clicks ask for no more', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({
    player: 'left' as const,
    by: ['a', `b${i}`],
    to: i,
  }));
  expect(clearClicks(many, () => ['z'])).toEqual(many);
});
