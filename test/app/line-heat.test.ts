/**
 * The chart of a game by temperature: exact means and temperatures of its moments, what its moves gave away,
 * and the hottest piece beside the move that wins; or why there is none. Nothing of hidden values is shown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sceneOf } from '../../app/present/scene-of.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, showAll } from '../../app/store/hidden.ts';
import { showHeat } from '../../app/store/play.ts';
import { toggleEvaluates } from '../../app/walkthrough/advice.ts';
import { replyPace } from '../../app/walkthrough/computer.ts';
import { gameCode, gameOfCode } from '../../app/walkthrough/game-code.ts';
import { type LineHeat, lineHeat } from '../../app/walkthrough/line-heat.ts';
import { playBoard } from '../../app/walkthrough/play-board.ts';
import { beginGame, playAgain } from '../../app/walkthrough/playing.ts';
import { goToFrame } from '../../app/walkthrough/walking.ts';
import { readDocument } from '../../engine/document/index.ts';
import { engine } from '../../workers/client.ts';
import { draw, game, move, played, soon, twoPeople } from '../fixtures/played.ts';

beforeEach(() => {
  startAfresh();
  replyPace.now = 0;
});
afterEach(() => engine().close());

function openHotGames(): void {
  const path = join(import.meta.dirname, '../../public/examples/hot-games.grundy.json');
  const read = readDocument(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.problems[0].says);
  openDocument(read.value.document, 'hot games');
}

const found = async (plies: number): Promise<Extract<LineHeat, { kind: 'line' }>> => {
  await soon(() => {
    const line = lineHeat(editor());
    expect(line?.kind === 'line' && line.plies.filter(Boolean)).toHaveLength(plies);
  });
  return lineHeat(editor()) as Extract<LineHeat, { kind: 'line' }>;
};

const marked = (): readonly string[] => playBoard(editor())?.hottest ?? [];

test('the hottest piece is marked beside the other one that wins, and the chart says what was given away', async () => {
  openHotGames();
  twoPeople();
  await found(0);
  expect(marked()).toEqual([]);
  toggleEvaluates();
  await soon(() => expect(playBoard(editor())?.moves.some(({ said }) => said !== undefined)).toBe(true));
  expect(marked()).toEqual(['a']);
  expect(playBoard(editor())?.moves.map(({ from, said }) => [from, said?.result])).toEqual([
    ['a', 'loses'],
    ['b', 'wins'],
    ['c', 'loses'],
  ]);
  move('a', 'c');
  move('b', 'r2');
  const { moments, plies } = await found(2);
  expect(moments.map((heat) => [heat?.mean, heat?.temperature])).toEqual([
    [-1 / 2, 2],
    [3 / 2, 3 / 2],
    [0, -1],
  ]);
  expect(plies.map((ply) => [ply?.grade?.sign, ply?.worth])).toEqual([
    ['✗', 'It gains 2 in the mean, at temperature 2; by orthodox accounting nothing is given away.'],
    ['=', expect.stringContaining('It gains 3/2')],
  ]);
  // Both pieces that are left are equally hot, though their sum is a number.
  expect(marked()).toEqual(['c', 'c']);
  // An audience is shown the same chart, as long as it is the same one record, unless it is not visible here.
  showHeat(true);
  const told = () => sceneOf(editor(), { view: undefined, pointer: undefined }).heat;
  expect(told()).toMatchObject({ at: 2, onBoard: false, moments });
  expect(told()?.plies.map(({ says }) => says)).toEqual(
    plies.map((ply) => `${ply?.grade?.says} ${ply?.worth}`),
  );
  expect(told()).toBe(told());
  showHeat(false);
  expect(told()).toBeUndefined();
  showHeat(true);
  goToFrame(0);
  expect(told()?.at).toBe(0);
  expect(marked()).toEqual(['a']);
  hideAll();
  expect(told()).toBeUndefined();
  expect(marked()).toEqual([]);
  expect(lineHeat(editor())).toMatchObject({ kind: 'none', says: expect.stringContaining('hidden') });
  showAll();
  expect(marked()).toEqual(['a']);
});

test('a longer line continues from what is known, and hides with another sum', async () => {
  openHotGames();
  twoPeople();
  showHeat(true);
  for (const ply of [
    ['b', 'l1'],
    ['a', 'r3'],
    ['c', 'l2'],
    ['r3', 'r2'],
  ])
    move(...ply);
  const { plies } = await found(4);
  expect(plies.every((ply) => ply?.worth?.includes('nothing is given away') || ply?.grade)).toBe(true);
  playAgain({ sum: 'conjunctive' });
  expect(lineHeat(editor())).toMatchObject({
    kind: 'none',
    says: expect.stringContaining('a turn moves any one'),
  });
});

test('a computer that plays by temperature moves in the hottest piece, and loses there; the perfect one does not', async () => {
  openHotGames();
  beginGame();
  playAgain({ computer: 'left', byTemperature: true });
  await soon(() => expect(played()).toBe('ac'));
  expect(gameOfCode(editor().document, gameCode(editor().document, game()))).toEqual(game());
  playAgain({ byTemperature: false });
  await soon(() => expect(played()).toBe('bl1'));
  // Where there are no temperatures it plays as the other one does.
  draw('a ->L a\na ->R b\nc ->L d', 'a', 'c');
  beginGame();
  playAgain({ computer: 'left', byTemperature: true });
  await soon(() => expect(game().plies).toHaveLength(1));
});

const without = [
  ['impartial', 'a -> b', 'the same moves'],
  ['scored', 'a ->L b\na ->R c\nb: 1\nc: -1', 'has scores'],
  ['loopy', 'a ->L a\na ->R b', 'loopy'],
] as const;

test.each(without)('for %s values the page says why there is no chart', async (_, drawn, says) => {
  draw(drawn, 'a');
  twoPeople();
  await soon(() =>
    expect(lineHeat(editor())).toMatchObject({ kind: 'none', says: expect.stringContaining(says) }),
  );
});
