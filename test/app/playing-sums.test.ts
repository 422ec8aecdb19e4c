/**
 * Games in which a turn is several moves, or the score counts: turns begun, ended and taken back, hints,
 * records, codes.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeRules } from '../../app/edits/drawing.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { startSolving } from '../../app/store/solving.ts';
import { sumsOf } from '../../app/store/sums-of.ts';
import { endedHere, hint, toggleEvaluates } from '../../app/walkthrough/advice.ts';
import { replyPace } from '../../app/walkthrough/computer.ts';
import { gameCode, gameOfCode } from '../../app/walkthrough/game-code.ts';
import { gameText } from '../../app/walkthrough/game-record.ts';
import { piecesShown, playBoard } from '../../app/walkthrough/play-board.ts';
import { beginGame, endTurn, playAgain, takeBack } from '../../app/walkthrough/playing.ts';
import { framesOf, pressWalkKey } from '../../app/walkthrough/walking.ts';
import { engine } from '../../workers/client.ts';
import { draw, game, move, played, said, soon, twoPeople } from '../fixtures/played.ts';

beforeEach(() => {
  startAfresh();
  replyPace.now = 0;
});
afterEach(() => engine().close());

test('a turn of the conjunctive sum moves every piece, and ends by itself', () => {
  draw('a -> b -> c\nd -> e -> f -> g', 'a', 'd');
  twoPeople();
  playAgain({ sum: 'conjunctive' });
  move('a', 'b');
  expect(piecesShown(editor())).toEqual(['b', 'd']);
  expect(said()).toContain('1 of 2 pieces moved. Move the next piece.');
  expect(playBoard(editor())?.moves.map(({ from }) => from)).toEqual(['d']);
  takeBack();
  expect(piecesShown(editor())).toEqual(['a', 'd']);
  move('a', 'b', 'd', 'e', 'e', 'f', 'b', 'c');
  expect(played()).toBe('ab+de ef+bc');
  expect(framesOf({ of: 'game' }, editor()).lit(2).arcs).toHaveLength(2);
  expect(said()).toContain('The first player cannot move. The second player wins.');
  expect(gameOfCode(editor().document, gameCode(editor().document, game()))).toEqual(game());
  expect(gameText(editor(), game())).toContain('a ∧ d (conjunctive)\n1. The first player: a → b, d → e\n');
});

test('a turn of the selective sum ends on request, and the computer answers with a whole turn', async () => {
  draw('a -> b -> c\nd -> e', 'a', 'd');
  beginGame();
  playAgain({ sum: 'selective' });
  endTurn();
  expect(played()).toBe('');
  toggleEvaluates();
  move('a', 'b');
  expect(said()).toContain('Move another piece, or press Done.');
  // Both components are odd then, so that the computer can make both even at once.
  await soon(() => expect(endedHere()).toBe('loses'));
  endTurn();
  await soon(() => expect(played()).toBe('ab bc+de'));
  expect(said()).toContain('You cannot move. The computer wins.');
});

test('the sequential sum is played piece after piece, to the last; the record, the code and the review know it', async () => {
  draw('3 -> 2, 1\n2 -> 1, 0\n1 -> 0\nn2 -> n1, n0\nn1 -> n0', '3', 'n2');
  changeRules({ sum: 'sequential' });
  twoPeople();
  expect(game().sum).toBe('sequential');
  hint();
  await soon(() => expect(said()).toContain('A best move: 3 → 1, which wins in 3 moves.'));
  expect(playBoard(editor())?.moves.map(({ from }) => from)).toEqual(['3', '3']);
  move('3', '2', '2', '0');
  expect(playBoard(editor())?.moves.map(({ from }) => from)).toEqual(['n2', 'n2']);
  move('n2', 'n0');
  expect(said()).toContain('The second player cannot move. The first player wins.');
  expect(gameOfCode(editor().document, gameCode(editor().document, game()))).toEqual(game());
  expect(gameText(editor(), game())).toContain('3 → n2 (sequential)\n1. The first player: 3 → 2');
  await soon(() => expect(gameText(editor(), game())).toContain('3 → 2 ? gave away the win'));
});

test('a turn of the continued conjunctive sum moves what is not over, and Escape takes its last move back', async () => {
  draw('a -> b\nd -> e -> f -> g', 'a', 'd');
  changeRules({ sum: 'continued' });
  beginGame();
  playAgain({ starter: 'right' });
  await soon(() => expect(played()).toBe('ab+de'));
  hint();
  await soon(() => expect(said()).toContain('A best turn: e → f, which loses.'));
  move('e', 'f');
  await soon(() => expect(said()).toContain('You cannot move. The computer wins.'));
  twoPeople();
  move('a', 'b');
  expect(said()).toContain('1 of 2 pieces moved.');
  pressWalkKey('Escape');
  expect([piecesShown(editor()), editor().made]).toEqual([['a', 'd'], []]);
  pressWalkKey('Escape');
  expect(editor().walkthrough).toBeUndefined();
});

test('the hint of such a sum is a whole turn', async () => {
  draw('a -> b -> c\nd -> e', 'a', 'd');
  twoPeople();
  playAgain({ sum: 'selective' });
  hint();
  await soon(() => expect(said()).toContain('A best turn: d → e, which wins in 3 turns.'));
});

test('in annihilation two pieces that meet vanish, and the record and the code of the game say so', async () => {
  draw('a -> b -> c -> a\nc -> d', 'a', 'b');
  twoPeople();
  playAgain({ sum: 'annihilation' });
  hint();
  await soon(() => expect(said()).toMatch(/A best move: a → b, which wins in one move\./));
  move('b', 'c', 'a', 'b', 'b', 'c');
  expect(piecesShown(editor())).toEqual(['', '']);
  expect(said()).toContain('The first player: b → c. The two pieces vanish. The second player cannot move.');
  expect(gameOfCode(editor().document, gameCode(editor().document, game()))).toEqual(game());
  expect(gameText(editor(), game())).toContain('b → c (The two pieces vanish.)');
  takeBack();
  expect(piecesShown(editor())).toEqual(['b', 'c']);
});

test('the sum in which pieces vanish is asked about when it is chosen, and for such pieces alone', async () => {
  const stop = startSolving();
  draw('a -> b -> c -> a', 'a', 'b', 'c');
  await soon(() => expect(editor().sum).toMatchObject({ by: 'values' }));
  changeRules({ sum: 'annihilation' });
  await soon(() => expect(editor().sum).toMatchObject({ outcome: 'D', by: 'play' }));
  changeRules({ sum: 'disjunctive' });
  await soon(() => expect(editor().sum).toMatchObject({ by: 'values' }));
  draw('a -> b -> c -> a', 'a', 'a');
  expect(sumsOf(editor().document).map(({ id }) => id)).not.toContain('annihilation');
  stop();
});

test('a scoring game ends with its score, and the computer plays for it', async () => {
  draw('a ->L b, c\na ->R c\nb ->R d\nd: -1\nc: 2', 'a');
  beginGame();
  hint();
  await soon(() => expect(said()).toContain('A best move: a → c, which leads to 2.'));
  toggleEvaluates();
  await soon(() =>
    expect(playBoard(editor())?.moves.map(({ to, said: brings }) => [to, brings?.says])).toEqual([
      ['b', 'worse: −1'],
      ['c', 'best: 2'],
    ]),
  );
  move('a', 'b');
  await soon(() => expect(played()).toBe('ab bd'));
  expect(said()).toContain('You (Left) cannot move. The score is −1. The computer (Right) wins.');
  expect(gameText(editor(), game())).toContain('The score is −1.');
});

test('a scoring game that goes round has no score', () => {
  draw('a ->L b\nb ->R a\nc: 1', 'a');
  twoPeople();
  move('a', 'b', 'b', 'a');
  expect(said()).toContain('it has no score');
});
