/**
 * Playing on a board: which clicks make a move, what other clicks do, who may move, and taking moves back.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pressPlace } from '../../app/boards/board-hand.ts';
import { endingAt, livePlaces } from '../../app/boards/clicks.ts';
import { showNode } from '../../app/boards/graph/GraphView.tsx';
import { placeTowards } from '../../app/boards/nearest-place.ts';
import { boardDocument, setUp } from '../../app/edits/board.ts';
import { lookAt, positionShown } from '../../app/store/board.ts';
import { startSolvingBoards } from '../../app/store/board-solving.ts';
import { openDocument, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import type { GraphBeside } from '../../app/store/state/board-graph.ts';
import { hint, toggleEvaluates } from '../../app/walkthrough/advice.ts';
import { gameOfLine, movesBy } from '../../app/walkthrough/board-rules.ts';
import { replyPace } from '../../app/walkthrough/computer.ts';
import { gameText } from '../../app/walkthrough/game-record.ts';
import { playBoard } from '../../app/walkthrough/play-board.ts';
import { beginGame, makeMove, playAgain, takeBack } from '../../app/walkthrough/playing.ts';
import { handToMove, shownGame, standingOf } from '../../app/walkthrough/shown-game.ts';
import { endWalkthrough } from '../../app/walkthrough/walking.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { rulesets } from '../../engine/run.ts';
import { engine } from '../../workers/client.ts';
import { game, said, soon } from '../fixtures/played.ts';

beforeEach(() => bringRulesets());
afterEach(startAfresh);

/** A board on which a test clicks as a person does, in a game that has begun. */
function table(id: string, position: string) {
  const ruleset = rulesetCalled(id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  openDocument(boardDocument(ruleset, { position }), 'board');
  beginGame();
  const read = () => {
    const shown = positionShown(editor());
    if (!shown) throw new Error('no board is open');
    return shown;
  };
  const now = () => {
    const shown = shownGame();
    if (!shown) throw new Error('no game is played');
    const { mover, over, moves } = standingOf(shown);
    return { position: read().printed, turn: mover, clicked: editor().clicked, over, moves };
  };
  return {
    click(name: string) {
      const place = read()
        .board()
        .places.find((each) => each.name === name);
      if (!place) throw new Error(`no place "${name}"`);
      pressPlace(place);
      return now();
    },
    back() {
      takeBack();
      return now();
    },
    live: (): string[] => [
      ...livePlaces(
        editor().clicked,
        movesBy(read(), now().turn).map(({ move }) => move),
      ),
    ],
    canMove: (): boolean => now().moves.length > 0,
  };
}

describe('toads and frogs', () => {
  test('a player chooses a toad, clicks its target, and then it is Right’s turn', () => {
    const { click, live } = table('toads-and-frogs', 'TT.F');
    expect(live()).toEqual(['square 2']);
    expect(click('square 2')).toMatchObject({ position: 'TT.F', clicked: ['square 2'] });
    expect(live()).toEqual(['square 3']);
    expect(click('square 3')).toMatchObject({ position: 'T.TF', turn: 'right', clicked: [] });
    expect(live()).toEqual(['square 4']);
  });

  test('a click that makes no move chooses another piece, or nothing', () => {
    const { click } = table('toads-and-frogs', 'T.T.F');
    click('square 1');
    expect(click('square 3').clicked).toEqual(['square 3']);
    expect(click('square 3').clicked).toEqual([]);
    click('square 1');
    expect(click('square 5')).toMatchObject({ position: 'T.T.F', clicked: [], turn: 'left' });
  });

  test('moves can be taken back to the start, and no further', () => {
    const { click, back } = table('toads-and-frogs', 'T.F');
    click('square 1');
    click('square 2');
    click('square 3');
    expect(click('square 1').position).toBe('FT.');
    expect(back()).toMatchObject({ position: '.TF', turn: 'right' });
    expect(back()).toMatchObject({ position: 'T.F', turn: 'left' });
    expect(back()).toMatchObject({ position: 'T.F', turn: 'left' });
  });
});

test('one click is a whole move of Nim for either player, until nothing is left', () => {
  const { click, canMove } = table('nim', '2+1');
  expect(click('heap 1, counter 2')).toMatchObject({ position: '1+1', turn: 'right' });
  expect(click('heap 2, counter 1')).toMatchObject({ position: '1+0', turn: 'left' });
  expect(canMove()).toBe(true);
  expect(click('heap 1, counter 1')).toMatchObject({ position: '0+0', turn: 'right' });
  expect(canMove()).toBe(false);
});

test.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: the arrow keys reach every place of every start',
  (_, ruleset) => {
    for (const { position } of ruleset.starts) {
      const read = ruleset.parse(position);
      if (!read.ok) throw new Error(`${position} is no position`);
      const { places } = ruleset.board(read.value);
      const reached = new Set([places[0]]);
      for (const place of reached) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = placeTowards(places, place, key);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(places.length);
    }
  },
);

