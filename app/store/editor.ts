/**
 * The one store, in eleven parts: the document, the engine's answers, what is shown, the game that is
 * played, how a board is shown, the graph beside it, how it is presented, the quiz, the lesson, the room of
 * a class, and the chrome round it. It is one store, since an edit changes the document and its selection at
 * once, and no view may see half of that. Each part has its actions in a file of its name; other rooms call
 * those, and only this room writes the store.
 */
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { resetHeld } from './held.ts';
import { type AnswersPart, firstAnswers } from './state/answers.ts';
import { type BoardPart, firstBoard } from './state/board.ts';
import { type BoardGraphPart, firstBoardGraph } from './state/board-graph.ts';
import { type ChromePart, firstChrome } from './state/chrome.ts';
import { type ClassPart, firstClass } from './state/class.ts';
import { type DocumentPart, firstDocument } from './state/document.ts';
import { firstLesson, type LessonPart } from './state/lesson.ts';
import { firstPlay, type PlayPart } from './state/play.ts';
import { firstPresent, type PresentPart } from './state/present.ts';
import { firstQuiz, type QuizPart } from './state/quiz.ts';
import { firstShowing, type ShowingPart } from './state/showing.ts';

export type EditorState = DocumentPart &
  AnswersPart &
  ShowingPart &
  PlayPart &
  BoardPart &
  BoardGraphPart &
  PresentPart &
  QuizPart &
  LessonPart &
  ClassPart &
  ChromePart;

export const firstState: EditorState = {
  ...firstDocument,
  ...firstAnswers,
  ...firstShowing,
  ...firstPlay,
  ...firstBoard,
  ...firstBoardGraph,
  ...firstPresent,
  ...firstQuiz,
  ...firstLesson,
  ...firstClass,
  ...firstChrome,
};

const store = createStore<EditorState>(() => firstState);

/**
 * The store that components read: the editor's own, or the calm one of a panel beside the canvas (see
 * calm.ts).
 */
export const ShownStore = createContext<StoreApi<EditorState>>(store);

function useShown<T>(select: (state: EditorState) => T): T {
  return useStore(useContext(ShownStore), select);
}

export const useEditor = Object.assign(useShown, store);

export const editor = (): EditorState => useEditor.getState();

/** For the actions in this room only; all others call an action. */
export const setEditor = (members: Partial<EditorState>): void => useEditor.setState(members);

/** Resets the editor to its state at page load: the store, and what rooms remember beside it. */
export function startAfresh(): void {
  resetHeld();
  useEditor.setState(firstState, true);
}
