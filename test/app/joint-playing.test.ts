/**
 * A game in which both players move at once: a choice in secret is in nothing that is stored, sent, shown or
 * read aloud until both have chosen; the same seed and choices give the same game.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeRules } from '../../app/edits/drawing.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';

import { gameCode, gameOfCode } from '../../app/walkthrough/game-code.ts';
import { gameText } from '../../app/walkthrough/game-record.ts';
import {
  chooseAgain,
  chooseByHands,
  chooseMove,
  raiseForChoice,
  toggleHands,
} from '../../app/walkthrough/joint-playing.ts';

import { jointSeen } from '../../app/walkthrough/joint-seen.ts';
import {
  beginGame,
  newSeed,
  openGameOfCode,
  playAgain,
  playAt,
  takeBack,
  whyNotPlayed,
} from '../../app/walkthrough/playing.ts';
import { endWalkthrough, goToFrame } from '../../app/walkthrough/walking.ts';
import { putPieces } from '../../engine/document/edits/index.ts';

import type { Mover } from '../../engine/graph/index.ts';

import { engine } from '../../workers/client.ts';
import { soon } from '../fixtures/played.ts';
import { squares } from '../fixtures/strips-of-squares.ts';

beforeEach(beginTest);
afterEach(() => engine().close());

import { beginTest, draw, game, known, round, rounds, said, twoPeople } from '../fixtures/joint-played.ts';

/** What is stored, sent and shown. */
const everything = (): unknown => ({
  state: { ...editor(), document: undefined, walkthrough: { ...editor().walkthrough, since: 0 } },
  scene: sceneOf(editor(), { view: undefined, pointer: undefined }),
  seen: jointSeen(editor()),
  said: said(),
  code: gameCode(editor().document, game()),
  text: gameText(editor(), game()),
});
describe('a choice in secret', () => {
  test.each(['left', 'right'] as const)('of %s is in nothing until both have chosen', async (first) => {
    const other = first === 'left' ? 'right' : 'left';
    const whenChosen = async (place: number): Promise<unknown> => {
      startAfresh();
      newSeed.now = () => 7;
      draw(squares, '5');
      twoPeople();
      await known('5');
      toggleHands();
      chooseMove(first, place);
      return everything();
    };
    const [one, another] = [await whenChosen(0), await whenChosen(1)];
    expect(round().chosen).toEqual([first]);
    expect(said()).toContain('has chosen.');
    // All of it is the same, regardless of the choice.
    expect(one).toEqual(another);
    expect(game().plies).toEqual([]);
    chooseMove(other, 0);
    expect(rounds()).toBe(first === 'left' ? '10' : '01');
    expect(said()).toContain(first === 'left' ? 'Left: r. Right: l. Play goes to 2.' : 'Left: l. Right: r.');
  });

  test('can be made again, and is taken back before a joint round is', () => {
    draw(squares, '5');
    twoPeople();
    chooseMove('left', 0);
    chooseMove('left', 1);
    chooseAgain('left');
    expect(round().chosen).toEqual([]);
    chooseMove('left', 1);
    chooseMove('right', 1);
    expect(rounds()).toBe('11');
    chooseMove('right', 0);
    takeBack();
    expect(round().chosen).toEqual([]);
    chooseMove('left', 0);
    // What was taken back is not played with what comes.
    expect(rounds()).toBe('11');
    takeBack();
    takeBack();
    chooseMove('left', 0);
    chooseMove('right', 0);
    expect(rounds()).toBe('00');
  });

  test('is forgotten where another frame is shown, and the game continues from there', () => {
    draw(squares, '5');
    twoPeople();
    for (const player of ['left', 'right'] as const) chooseMove(player, 0);
    chooseMove('left', 1);
    goToFrame(0);
    chooseMove('right', 1);
    expect(rounds()).toBe('00');
    chooseMove('left', 0);
    expect(rounds()).toBe('01');
  });
});

