/**
 * A game on the drawing: pieces begin where they are, the computer and forced answers move by themselves, a
 * repeated position is a draw, turns are taken back; the document stays as it was, and nothing reveals hidden
 * values.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { showAll } from '../../app/store/hidden.ts';
import { toggleHidden } from '../../app/store/hiding.ts';
import { allowPositions } from '../../app/store/play.ts';
import { select } from '../../app/store/showing.ts';
import { hint, toggleEvaluates } from '../../app/walkthrough/advice.ts';
import { replyPace } from '../../app/walkthrough/computer.ts';
import { gameCode, gameOfCode } from '../../app/walkthrough/game-code.ts';
import { gameText } from '../../app/walkthrough/game-record.ts';
import { boundMet } from '../../app/walkthrough/judged.ts';
import { piecesShown, playBoard } from '../../app/walkthrough/play-board.ts';
import { beginGame, playAgain, playAlong, playAt, takeBack } from '../../app/walkthrough/playing.ts';
import { endWalkthrough, framesOf, goToFrame } from '../../app/walkthrough/walking.ts';

import { edgeKey } from '../../engine/document/index.ts';

import { engine } from '../../workers/client.ts';
import { draw, game, move, played, said, soon, twoPeople } from '../fixtures/played.ts';

beforeEach(() => {
  startAfresh();
  replyPace.now = 0;
});
afterEach(() => engine().close());

test('the computer answers, and the document stays as it was', async () => {
  draw('a -> b -> c', 'a', 'a');
  const { document } = editor();
  beginGame();
  expect(said()).toBe('Your turn.');
  move('a', 'b');
  expect(piecesShown(editor())).toEqual(['b', 'a']);
  await soon(() => expect(game().plies).toHaveLength(2));
  expect(game().plies[1].by).toBe('right');
  // Its move is in the record: at the moment before it, the computer does not think again.
  expect(said(1)).toBe('You: a → b. The computer to move.');
  // Two equal pieces: the player who starts has lost, with any move.
  await soon(() => {
    const [next] = playBoard(editor())?.moves ?? [];
    if (next) move(next.from, next.to);
    expect(said()).toContain('You cannot move. The computer wins.');
  });
  expect(editor().document).toBe(document);
  endWalkthrough();
  expect(editor().game).toBeUndefined();
  expect(piecesShown(editor())).toEqual(['a', 'a']);
});

test('only legal moves are made, and a click elsewhere deselects the piece', () => {
  draw('a -> b, c\nc -> b', 'a', 'c');
  twoPeople();
  move('a', 'a', 'b');
  expect(played()).toBe('');
  move('c', 'a');
  expect(playBoard(editor())?.chosen).toBe(0);
  move('c');
  expect(played()).toBe('ac');
});

test('without pieces there is one on the selected node, otherwise where the first click is', () => {
  draw('a -> b');
  select(['a']);
  beginGame();
  expect(game().pieces).toEqual(['a']);
  endWalkthrough();
  select([]);
  beginGame();
  expect(said()).toBe('Click the node where the piece starts.');
  playAt('a');
  expect(game().pieces).toEqual(['a']);
  expect(said()).toBe('Your turn.');
});

test('clicks on a node with a loop choose one piece after the other, then move the last; a click on an arc moves the chosen one along it', () => {
  const chosen = () => playBoard(editor())?.chosen;
  const arc = (from: string, to: string) => edgeKey({ from, to, player: 'either' });
  draw('a -> a, b\nb -> c', 'a', 'a', 'b');
  twoPeople();
  const lastMove = () => game().plies.at(-1)?.moves;
  move('a');
  expect(chosen()).toBe(0);
  move('a');
  expect([chosen(), played()]).toEqual([1, '']);
  move('a');
  expect(lastMove()).toEqual([{ piece: 1, from: 'a', to: 'a' }]);
  // The position came again, which ends the game.
  takeBack();
  move('a');
  playAlong(arc('a', 'a'));
  expect(lastMove()).toEqual([{ piece: 0, from: 'a', to: 'a' }]);
  takeBack();
  move('a', 'a');
  playAlong(arc('b', 'c'));
  expect(chosen()).toBeUndefined();
  move('a', 'a');
  playAlong(arc('a', 'b'));
  expect(lastMove()).toEqual([{ piece: 1, from: 'a', to: 'b' }]);
  // One piece alone goes along its loop by the second click.
  move('a', 'a');
  expect(lastMove()).toEqual([{ piece: 0, from: 'a', to: 'a' }]);
});

test('a player who is sent to a gray node with a choice must answer there, even if other pieces could be moved', () => {
  draw('s -> (g)\n(g) -> p, q\nu -> p', 's', 'u');
  twoPeople();
  move('s', 'g');
  expect(said()).toContain('must answer here.');
  expect(playBoard(editor())?.moves.map(({ to }) => to)).toEqual(['p', 'q']);
  expect(playBoard(editor())?.chosen).toBe(0);
  move('q');
  expect(played()).toBe('sg gq');
});

test('a carry-on move is answered by itself, and the same player moves again', async () => {
  draw('s -> (g) -> p -> q\nu -> q', 's', 'u');
  beginGame();
  move('s', 'g');
  await soon(() => expect(played()).toBe('sg gp'));
  expect(game().plies[1].forced).toBe(true);
  expect(said()).toContain('Move again.');
  takeBack();
  expect(editor().walkthrough).toMatchObject({ at: 0 });
});

test('a repeated position is a draw, and the way round is highlighted', () => {
  draw('a -> b -> a', 'a');
  twoPeople();
  move('a', 'b', 'b', 'a');
  expect(said()).toContain('Draw: this position has occurred before.');
  expect(framesOf({ of: 'game' }, editor()).lit(2).arcs).toHaveLength(2);
  expect(playBoard(editor())?.moves).toEqual([]);
});

test('Left moves along Left’s arcs and Right along Right’s; whose infinite play it is, wins a way round', () => {
  draw('a ->L b ->R a\na ->R c', 'a');
  twoPeople();
  expect(playBoard(editor())?.moves.map(({ to }) => to)).toEqual(['b']);
  expect(said()).toBe('Left to move.');
  move('a', 'b');
  expect(said()).toContain('Right to move.');
  move('b', 'a');
  expect(said()).toContain('Draw');
});

test('an earlier position is shown, and a move from there begins another line', () => {
  draw('a -> b, c\nb -> d', 'a');
  twoPeople();
  move('a', 'b', 'b', 'd');
  goToFrame(0);
  expect(piecesShown(editor())).toEqual(['a']);
  expect(played()).toBe('ab bd');
  move('a', 'c');
  expect(played()).toBe('ac');
});

test('the hint is a best move; of hidden values neither it nor an evaluation says anything', async () => {
  draw('a -> b, c\nb -> c', 'a');
  beginGame();
  hint();
  await soon(() => expect(said()).toContain('A best move: a → c, which wins in one move.'));
  toggleEvaluates();
  await soon(() =>
    expect(playBoard(editor())?.moves.map(({ to, said: brings }) => [to, brings?.says])).toEqual([
      ['b', 'loses'],
      ['c', 'wins'],
    ]),
  );
  toggleHidden(['c']);
  expect(said()).toBe('Your turn.');
  expect(playBoard(editor())?.moves.every(({ said: brings }) => brings === undefined)).toBe(true);
});

test('past the bound the computer says so, and plays when more is allowed', async () => {
  const ring = Array.from(
    { length: 40 },
    (_, v) => `v${v} -> v${(v + 1) % 40}, (w${v})\n(w${v}) -> v${(v + 7) % 40}, v0`,
  );
  draw(ring.join('\n'), 'v0', 'v1', 'v2');
  allowPositions(1000);
  beginGame();
  playAgain({ starter: 'right' });
  await soon(() => expect(said()).toContain('more than 1,000 positions'));
  expect(game().plies).toEqual([]);
  allowPositions(100_000);
  await soon(() => expect(game().plies).toHaveLength(1));
});

test('where the computer goes by values the card says so, and whether the end is in sight', async () => {
  // Left wins from a in five moves, and play from a could also go round.
  draw('a ->L b\nb ->R c\nc ->L d\nd ->R e\ne ->L f, a', 'a');
  allowPositions(2);
  beginGame();
  hint();
  await soon(() => expect(said()).toContain('A best move: a → b, which wins.'));
  expect(boundMet(editor())).toContain('does not know how many moves remain');
  // The end would be out of sight behind many thousands of positions.
  const unseen = () => {
    const { judgement } = editor();
    if (judgement?.found?.kind !== 'play') throw new Error('Nothing was judged.');
    return boundMet({ ...editor(), judgement: { ...judgement, found: { ...judgement.found, ends: false } } });
  };
  expect(unseen()).toContain('not how soon');
  // Whether a position is won is not said of hidden values.
  toggleHidden(['f']);
  expect(unseen()).toContain('does not know how many moves remain');
  showAll();
  allowPositions(1000);
  hint();
  await soon(() => expect(said()).toContain('A best move: a → b, which wins in 5 moves.'));
  expect(boundMet(editor())).toBeUndefined();
});

test('a game is a code, a text, and the same game again', () => {
  draw('a -> b, c\nb -> c', 'a', 'b');
  twoPeople();
  move('a', 'b', 'b', 'c');
  const { document } = editor();
  const code = gameCode(document, game());
  expect(code).toMatch(/^[\w.-]+$/);
  expect(gameOfCode(document, code)).toEqual(game());
  expect(gameOfCode(document, `${code}.0-0.1-2`)?.plies).toHaveLength(2);
  expect(gameOfCode(document, 'x.9')).toBeUndefined();
  expect(gameText(editor(), game())).toBe(
    'a + b\n1. The first player: a → b\n2. The second player: b → c\nThe second player: b → c. The first player to move.',
  );
});

test('after the game the record marks the turns that gave something away, in the copied text, too', async () => {
  const lines = () => gameText(editor(), game()).split('\n').slice(1, -1);
  // From a to d at once wins; from b there is one move, which gives nothing away.
  draw('a -> b, d\nb -> c, d\nc -> d', 'a');
  twoPeople();
  move('a', 'b', 'b');
  expect(lines().join(), 'nothing is told before the end').not.toContain('?');
  move('c', 'c', 'd');
  await soon(() =>
    expect(lines()).toEqual([
      '1. The first player: a → b ? gave away the win',
      '2. The second player: b → c ? gave away the win',
      '3. The first player: c → d',
    ]),
  );
  toggleHidden(['d']);
  expect(lines().join()).not.toContain('?');
  showAll();
  // A draw that was there, and points.
  draw('a -> b, c\nb -> a\nc -> d, e\ne -> f', 'a');
  twoPeople();
  move('a', 'c', 'c', 'd');
  await soon(() =>
    expect(lines()).toEqual([
      '1. The first player: a → c ? gave away the draw',
      '2. The second player: c → d',
    ]),
  );
  draw('a ->L b, c\nb: 1\nc: 5/2', 'a');
  twoPeople();
  move('a', 'b');
  await soon(() => expect(lines()).toEqual(['1. Left: a → b ? gave away 3/2 points']));
});

test('a game for which no piece is put yet is the same after its code, and puts none by itself', () => {
  draw('a -> b');
  beginGame();
  const begun = editor().game;
  expect(begun?.pieces).toEqual([]);
  const { document } = editor();
  expect(begun && gameOfCode(document, gameCode(document, begun))).toEqual(begun);
  // The full stop at the end may have been taken for the end of a sentence.
  expect(gameOfCode(document, 'lr')).toEqual(gameOfCode(document, 'lr.'));
  expect(gameOfCode(document, 'lr')?.pieces).toEqual([]);
  expect(gameOfCode(document, 'lr.?')).toBeUndefined();
});
