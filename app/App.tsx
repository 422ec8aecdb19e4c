/** The place of each panel, and nothing else. */
import { Tooltip } from '@base-ui/react/tooltip';
import { type ComponentType, type CSSProperties, type ReactNode, useEffect } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import { canvas } from './canvas/viewport.ts';
import { useDropping } from './files/dropping.ts';
import { resumeLook } from './files/look-keeping.ts';
import { later } from './later.tsx';
import { useEditor } from './store/editor.ts';
import { startSolving } from './store/solving.ts';
import { useOnBoard } from './store/subject.ts';
import css from './style/app.module.css';

/** Says, while files hover over the window, that they can be dropped. */
function DropHint() {
  const { hovering } = useDropping();
  return (
    <div role="status">
      {hovering && <div className={css.drop}>Drop files to open each as a new drawing</div>}
    </div>
  );
}

/** As wide as the inspector will be. */
function Side() {
  const open = useEditor((state) => state.inspectorOpen);
  const width = useEditor((state) => state.inspectorWidth);
  return open ? <div className="shell-side" style={{ '--width': `${width}px` } as CSSProperties} /> : null;
}

/**
 * Said where the network was gone before all of the page had come, or another version has taken the place of
 * this one.
 */
function Missing() {
  const missing = useEditor((state) => state.partMissing);
  return missing ? (
    <p role="alert" className={css.missing}>
      A part of the editor could not be loaded. What you draw is saved. Reload the page when you are online.{' '}
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </p>
  ) : null;
}

/** Components that are fetched together, each with its stand-in. */
const among =
  <All,>(fetch: () => Promise<All>) =>
  <P extends object>(of: (all: All) => ComponentType<P>, standIn?: ReactNode): ComponentType<P> =>
    later(async () => of(await fetch()), standIn);

const panels = () => import('./panels.ts');
const panel = among(panels);
const rest = among(() => import('./the-rest.ts'));

const Toolbar = panel(
  (all) => all.Toolbar,
  // index.html says the same.
  <div className="shell-bar">
    Grundy<span className="shell-coming">The tools are being loaded…</span>
  </div>,
);
const Inspector = panel((all) => all.Inspector, <Side />);
const StatusLine = panel((all) => all.StatusLine, <div className="shell-foot" />);
const PresenterBar = panel((all) => all.PresenterBar);
const Elsewhere = panel((all) => all.Elsewhere);
const CanvasMenu = panel((all) => all.CanvasMenu);
const ClassQuestion = panel((all) => all.ClassQuestion);
const QuizBar = panel((all) => all.QuizBar);
const WalkBar = panel((all) => all.WalkBar);
const TextTab = panel((all) => all.TextTab);
const ToastsOverDrawing = panel((all) => all.ToastsOverDrawing);
const Announcer = panel((all) => all.Announcer);
const PointerSpot = panel((all) => all.PointerSpot);
const Blank = panel((all) => all.Blank);
const BarOfRoom = panel((all) => all.BarOfRoom);
const WallOfRoom = panel((all) => all.WallOfRoom);
const TabOfRoom = panel((all) => all.TabOfRoom);
const BoardDesk = panel((all) => all.BoardDesk);
const BoardPanel = panel((all) => all.BoardPanel);
const Dialogs = rest((all) => all.Dialogs);
const SweepTab = rest((all) => all.SweepTab);
const RulesPanel = rest((all) => all.RulesPanel);
const LessonPanel = rest((all) => all.LessonPanel);
/** Fetched with the paragraphs that it shows. */
const HelpSheet = later(async () => (await import('./help/HelpSheet.tsx')).HelpSheet);

export function App() {
  const presenting = useEditor((state) => state.presenting !== undefined);
  useEffect(() => {
    // The values are shown without the panels too.
    const ends = [resumeLook(), startSolving()];
    let isGone = false;
    panels().then(
      ({ attendDrawing, startFollowingBoardGraph }) => {
        if (!isGone) ends.push(attendDrawing(), startFollowingBoardGraph());
      },
      // The panels' places say what could not be fetched.
      () => undefined,
    );
    return () => {
      isGone = true;
      for (const end of ends) end();
    };
  }, []);
  const onBoard = useOnBoard();
  const tableOpen = useEditor((state) => state.tableOpen);
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
        Skip to the drawing
      </a>
      <div className={css.app}>
        <Toolbar />
        <div className={css.middle}>
          <main id="drawing" className={css.canvas} aria-label="Drawing">
            <div className={css.above}>
              <Missing />
              <PresenterBar />
              <BarOfRoom />
              <Elsewhere />
            </div>
            <div className={css.stage}>
              {onBoard ? <BoardDesk /> : <Canvas menu={<CanvasMenu />} />}
              {!inDialog && <ToastsOverDrawing />}
            </div>
            <div className={css.below}>
              <ClassQuestion />
              <WallOfRoom />
              <QuizBar />
              <WalkBar />
            </div>
          </main>
          <Inspector
            text={<TextTab />}
            lesson={<LessonPanel />}
            room={<TabOfRoom />}
            board={<BoardPanel rules={<RulesPanel />} />}
          />
        </div>
        {tableOpen && <SweepTab />}
        {!presenting && <StatusLine />}
      </div>
      {inDialog && <Dialogs />}
      <HelpSheet />
      <Announcer />
      <DropHint />
      <PointerSpot />
      <Blank />
    </Tooltip.Provider>
  );
}
