/**
 * The panels of the page as they are rendered: what a person reads beside the canvas, and what a screen
 * reader reads of it.
 */
import { Tooltip } from '@base-ui/react/tooltip';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PresenterBar } from '../../app/audience/PresenterBar.tsx';
import { BoardPanel } from '../../app/boards/BoardPanel.tsx';
import { BoardStage } from '../../app/boards/BoardStage.tsx';
import { BoardView } from '../../app/boards/SubjectView.tsx';
import { createDrawing, follow } from '../../app/canvas/model/drawing.ts';
import { twinLines } from '../../app/canvas/model/twin-lines.ts';
import { NameField } from '../../app/canvas/overlays/NameField.tsx';
import { Inspector } from '../../app/inspector/Inspector.tsx';
import { ClassQuestion } from '../../app/lesson/ClassQuestion.tsx';
import { LessonPanel } from '../../app/lesson/LessonPanel.tsx';
import { QuizBar } from '../../app/quiz/QuizBar.tsx';
import { StatusLine } from '../../app/status/StatusLine.tsx';
import { Toasts } from '../../app/status/Toasts.tsx';
import type { EditorState } from '../../app/store/editor.ts';
import { seenDocument } from '../../app/store/seen-document.ts';
import { TextTab } from '../../app/text/TextTab.tsx';
import { WalkBar } from '../../app/timeline/WalkBar.tsx';
import { TitleField } from '../../app/toolbar/Toolbar.tsx';
import { emptyDocument } from '../../engine/document/index.ts';
import { type Answering, answering } from './asked-at-once.ts';
import { inState } from './made-of.ts';

const panels = [
  TitleField,
  NameField,
  StatusLine,
  WalkBar,
  QuizBar,
  ClassQuestion,
  PresenterBar,
  Toasts,
  TextTab,
  LessonPanel,
] as const;

/** What is in the middle of the window and beside it where a board is open. */
const ofBoards = [BoardStage, BoardView, BoardPanel] as const;

/** Every section is open, and so is the inspector, whichever tab is. */
const unfolded = new Proxy({}, { get: () => false });

/** The markup of a state, and what the canvas says in words. Questions are answered by whom one says. */
export function rendered(state: EditorState, by: Answering): ReadonlyMap<string, string> {
  const markup = (element: Parameters<typeof renderToStaticMarkup>[0]): string =>
    renderToStaticMarkup(createElement(Tooltip.Provider, null, element));
  answering.by = by;
  const shown = { ...state, folded: unfolded, inspectorOpen: true, inspectorTab: 'inspector' as const };
  const drawing = createDrawing(emptyDocument);
  follow(drawing, seenDocument(state));
  return inState(
    shown,
    () =>
      new Map([
        ['Inspector', markup(createElement(Inspector, { text: null, lesson: null, board: null }))],
        ...[...panels, ...(state.document.board ? ofBoards : [])].map(
          (panel) => [panel.name, markup(createElement(panel))] as const,
        ),
        [
          'twin',
          twinLines(shown, drawing, { x: 0, y: 0 })
            .map(({ id, says }) => `${id} ${says}`)
            .join('\n'),
        ],
      ]),
  );
}
