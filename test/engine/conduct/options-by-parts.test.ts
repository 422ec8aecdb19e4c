/**
 * What a position and its moves are worth part by part is what whole solving finds, and positions that do not
 * fall apart are left to that.
 */
import { expect, test } from 'vitest';
import { askBoard } from '../../../engine/conduct/ask-board.ts';
import { solveBoard } from '../../../engine/conduct/board.ts';
import type { BoardGame } from '../../../engine/conduct/board-game.ts';
import { openMemory } from '../../../engine/conduct/memory.ts';
import { openPartsMemory } from '../../../engine/conduct/options-by-parts.ts';
import { textOf } from '../../../engine/values/words.ts';

const ended = <T>(slices: Generator<unknown, T, void>): T => {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
};

type Told = NonNullable<ReturnType<typeof wholly>>;

const inText = ({ at, moves }: Pick<Told, 'at' | 'moves'>) => {
  const told = ({ position, value, outcome }: Told['at']) => [position, value && textOf(value), outcome];
  return [told(at), ...moves.map(({ to, player, by }) => [player, by.join(), ...told(to)])];
};

function wholly(game: BoardGame) {
  const board = ended(solveBoard(game, openMemory()));
  const options = 'kind' in board ? board : ended(askBoard('options', { position: game.position }, board));
  return options.kind === 'over-budget' ? undefined : options;
}

test.each([
  ['domineering', '.../.../..#'],
  ['clobber', 'LRLR.RLRL'],
  ['hackenbush', '0-1:b 1-2:r 0-2:g 0-3:r'],
  ['toppling-dominoes', 'brgrb'],
  ['amazons', 'L..R/#...'],
  ['octal', '0.137 4+7'],
  ['nim', '3+5'],
])('%s %s', (ruleset, position) => {
  const memory = openPartsMemory();
  const game = { ruleset, position };
  const found = ended(memory.optionsOf(game));
  const whole = wholly(game);
  if (!found || 'kind' in found || !whole) throw new Error(`Nobody can solve ${position}`);
  expect(inText(found.options)).toEqual(inText(whole));
  // What is kept of one position changes nothing about the next.
  const [after] = whole.moves;
  const next = { ruleset, position: after.to.position };
  const then = ended(memory.optionsOf(next));
  const wholeThen = wholly(next);
  if (!then || 'kind' in then || !wholeThen) throw new Error(`Nobody can solve ${next.position}`);
  expect(inText(then.options)).toEqual(inText(wholeThen));
});

test('play that goes round has no parts, and too many parts are over budget', () => {
  const memory = openPartsMemory();
  expect(
    ended(memory.optionsOf({ ruleset: 'backsliding-toads-and-frogs', position: 'T.F' })),
  ).toBeUndefined();
  expect(
    ended(memory.optionsOf({ ruleset: 'domineering', position: '..../..../....', positions: 20 })),
  ).toMatchObject({ kind: 'over-budget' });
});
