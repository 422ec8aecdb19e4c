/** The audience's window: the drawing alone, as the presenter's window shows it, large and black on white. */
import { Tooltip } from '@base-ui/react/tooltip';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SubjectView } from '../boards/SubjectView.tsx';
import { camera, onScreen, useCamera } from '../canvas/model/camera.ts';
import { JoiningOnWall, RoomOnWall } from '../class-bar/ClassWall.tsx';
import { codePicture } from '../export/qr-code.ts';
import { SignText } from '../lesson/SignText.tsx';
import { Button } from '../parts/Button.tsx';
import { boardOnScreen } from '../present/board-sight.ts';
import { SpotMark } from '../present/PointerSpot.tsx';
import { AskedOfClass, Sentences } from '../quiz/AskedOfClass.tsx';
import { GuessText, VerdictText } from '../quiz/GuessText.tsx';
import quizCss from '../quiz/quiz.module.css';
import { editor, useEditor } from '../store/editor.ts';
import { askedNode } from '../store/quiz.ts';
import type { PlayerAsked } from '../store/state/frame.ts';
import { JointRoundSeen } from '../timeline/JointRoundSeen.tsx';
import jointRowCss from '../timeline/joint-row.module.css';
import { SentenceText } from '../timeline/SentenceText.tsx';
import { framesOf } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import css from './audience.module.css';
import { lookAlong } from './following.ts';
import { HeatOnWall, WallsOnWall } from './OnWall.tsx';

/**
 * The quiz in the audience's window: what is asked, the guesses with their hands, and the verdicts that the
 * teacher has shown.
 */
