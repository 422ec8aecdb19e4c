/** Answers about boards are sentences of a fixed form, which the engine confirms or not. */
import { expect, test } from 'vitest';
import { claimOnBoard, oracleOfBoard } from '../../fixtures/board-answers.ts';

test.each([
  ['value of position = 0', true],
  ['value of position = *', false],
  ['value of T.F = *', true],
  ['value of FT. = -1', false],
  ['position: the previous player wins', true],
  ['T.F: the next player wins', true],
  ['T.F: a draw', false],
])('“%s” is checked of a board, and holds after a move of Toads and Frogs: %s', (answer, holds) => {
  const view = {
    board: { ruleset: 'toads-and-frogs', position: 'T.F', line: ['.TF'], starter: 'left' },
  } as const;
  const oracle = oracleOfBoard(view, {});
  const claim = oracle && claimOnBoard(answer, oracle);
  expect(claim).toBeDefined();
  expect(claim?.claims === claim?.is).toBe(holds);
});
