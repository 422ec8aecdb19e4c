/** Hands on the open board: what drags and keys move, and the words about a piece before it is taken up. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arrowsOfMoves } from '../../app/boards/BoardHints.tsx';
import { bestBoardMoves, goodMoves, goodSaid, signsOfMove } from '../../app/boards/best-moves.ts';
import { typeAtPlace } from '../../app/boards/board-hand.ts';
import { afterDrag } from '../../app/boards/clicks.ts';
import { pieceAt } from '../../app/boards/drags.ts';
import { shortWorth } from '../../app/boards/short-worth.ts';
import { saidOfPieces, valuesAtEnds } from '../../app/boards/values-at-ends.ts';
import { startSolvingBoards } from '../../app/store/board-solving.ts';
import { undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { whatToClick } from '../../app/walkthrough/by-hand.ts';
import { beginGame } from '../../app/walkthrough/playing.ts';
import type { BoardMove } from '../../engine/rulesets/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { engine } from '../../workers/client.ts';
import { table } from '../fixtures/board-table.ts';
import { soon } from '../fixtures/played.ts';

beforeEach(() => bringRulesets());
afterEach(startAfresh);

describe('a board is set up', () => {
  test('a drag moves a piece, which is one undo step, also the only piece that must be there', () => {
    const { drag, position } = table('fox-and-geese', '.G.G/..../..../F...');
    const { past } = editor();
    expect(drag('rank 1, square 2', 'rank 2, square 3')).toMatchObject({
      lifts: true,
      lands: true,
      position: '...G/..G./..../F...',
    });
    expect(editor().past.length).toBe(past.length + 1);
    undo();
    expect(position()).toBe('.G.G/..../..../F...');
    expect(drag('rank 4, square 1', 'rank 3, square 4').position).toBe('.G.G/..../...F/....');
    expect(editor().lifted).toBeUndefined();
  });

  test('an empty place is not dragged, a piece takes no other’s place, and beside the board it is put back', () => {
    const { drag } = table('fox-and-geese', '.G.G/..../..../F...');
    const kept = editor().document;
    expect(drag('rank 2, square 1', 'rank 2, square 3').lifts).toBe(false);
    expect(drag('rank 1, square 2', 'rank 4, square 1')).toMatchObject({ lifts: true, lands: false });
    expect(drag('rank 1, square 2', undefined).lands).toBe(false);
    expect(drag('rank 1, square 2', 'rank 1, square 2').lands).toBe(false);
    expect(editor().document).toBe(kept);
  });

  test('the highest counter of a heap goes on top of another heap, and no lower one anywhere', () => {
    const { drag } = table('nim', '3+1');
    expect(drag('heap 1, counter 2', 'heap 2, counter 2').lifts).toBe(false);
    expect(drag('heap 1, counter 3', 'heap 2, counter 3').lands).toBe(false);
    expect(drag('heap 1, counter 3', 'heap 2, counter 2').position).toBe('2+2');
  });

  test('what is lifted is the piece and its letter, and not the square', () => {
    const { read } = table('fox-and-geese', '.G.G/..../..../F...');
    const piece = pieceAt(read(), 'rank 1, square 2');
    const board = read().board();
    expect([...(piece?.texts ?? [])].map((i) => board.texts[i].text)).toEqual(['G']);
    expect([...(piece?.shapes ?? [])].map((i) => board.shapes[i].look)).toEqual(['left stone']);
  });

  test('Home and End lead to the ends of the rank, and with Ctrl to the corners', () => {
    const { keys } = table('fox-and-geese', '.G.G/..../..../F...');
    expect(keys('rank 2, square 3', 'Home', 'End', 'Ctrl+End', 'Home', 'Ctrl+Home')).toEqual([
      'rank 2, square 1',
      'rank 2, square 3',
      'rank 4, square 3',
      'rank 4, square 1',
      'rank 1, square 2',
    ]);
    expect(keys('rank 2, square 3', 'Tab')).toEqual([undefined]);
  });

  test('Delete and the point clear, and a piece’s letter is never a command’s, also where it changes nothing', () => {
    const { read, place, position } = table(
      'hare-and-hounds',
      rulesetCalled('hare-and-hounds')?.starts[0].position ?? '',
    );
    const hound = read()
      .board()
      .places.find(({ holds }) => holds === 'a hound');
    if (!hound) throw new Error('no hound is on the board');
    const was = position();
    expect(typeAtPlace(hound, 'h')).toBe(true);
    expect(position()).toBe(was);
    expect(typeAtPlace(hound, 'Delete')).toBe(true);
    expect(position()).not.toBe(was);
    expect(typeAtPlace(place(hound.name), '.')).toBe(true);
    expect(typeAtPlace(place(hound.name), 'v')).toBe(false);
    expect(typeAtPlace(place(hound.name), 'h')).toBe(true);
    expect(position()).toBe(was);
  });
});

describe('a board is played', () => {
  test('a drag plays the move, and where it is none the piece is where it was', () => {
    const { drag } = table('toads-and-frogs', 'TT.F');
    beginGame();
    expect(drag('square 1', 'square 3').lifts).toBe(false);
    expect(drag('square 4', 'square 3').lifts).toBe(false);
    expect(drag('square 2', 'square 4')).toMatchObject({ lifts: true, lands: false, position: 'TT.F' });
    expect(drag('square 2', undefined)).toMatchObject({ position: 'TT.F', clicked: [] });
    expect(drag('square 2', 'square 3')).toMatchObject({ lands: true, position: 'T.TF', clicked: [] });
  });

  test('a drag goes over all jumps of a move where one move goes so', () => {
    const { drag } = table('diskonnect', 'lr.r.');
    beginGame();
    expect(drag('row 1, cell 1', 'row 1, cell 5').position).toBe('2 ....l');
  });

  test('a drag makes the one move with these places; where two have them, it makes none, and where the second place is the next, it is a click', () => {
    const move = (...by: readonly string[]): BoardMove => ({ player: 'left', by, to: by.join('') });
    const [once, other] = [move('a', 'b', 'd'), move('a', 'c', 'd')];
    expect(afterDrag(['a'], [once, move('a', 'c')], 'd')).toEqual({ move: once });
    expect(afterDrag(['a'], [once, other], 'd')).toBeUndefined();
    expect(afterDrag(['a'], [once, other], 'b')).toEqual({ clicked: ['a', 'b'] });
    expect(afterDrag(['a', 'b'], [once, other], 'd')).toEqual({ move: once });
    expect(afterDrag(['a'], [once, move('c', 'b')], 'c')).toBeUndefined();
    expect(afterDrag(['a'], [once], 'a')).toBeUndefined();
    expect(afterDrag(['a'], [once, move('a', 'c', 'b')], 'b'), 'though a move ends there').toEqual({
      clicked: ['a', 'b'],
    });
    expect(afterDrag(['a', 'b'], [move('a', 'b', 'a')], 'a')).toMatchObject({ move: { to: 'aba' } });
  });

  test('a ruleset whose moves are clicked in several places says what is clicked next', () => {
    const { drag, read } = table('amazons', 'L..');
    beginGame();
    expect(whatToClick(editor())).toBe('Click an amazon.');
    expect(drag('row 1, square 1', 'row 1, square 2').clicked).toEqual([
      'row 1, square 1',
      'row 1, square 2',
    ]);
    expect(whatToClick(editor())).toBe(
      'Click the square that its arrow hits. To cancel, click the same place again.',
    );
    expect([...saidOfPieces(read().moves(), read(), undefined, 'left').values()]).toEqual([
      'can go to row 1, square 2 and then row 1, square 1; to row 1, square 2 and then row 1, square 3; to row 1, square 3 and then row 1, square 2; and to 1 more place',
    ]);
    expect(drag('row 1, square 2', 'row 1, square 1').position).toBe('#L.');
  });

  test('moves that begin alike have one arrow, to where they all go first, with the best of them', async () => {
    const { read } = table('amazons', 'L...R');
    const end = startSolvingBoards();
    await soon(() => expect(editor().boardAnswers?.here).toBeDefined());
    const left = (editor().boardAnswers?.here?.found.moves ?? []).filter(({ player }) => player === 'left');
    const arrows = arrowsOfMoves(left, 'left', false);
    expect(arrows.map((arrow) => arrow.end)).toEqual([
      'row 1, square 2',
      'row 1, square 3',
      'row 1, square 4',
    ]);
    const best = bestBoardMoves(left, 'left');
    expect(arrows.filter(({ move }) => best.has(move)).map((arrow) => arrow.end)).toEqual([
      ...new Set([...best].map(({ by }) => by[1])),
    ]);
    expect(best.size).toBeGreaterThan(0);
    expect(arrowsOfMoves(left, 'left', true)).toHaveLength(left.length);
    expect(left.length).toBe(
      read()
        .moves()
        .filter(({ player }) => player === 'left').length,
    );
    end();
    engine().close();
  });

  test('a move that wins alone and loses in a sum is not advice: what wins has a sign, and what no other move beats another', async () => {
    table('hackenbush', '0-1:b 1-2:b 0-3:b');
    const end = startSolvingBoards();
    await soon(() => expect(editor().boardAnswers?.here).toBeDefined());
    const { here, game } = editor().boardAnswers ?? {};
    if (!here || !game) throw new Error('not solved');
    const about = { position: here.position };
    const order = await engine().run({ kind: 'ask', question: 'order', about, game }).answer;
    if (order.kind !== 'done') throw new Error('no order');
    const good = goodMoves(here.found.moves, 'left', order.value.better);
    const told = [...good].map(([{ to }, found]) => [
      to.value && textOf(to.value),
      signsOfMove(found),
      goodSaid(found),
    ]);
    // Beside −2 the move to 1 loses, and the moves to 2 do not.
    const best = 'wins, no other move leads to a better value';
    expect(told.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      ['1', '✓', 'wins'],
      ['2', '✓★', best],
      ['2', '✓★', best],
    ]);
    expect([...goodMoves(here.found.moves, 'left', undefined).values()].map(signsOfMove)).toEqual([
      '✓',
      '✓',
      '✓',
    ]);
    end();
    engine().close();
  });

  test('one place that is a whole move is clicked, not dragged', () => {
    const { drag } = table('nim', '2+1');
    beginGame();
    expect(drag('heap 1, counter 2', 'heap 2, counter 2')).toMatchObject({ lifts: false, position: '2+1' });
  });

  test('Tab leads from piece to piece and then off the board; arrows choose its end, Enter goes there, Esc back', () => {
    const { keys, position } = table('fox-and-geese', '.G.G/..../..../F...');
    beginGame();
    expect(keys('rank 1, square 2', 'Tab', 'Tab', 'Shift+Tab')).toEqual([
      'rank 1, square 4',
      undefined,
      'rank 1, square 2',
    ]);
    expect(keys('rank 1, square 4', 'Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Escape')).toEqual(
      ['rank 1, square 2', 'rank 2, square 1', 'rank 2, square 3', 'rank 2, square 3', 'rank 1, square 2'],
    );
    expect(editor().clicked).toEqual([]);
    keys('rank 1, square 2', 'Enter', 'ArrowDown', 'ArrowRight', 'Enter');
    expect(position()).toBe('...G/..G./..../F...');
    // Without Tab and with nothing taken up, arrows lead anywhere.
    expect(keys('rank 4, square 1', 'ArrowRight')).toEqual(['rank 4, square 3']);
  });

  test('a piece says where it can go and with what result, the best first, and many are counted', async () => {
    const { read } = table('fox-and-geese', '...G/..G./..../F...');
    const end = startSolvingBoards();
    await soon(() => expect(editor().boardAnswers?.here).toBeDefined());
    const { here } = editor().boardAnswers ?? {};
    const own = read()
      .moves()
      .filter(({ player }) => player === 'left');
    expect([...saidOfPieces(own.toReversed(), read(), here, 'left')]).toEqual([
      ['rank 2, square 3', 'can go to rank 3, square 2, worth three, wins; to rank 3, square 4, worth off'],
    ]);
    end();
    engine().close();
    const { read: other } = table('annihilation', '1>2 1>3 1>4 1>5 @ 1');
    const said = [...saidOfPieces(other().moves(), other(), undefined, 'left').values()];
    expect(said).toEqual(['can go to node 2; to node 3; to node 4; and to 1 more place']);
  });

  test('a short value is typeset where a move ends, and a long one is reported as long', async () => {
    const { read } = table('hare-and-hounds', '-.H.-/H...R/-H..-');
    const end = startSolvingBoards();
    await soon(() => expect(editor().boardAnswers?.here).toBeDefined());
    const { here } = editor().boardAnswers ?? {};
    const moves = read()
      .moves()
      .filter(({ by }) => by[0] === 'row 1, point 3' || by[0] === 'row 2, point 1');
    const brings = valuesAtEnds(new Map(moves.map((move) => [move.by[1], move])), read(), here, 'left');
    const unknown = { value: undefined, outcome: undefined };
    expect(shortWorth(brings.get('row 1, point 4') ?? unknown)).toMatchObject([
      { text: '+', script: 'base' },
      { text: 'on', script: 'sub' },
    ]);
    const long = brings.get('row 2, point 2');
    expect(long?.says).toBe('worth a long value');
    expect(shortWorth(long ?? unknown)).toMatchObject([{ text: '𝒩', script: 'base' }]);
    end();
    engine().close();
  });
});