test('the down key leads from a dark square to the next rank, and the up key back', () => {
  const fox = rulesets.find(({ id }) => id === 'fox-and-geese');
  const read = fox?.parse('.G.G/..../..../F...');
  if (!fox || !read?.ok) throw new Error('the small board is not read');
  const { places } = fox.board(read.value);
  const below = placeTowards(places, places[0], 'ArrowDown');
  expect(below?.name).toBe('rank 2, square 1');
  expect(below && placeTowards(places, below, 'ArrowUp')?.name).toBe('rank 1, square 2');
});

describe('dots and boxes: a turn is the set of its edges', () => {
  test('edges that complete boxes are clicked in any order, and the turn ends when no edge is open', () => {
    for (const boxes of [
      ['row 1, edge 1', 'row 1, edge 3'],
      ['row 1, edge 3', 'row 1, edge 1'],
    ]) {
      const { click } = table('dots-and-boxes', '.x.x/xxxxx/xxx.');
      expect(click(boxes[0])).toMatchObject({ turn: 'left', clicked: [boxes[0]] });
      expect(click(boxes[1])).toMatchObject({ turn: 'left', clicked: boxes });
      expect(click('row 3, edge 4')).toMatchObject({
        position: '3 xxxx/xxxxx/xxxx',
        turn: 'right',
        clicked: [],
      });
    }
  });

  test('an edge that completes no box ends the turn', () => {
    const { click, back } = table('dots-and-boxes', '.x./xxxx/xx.');
    expect(click('row 1, edge 1')).toMatchObject({ clicked: ['row 1, edge 1'] });
    expect(click('row 1, edge 3')).toMatchObject({ position: '1 xxx/xxxx/xx.', turn: 'right' });
    back();
    expect(click('row 1, edge 3')).toMatchObject({ position: '.xx/xxxx/xx.', turn: 'right' });
  });

  test('a box with two open edges goes to the player who draws the second', () => {
    const { click, live } = table('dots-and-boxes', './xx/.');
    expect(live()).toEqual(['row 1, edge 1', 'row 3, edge 1']);
    expect(click('row 1, edge 1')).toMatchObject({ position: 'x/xx/.', turn: 'right' });
    expect(click('row 3, edge 1')).toMatchObject({ position: '-1 x/xx/x', turn: 'left' });
  });
});

test('points of moves are known before they are made', () => {
  const ruleset = rulesets.find(({ id }) => id === 'diskonnect');
  const read = ruleset?.parse('lr.r.');
  if (!ruleset || !read?.ok) throw new Error('no such board');
  const moves = ruleset.moves(read.value).filter(({ player }) => player === 'left');
  const pointsAt = (clicked: readonly string[]) =>
    [...endingAt(clicked, moves)].map(([place, { points }]) => [place, points]);
  expect(pointsAt(['row 1, cell 1'])).toEqual([
    ['row 1, cell 3', 1],
    ['row 1, cell 5', 2],
  ]);
  expect(pointsAt([])).toEqual([]);
});

