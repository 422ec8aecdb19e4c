/**
 * Enters a view of the open lesson: its drawing, the part of it, the step, and whose values are hidden, as
 * the view says. Presses that come while a drawing is being opened count from where they lead; only the last
 * one is entered.
 */
import type { LessonView, ViewedBoard } from '../../../engine/lesson/index.ts';
import { canvas } from '../../canvas/viewport.ts';
import { setBoard } from '../../edits/board.ts';
import { lookAt } from '../../store/board.ts';
import { toast } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import { hiddenFrom, setHidden } from '../../store/hidden.ts';
import { currentView, markEntered } from '../../store/lesson.ts';
import { gameByTurns, positionsPlayed } from '../../store/play.ts';
import { show } from '../../store/showing.ts';
import { isOnBoard, subjectOf } from '../../store/subject.ts';
import { recordOnBoard } from '../../walkthrough/board-lines.ts';
import { gameOfLine } from '../../walkthrough/board-rules.ts';
import { openGame, whyNotPlayed } from '../../walkthrough/playing.ts';
import { beginRounds, endWalkthrough } from '../../walkthrough/walking.ts';
import { words } from '../../words.ts';
import { open } from '../drawings.ts';

/** The view that was asked for last and is not entered yet. */
const wanted = held<string | undefined>(() => undefined);
const turn = held<Promise<void>>(() => Promise.resolve());

/** Resolves when this view, or one that was asked for later, is entered. */
export function enterView(key: string): Promise<void> {
  wanted.now = key;
  turn.now = turn.now.then(async () => {
    if (wanted.now !== key) return;
    await enter(key);
    if (wanted.now === key) wanted.now = undefined;
  });
  return turn.now;
}

/** Enters the view `by` places further on; at the first and the last one it stays, and enters that again. */
export async function stepView(by: number): Promise<void> {
  const { lesson } = editor();
  if (!lesson || lesson.views.length === 0) return;
  const from = lesson.views.findIndex(({ key }) => key === (wanted.now ?? lesson.at));
  const to = Math.min(lesson.views.length - 1, Math.max(0, from === -1 ? 0 : from + by));
  await enterView(lesson.views[to].key);
}

async function enter(key: string): Promise<void> {
  const view = editor().lesson?.views.find((each) => each.key === key);
  if (!view) return;
  const another = editor().drawing !== view.drawing;
  if (another && !(await opened(view.drawing))) {
    toast(words.lesson.drawingGone(view.title || words.untitled), { stays: true });
    return;
  }
  markEntered(key);
  showAsIn(view);
  lookAsIn(view, another);
}

/** Rejected storage is as good as a missing drawing: nothing is entered. */
const opened = (drawing: string): Promise<boolean> => open(drawing).catch(() => false);

/**
 * Hides before it shows and shows before it reveals, so that no moment in between, which another window might
 * copy, tells a value that one of the two views hides.
 */
function showAsIn({ hidden, step, board, shows }: LessonView): void {
  const next = hiddenFrom(hidden);
  setHidden({ all: true, except: new Set() });
  show(shows === 'nothing' ? 'off' : shows);
  if (isOnBoard(editor())) showBoardAsIn(board);
  else if (step === undefined) endWalkthrough();
  else beginRounds(step);
  setHidden(next);
}

/**
 * Sets the board up as the view has it, with an undo step where it was different, and goes to the moment of
 * the game, along a line that is there or a new variation: what was played is kept. A board that another tab
 * writes is shown as it is.
 */
function showBoardAsIn(board: ViewedBoard | undefined): void {
  lookAt(undefined);
  if (board) setBoard(board);
  const { document } = editor();
  // A line of turns has a starter; where both move at once there is none.
  if (!board?.starter || whyNotPlayed() || subjectOf(document).movesAtOnce(document)) {
    if (editor().walkthrough) endWalkthrough();
    return;
  }
  const { starter, line = [] } = board;
  openGame(gameOfLine(document, starter), 0);
  for (const [at, position] of positionsPlayed(gameOfLine(document, starter, line)).entries()) {
    const game = gameByTurns(editor());
    if (game) recordOnBoard(game, at, position);
  }
}

/** A new drawing is there at once; within one drawing the camera glides, so that a class can follow. */
function lookAsIn({ camera }: LessonView, atOnce: boolean): void {
  canvas()?.showPart(camera, atOnce);
  // A question, or the bar of the steps, may have changed the size of the canvas.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const view = currentView(editor());
      if (view?.camera === camera && view?.drawing === editor().drawing) canvas()?.showPart(camera, false);
    }),
  );
}
