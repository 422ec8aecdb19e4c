/**
 * A game on the drawing: pieces begin where they stand, the computer and forced answers move by themselves, a position that comes again
 * is a draw, turns are taken back; the document stays as it was, and nothing is said of hidden values.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { toggleHidden } from '../../app/store/hidden.ts';
import { allowPositions } from '../../app/store/play.ts';
import { select } from '../../app/store/showing.ts';
import type { Game } from '../../app/store/state/play.ts';
import { replyPace } from '../../app/walkthrough/computer.ts';
import { gameCode, gameOfCode } from '../../app/walkthrough/game-code.ts';
import { gameText } from '../../app/walkthrough/game-record.ts';
import { boundMet } from '../../app/walkthrough/judged.ts';
import { piecesShown, playBoard } from '../../app/walkthrough/play-board.ts';
import {
  beginGame,
  endedHere,
  endTurn,
  hint,
  playAgain,
  playAt,
  takeBack,
  toggleEvaluates,
} from '../../app/walkthrough/playing.ts';
import { endWalkthrough, framesOf, goToFrame } from '../../app/walkthrough/walking.ts';
import { addPiece, calledNode, emptyDocument, mergeEdgeList } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';

beforeEach(() => {
  startAfresh();
  replyPace.now = 0;
});
afterEach(() => engine().close());

function draw(text: string, ...pieces: readonly string[]): void {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  openDocument(pieces.reduce(addPiece, read.value), 'a drawing');
}

const game = (): Game => {
  const { game: played } = editor();
  if (!played) throw new Error('No game is played.');
  return played;
};

const said = (): string =>
  framesOf({ of: 'game' }, editor())
    .sentence(game().plies.length)
    .map((part) => (typeof part === 'string' ? part : 'node' in part ? calledNode(part.node) : ''))
    .join('');

const played = (): string =>
  game()
    .plies.map(({ moves }) => moves.map(({ from, to }) => `${from}${to}`).join('+'))
    .join(' ');

/** What a worker and a timer bring about, however busy the machine is. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });

/** Piece and end, as they are clicked. */
const move = (...nodes: readonly string[]): void => nodes.forEach(playAt);

/** Left and Right, or the first and the second player. */
const twoPeople = (): void => {
  beginGame();
  playAgain({ computer: undefined });
};

test('the computer answers, and the document stays as it was', async () => {
  draw('a -> b -> c', 'a', 'a');
  const { document } = editor();
  beginGame();
  expect(said()).toBe('Your turn.');
  move('a', 'b');
  expect(piecesShown(editor())).toEqual(['b', 'a']);
  await soon(() => expect(game().plies).toHaveLength(2));
  expect(game().plies[1].by).toBe('right');
  // Two equal pieces: whoever starts has lost, whatever is moved.
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

test('only legal moves are made, and a click elsewhere lets go of the piece', () => {
  draw('a -> b, c\nc -> b', 'a', 'c');
  twoPeople();
  move('a', 'a', 'b');
  expect(played()).toBe('');
  move('c', 'a');
  expect(playBoard(editor())?.chosen).toBe(0);
  move('c');
  expect(played()).toBe('ac');
});

test('without pieces one stands on the selected node, else where is clicked first', () => {
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

test('who is sent to a gray node with a choice must answer there, whatever else could be moved', () => {
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

test('a position that comes again is a draw, and the way round is lit', () => {
  draw('a -> b -> a', 'a');
  twoPeople();
  move('a', 'b', 'b', 'a');
  expect(said()).toContain('Draw: this position was here before.');
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
  await soon(() => expect(said()).toContain('A best move: a → c, wins in 1.'));
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
  await soon(() => expect(boundMet(editor())).toContain('sees no end yet'));
  expect(said()).toContain('A best move: a → b, wins.');
  // Whether a position is won is not said of hidden values.
  toggleHidden(['f']);
  expect(boundMet(editor())).toContain('does not know how many moves are left');
  toggleHidden(['f']);
  allowPositions(1000);
  hint();
  await soon(() => expect(said()).toContain('A best move: a → b, wins in 5.'));
  expect(boundMet(editor())).toBeUndefined();
});

test('a turn of the conjunctive sum moves every piece, and ends by itself', () => {
  draw('a -> b -> c\nd -> e -> f -> g', 'a', 'd');
  twoPeople();
  playAgain({ sum: 'conjunctive' });
  move('a', 'b');
  expect(piecesShown(editor())).toEqual(['b', 'd']);
  expect(said()).toContain('Move the next piece.');
  expect(playBoard(editor())?.moves.map(({ from }) => from)).toEqual(['d']);
  takeBack();
  expect(piecesShown(editor())).toEqual(['a', 'd']);
  move('a', 'b', 'd', 'e', 'e', 'f', 'b', 'c');
  expect(played()).toBe('ab+de ef+bc');
  expect(framesOf({ of: 'game' }, editor()).lit(2).arcs).toHaveLength(2);
  expect(said()).toContain('The first player cannot move. The second player wins.');
  expect(gameOfCode(editor().document, gameCode(editor().document, game()))).toEqual(game());
  expect(gameText(editor(), game())).toContain('a + d (conjunctive)\n1. The first player: a → b, d → e\n');
});

test('a turn of the selective sum ends when it is said, and the computer answers with a whole turn', async () => {
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

test('the hint of such a sum is a whole turn', async () => {
  draw('a -> b -> c\nd -> e', 'a', 'd');
  twoPeople();
  playAgain({ sum: 'selective' });
  hint();
  await soon(() => expect(said()).toContain('A best turn: d → e, wins in 3 turns.'));
});

test('a scoring game ends with its score, and the computer plays for it', async () => {
  draw('a ->L b, c\na ->R c\nb ->R d\nd: -1\nc: 2', 'a');
  beginGame();
  hint();
  await soon(() => expect(said()).toContain('A best move: a → c, leads to 2.'));
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
