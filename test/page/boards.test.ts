/**
 * Boards on the page: undoing all gives the first position back, a page that is loaded again shows the same
 * board with its game and its faulty text, and at every rest the answers shown are those of a fresh solve of
 * what is shown.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { openAsNew } from '../../app/files/drawings.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { lightPlaces, positionLookedAt, positionShown, positionStanding } from '../../app/store/board.ts';
import { redo, undo } from '../../app/store/document.ts';
import { editor } from '../../app/store/editor.ts';
import { hideAll } from '../../app/store/hidden.ts';
import { readPositionOf } from '../../app/store/position-of.ts';
import { handToMove, shownGame } from '../../app/walkthrough/shown-game.ts';
import { setView } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { drain } from '../../engine/run.ts';
import { fetchJobs, openJobs } from '../../workers/jobs/index.ts';
import type { Job } from '../../workers/protocol.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { type Act, act } from './act.ts';
import { boarding, lookingUp, playedBoard, smallBoard, varying } from './actions/boards.ts';
import { leaving, pageLoadedAgain, undoing } from './actions/history.ts';
import { rest } from './page.ts';
import { tryPageLaw } from './sequence.ts';
import { letPass } from './timers.ts';
import { openWall } from './wall.ts';

await fetchJobs();

const acts = fc.oneof(
  { weight: 6, arbitrary: boarding },
  { weight: 2, arbitrary: undoing },
  { weight: 1, arbitrary: leaving },
);

/** Without the lines of a game, which are no part of the history. */
const setUpOf = ({ board, ...document }: GameDocument): string =>
  writeDocument(
    board ? { ...setView(document, { variations: [] }), board: { ...board, line: [] } } : document,
  );

test('undoing all gives the first position back, and redoing all the last', async () => {
  const firsts = new Map<string, string>();
  const look = (): void => {
    const { drawing, past, document } = editor();
    if (!firsts.has(drawing)) firsts.set(drawing, setUpOf(past[0] ?? document));
  };
  await tryPageLaw(
    smallBoard,
    acts,
    { usual: 30, longest: 16 },
    {
      begun() {
        firsts.clear();
        look();
      },
      acted: look,
      ended() {
        look();
        const { drawing, past, document, future } = editor();
        const all = [...past, document, ...future].map(setUpOf);
        for (const _ of all) undo();
        expect(setUpOf(editor().document)).toBe(firsts.get(drawing));
        for (const _ of all) redo();
        expect(setUpOf(editor().document)).toBe(all.at(-1));
      },
    },
  );
});

function shown() {
  const { document, past, future, drawing } = editor();
  const game = shownGame();
  return {
    drawing,
    history: [...past, document, ...future].map((each) => writeDocument(each)),
    at: past.length,
    position: positionShown(editor())?.printed,
    game: game && { ...game.game, at: game.at },
  };
}

/**
 * Counts the pages that were loaded again beside a game that is shown (`told`): each shows what it showed
 * before.
 */
async function loadedAgain(
  begins: Parameters<typeof tryPageLaw>[0],
  acts: fc.WeightedArbitrary<Act>,
  runs: { readonly usual: number; readonly longest: number },
  told: (game: ReturnType<typeof shownGame>) => unknown,
): Promise<number> {
  let before: ReturnType<typeof shown> | undefined;
  let counted = 0;
  await tryPageLaw(begins, fc.oneof(acts, { weight: 1, arbitrary: fc.constant(pageLoadedAgain) }), runs, {
    async acting(act) {
      if (act !== pageLoadedAgain) return;
      await rest();
      before = shown();
    },
    async acted(act) {
      if (act !== pageLoadedAgain) return;
      await rest();
      expect(shown()).toEqual(before);
      if (told(shownGame())) counted++;
    },
  });
  return counted;
}

test('a page that is loaded again shows the same board, and the same moment of its game', async () => {
  const boards = { weight: 3, arbitrary: boarding };
  const games = await loadedAgain(
    smallBoard,
    boards,
    { usual: 40, longest: 14 },
    (all) => all?.game.plies.length,
  );
  expect(games).toBeGreaterThan(0);
});

test('a page that is loaded again shows the same variation of the same lines', async () => {
  const lines = { weight: 4, arbitrary: varying };
  const varied = await loadedAgain(
    playedBoard,
    lines,
    { usual: 40, longest: 16 },
    (all) => all?.game.variation,
  );
  expect(varied).toBeGreaterThan(oftenEnough(0));
});

