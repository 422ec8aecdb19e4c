/**
 * Simplifying as something that goes on: the worker finds the reductions, then they are stepped through. A change of the game
 * ends it; nothing it does changes the document.
 */

import type { AnswerTo, NodeId } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AskJob, Run } from '../../workers/protocol.ts';
import { toast } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import { sameGame } from '../store/same-game.ts';
import { setSimplifying } from '../store/showing.ts';
import type { Simplifying } from '../store/state/showing.ts';
import { words } from '../words.ts';
import { stepsOf } from './steps.ts';

type Shown = Extract<Simplifying, { kind: 'shown' }>;

export const speeds = [0.5, 1, 2, 4] as const;
/** A step stands so long at speed 1. */
const pace = 1600;

const run = held<Run<AnswerTo<'simplify'>> | undefined>(
  () => undefined,
  (last) => last?.cancel(),
);
const unfollow = held<(() => void) | undefined>(
  () => undefined,
  (last) => last?.(),
);
const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

const shown = (): Shown | undefined => {
  const { simplifying } = editor();
  return simplifying?.kind === 'shown' ? simplifying : undefined;
};

/** Asks the worker for the reductions of what these nodes lead to; of everything where none is given. */
export function beginSimplifying(
  starts: readonly NodeId[],
  side: Simplifying['side'] = editor().document.view.infinitePlay === 'right' ? 'offside' : 'onside',
): void {
  stopAll();
  const { document, simplifying: open } = editor();
  const { game, ids, index } = gameOf(document);
  const vertices = starts.flatMap((id) => index.get(id) ?? []);
  // Steps that are shown stay until the others are known: the keyboard is on the bar.
  const waiting = { kind: 'working', starts, side, speed: open?.speed ?? 1, done: 0 } as const;
  setSimplifying(open?.kind === 'shown' ? { ...open, side, playing: false } : waiting);
  unfollow.now = useEditor.subscribe((state, before) => {
    if (state.document === before.document && state.drawing === before.drawing) return;
    if (state.drawing !== before.drawing || !sameGame(before.document, state.document)) endSimplifying();
  });
  const job: AskJob<'simplify'> = { kind: 'ask', question: 'simplify', about: { vertices, side }, game };
  const mine = engine().run(job, ({ done }) => {
    const { simplifying } = editor();
    if (run.now === mine && simplifying?.kind === 'working') setSimplifying({ ...simplifying, done });
  });
  run.now = mine;
  mine.answer.then(
    (answer) => {
      if (run.now !== mine) return;
      run.now = undefined;
      conclude(answer, ids);
    },
    () => undefined,
  );
}

function conclude(answer: Answer<AnswerTo<'simplify'>>, ids: readonly NodeId[]): void {
  const { simplifying, document } = editor();
  if (answer.kind === 'done' && answer.value.found.kind === 'simplified' && simplifying) {
    const { starts, side, speed } = simplifying;
    const { found, lives } = answer.value;
    const steps = stepsOf(document, ids, found, lives);
    const now = { at: 0, before: 0, since: performance.now(), playing: false };
    setSimplifying({ kind: 'shown', starts, side, speed, steps, ...now });
    return;
  }
  endSimplifying();
  if (answer.kind === 'cancelled') return;
  if (answer.kind !== 'done') toast(words.simplifyLost(answer.says), { stays: true });
  else if (answer.value.found.kind === 'too-large') {
    const { vertices, most } = answer.value.found;
    toast(words.simplifyTooLarge(vertices, most), { stays: true });
  } else if (answer.value.found.kind === 'too-long')
    toast(words.simplifyTooLong(answer.value.found.most), { stays: true });
}

function stopAll(): void {
  run.now?.cancel();
  run.now = undefined;
  unfollow.now?.();
  unfollow.now = undefined;
  clearTimeout(timer.now);
}

export function endSimplifying(): void {
  stopAll();
  if (editor().simplifying) setSimplifying(undefined);
}

export const lastStep = ({ steps }: Shown): number => steps.found.reductions.length;

function moveTo(state: Shown, wanted: number, playing: boolean): void {
  const at = Math.max(0, Math.min(lastStep(state), wanted));
  const moved = at === state.at ? {} : { at, before: state.at, since: performance.now() };
  setSimplifying({ ...state, ...moved, playing: playing && at < lastStep(state) });
}

/** To a step, at once; playing stops. */
export function goToStep(step: number): void {
  const state = shown();
  clearTimeout(timer.now);
  if (state) moveTo(state, step, false);
}

export function stepBy(by: number): void {
  const state = shown();
  if (state) goToStep(state.at + by);
}

/** Plays on, from the beginning when it stands at the end; or stops. */
export function playOrPause(): void {
  const state = shown();
  clearTimeout(timer.now);
  if (!state) return;
  if (state.playing) moveTo(state, state.at, false);
  else {
    moveTo(state, state.at === lastStep(state) ? 0 : state.at + 1, true);
    playOn();
  }
}

function playOn(): void {
  const state = shown();
  if (!state?.playing) return;
  timer.now = setTimeout(() => {
    const now = shown();
    if (!now?.playing) return;
    moveTo(now, now.at + 1, true);
    playOn();
  }, pace / state.speed);
}

export function setSpeed(speed: number): void {
  const { simplifying } = editor();
  if (simplifying) setSimplifying({ ...simplifying, speed });
}

/** The keys of the bar, wherever in it the keyboard is. True when the key was one of them. */
export function pressStepKey(key: string): boolean {
  const state = shown();
  if (key === 'Escape' && editor().simplifying) endSimplifying();
  else if (!state) return false;
  else if (key === '.' || key === 'PageDown') stepBy(1);
  else if (key === ',' || key === 'PageUp') stepBy(-1);
  else if (key === 'Home') goToStep(0);
  else if (key === 'End') goToStep(lastStep(state));
  else return false;
  return true;
}
