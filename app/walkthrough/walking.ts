/**
 * Steps through frames: which walkthrough is open, its current frame, playing, and its keys. A change of the
 * game takes the rounds to their end, where new values appear as they are found; it closes reductions and
 * proofs, which belonged to the old game.
 */

import type { GameDocument } from '../../engine/document/index.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { isJointGame, setMade } from '../store/play.ts';
import { sameGame } from '../store/same-game.ts';
import { seenDocument } from '../store/seen-document.ts';
import { freshLabels } from '../store/selectors.ts';
import { setWalkthrough } from '../store/showing.ts';
import type { Sentence } from '../store/state/frame.ts';
import type {
  ProofPlayed,
  ReductionSteps,
  Turn,
  Walk,
  WalkSubject,
  Walkthrough,
  WatchedLine,
} from '../store/state/showing.ts';
import { mayTell, mayTellAll, type ToldFrom } from '../store/telling.ts';
import { words } from '../words.ts';
import { nothingLit, placeIn, toldFrames, type WalkFrames } from './frames.ts';
import { gameFrames } from './game-frames.ts';
import { jointFrames } from './joint-frames.ts';
import { lineFrames } from './line-frames.ts';
import { proofFrames } from './proof.ts';
import { saidAt, spokenAt } from './reductions.ts';
import { roundFrames } from './rounds.ts';

/** The reductions of a drawing as frames, one reduction each, with what remains after it. */
function reductionFrames(document: GameDocument, steps: ReductionSteps): WalkFrames {
  const { reductions } = steps.found;
  return {
    unit: 'reduction',
    last: reductions.length,
    // If nodes are removed together, more is removed than an arc.
    amount: (at) => (['fused', 'unreachable'].includes(reductions[at - 1].kind) ? 1.4 : 1),
    sentence: (at) => [saidAt(document, steps, at)],
    lit: (at) => spokenAt(steps, at),
    rings: false,
  };
}

export const speeds = [0.5, 1, 2, 4] as const;
/** In milliseconds: how long a frame is shown at speed 1. */
const pace = 1600;

const unfollow = held<(() => void) | undefined>(
  () => undefined,
  (last) => last?.(),
);
const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

const shown = (): Walk | undefined => {
  const { walkthrough } = editor();
  return walkthrough?.kind === 'shown' ? walkthrough : undefined;
};

type Shown = ToldFrom & Pick<EditorState, 'labels' | 'game' | 'round' | 'made' | 'judgement' | 'hinted'>;

/** A line of play would say of a hidden value who wins. */
const toldNothing: WalkFrames = {
  unit: 'move',
  last: 0,
  amount: () => 1,
  sentence: () => [words.quiz.answerHidden],
  lit: () => nothingLit,
  rings: false,
};

/** The frames of a subject, for the drawing as it is now and may be seen. */
export function framesOf(subject: WalkSubject, shown: Shown): WalkFrames {
  const frames = framesAsDrawn(subject, shown);
  const seen = seenDocument(shown);
  if (seen.nodes === shown.document.nodes || subject.of === 'told') return frames;
  const nodes = new Map(seen.nodes.map((node) => [node.id, node]));
  const asSeen = (sentence: Sentence): Sentence =>
    sentence.map((part) =>
      typeof part === 'object' && 'node' in part ? { node: nodes.get(part.node.id) ?? part.node } : part,
    );
  return { ...frames, sentence: (at) => asSeen(frames.sentence(at)) };
}

function framesAsDrawn(subject: WalkSubject, shown: Shown): WalkFrames {
  const { document } = shown;
  switch (subject.of) {
    case 'rounds':
      return roundFrames(freshLabels(shown), shown);
    case 'reductions':
      return reductionFrames(document, subject.steps);
    case 'proof':
      return proofFrames(document.nodes, subject);
    case 'game':
      return isJointGame(shown.game) ? jointFrames(shown, shown.game) : gameFrames(shown);
    case 'line':
      return mayTell(shown, [subject.ids[subject.from]]) ? lineFrames(document.nodes, subject) : toldNothing;
    case 'told':
      return toldFrames(subject.frame);
  }
}

/** What a walkthrough is called, to the eye and to the ear. */
export const calledWalk = (walkthrough: Walkthrough): string =>
  walkthrough.kind === 'working'
    ? words.simplify
    : {
        rounds: words.walk.steps,
        reductions: words.simplify,
        proof: 'Proof',
        game: words.play.game,
        line: 'A line of play',
        told: words.walk.steps,
      }[walkthrough.subject.of];

const lastOf = ({ subject }: Walk): number => framesOf(subject, editor()).last;

/**
 * Whether what is shown was found before values were hidden that it tells. Rounds, lines and games leave out
 * what they must.
 */
function tellsTooMuch(state: EditorState): boolean {
  const { walkthrough } = state;
  if (walkthrough?.kind === 'working') return !mayTellAll(state);
  switch (walkthrough?.subject.of) {
    case 'reductions':
      return !mayTellAll(state);
    case 'proof':
      return !mayTell(state, walkthrough.subject.pair);
    default:
      return false;
  }
}