describe('the game on a board is the game of drawings', () => {
  test('its line stays with the board, is continued, and goes with another position', () => {
    const { click } = table('toads-and-frogs', 'T.F');
    click('square 1');
    click('square 2');
    click('square 3');
    click('square 1');
    expect(editor().document.board).toEqual({
      ruleset: 'toads-and-frogs',
      position: 'T.F',
      line: ['.TF', 'FT.'],
    });
    endWalkthrough();
    expect(positionShown(editor())?.printed).toBe('T.F');
    beginGame();
    expect(shownGame()).toMatchObject({ at: 2, game: { starter: 'left' } });
    setUp('TT.F');
    expect(editor().document.board).toEqual({ ruleset: 'toads-and-frogs', position: 'TT.F' });
    expect(shownGame()).toBeUndefined();
  });

  test('who started is read off the line, and what does not follow is left out', () => {
    const board = { ruleset: 'toads-and-frogs', position: 'T.F', line: ['TF.', 'FTF', 'x'] };
    expect(gameOfLine({ board })).toMatchObject({ starter: 'right', plies: [{ by: 'right' }] });
    expect(gameOfLine({ board }, undefined, ['F.T']).plies).toEqual([]);
  });

  test('a game ends when neither player can move, with a score where points count, or when a position is repeated', () => {
    const { click: jump } = table('toads-and-frogs', 'TF.');
    jump('square 1');
    expect(jump('square 3').over).toBeUndefined();
    jump('square 2');
    expect(jump('square 1').over).toEqual({ kind: 'stuck', winner: 'right' });
    expect(table('diskonnect', '1 l').click('row 1, cell 1').over).toEqual({
      kind: 'scored',
      score: '1',
      winner: 'left',
    });
    const { click } = table('backsliding-toads-and-frogs', 'T..F');
    for (const place of ['square 1', 'square 2', 'square 4', 'square 3', 'square 2', 'square 1'])
      click(place);
    click('square 3');
    expect(click('square 4').over).toEqual({ kind: 'repeat', since: 0, winner: undefined });
  });
});

test('on a board the computer answers by its ruleset’s moves, a hint is one of them, and mistakes are found', async () => {
  replyPace.now = 0;
  openDocument({ ...emptyDocument, board: { ruleset: 'nim', position: '2+1' } }, 'board');
  const end = startSolvingBoards();
  beginGame();
  toggleEvaluates();
  hint();
  await soon(() => expect(said()).toContain('A best move: heap 1, counter 2, which wins in 3 moves.'));
  expect(playBoard(editor())?.moves.map(({ to, said: brings }) => [to, brings?.says])).toEqual([
    ['0+1', 'loses'],
    ['1+1', 'wins'],
    ['2+0', 'loses'],
  ]);
  playAgain({ computer: 'right' });
  makeMove({ piece: 0, to: '2+0' });
  await soon(() => expect(said()).toContain('You cannot move. The computer wins.'));
  expect(editor().document.board?.line).toEqual(['2+0', '0+0']);
  await soon(() => expect(gameText(editor(), game())).toContain('heap 2, counter 1 ? gave away the win'));
  end();
  engine().close();
});

test('a look at a position ends with the next edit, and undoing that does not bring it back', () => {
  const ruleset = rulesetCalled('nim');
  if (!ruleset) throw new Error('no ruleset "nim"');
  openDocument(boardDocument(ruleset, { position: '2+1' }), 'board');
  lookAt('1+1');
  expect(positionShown(editor())?.printed).toBe('1+1');
  setUp('3');
  undo();
  expect(positionShown(editor())?.printed).toBe('2+1');
});

test('a click on the graph beside plays a move that the engine calls by its mirror image', async () => {
  const end = startSolvingBoards();
  table('hare-and-hounds', '-.H.-/..HR./-.H.-');
  /** What the player in turn can play, by the engine's names and as it is printed. */
  const named = async () => {
    const read = positionShown(editor());
    await soon(() => expect(editor().boardAnswers?.here?.position).toBe(read?.printed));
    const mover = handToMove();
    const printed = new Set(read && mover ? movesBy(read, mover).map(({ to }) => to) : []);
    const moves = editor().boardAnswers?.here?.found.moves ?? [];
    return { printed, called: moves.filter(({ player }) => player === mover).map(({ to }) => to) };
  };
  const click = (to: Awaited<ReturnType<typeof named>>['called'][number]): void =>
    showNode({ part: { found: [to] }, index: new Map([[to.position, 0]]) } as unknown as GraphBeside, 0);
  const begun = await named();
  const mirror = [...begun.printed].find((to) => begun.called.every(({ position }) => position !== to));
  makeMove({ piece: 0, to: mirror ?? '' });
  const after = await named();
  const other = after.called.find(({ position }) => !after.printed.has(position));
  if (!other) throw new Error('no move is called by its mirror image');
  click(other);
  expect(shownGame()?.at).toBe(2);
  end();
});
