/**
 * Playing a game on the drawing: moves of both players or of one and the computer, and the sentences about
 * them.
 */
import * as fc from 'fast-check';
import { editor } from '../../../app/store/editor.ts';
import { sumsOf } from '../../../app/store/sums-of.ts';
import { toggleEvaluates } from '../../../app/walkthrough/advice.ts';
import { playBoard } from '../../../app/walkthrough/play-board.ts';
import {
  beginGame,
  isPlaying,
  makeMove,
  playAgain,
  playAt,
  takeBack,
  whyNotPlayed,
} from '../../../app/walkthrough/playing.ts';
import { sumKinds } from '../../../engine/outcome/rules.ts';
import { type Act, act, alone, anyCommand, command, nodeAt, places, withNode } from '../act.ts';
import { letPass } from '../timers.ts';

/**
 * Does something in a game: where none is played one begins, with a piece where there is none,
 * of some sum, and its moves are judged.
 */
const inGame = (says: string, deed: () => unknown, ofSum = 0): Act =>
  act(says, () => {
    if (!isPlaying() && !whyNotPlayed()) {
      beginGame();
      const sums = sumsOf(editor().document, editor().game?.pieces);
      playAgain({ computer: undefined, sum: sums[ofSum % sums.length].id });
      if (!editor().evaluates) toggleEvaluates();
    }
    const first = nodeAt(0);
    if (playBoard(editor())?.puts && first !== undefined) playAt(first);
    return deed();
  });

/** The same, and a game that is over begins again. */
const inOpenGame = (says: string, deed: () => unknown, ofSum = 0): Act =>
  inGame(
    says,
    () => {
      if (playBoard(editor())?.moves.length === 0) playAgain();
      return deed();
    },
    ofSum,
  );

export const moving: fc.Arbitrary<Act> = fc
  .record({
    turns: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
    ofSum: fc.nat(2),
    byClicks: fc.boolean(),
  })
  .map(({ turns, ofSum, byClicks }) => {
    const deed = (): void => {
      for (const which of turns) {
        const { moves, pieces } = playBoard(editor()) ?? { moves: [], pieces: [] };
        const move = moves[which % Math.max(1, moves.length)];
        if (move && byClicks) for (const id of [pieces[move.piece], move.to]) playAt(id);
        else if (move) makeMove(move);
      }
    };
    return inOpenGame(
      `moves ${turns} of the game, of sum ${ofSum}${byClicks ? ', by clicks' : ''}`,
      deed,
      ofSum,
    );
  });

const clicked = withNode('it is clicked in the game', playAt);

const begun = fc
  .tuple(fc.constantFrom(...sumKinds), fc.constantFrom('left' as const, 'right' as const, undefined))
  .map(([sum, computer]) =>
    act(`a game, “${sum}”, against “${computer ?? 'nobody'}”`, () => {
      if (whyNotPlayed()) return;
      beginGame();
      const { document, game } = editor();
      const has = sumsOf(document, game?.pieces).some(({ id }) => id === sum);
      if (isPlaying()) playAgain({ computer, ...(has && { sum }) });
    }),
  );

export const playing: fc.Arbitrary<Act> = fc.oneof(
  { weight: 1, arbitrary: anyCommand('game.play') },
  { weight: 1, arbitrary: begun },
  { weight: 4, arbitrary: moving },
  {
    weight: 1,
    arbitrary: places.map((place) => inGame(clicked(place).says, clicked(place).do)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('game.evaluate', 'game.hint').map((id) => inGame(id, command(id).do)),
  },
  { weight: 1, arbitrary: fc.constant(inGame('game.done', command('game.done').do)) },
  { weight: 1, arbitrary: fc.constant(inGame('a turn is taken back', takeBack)) },
  { weight: 1, arbitrary: fc.constant(alone('the computer has time to move', () => letPass(700))) },
);
