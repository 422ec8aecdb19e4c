/**
 * Gets the labels of the document. A change of the game compiles the document, ends the current run and
 * starts another in the engine's worker; its results are written to the store unless a newer run has begun. A
 * change of places or names keeps the labels. The sum of the pieces is a separate run.
 */

import type { GameDocument } from '../../engine/document/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AskJob, Progress, SolveAnswer } from '../../workers/protocol.ts';
import { setAnswers } from './answers.ts';
import { toast } from './chrome.ts';
import { type EditorState, editor, useEditor } from './editor.ts';
import { gameOf } from './game-of.ts';
import { held } from './held.ts';
import { pause } from './in-slices.ts';
import { afterProgress, type NumberedRevision, whenSolved } from './labelling.ts';
import { latestRun } from './latest-run.ts';
import { attendOtherWay } from './other-way.ts';
import { sameDrawing, samePieces } from './same-game.ts';
import { sumPlayed, verticesOf } from './sums-of.ts';

/** The drawing that is solved; its revision is updated while only places and names change. */
type Task = {
  /** Undefined until the drawing is compiled. */
  about?: NumberedRevision;
  readonly since: number;
  readonly thorough: boolean;
};

const task = held<Task | undefined>(() => undefined);
const solveRun = latestRun();
const sumRun = latestRun();

/** Follows the store from now on; the returned function stops it. */
export function startSolvingDrawings(): () => void {
  // The workers start now, while the page is still being rendered.
  engine();
  solveDocument();
  const end = useEditor.subscribe(attend);
  return () => {
    end();
    cancelRuns();
  };
}

/** Ends the current runs and keeps what they found. The next edit starts again. */
export function stopSolvingDrawing(): void {
  const stopped = task.now !== undefined;
  cancelRuns();
  if (stopped) setAnswers({ solving: { kind: 'stopped' } });
}

/** Starts runs again that were stopped or have failed. */
export const solveDrawingAgain = (): void => solveDocument();

/** Starts again and leaves nothing out, however long it takes, until the next edit. */
export const solveThoroughly = (): void => solveDocument(true);

/** Plays the pieces out further, up to `positions` positions, until the next edit. */
export function sumFurther(positions: number): void {
  const { document } = editor();
  sumPieces(document, positions);
}

function cancelRuns(): void {
  solveRun.end();
  task.now = undefined;
  sumRun.end();
}

function attend(state: EditorState, previous: EditorState): void {
  attendOtherWay(state, previous);
  const { document, revision } = state;
  if (document === previous.document && state.drawing === previous.drawing) return;
  if (state.drawing !== previous.drawing || !sameDrawing(previous.document, document)) {
    solveDocument();
    return;
  }
  carryOver(state, revision);
  if (!samePieces(previous.document, document)) sumPieces(document);
}

/** Only places, names or pieces changed, so the labels hold for this revision too. */
function carryOver({ labels }: EditorState, revision: number): void {
  if (task.now?.about) task.now.about = { ...task.now.about, revision };
  if (labels) setAnswers({ labels: { ...labels, revision } });
}

/** In nodes and arcs: a larger drawing is compiled in a separate task of the page. */
const largeDrawing = 20_000;

function solveDocument(thorough = false): void {
  const { document, labels, staleLabels } = editor();
  const [nodes, arcs] = [document.nodes.length, document.edges.length];
  cancelRuns();
  const mine: Task = { since: performance.now(), thorough };
  task.now = mine;
  setAnswers({
    labels: undefined,
    staleLabels: labels?.complete ? labels : staleLabels,
    solving: { kind: 'running', since: mine.since, done: 0, total: nodes },
  });
  if (nodes + arcs > largeDrawing) void pause().then(() => begin(mine));
  else begin(mine);
}

function begin(mine: Task): void {
  // A newer run may have started.
  if (task.now !== mine) return;
  const { document, revision } = editor();
  const { game, ids, index } = gameOf(document);
  mine.about = { revision, ids, index };
  solveRun.start(
    { kind: 'solve', ...game, thorough: mine.thorough },
    (answer) => conclude(mine, answer),
    (progress) => applyProgress(mine, progress),
  );
  sumPieces(document);
}

function applyProgress({ about, since }: Task, progress: Progress): void {
  if (!about) return;
  const solving = { kind: 'running', since, done: progress.done, total: progress.total } as const;
  if (progress.kind === 'labels')
    setAnswers({ labels: afterProgress(editor().labels, about, progress), solving });
  else if (progress.kind === 'again') {
    // The new run counts its values from the beginning, so none of the old run's values may stay.
    setAnswers({ labels: undefined, solving: { ...solving, total: about.ids.length } });
    toast(`Solving stopped (${progress.says}) and was started again.`);
  } else setAnswers({ solving: { ...solving, done: editor().labels?.done ?? 0 } });
}

function conclude({ about }: Task, answer: Answer<SolveAnswer>): void {
  if (!about) return;
  task.now = undefined;
  switch (answer.kind) {
    case 'done':
      setAnswers({
        labels: whenSolved(about, answer.value),
        staleLabels: undefined,
        solving: { kind: 'idle' },
      });
      return;
    case 'cancelled':
      setAnswers({ solving: { kind: 'stopped' } });
      return;
    case 'lost':
    case 'over-budget':
      fail(answer.says);
      return;
    case 'bug':
      fail(`The engine contradicted itself: ${answer.says}. Please report this drawing.`);
  }
}

function fail(says: string): void {
  setAnswers({ solving: { kind: 'failed', says } });
  toast(says, { action: { label: 'Try again', run: solveDrawingAgain }, stays: true });
}

/** Starts the sum of the pieces, if there are any. */
function sumPieces(document: GameDocument, positions?: number): void {
  sumRun.end();
  if (editor().sum || editor().noSum) setAnswers({ sum: undefined, noSum: undefined });
  if (document.pieces.length === 0) return;
  const { game } = gameOf(document);
  const pieces = Uint32Array.from(verticesOf(document, document.pieces));
  const job: AskJob<'sum'> = {
    kind: 'ask',
    question: 'sum',
    about: { pieces, sum: sumPlayed(document).id, ...(positions && { positions }) },
    game,
  };
  sumRun.start(job, (answer) => {
    if (answer.kind === 'done') setAnswers({ sum: answer.value });
    else if (answer.kind !== 'cancelled') {
      const bound = answer.kind === 'over-budget' ? answer.positions : undefined;
      setAnswers({ noSum: { says: answer.says, positions: bound } });
    }
  });
}
