/**
 * Boards on which both players move at once: chosen by clicks or by name, played to the end, continued from a
 * code, with the ruleset's score.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playMove, pressPlace } from '../../app/boards/board-hand.ts';
import { boardDocument } from '../../app/edits/board.ts';
import { positionShown } from '../../app/store/board.ts';
import { startSolvingBoards } from '../../app/store/board-solving.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { gameCode } from '../../app/walkthrough/game-code.ts';
import { jointStanding } from '../../app/walkthrough/joint-game.ts';
import { chooseMove } from '../../app/walkthrough/joint-playing.ts';
import { reviewAt } from '../../app/walkthrough/joint-seen.ts';
import { beginGame, openGameOfCode, takeBack, whyNotPlayed } from '../../app/walkthrough/playing.ts';
import { endWalkthrough } from '../../app/walkthrough/walking.ts';
import { beginTest, game, known, rounds, said, twoPeople } from '../fixtures/joint-played.ts';
import { soon } from '../fixtures/played.ts';

beforeEach(async () => {
  beginTest();
  await bringRulesets();
});
afterEach(startAfresh);

function open(id: string, position: string): void {
  const ruleset = rulesetCalled(id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  openDocument(boardDocument(ruleset, { position }), 'board');
}
test('Play is offered on a board where both move at once, as on any other', () => {
  open('simultaneous-clobber', 'OXO');
  expect(whyNotPlayed()).toBeUndefined();
});

const shown = (): string | undefined => positionShown(editor())?.printed;

function click(...names: readonly string[]): void {
  for (const name of names) {
    const place = positionShown(editor())
      ?.board()
      .places.find((each) => each.name === name);
    if (!place) throw new Error(`no place "${name}"`);
    pressPlace(place);
  }
}

test('squares are taken against the computer by clicks, and each joint round is looked at again', async () => {
  open('subtraction-squares', '{1}|{2} 8');
  const end = startSolvingBoards();
  beginGame();
  expect(game().pieces[0]).toBe('{1}|{2} 8');
  const [{ by }] = rulesetCalled('subtraction-squares')?.moves(positionShown(editor())?.draft.position) ?? [];
  click(...by);
  // The computer draws from the strategy of the board's matrix.
  await soon(() => expect(rounds()).toMatch(/^0[01]$/));
  expect(shown()).toBe(rounds() === '00' ? '{1}|{2} 6' : '{1}|{2} 5');
  await known('{1}|{2} 8');
  expect(reviewAt(editor(), 1)?.value).toBe('3/8');
  expect(reviewAt(editor(), 1)?.of.right.share).toBe('1/2');
  const code = gameCode(editor().document, game());
  const before = game();
  endWalkthrough();
  expect(shown()).toBe('{1}|{2} 8');
  expect(openGameOfCode(code)).toBe(true);
  expect(game()).toEqual(before);
  takeBack();
  expect(shown()).toBe('{1}|{2} 8');
  end();
});

test('two people play several components, each move in one of them', () => {
  open('subtraction-squares', '{1}|{2} 2 + {1}|{2} 3');
  twoPeople();
  const standing = () => jointStanding(editor().document, game(), game().plies.length);
  const names = standing()?.round.rows.map(({ name }) => name) ?? [];
  expect(names).toHaveLength(4);
  chooseMove('left', 0);
  expect(shown()).toBe('{1}|{2} 2 + {1}|{2} 3');
  chooseMove('right', 3);
  expect(shown()).toBe('{1}|{2} 1 + {1}|{2} 1');
  expect(said()).toContain('Only Left can still move. Left wins.');
});

test('a move of the list begins a game in which the person is Left, and no one else’s move is made', async () => {
  open('subtraction-squares', '{1}|{2} 8');
  playMove('right', '{1}|{2} 6');
  expect(game().computer).toBe('right');
  expect(editor().round.chosen).toEqual([]);
  // Two of Left's moves lead there by themselves.
  playMove('left', '{1}|{2} 7');
  expect(editor().toasts.at(-1)?.says).toContain('Several moves lead there.');
});
