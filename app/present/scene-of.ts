/**
 * The scene that the presenter's window sends: what is shown on the canvas, without what is hidden and
 * without the tools.
 */
import type { Box, Spot } from '../../engine/figure/index.ts';
import { positionShown } from '../store/board.ts';
import { toldClass } from '../store/class-on-wall.ts';
import type { EditorState } from '../store/editor.ts';
import { held, heldWhile } from '../store/held.ts';
import { questionShown } from '../store/lesson.ts';
import { mayTellWhy } from '../store/quiz.ts';
import { boardSeen } from '../store/seen-board.ts';
import { seenDocument } from '../store/seen-document.ts';
import { currentLabels, staleLabelsSeen } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import type { PlayBoard, ToldFrame } from '../store/state/frame.ts';
import type { Quiz } from '../store/state/quiz.ts';
import type { BoardScene, Scene, ToldLabels } from '../store/state/scene.ts';
import type { Walk } from '../store/state/showing.ts';
import type { ToldHeat, ToldLarge } from '../store/state/wall.ts';
import { isOnBoard } from '../store/subject.ts';
import { isUnseen, mayTell, type ToldFrom, tellingChangesWith } from '../store/telling.ts';
import { nothingLit, placeIn } from '../walkthrough/frames.ts';
import { jointSeen } from '../walkthrough/joint-seen.ts';
import { heatChartShown, lineHeat, onChart } from '../walkthrough/line-heat.ts';
import { boardChangesWith, piecesShown, playBoard } from '../walkthrough/play-board.ts';
import { isPlaying, playerToMove } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { framesOf } from '../walkthrough/walking.ts';

// The quiz as the audience's window receives it. It leaves out the verdicts that are not shown yet, the
// reasons why guesses are not right until they may be shown, and the reason why a guess was not understood,
// which concerns only the person who typed it. Once the value of the node is shown, every verdict is shown
// too.

type Asked = ToldFrom & Pick<EditorState, 'quiz'>;

type Known = {
  readonly quiz: Quiz;
  readonly revealed: boolean;
  readonly withWhy: boolean;
  readonly told: Quiz;
};
const last = held<Known | undefined>(() => undefined);

/**
 * Gives the same record for the same quiz as long as the same parts of it may be shown, so that it is sent
 * only once.
 */
export function toldQuiz(state: Asked): Quiz | undefined {
  const { quiz } = state;
  if (!quiz) return undefined;
  const revealed = quiz.node !== undefined && !isUnseen(state, quiz.node);
  const withWhy = mayTellWhy(state);
  const known = last.now;
  if (known?.quiz === quiz && known.revealed === revealed && known.withWhy === withWhy) return known.told;
  const guesses = quiz.guesses.map((guess) => ({
    ...guess,
    ...(!guess.told && !revealed && { verdict: undefined, says: undefined }),
    ...(!withWhy && { why: [] }),
  }));
  const told = { ...quiz, guesses, refused: '' };
  last.now = { quiz, revealed, withWhy, told };
  return told;
}

/** What the store does not know: where the camera looks, and where the pointer is on the drawing. */
export type Sight = { readonly view: Box | undefined; readonly pointer: Spot | undefined };

const told = new WeakMap<object, ToldLabels>();

/**
 * The same labels give the same record, so that they are sent once. Complete labels are known by their codes:
 * they have another record whenever a node is moved, and nothing is written into their arrays any more.
 */
function labelsTold(labels: Labels | undefined): ToldLabels | undefined {
  if (!labels) return undefined;
  const key = labels.complete ? labels.codes : labels;
  const last = told.get(key);
  if (last) return last;
  const { ids, chosen, table, codes, steps, outcomes, classes, complete } = labels;
  const made = { ids, chosen, table, codes, steps, outcomes, classes, complete };
  told.set(key, made);
  return made;
}

/** Every member on which a frame depends. */
const frameChangesWith = [
  ...boardChangesWith,
  'labels',
  'walkthrough',
] as const satisfies readonly (keyof EditorState)[];

