/**
 * The bar below the canvas while a walkthrough is open: back, play, next, speed, the track, the sentence of
 * the frame; and controls that only reductions or rounds have.
 */
import { Pause, Play, StepBack, StepForward, X } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { openMadeHere } from '../files/way-back.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { shownKey } from '../parts/keys-shown.ts';
import { isShortcut } from '../parts/typed-keys.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { gameByTurns, isJointGame } from '../store/play.ts';
import type { Walk, WalkSubject } from '../store/state/showing.ts';
import { isBoard, isOnBoard } from '../store/subject.ts';
import { useToldFrom } from '../store/telling.ts';
import { endedHere, hint, toggleEvaluates } from '../walkthrough/advice.ts';
import { whatToClick } from '../walkthrough/by-hand.ts';
import { reductionWalk } from '../walkthrough/fading.ts';
import { placeIn, ticksOf, type WalkFrames } from '../walkthrough/frames.ts';
import { hasSides } from '../walkthrough/game.ts';
import { toggleHands } from '../walkthrough/joint-playing.ts';
import { heatChartShown, toggleHeatChart } from '../walkthrough/line-heat.ts';
import {
  endTurn,
  mayEndTurn,
  mayTakeBack,
  playAgain,
  playerToMove,
  takeBack,
} from '../walkthrough/playing.ts';
import { documentAt } from '../walkthrough/reductions.ts';
import { beginSimplifying, whyNotSimplified } from '../walkthrough/simplifying.ts';
import {
  calledWalk,
  endWalkthrough,
  framesOf,
  goToFrame,
  playOrPause,
  pressWalkKey,
  setSpeed,
  speeds,
  stepBy,
} from '../walkthrough/walking.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import { HeatChart } from './HeatChart.tsx';
import { JointRow } from './JointRow.tsx';
import { LineOfPlay } from './LineOfPlay.tsx';
import { SentenceText } from './SentenceText.tsx';
import css from './timeline.module.css';
import { useLineHeat } from './use-line-heat.ts';

/** Opens the drawing after the reductions so far as a new drawing. */
async function keepReduced(): Promise<void> {
  const { document, walkthrough } = editor();
  const walk = reductionWalk(walkthrough);
  if (!walk) return;
  const kept = documentAt(document, walk.subject.steps, walk.at);
  endWalkthrough();
  await openMadeHere(kept);
}

/**
 * In pixels: the height of the highest tick, and of the lowest, which still reaches beyond the slider's
 * groove above and below.
 */
const highest = 23;
const lowest = 12;

const placeOf = (at: number, count: number) => `${counted(at)} of ${counted(count)}`;