test('looking at a position writes nothing, and ends with the next act', async () => {
  let ended = 0;
  let before: ReturnType<typeof editor> | undefined;
  await tryPageLaw(
    smallBoard,
    fc.oneof({ weight: 3, arbitrary: boarding }, { weight: 3, arbitrary: lookingUp }),
    { usual: 30, longest: 12 },
    {
      acting() {
        before = editor();
      },
      acted() {
        const now = editor();
        if (!before) return;
        const isSame = now.document.board === before.document.board && now.game === before.game;
        const looksOn = positionLookedAt(now) !== undefined;
        if (looksOn) {
          expect(isSame && now.past === before.past).toBe(true);
          expect(positionShown(now)?.printed).toBe(positionLookedAt(now));
        } else {
          expect(positionShown(now)?.printed).toBe(positionStanding(now)?.printed);
          if (!isSame && positionLookedAt(before) !== undefined) ended++;
        }
      },
    },
  );
  expect(ended).toBeGreaterThan(oftenEnough(0));
});

/** What a worker without a memory answers. */
const answered = (job: Job): unknown => {
  const jobs = openJobs();
  return drain((jobs[job.kind] as (asked: Job) => Generator<unknown, unknown, void>)(job));
};

const withoutTime = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'took' in answer ? { ...answer, took: 0 } : answer;

test('the answers about a board, of a position that is looked at too, are those of a fresh solve', async () => {
  let moves = 0;
  let looks = 0;
  await tryPageLaw(
    smallBoard,
    fc.oneof({ weight: 8, arbitrary: acts }, { weight: 2, arbitrary: lookingUp }),
    { usual: 30, longest: 14 },
    {
      async rested() {
        // A position is solved a moment after it was changed.
        await letPass(200);
        await rest();
        const { document, boardAnswers, mostSolved } = editor();
        const read = document.board && readPositionOf(document.board);
        if (!read?.isSound) {
          expect(boardAnswers).toBeUndefined();
          return;
        }
        const game = { ruleset: read.ruleset.id, position: read.printed, positions: mostSolved };
        const { solved, here } = boardAnswers ?? {};
        expect(boardAnswers?.game).toEqual(game);
        expect(solved?.kind === 'done' && withoutTime(solved.value)).toEqual(
          withoutTime(answered({ kind: 'board', ...game })),
        );
        const position = positionShown(editor())?.printed ?? '';
        const found = answered({ kind: 'ask', question: 'options', about: { position }, game });
        expect(here).toEqual({ position, found });
        moves += here?.found.moves.length ?? 0;
        if (positionLookedAt(editor()) !== undefined) looks++;
      },
    },
  );
  expect(moves).toBeGreaterThan(0);
  expect(looks).toBeGreaterThan(0);
});

test('the audience’s window shows the board, the moment of its game and what is clicked, as the presenter’s does', async () => {
  let wall = openWall();
  let clicks = 0;
  const looking = fc.constantFrom(
    act('a drawing is opened', () => openAsNew(emptyDocument)),
    act('all values are hidden', hideAll),
    act('a place is lit', () =>
      lightPlaces(
        positionShown(editor())
          ?.board()
          .places.slice(0, 1)
          .map(({ name }) => name) ?? [],
      ),
    ),
  );
  await tryPageLaw(
    smallBoard,
    fc.oneof({ weight: 6, arbitrary: boarding }, { weight: 1, arbitrary: looking }),
    { usual: 25, longest: 12 },
    {
      begun: () => {
        wall = openWall();
      },
      acted() {
        const scene = sceneOf(editor(), { view: undefined, pointer: undefined });
        const shown = wall(scene);
        expect(shown).toEqual(openWall()(scene));
        const { clicked, litPlaces } = editor();
        const read = positionShown(editor());
        expect(shown.board?.position).toBe(read?.printed);
        if (!shown.board) return;
        expect(shown.board.clicks.slice(1)).toEqual([clicked, undefined, litPlaces]);
        expect(shown.board.clicks[0]).toMatchObject({
          playing: shownGame() !== undefined,
          mover: handToMove(),
        });
        clicks += clicked.length + litPlaces.length;
      },
    },
  );
  expect(clicks).toBeGreaterThan(0);
});
