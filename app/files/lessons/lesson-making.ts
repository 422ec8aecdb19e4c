/**
 * Makes a lesson: a new one, and views of it out of what is on the screen. A view that is removed can be put
 * back.
 */
import { type LessonView, plainView, type ViewedBoard } from '../../../engine/lesson/index.ts';
import { canvas } from '../../canvas/viewport.ts';
import { positionLookedAt } from '../../store/board.ts';
import { showTab, toast } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import { writtenHidden } from '../../store/hidden.ts';
import { addView, currentView, removeView, replaceView, restoreView, setLesson } from '../../store/lesson.ts';
import { positionsPlayed } from '../../store/play.ts';
import type { KeyedView } from '../../store/state/lesson.ts';
import { setUpOf, subjectOf } from '../../store/subject.ts';
import { shownGame } from '../../walkthrough/shown-game.ts';
import { many } from '../../words/counting.ts';
import { words } from '../../words.ts';
import { newId } from '../storage.ts';
import { undoInLesson } from './lesson-undo.ts';
import { enterView } from './view-entering.ts';

/** A new lesson without views. The one that was open must have been written. */
export function beginLesson(): void {
  setLesson({ id: newId(), title: '', about: '', views: [], at: undefined });
}

/** How the screen shows the drawing now. */
export type SeenNow = Pick<LessonView, 'drawing' | 'shows' | 'hidden'> &
  Partial<Pick<LessonView, 'camera' | 'step' | 'board'>>;

/**
 * The board as it is shown: what is looked at, or as it is set up, with the moves of a game up to the moment
 * that is shown.
 */
function boardNow(): ViewedBoard | undefined {
  const state = editor();
  const setUp = setUpOf(state.document);
  if (!setUp) return undefined;
  const looked = positionLookedAt(state);
  if (looked !== undefined) return { ...setUp, position: looked };
  const shown = shownGame();
  if (!shown) return setUp;
  const line = positionsPlayed(shown.game).slice(0, shown.at);
  return { ...setUp, ...(line.length > 0 && { line }), starter: shown.game.starter };
}

/**
 * Only the rounds among walkthroughs, and on boards the game, are part of a view, since the others belong to
 * one choice of nodes.
 */
export function seenNow(): SeenNow {
  const { drawing, showing, hidden, walkthrough } = editor();
  const board = boardNow();
  const camera = canvas()?.partSeen();
  const rounds =
    walkthrough?.kind === 'shown' && walkthrough.subject.of === 'rounds' ? walkthrough.at : undefined;
  return {
    drawing,
    shows: showing === 'off' ? 'nothing' : showing,
    hidden: writtenHidden(hidden) ?? { all: false, except: [] },
    ...(camera && { camera }),
    ...(board && { board }),
    // At the end, which may change, all values are there: that is a view without steps.
    ...(rounds !== undefined && Number.isFinite(rounds) && { step: rounds }),
  };
}

/** Adds what is on the screen as a view after the one that is shown; makes a lesson if none is open. */
export function addThisView(): void {
  if (!editor().lesson) beginLesson();
  const seen = seenNow();
  addView({ ...plainView(seen.drawing), ...seen, title: editor().document.title, key: newId() });
  if (!editor().presenting) showTab('lesson');
  toast(`Added as a view: the lesson has ${many(editor().lesson?.views.length ?? 0, 'view', 'views')} now.`, {
    kind: 'lesson',
  });
}

/**
 * Takes back what was just done, as a step of undo; what was done meanwhile stays, and `otherwise` takes it
 * back by itself.
 */
function offerUndo(says: string, otherwise: () => void): void {
  const done = editor().lesson;
  const isLast = (): boolean => {
    const { lesson } = editor();
    return lesson?.id === done?.id && lesson?.views === done?.views && lesson?.title === done?.title;
  };
  const run = (): void => {
    if (isLast()) void undoInLesson();
    else if (editor().lesson?.id === done?.id) otherwise();
  };
  toast(says, { kind: 'lesson', about: 'editor', action: { label: words.keeping.undo, run } });
}

/**
 * Makes the view show what is on the screen; its words stay. An empty drawing shows a class nothing: then it
 * is left as it is.
 */
export function updateView(view: KeyedView): void {
  const { document, drawing } = editor();
  if (subjectOf(document).isEmpty(document)) {
    toast('The screen shows an empty drawing: the view stays as it is.', { kind: 'lesson' });
    return;
  }
  const { camera: _, step: __, board: ___, ...rest } = view;
  replaceView(view.key, { ...rest, ...seenNow() });
  const another = drawing !== view.drawing;
  const says = another
    ? `The view shows another drawing now, “${document.title || words.untitled}”.`
    : 'The view shows what is on the screen now.';
  offerUndo(says, () => {
    replaceView(view.key, view);
    void enterView(view.key);
  });
}

/** Removes a view, and shows the one that takes its place; a message offers to put it back. */
export function deleteView(view: KeyedView): void {
  const { lesson } = editor();
  const place = lesson?.views.findIndex(({ key }) => key === view.key) ?? -1;
  if (!lesson || place === -1) return;
  const wasShown = lesson.at === view.key;
  removeView(view.key);
  const next = currentView(editor());
  if (wasShown && next) void enterView(next.key);
  offerUndo(`Deleted the view “${view.title || words.untitled}”`, () => {
    restoreView(view, place);
    void enterView(view.key);
  });
}