const frameOf = heldWhile(frameChangesWith, (state: EditorState): ToldFrame | undefined =>
  state.walkthrough?.kind === 'shown' ? frameIn(state, state.walkthrough) : undefined,
);

function frameIn(state: EditorState, { subject, at: wanted }: Walk): ToldFrame {
  const frames = framesOf(subject, state);
  const at = placeIn(frames, wanted);
  // The pieces of a game on a board are on the board.
  const board = isOnBoard(state) ? undefined : playBoard(state);
  return {
    unit: frames.unit,
    at,
    last: frames.last,
    sentence: frames.sentence(at),
    // After an edit the last frame is shown, and nothing in it is new.
    lit: Number.isFinite(wanted) ? frames.lit(at) : nothingLit,
    rings: frames.rings,
    board: board && boardTold(state, board),
    turn: playerToMove(),
    joint: jointSeen(state),
  };
}

const boardTold = (state: EditorState, board: PlayBoard): PlayBoard => ({
  ...board,
  pieces: piecesShown(state),
});

/** Every member on which the chart of temperatures depends. */
const heatChangesWith = [
  ...tellingChangesWith,
  'game',
  'given',
  'boardAnswers',
  'heatShown',
  'walkthrough',
] as const satisfies readonly (keyof EditorState)[];

const heatOf = heldWhile(heatChangesWith, heatIn);

function heatIn(state: EditorState): ToldHeat | undefined {
  const { walkthrough } = state;
  if (walkthrough?.kind !== 'shown' || walkthrough.subject.of !== 'game') return undefined;
  const line = lineHeat(state);
  if (line?.kind !== 'line' || !heatChartShown(state, line)) return undefined;
  const at = placeIn(framesOf(walkthrough.subject, state), walkthrough.at);
  return { ...onChart(line), at, onBoard: isOnBoard(state) };
}

/** Undefined as soon as a value is hidden that they could reveal. */
const wallsOf = (state: EditorState): ToldLarge | undefined =>
  state.enlarged && mayTell(state, state.enlarged.about) ? state.enlarged.told : undefined;

const lastBoard = held<BoardScene | undefined>(() => undefined);

/** The same record where nothing of it differs, so that it is sent once. */
function boardOf(state: EditorState): BoardScene | undefined {
  const read = positionShown(state);
  if (!read) return undefined;
  const { clicked, lifted, litPlaces } = state;
  const playing = isPlaying();
  const here = boardSeen(state)?.here;
  const now: BoardScene = {
    position: read.printed,
    playing,
    mover: handToMove(),
    clicked,
    lifted,
    litPlaces,
    here: here?.position === read.printed ? here : undefined,
  };
  const last = lastBoard.now;
  const members = Object.keys(now) as (keyof BoardScene)[];
  if (last && members.every((member) => last[member] === now[member])) return last;
  lastBoard.now = now;
  return now;
}

export function sceneOf(state: EditorState, { view, pointer }: Sight): Scene {
  const { document, drawing, hidden, showing, names, letters, stops, lit, spoken, cycles, blank } = state;
  const { walkthrough, sumMarked } = state;
  const reduced = walkthrough?.kind === 'shown' && walkthrough.subject.of === 'reductions';
  const marked = sumMarked && !walkthrough && mayTell(state, document.pieces);
  return {
    drawing,
    document: seenDocument(state),
    labels: labelsTold(currentLabels(state)),
    staleLabels: labelsTold(staleLabelsSeen(state)),
    solving: state.solving.kind === 'running',
    showing,
    names,
    letters,
    stops,
    hidden,
    lit,
    spoken,
    cycles,
    sum: marked ? state.sum : undefined,
    reductions: reduced ? walkthrough.subject.steps : undefined,
    frame: frameOf(state),
    view,
    question: questionShown(state),
    quiz: toldQuiz(state),
    room: toldClass(state),
    board: boardOf(state),
    heat: heatOf(state),
    walls: wallsOf(state),
    code: state.code,
    blank,
    spot: state.spot ? pointer : undefined,
  };
}
