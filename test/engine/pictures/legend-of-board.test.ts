/** What the legend of a board says: whose each kind of piece is, and what is either player's beside them. */
import { expect, test } from 'vitest';
import { legendOfBoard } from '../../../engine/pictures/legend-of-board.ts';
import { goCut } from '../../../engine/rulesets/go-cut/index.ts';
import { hackenbush } from '../../../engine/rulesets/hackenbush/index.ts';
import type { Ruleset } from '../../../engine/rulesets/ruleset.ts';
import { topplingDominoes } from '../../../engine/rulesets/toppling-dominoes/index.ts';
import { positionOf } from '../../fixtures/boards.ts';

test.each([
  [
    'toppling-dominoes',
    topplingDominoes,
    'brg',
    'b: blue domino, Left’s; r: red domino, Right’s; g: green domino, either player’s',
  ],
  ['hackenbush', hackenbush, '0-1:g', 'solid: blue, Left’s; dashed: red, Right’s; double: green'],
  ['go-cut, where either player puts all stones', goCut, '...', ''],
] as const)('%s', (_, ruleset, position, says) => {
  const board = (ruleset as Ruleset).board(positionOf(ruleset as Ruleset, position));
  expect(legendOfBoard(board).join('; ')).toBe(says);
});

test('stones without letters are distinguished by how they are drawn', () => {
  const board = topplingDominoes.board(topplingDominoes.read('brg').position);
  expect(legendOfBoard(board, () => true).at(-1)).toBe('gray: green domino, either player’s');
});
