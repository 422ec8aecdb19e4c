/** Where each panel stands, and nothing else. */
import { Tooltip } from '@base-ui/react/tooltip';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PresenterBar } from './audience/PresenterBar.tsx';
import { Canvas } from './canvas/Canvas.tsx';
import { canvas } from './canvas/viewport.ts';
import { Dialogs } from './Dialogs.tsx';
import { acceptDrops } from './files/dropping.ts';
import { resumeLook } from './files/look-keeping.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { ClassQuestion } from './lesson/ClassQuestion.tsx';
import { Blank } from './present/Blank.tsx';
import { PointerSpot } from './present/PointerSpot.tsx';
import { resumeAudience } from './present/presenter.ts';
import { QuizBar } from './quiz/QuizBar.tsx';
import { Announcer } from './status/Announcer.tsx';
import { Elsewhere } from './status/Elsewhere.tsx';
import { StatusLine } from './status/StatusLine.tsx';
import { Toasts } from './status/Toasts.tsx';
import { useEditor } from './store/editor.ts';
import css from './style/app.module.css';
import { TextTab } from './text/TextTab.tsx';
import { WalkBar } from './timeline/WalkBar.tsx';
import { CanvasMenu } from './toolbar/CanvasMenu.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { words } from './words.ts';

/** Fetched when a lesson is opened. */
const LessonPanel = lazy(async () => ({ default: (await import('./lesson/LessonPanel.tsx')).LessonPanel }));

function DropHint() {
  const [hovering, hover] = useState(false);
  useEffect(() => acceptDrops(hover), []);
  return <div role="status">{hovering && <div className={css.drop}>{words.opening.drop}</div>}</div>;
}

export function App() {
  const presenting = useEditor((state) => state.presenting !== undefined);
  useEffect(() => {
    const end = resumeLook();
    // After the canvas has its view, which the audience's window is sent.
    resumeAudience();
    return end;
  }, []);
  const inDialog = useEditor((state) => state.dialog !== undefined);
  return (
    <Tooltip.Provider delay={500} closeDelay={0}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a part of this page, as skip links are */}
      <a
        className={css.skip}
        href="#drawing"
        onClick={(event) => {
          // The address keeps its fragment, since what follows # is a drawing.
          event.preventDefault();
          canvas()?.focus();
        }}
      >
        {words.skip}
      </a>
      <div className={css.app}>
        <Toolbar />
        <div className={css.middle}>
          <main id="drawing" className={css.canvas} aria-label="Drawing">
            <PresenterBar />
            <Elsewhere />
            <div className={css.stage}>
              <Canvas menu={<CanvasMenu />} />
            </div>
            <ClassQuestion />
            <QuizBar />
            <WalkBar />
          </main>
          <Inspector
            text={<TextTab />}
            lesson={
              <Suspense>
                <LessonPanel />
              </Suspense>
            }
          />
        </div>
        {!presenting && <StatusLine />}
      </div>
      <Dialogs />
      {!inDialog && <Toasts />}
      <Announcer />
      <DropHint />
      <PointerSpot />
      <Blank />
    </Tooltip.Provider>
  );
}