/** A slider over the frames, with ticks whose height shows how much each frame brings. */
function Track({ frames, at }: { readonly frames: WalkFrames; readonly at: number }) {
  const { last } = frames;
  const ticks = useMemo(() => ticksOf(frames), [frames]);
  return (
    <div className={css.track}>
      <div className={css.ticks} aria-hidden="true">
        {ticks.map(({ place, height, until }) => (
          <i
            key={until}
            data-passed={until <= at || undefined}
            style={{ left: `${place * 100}%`, height: `${lowest + (highest - lowest) * height}px` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        disabled={last === 0}
        aria-label="Step"
        aria-valuetext={placeOf(at, last)}
        onChange={({ target }) => goToFrame(Number(target.value))}
      />
      <span className={`${css.count} numbers`} aria-hidden="true">
        {placeOf(at, last)}
      </span>
    </div>
  );
}

// Who plays whom, in the bar of the game: said on every screen, also where the panel is folded, and another
// opponent is chosen there.

const { against, opponents } = words.play;

type OpponentName = keyof typeof opponents;

/**
 * A change of opponent begins a new game, as in the panel. The computer that plays by temperature is offered
 * here only while it plays; otherwise the panel offers it where it fits. The canvas has the keyboard
 * afterwards. Shows nothing while no game is played.
 */
function Opponent() {
  const game = useEditor((state) => state.game);
  const id = useId();
  if (!game) return null;
  const { computer } = game;
  const byTemperature = !isJointGame(game) && game.byTemperature;
  const all: readonly OpponentName[] = byTemperature
    ? ['computer', 'thumb', 'person']
    : ['computer', 'person'];
  const choose = (who: OpponentName): void =>
    playAgain({
      computer: who === 'person' ? undefined : (computer ?? 'right'),
      ...(!isJointGame(game) && { byTemperature: who === 'thumb' }),
    });
  return (
    <span className={css.opponent}>
      <label htmlFor={id}>{against}</label>
      <select
        id={id}
        className={css.choice}
        value={computer ? (byTemperature ? 'thumb' : 'computer') : 'person'}
        onChange={({ target }) => {
          choose(target.value as OpponentName);
          canvas()?.focus();
        }}
      >
        {all.map((who) => (
          <option key={who} value={who}>
            {opponents[who]}
          </option>
        ))}
      </select>
    </span>
  );
}

type Reductions = Extract<WalkSubject, { of: 'reductions' }>;

function SideChoice({ subject: { starts, side } }: { readonly subject: Reductions }) {
  return (
    <select
      className={css.choice}
      aria-label="Side that is kept"
      value={side}
      onChange={({ target }) => beginSimplifying(starts, target.value === 'offside' ? 'offside' : 'onside')}
    >
      <option value="onside">Onside γ⁺</option>
      <option value="offside">Offside γ⁻</option>
    </select>
  );
}

const keep = (): void => {
  keepReduced().catch((error: unknown) =>
    toast(words.simplifyLost(error instanceof Error ? error.message : String(error)), { stays: true }),
  );
};

/** A theory without rounds may still have reductions to step through. */
function InsteadOfRounds() {
  const labels = useEditor((state) => state.labels);
  const fits = useEditor(() => whyNotSimplified() === undefined);
  if (!labels?.complete || !fits) return null;
  return <Button onClick={() => beginSimplifying([])}>{words.simplify}</Button>;
}

/** An embedded figure has no dialogs. */
function ToSheet() {
  const isFigure = useEditor((state) => state.readOnly === 'figure');
  if (isFigure) return null;
  return <Button onClick={() => openDialog({ kind: 'contact-sheet' })}>{words.walk.sheet}…</Button>;
}

function OfItsKind({ subject, frames }: { readonly subject: WalkSubject; readonly frames: WalkFrames }) {
  if (subject.of === 'rounds') return frames.last === 0 ? <InsteadOfRounds /> : <ToSheet />;
  if (subject.of === 'proof' || subject.of === 'line' || subject.of === 'told') return null;
  if (subject.of === 'game') return <OfGame />;
  return (
    <>
      {subject.steps.found.kept !== 'value' && <SideChoice subject={subject} />}
      <ToSheet />
      <Button onClick={keep}>Open as a new drawing</Button>
    </>
  );
}

/** A game continues from here. */
function OfGame() {
  const evaluates = useEditor((state) => state.evaluates);
  const isJoint = useEditor(({ game }) => isJointGame(game));
  const counting = useEditor(({ round }) => round.hands !== undefined);
  const mayGoBack = useEditor(mayTakeBack);
  const mayEnd = useEditor(mayEndTurn);
  return (
    <>
      <Button aria-disabled={!mayGoBack || undefined} onClick={takeBack} data-key={shownKey('$mod+z')}>
        Take back
      </Button>
      {mayEnd && (
        <Button onClick={endTurn} data-key={shownKey('Enter')}>
          Done
          <EndedHere />
        </Button>
      )}
      {isJoint ? (
        <Button aria-pressed={counting} onClick={toggleHands}>
          Count hands
        </Button>
      ) : (
        <Button onClick={hint}>Hint</Button>
      )}
      <Button aria-pressed={evaluates} onClick={toggleEvaluates}>
        Evaluate
      </Button>
      {!isJoint && <Temperature />}
    </>
  );
}

/** Shows and hides the chart of temperature, in games in which it matters who is Left. */
function Temperature() {
  const line = useLineHeat();
  const shown = useEditor(({ heatShown }) => heatChartShown({ heatShown }, line));
  const fits = useEditor(({ document }) => hasSides(document));
  if (!fits) return null;
  return (
    <Button aria-pressed={shown} onClick={toggleHeatChart}>
      Temperature
    </Button>
  );
}

/** Where moves are evaluated: what the turn brings if it ends here. */
function EndedHere() {
  const brings = useEditor(endedHere);
  return (
    brings && (
      <span className={css.ended}>
        {` ${words.play.sign[brings]} `}
        <span>{words.play.brings[brings]}</span>
      </span>
    )
  );
}

function Playing({
  walk,
  frames,
  at,
}: {
  readonly walk: Walk;
  readonly frames: WalkFrames;
  readonly at: number;
}) {
  const { playing, speed } = walk;
  const { last } = frames;
  return (
    <div className={css.buttons}>
      <IconButton name="Back" keys="," onClick={() => stepBy(-1)} aria-disabled={at === 0 || undefined}>
        <StepBack size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        className={css.replay}
        name={playing ? 'Pause' : 'Play'}
        onClick={playOrPause}
        aria-disabled={last === 0 || undefined}
      >
        {playing ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      </IconButton>
      <IconButton name="Next" keys="." onClick={() => stepBy(1)} aria-disabled={at === last || undefined}>
        <StepForward size={16} aria-hidden="true" />
      </IconButton>
      <select
        className={css.choice}
        aria-label="Speed"
        value={speed}
        onChange={({ target }) => setSpeed(Number(target.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each === 0.5 ? '½' : each}×
          </option>
        ))}
      </select>
      <Opponent />
    </div>
  );
}

function Open({ walk }: { readonly walk: Walk }) {
  const { subject } = walk;
  const told = useToldFrom();
  const { document } = told;
  const labels = useEditor((state) => state.labels);
  const game = useEditor((state) => state.game);
  const round = useEditor((state) => state.round);
  const made = useEditor((state) => state.made);
  const judgement = useEditor((state) => state.judgement);
  const hinted = useEditor((state) => state.hinted);
  const frames = useMemo(
    () => framesOf(subject, { ...told, labels, game, round, made, judgement, hinted }),
    [subject, told, labels, game, round, made, judgement, hinted],
  );
  const at = placeIn(frames, walk.at);
  // A game on a board is gone through by its line.
  const byTurns = subject.of === 'game' ? gameByTurns({ game }) : undefined;
  const onBoard = isBoard(document) ? byTurns : undefined;
  return (
    <>
      <Playing walk={walk} frames={frames} at={at} />
      <div className={css.middle}>
        {/* The board of a proof shows the position itself. */}
        <div
          className={css.sentence}
          {...(subject.of === 'proof' ? {} : { role: 'status', 'aria-live': 'polite' })}
        >
          <SentenceText sentence={frames.sentence(at)} /> <WhatToClick />
        </div>
        {!onBoard && <Track frames={frames} at={at} />}
      </div>
      <div className={css.end}>
        <OfItsKind subject={subject} frames={frames} />
      </div>
      {subject.of === 'game' && isJointGame(game) && <JointRow />}
      {byTurns && <HeatChart game={byTurns} at={at} />}
      {onBoard && <LineOfPlay game={onBoard} at={at} />}
    </>
  );
}

/** In a game: what is clicked next. */
function WhatToClick() {
  const says = useEditor(whatToClick);
  return says === undefined ? null : <span className={css.toClick}>{says}</span>;
}

/** Space belongs to a focused button, and a list of choices has keys of its own. */
const keepsKey = (target: EventTarget, key: string): boolean =>
  key !== 'Escape' &&
  (target instanceof HTMLSelectElement || (key === ' ' && target instanceof HTMLButtonElement));

export function WalkBar() {
  const walkthrough = useEditor((state) => state.walkthrough);
  const turn = useEditor(playerToMove);
  const isJoint = useEditor(({ game }) => isJointGame(game));
  const onBoard = useEditor((state) => isOnBoard(state) && gameByTurns(state) !== undefined);
  const heat = useLineHeat();
  const hasChart = useEditor((state) => isJoint || (state.game !== undefined && heatChartShown(state, heat)));
  if (!walkthrough) return null;
  const press = (event: KeyboardEvent): void => {
    if (keepsKey(event.target, event.key) || isShortcut(event)) return;
    if (!pressWalkKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      className={css.bar}
      aria-label={calledWalk(walkthrough)}
      data-turn={turn}
      data-of={walkthrough.kind === 'shown' ? (isJoint ? 'joint-game' : walkthrough.subject.of) : undefined}
      data-board={onBoard || undefined}
      data-rows={hasChart || onBoard || undefined}
      onKeyDown={press}
    >
      {walkthrough.kind === 'shown' ? (
        <Open walk={walkthrough} />
      ) : (
        <>
          <progress aria-label={words.working} />
          <div className={css.sentence}>
            Simplifying: {many(walkthrough.done, 'reduction', 'reductions')} so far
          </div>
          <Button onClick={endWalkthrough}>Stop</Button>
        </>
      )}
      <IconButton className={css.close} name="Close" keys="Escape" onClick={endWalkthrough}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