describe('the computer', () => {
  const play = async (seed: number, ...choices: readonly number[]): Promise<string> => {
    draw(squares, '5');
    beginGame();
    playAgain({ seed });
    for (const [at, place] of choices.entries()) {
      if (!(jointSeen(editor())?.players.length ?? 0)) break;
      chooseMove('left', place);
      await soon(() => expect(game().plies).toHaveLength(at + 1));
    }
    return rounds();
  };

  test('draws the same for the same seed and choices, and its choice does not depend on the person’s', async () => {
    const games = [];
    for (const seed of [1, 2, 3, 4]) {
      const one = await play(seed, 0, 0, 0);
      expect(await play(seed, 0, 0, 0)).toBe(one);
      expect((await play(seed, 1))[1]).toBe(one[1]);
      games.push(one);
    }
    expect(new Set(games).size).toBeGreaterThan(1);
  });

  test('says that it has chosen and no more, and the game is continued from its code', async () => {
    draw(squares, '5');
    beginGame();
    expect(said()).toBe('Choose a move for Left. The computer chooses without seeing it.');
    chooseMove('right', 0);
    expect(round().chosen).toEqual([]);
    chooseMove('left', 1);
    await soon(() => expect(game().plies).toHaveLength(1));
    const code = gameCode(editor().document, game());
    expect(code).toMatch(/^jr\.\d\.7\.1-[01]$/);
    const before = game();
    endWalkthrough();
    expect(editor().game).toBeUndefined();
    expect(openGameOfCode(code)).toBe(true);
    expect(game()).toEqual(before);
    for (const wrong of ['j', 'jr.9.7', 'jr.0', 'jx.0.7', 'jr.0.7.0', 'jr.0.zzzzzzz'])
      expect(gameOfCode(editor().document, wrong)).toBeUndefined();
    // A round that cannot be played ends what is read.
    expect(gameOfCode(editor().document, `${code}.5-0.0-0`)).toEqual(before);
  });

  test('has no strategy beside a hole, and says why; two people choose again where a pair has no result', async () => {
    draw('s ->L a\ns ->R d\nd ->R c', 's');
    beginGame();
    await known('s');
    expect(said()).toContain('The computer has no strategy here');
    expect(said()).toContain('Left’s move a and Right’s d at s have no result together.');
    chooseMove('left', 0);
    expect(game().plies).toEqual([]);
    twoPeople();
    chooseMove('left', 0);
    chooseMove('right', 0);
    expect(game().plies).toEqual([]);
    expect(round().chosen).toEqual([]);
    expect(editor().toasts.at(-1)?.says).toContain('a and d have no result together');
  });

  test('play that comes back ends without a winner, and no value is known', async () => {
    draw('s ->J(a/a) t\nt ->J(a/a) s', 's');
    twoPeople();
    for (const player of ['left', 'right', 'left', 'right'] as const) chooseMove(player, 0);
    expect(said()).toContain('This position has occurred before');
    await known('s');
    expect(jointSeen(editor())?.last?.says).toBe('There is no exact strategy to compare with.');
  });
});

test('a class chooses by its hands; a tie chooses nothing', () => {
  draw(squares, '5');
  twoPeople();
  toggleHands();
  expect(round().hands).toEqual({ left: [0, 0], right: [0, 0] });
  chooseByHands('left');
  raiseForChoice('left', 0, 1);
  raiseForChoice('left', 1, 1);
  raiseForChoice('left', 1, -1);
  raiseForChoice('left', 1, -1);
  raiseForChoice('left', 1, 1);
  chooseByHands('left');
  expect(round().chosen).toEqual([]);
  raiseForChoice('left', 1, 1);
  chooseByHands('left');
  chooseMove('right', 0);
  expect(rounds()).toBe('10');
  // Every joint round counts anew.
  expect(round().hands).toEqual({ left: [0, 0], right: [0, 0] });
});

test('a piece is put where none is, one alone is played, and another drawing ends the game', () => {
  const players = (): readonly Mover[] => jointSeen(editor())?.players.map(({ player }) => player) ?? [];
  draw(squares, '');
  beginGame();
  expect(said()).toBe('Click the node where play begins.');
  playAt('3');
  expect(game().pieces[0]).toBe('3');
  expect(players()).toEqual(['left', 'right']);
  changeRules({ convention: 'scoring' });
  expect(editor().game).toBeUndefined();
  openDocument(putPieces(editor().document, ['3', '5']), 'two pieces');
  expect(whyNotPlayed()).toContain('only one piece');
});