/** Follows the drawing from now on, and ends the walkthrough before. */
export function followGame(): void {
  stopWalking();
  unfollow.now = useEditor.subscribe((state, before) => {
    if (tellsTooMuch(state)) {
      endWalkthrough();
      return;
    }
    if (state.document === before.document && state.drawing === before.drawing) return;
    if (state.drawing === before.drawing && sameGame(before.document, state.document)) return;
    const walk = shown();
    if (state.drawing !== before.drawing || walk?.subject.of !== 'rounds') endWalkthrough();
    else atTheEnd(walk);
  });
}

/** The rounds after an edit: the values as they are, and nothing playing. */
function atTheEnd(walk: Walk): void {
  clearTimeout(timer.now);
  const at = Number.POSITIVE_INFINITY;
  if (walk.at !== at || walk.playing) setWalkthrough({ ...walk, at, before: at, playing: false });
}

/** Stops a job that works for a walkthrough when that ends. */
const atEnd = held<() => void>(() => () => undefined);
export const whenWalkEnds = (act: () => void): void => {
  atEnd.now = act;
};

function stopWalking(): void {
  atEnd.now();
  atEnd.now = () => undefined;
  unfollow.now?.();
  unfollow.now = undefined;
  clearTimeout(timer.now);
}

export function endWalkthrough(): void {
  stopWalking();
  if (editor().walkthrough) setWalkthrough(undefined);
}

/** Shows a walkthrough from one of its frames; `followGame` has been called. */
export function showWalk(subject: WalkSubject, at = 0): void {
  const speed = editor().walkthrough?.speed ?? 1;
  setWalkthrough({ kind: 'shown', subject, speed, at, before: at, since: performance.now(), playing: false });
}

export function beginRounds(at = 0): void {
  followGame();
  showWalk({ of: 'rounds' }, at);
}

/** Begins a proof without turns; one that was played continues after turn `at`. */
export function beginProof(proof: Omit<ProofPlayed, 'turns'>, turns: readonly Turn[] = [], at = 0): void {
  followGame();
  showWalk({ of: 'proof', ...proof, turns }, at);
}

/** Shows a line on the drawing, after `at` of its moves. */
export function showLine(watched: WatchedLine, at = 0): void {
  followGame();
  showWalk({ of: 'line', ...watched }, at);
}

/** Plays a line on the drawing, from its first vertex. */
export function watchLine(watched: WatchedLine): void {
  showLine(watched);
  playOrPause();
}

/** Adds a turn of the proof after the current frame; later turns are forgotten. */
export function takeTurn(turn: Turn): void {
  const walk = shown();
  if (walk?.subject.of !== 'proof') return;
  clearTimeout(timer.now);
  const at = Math.min(walk.at, lastOf(walk));
  const subject = { ...walk.subject, turns: [...walk.subject.turns.slice(0, at), turn] };
  moveTo({ ...walk, subject }, at + 1, false);
}

function moveTo(walk: Walk, wanted: number, playing: boolean): void {
  const frames = framesOf(walk.subject, editor());
  const at = placeIn(frames, wanted);
  const moved = at === walk.at ? {} : { at, before: placeIn(frames, walk.at), since: performance.now() };
  setWalkthrough({ ...walk, ...moved, playing: playing && at < frames.last });
}

/** Goes to a frame at once; playing stops. */
export function goToFrame(frame: number): void {
  const walk = shown();
  clearTimeout(timer.now);
  if (walk) moveTo(walk, frame, false);
}

export function stepBy(by: number): void {
  const walk = shown();
  if (walk) goToFrame(Math.min(walk.at, lastOf(walk)) + by);
}

/** Plays on, from the beginning if it is at the end; or stops. */
export function playOrPause(): void {
  const walk = shown();
  clearTimeout(timer.now);
  if (!walk) return;
  if (walk.playing) moveTo(walk, walk.at, false);
  else {
    moveTo(walk, walk.at >= lastOf(walk) ? 0 : walk.at + 1, true);
    playOn();
  }
}

function playOn(): void {
  const walk = shown();
  if (!walk?.playing) return;
  timer.now = setTimeout(() => {
    const now = shown();
    if (!now?.playing) return;
    moveTo(now, now.at + 1, true);
    playOn();
  }, pace / walk.speed);
}

export function setSpeed(speed: number): void {
  const { walkthrough } = editor();
  if (walkthrough) setWalkthrough({ ...walkthrough, speed });
}

/** A turn that is begun is taken back, move by move; else the walkthrough ends. */
export function giveUp(): void {
  const { made } = editor();
  if (made.length > 0) setMade(made.slice(0, -1));
  else endWalkthrough();
}

/**
 * Handles the keys of the bar, wherever in it the focus is. True if the key was one of them. While a lesson
 * is open a clicker goes through its views.
 */
export function pressWalkKey(key: string): boolean {
  if (key === 'Escape' && editor().walkthrough) giveUp();
  else if (!shown()) return false;
  else if (key === '.' || (key === 'PageDown' && !editor().lesson)) stepBy(1);
  else if (key === ',' || (key === 'PageUp' && !editor().lesson)) stepBy(-1);
  else if (key === 'Home') goToFrame(0);
  else if (key === 'End') goToFrame(Number.POSITIVE_INFINITY);
  else if (key === ' ') playOrPause();
  else return false;
  return true;
}
