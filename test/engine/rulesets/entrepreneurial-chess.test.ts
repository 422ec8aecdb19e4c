/**
 * Entrepreneurial Chess: counts of positions, the messages about wrong ones, and the corner from which
 * squares are counted.
 */
import { expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { entrepreneurialChess as chess } from '../../../engine/rulesets/entrepreneurial-chess/index.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import { positionOf } from '../../fixtures/boards.ts';

const position = (text: string) => positionOf(chess, text) as ReturnType<typeof chess.read>['position'];

test.each([
  ['3x3 k=0,0 K=2,2 R=2,0', 261],
  ['4x4 k=0,0 K=3,3 R=3,0', 2_347],
])('%s has %d positions, integers among them', (text, count) => {
  const found = drain(generate(chess.coder(position(text))));
  expect(found.kind === 'generated' && found.codes.length).toBe(count);
});

test.each([
  ['', 'position', 'is empty; write the board and where everybody stands, like 4x4 k=0,0 K=3,3 R=3,0'],
  ['k=0,0 K=2,2 R=-', 'position', /^begins with “k=0,0”/],
  [
    '3x3 k=0,0 K=2,2',
    'position',
    'does not say where the rook is; write R= and its square, or R=- if it was taken',
  ],
  ['3x3 k=- K=2,2 R=-', 'position', 'has no lone king; write its column and row, like k=0,0'],
  ['3x3 k=0,0 K=1,1 R=-', 'column 1, row 1', /^has the king next to the lone king/],
  ['3x3 k=0,0 K=2,2 R=2,2', 'column 2, row 2', 'has K and R; move one of them'],
  ['3x3 k=0,0 K=3,2 R=-', 'position', /^has the king at 3,2, off the board/],
  ['3x3 k=0,0 K=2,2! R=-', 'column 2, row 2', /^is written K=2,2!/],
  ['3x3 k=0,0 k=1,1 K=2,2 R=-', 'position', 'has k= twice; write it once'],
  ['3x3 k=0,0 K=2,2 R=- cash=3', 'the bank', /^is not empty while pieces stand/],
  ['3x3 cash=100', 'the bank', /^has cash=100; write a number from 0 to 98/],
])('“%s” is refused: %s %s', (text, place, says) => {
  const { problems } = chess.read(text);
  expect(problems).toContainEqual({
    place,
    says: typeof says === 'string' ? says : expect.stringMatching(says),
  });
});

test('the board grows away from the corner, so that no square’s column and row change', () => {
  const start = position('3x3 k=1,0 K=2,2 R=0,2');
  const grown = (side: 'left' | 'right' | 'top' | 'bottom', way: 'grow' | 'shrink' = 'grow') => {
    const found = chess.resize?.(start, side, way);
    return found && [chess.print(found.to), found.lost.join()];
  };
  expect(grown('right')).toEqual(['4x3 k=1,0 K=2,2 R=0,2', '']);
  expect(grown('top')).toEqual(['3x4 k=1,0 K=2,2 R=0,2', '']);
  expect(grown('top', 'shrink')).toEqual([
    '3x2 k=1,0 K=- R=-',
    'the rook on column 0, row 2,the king on column 2, row 2',
  ]);
  expect([grown('left'), grown('bottom'), grown('left', 'shrink')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('nothing on the board is removed by a click at the bank', () => {
  const bankOf = (text: string) => chess.board(position(text)).places.at(-1);
  expect(bankOf('3x3 k=1,0 K=1,2 R=-')).toMatchObject({ name: 'the bank', holds: 'cash out 1', edits: [] });
  const [more] = bankOf('3x3 cash=3')?.edits ?? [];
  expect([more.says, chess.print(more.to)]).toEqual(['put a bank of 4', '3x3 cash=4']);
  // Clicks go round what a king can cash out on this board.
  const signsAt = (text: string) =>
    bankOf(text)
      ?.edits.map(({ sign }) => sign)
      .join('');
  expect([signsAt('3x3 cash=4'), signsAt('3x3 cash=12')]).toEqual(['.0123', '.01234']);
});
