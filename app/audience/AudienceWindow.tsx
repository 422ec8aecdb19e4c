/** The audience's window: the drawing alone, as the presenter's window shows it, large and black on white. */
import { Tooltip } from '@base-ui/react/tooltip';
import { type ReactNode, useEffect, useRef } from 'react';
import { SubjectView } from '../boards/SubjectView.tsx';
import { camera, onScreen, useCamera } from '../canvas/model/camera.ts';
import { codePicture } from '../export/qr-code.ts';
import { SignText } from '../lesson/SignText.tsx';
import { boardOnScreen } from '../present/board-sight.ts';
import { SpotMark } from '../present/PointerSpot.tsx';
import { QuizOnWall } from '../quiz/QuizOnWall.tsx';
import { editor, useEditor } from '../store/editor.ts';
import { SentenceText } from '../timeline/SentenceText.tsx';
import { framesOf } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import css from './audience.module.css';
import { FillScreen } from './FillScreen.tsx';
import { lookAlong } from './following.ts';
import { JointOnWall } from './JointOnWall.tsx';
import { HeatOnWall, WallsOnWall } from './OnWall.tsx';

/** What the round, the step or the move at hand does, to be read from the last row. */
function Frame() {
  const walkthrough = useEditor((state) => state.walkthrough);
  if (walkthrough?.kind !== 'shown') return null;
  const { subject, at } = walkthrough;
  const frames = framesOf(subject, editor());
  const turn = subject.of === 'told' ? subject.frame.turn : undefined;
  return (
    <div className={css.frame} data-turn={turn}>
      <p role="status">
        <SentenceText sentence={frames.sentence(at)} />
      </p>
      {frames.last > 0 && <span>{words.presenting.frameOf(at, frames.last)}</span>}
    </div>
  );
}

/** The presenter's spot, at its place of the drawing or the board. */
function TheirSpot() {
  const mark = useRef<HTMLDivElement>(null);
  const shown = useEditor((state) => state.following?.spot !== undefined);
  useEffect(() => {
    if (!shown) return;
    const follow = (): void => {
      const spot = editor().following?.spot;
      const frame = document.getElementById('drawing')?.getBoundingClientRect();
      if (!spot || !frame) return;
      const { x, y } = onScreen(camera(), spot);
      const at = boardOnScreen(spot) ?? { x: frame.left + x, y: frame.top + y };
      mark.current?.style.setProperty('--at', `${at.x}px ${at.y}px`);
      mark.current?.setAttribute('data-seen', '');
    };
    follow();
    const ends = [useEditor.subscribe(follow), useCamera.subscribe(follow)];
    return () => {
      for (const end of ends) end();
    };
  }, [shown]);
  return shown ? <SpotMark mark={mark} /> : null;
}

/** The question of a lesson's view. */
function Question() {
  const question = useEditor((state) => state.following?.question ?? '');
  if (question === '') return null;
  return (
    <p className={css.question} role="status">
      <SignText text={question} />
    </p>
  );
}

/** The link that the presenter shows as a code: a camera that scans it has the drawing. */
function Code() {
  const code = useEditor((state) => state.code);
  return code ? <img className={css.code} src={codePicture(code)} alt={words.qrCode} /> : null;
}

function Notice({ children }: { readonly children: ReactNode }) {
  return <div className={css.notice}>{children}</div>;
}

export function AudienceWindow() {
  const drawing = useRef<HTMLElement>(null);
  const link = useEditor((state) => state.following?.link);
  const blank = useEditor((state) => state.blank);
  useEffect(() => {
    if (!drawing.current) return;
    lookAlong();
    const sizes = new ResizeObserver(lookAlong);
    sizes.observe(drawing.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <Tooltip.Provider>
      <div className={css.audience} data-nothing={link !== 'there' || undefined}>
        <main id="drawing" ref={drawing} className={css.drawing} aria-label="Drawing">
          <h1 className="unseen">{words.presenting.audienceTitle}</h1>
          <SubjectView />
          <WallsOnWall />
        </main>
        <footer>
          <Question />
          <QuizOnWall />
          <HeatOnWall />
          <Frame />
          <JointOnWall />
        </footer>
        <Code />
        <TheirSpot />
        {blank && <div className={css.blank} role="img" aria-label={words.presenting.blank} />}
        <div role="status">
          {link === 'waiting' && <Notice>{words.presenting.waiting}</Notice>}
          {link === 'ended' && <Notice>{words.presenting.ended}</Notice>}
        </div>
        {link !== 'ended' && <FillScreen />}
      </div>
    </Tooltip.Provider>
  );
}
