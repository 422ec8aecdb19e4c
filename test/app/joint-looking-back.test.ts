/**
 * A joint round looked at again: with what probability each choice was played, what was best against it, what
 * it gave away; what the score is at the end; and nothing of it where values are hidden.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { editor } from '../../app/store/editor.ts';
import { hideAll } from '../../app/store/hidden.ts';
import { setEvaluates } from '../../app/store/play.ts';
import { gameText } from '../../app/walkthrough/game-record.ts';
import { chooseMove } from '../../app/walkthrough/joint-playing.ts';
import { reviewOf, worthsOf } from '../../app/walkthrough/joint-review.ts';
import { jointSeen, reviewAt } from '../../app/walkthrough/joint-seen.ts';
import { beginGame, openGame, playAgain } from '../../app/walkthrough/playing.ts';
import { goToFrame } from '../../app/walkthrough/walking.ts';

import { engine } from '../../workers/client.ts';
import {
  beginTest,
  dominated,
  draw,
  game,
  known,
  round,
  rounds,
  said,
  twoPeople,
} from '../fixtures/joint-played.ts';
import { soon } from '../fixtures/played.ts';
import { squares } from '../fixtures/strips-of-squares.ts';

beforeEach(beginTest);
afterEach(() => engine().close());

describe('looking back', () => {
  test('says with what probability, what was best against it, and what was given away', async () => {
    draw(dominated, 's');
    twoPeople();
    chooseMove('left', 1);
    chooseMove('right', 0);
    await known('s');
    expect(reviewAt(editor(), 1)).toEqual({
      worth: '0',
      value: '0',
      of: {
        left: { share: '0', best: [0], bestWorth: '1', missed: '1', gaveAway: '1' },
        right: { share: '0', best: [1], bestWorth: '-1', missed: '1', gaveAway: '1' },
      },
    });
    expect(gameText(editor(), game())).toContain('1. Left: l ? gave away 1, Right: t ? gave away 1 → d');
    expect(said()).toContain('Nobody can move any more. It is a draw.');
  });

  test('and where one player sees: the best reply, and what the other could be sure of', async () => {
    draw(dominated, 's');
    twoPeople();
    playAgain({ sees: 'right' });
    expect(jointSeen(editor())?.players.map(({ choices }) => choices.length)).toEqual([2, 0]);
    chooseMove('left', 1);
    await known('s');
    expect(jointSeen(editor())?.players[0].open).toBe('l');
    expect(jointSeen(editor())?.players[1].choices.map(({ says }) => says)).toEqual(['worth 0', 'worth −1']);
    chooseMove('right', 0);
    expect(reviewAt(editor(), 1)?.of).toEqual({
      left: { share: undefined, best: [0], bestWorth: '0', missed: '1', gaveAway: '1' },
      right: { share: undefined, best: [1], bestWorth: '-1', missed: '1', gaveAway: '1' },
    });
    expect(jointSeen(editor())?.last?.choices.map(({ lines }) => lines.join(' '))).toEqual([
      'It gave away 1. With t Left is sure to get at least 0.',
      'It gave away 1. The best answer to l is u: −1 instead of 0.',
    ]);
  });

  test('the computer that sees plays a best reply, and the one that is seen what is surest', async () => {
    draw(dominated, 's');
    beginGame();
    playAgain({ sees: 'right' });
    chooseMove('left', 0);
    await soon(() => expect(rounds()).toBe('01'));
    playAgain({ sees: 'left' });
    await soon(() => expect(round().seen).toBe(1));
    chooseMove('left', 0);
    expect(rounds()).toBe('01');
  });

  test('of the whole: neither player gains by leaving the shown strategy, and what is missed is never negative', async () => {
    draw(squares, '5');
    twoPeople();
    for (const position of ['5', '4', '3']) {
      openGame({ ...game(), pieces: [position] });
      await known(position);
      const matrix = round().known.get(position);
      if (matrix?.kind !== 'matrix') throw new Error('no matrix');
      for (const sees of [undefined, 'left', 'right'] as const)
        for (const [i] of matrix.rows.entries())
          for (const [j] of matrix.columns.entries()) {
            const review = reviewOf(matrix, { left: i, right: j }, sees);
            for (const player of ['left', 'right'] as const) {
              const { share, best, missed, gaveAway } = review?.of[player] ?? {};
              expect(missed?.startsWith('-')).toBe(false);
              expect(gaveAway?.startsWith('-')).toBe(false);
              if (share !== undefined && share !== '0') expect(gaveAway).toBe('0');
              expect(best?.includes(player === 'left' ? i : j)).toBe(missed === '0');
            }
          }
      expect(worthsOf(matrix, 'right', 'right', undefined)).toBeUndefined();
    }
  });

  test('hidden values are not mentioned: no probability, no best answer, no score', async () => {
    draw(squares, '5', { convention: 'scoring' });
    twoPeople();
    setEvaluates(true);
    for (const player of ['left', 'right', 'left', 'right'] as const) chooseMove(player, 0);
    await known('3');
    expect(said()).toContain('The score is 1. Left wins.');
    expect(JSON.stringify(jointSeen(editor()))).toContain('probability');
    hideAll();
    for (const at of [0, 1, 2]) {
      goToFrame(at);
      const shown = `${JSON.stringify(jointSeen(editor()))} ${said(at)} ${gameText(editor(), game())}`;
      expect(shown).not.toMatch(/probability|played \d|worth \d|gave away|score is \d|wins|\/2/);
    }
    expect(said(2)).toContain('The score is hidden.');
  });
});

test('in the scoring convention gains are added, and what is left counts', () => {
  draw('s ->J(a/a:1/2) t\nt ->J(a/a:-3) w\nw ->L x', 's', { convention: 'scoring' });
  twoPeople();
  for (const player of ['left', 'right'] as const) chooseMove(player, 0);
  expect(said()).toContain('Play goes to t. Left gains 1/2. ');
  for (const player of ['left', 'right'] as const) chooseMove(player, 0);
  expect(said()).toContain('Left gains −3. Only Left can still move. The score is −3/2. Right wins.');
});