function QuizOnWall() {
  const quiz = useEditor((state) => state.quiz);
  const asked = useEditor(askedNode);
  // The text before a node is chosen is for the teacher.
  if (!quiz || asked === undefined) return null;
  return (
    <section className={quizCss.bar} aria-label={words.quiz.quiz}>
      <AskedOfClass quiz={quiz} />
      <Sentences quiz={quiz} />
      {quiz.guesses.length > 0 && (
        <ul className={quizCss.guesses} aria-label={words.quiz.guesses}>
          {quiz.guesses.map(({ key, guess, hands, verdict }) => (
            <li key={key} className={`${quizCss.guess} ${quizCss.onWall}`} data-verdict={verdict}>
              <span className={quizCss.text}>
                <GuessText guess={guess} />
              </span>
              <output className="numbers" aria-label={words.quiz.hands(hands)}>
                {hands}
              </output>
              {verdict && (
                <span className={quizCss.verdict} data-verdict={verdict}>
                  <VerdictText guess={guess} verdict={verdict} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const says = words.jointPlay;

function Player({ asked }: { readonly asked: PlayerAsked }) {
  const { player, who, choices, open, hasChosen, waits } = asked;
  return (
    <div className={jointRowCss.player} data-player={player}>
      <span className={jointRowCss.legend}>{who}</span>
      {choices.length > 0 ? (
        <ul className={jointRowCss.choices} aria-label={says.choices(who)}>
          {choices.map(({ name, hands, says: worth }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place; its name may be hidden
            <li key={`${place} ${name}`} className={jointRowCss.onWall}>
              <span className={jointRowCss.name}>{name}</span>
              {worth !== undefined && <span className={jointRowCss.worth}> {worth}</span>}
              {hands !== undefined && (
                <output className="numbers" aria-label={says.handsOf(hands)}>
                  {hands}
                </output>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={jointRowCss.waits}>
          {open ?? (hasChosen ? says.hasChosen(words.player[player]) : waits)}
        </p>
      )}
    </div>
  );
}

/**
 * A joint round on the audience's wall: what both chose, what can be chosen with the hands of the class, and
 * who has chosen.
 */
function JointOnWall() {
  const joint = useEditor(({ walkthrough }) =>
    walkthrough?.kind === 'shown' && walkthrough.subject.of === 'told'
      ? walkthrough.subject.frame.joint
      : undefined,
  );
  if (!joint) return null;
  return (
    <div className={jointRowCss.wall}>
      {joint.last && <JointRoundSeen key={joint.last.at} last={joint.last} />}
      {joint.players.map((asked) => (
        <Player key={asked.player} asked={asked} />
      ))}
    </div>
  );
}

/** In milliseconds, after the window has opened and after the pointer stopped. */
const atFirst = 20_000;
const atRest = 4_000;

type Screens<Each = Screen & { readonly isInternal: boolean }> = {
  readonly screens: readonly Each[];
  readonly currentScreen: Each;
};
type ManyScreens = { readonly getScreenDetails?: () => Promise<Screens> };

const hasOtherScreen = (): boolean =>
  'getScreenDetails' in window && (screen as { readonly isExtended?: boolean }).isExtended === true;

/**
 * Fills the screen on which this window is not: a projector, if there is one, before a screen of the
 * computer's own.
 */
async function fillOtherScreen(): Promise<void> {
  const { screens = [], currentScreen } = (await (window as ManyScreens).getScreenDetails?.()) ?? {};
  const others = screens.filter((each) => each !== currentScreen);
  const projector = others.find(({ isInternal }) => !isInternal) ?? others[0];
  await document.documentElement.requestFullscreen({ screen: projector } as FullscreenOptions);
}

const fillsScreen = (): boolean =>
  document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches;

const fillScreen = 'Fill the screen';

/**
 * How the window fills the projector: a button and the browser's own key, and where the browser lets a page
 * choose between two screens, a button for the other one. It is there when the window opens and while the
 * pointer moves over it; on a wall that shows the drawing alone there is nothing of it, nor of the pointer.
 */
function FillScreen() {
  const [awake, wake] = useState(true);
  const [full, setFull] = useState(fillsScreen);
  const [other, setOther] = useState(hasOtherScreen);
  useEffect(() => {
    let timer = setTimeout(() => wake(false), atFirst);
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => wake(false), atRest);
      wake(true);
    };
    const sized = (): void => setFull(fillsScreen());
    window.addEventListener('pointermove', moved);
    window.addEventListener('resize', sized);
    document.addEventListener('fullscreenchange', sized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('resize', sized);
      document.removeEventListener('fullscreenchange', sized);
    };
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-resting', !awake);
  }, [awake]);
  if (full || !document.fullscreenEnabled) return null;
  return (
    <aside className={css.fill} aria-label={fillScreen} data-awake={awake || undefined}>
      {other ? (
        // A person who refuses the browser's question moves the window by hand.
        <Button look="strong" onClick={() => fillOtherScreen().catch(() => setOther(false))}>
          Fill the other screen
        </Button>
      ) : (
        <p>Move this window to the projector, then fill the screen.</p>
      )}
      <Button
        look={other ? 'outlined' : 'strong'}
        onClick={() => void document.documentElement.requestFullscreen()}
      >
        {other ? 'Fill this screen' : fillScreen}
      </Button>
      <span>or F11</span>
    </aside>
  );
}

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
      {frames.last > 0 && (
        <span>
          {at} of {frames.last}
        </span>
      )}
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

/** What the class sees of its room. */
function Room() {
  const told = useEditor((state) => state.following?.room);
  return told ? <RoomOnWall told={told} /> : null;
}

/** How one comes into the room, over all else. */
function Joining() {
  const told = useEditor((state) => state.following?.room);
  return told?.joining ? <JoiningOnWall told={told} /> : null;
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
          <Room />
          <HeatOnWall />
          <Frame />
          <JointOnWall />
        </footer>
        <Code />
        <Joining />
        <TheirSpot />
        {blank && <div className={css.blank} role="img" aria-label={words.presenting.blank} />}
        <div role="status">
          {link === 'waiting' && <Notice>Waiting for the presenter’s window…</Notice>}
          {link === 'ended' && <Notice>The presentation has ended. This window can be closed.</Notice>}
        </div>
        {link !== 'ended' && <FillScreen />}
      </div>
    </Tooltip.Provider>
  );
}
