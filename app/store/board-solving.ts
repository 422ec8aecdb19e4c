/**
 * Gets the engine's answers about the open board: all that follows the position with which it is set up is
 * solved once, and then the position that is shown is asked about, which needs no second solving. Another
 * position ends the run; while one types, a short pause comes first. A game that is too large to be solved is
 * looked at part by part, where its positions fall apart.
 */
import type { BoardGame } from '../../engine/conduct/index.ts';
import { sameRules } from '../../engine/outcome/index.ts';
import type { Answer, AskJob, BoardByParts, BoardSolved, Progress } from '../../workers/protocol.ts';
import { setAnswers } from './answers.ts';
import { positionShown } from './board.ts';
import { rulesOnBoard } from './board-rounds.ts';
import { type EditorState, editor, useEditor } from './editor.ts';
import { held } from './held.ts';
import { latestRun } from './latest-run.ts';
import { positionOn } from './position-of.ts';
import { readyFor } from './rulesets.ts';
import { isMasked } from './seen-board.ts';
import type { BoardAnswers } from './state/answers.ts';

/** In milliseconds: a position that was changed is solved when nothing was changed for this long. */
const pause = 150;

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const solveRun = latestRun();
const partsRun = latestRun();
const hereRun = latestRun();

/** The position that `hereRun` is about. */
const asked = held<string | undefined>(() => undefined);

const setBoardAnswers = (boardAnswers: BoardAnswers | undefined): void => setAnswers({ boardAnswers });

/** Follows the store from now on; the returned function stops it. */
export function startSolvingBoards(): () => void {
  attend();
  const end = useEditor.subscribe((state, before) => {
    if (dependsOn.some((member) => state[member] !== before[member]))
      attend(state.drawing !== before.drawing);
  });
  return () => {
    end();
    stop();
  };
}

const dependsOn = [
  'document',
  'rulesets',
  'mostSolved',
  'game',
  'walkthrough',
  'lookedAt',
] as const satisfies (keyof EditorState)[];

function stop(): void {
  clearTimeout(timer.now);
  for (const run of [solveRun, partsRun, hereRun]) run.end();
}

/** The game of the open board, if its text is a position. */
export function boardGameNow(): BoardGame | undefined {
  const { document, mostSolved } = editor();
  const read = positionOn(document);
  if (!read?.isSound) return undefined;
  const rules = rulesOnBoard({ document }, read.ruleset);
  return {
    ruleset: read.ruleset.id,
    position: read.printed,
    positions: mostSolved,
    ...(rules && { rules }),
  };
}

/** Whether positions have the same values in both. */
const isByTheSameRules = (a: BoardGame, b: BoardGame): boolean =>
  a.ruleset === b.ruleset &&
  (a.rules === b.rules || (a.rules !== undefined && b.rules !== undefined && sameRules(a.rules, b.rules)));

/** Whether both are the same game, and are solved as far. */
export const isSameGame = (a: BoardGame, b: BoardGame): boolean =>
  isByTheSameRules(a, b) && a.position === b.position && a.positions === b.positions;

/**
 * What is known of a game as long as nothing is known of the position that is shown. What was known last
 * stays with it, unless it is by other rules, or any value is hidden: what was found while it was hidden is
 * never shown later.
 */
function unanswered(
  { game, solved, byParts }: Pick<BoardAnswers, 'game' | 'solved' | 'byParts'>,
  last: BoardAnswers | undefined,
): BoardAnswers {
  const isKept = last !== undefined && isByTheSameRules(last.game, game) && !isMasked(editor().hidden);
  const before = isKept ? (last.here ?? last.before) : undefined;
  return {
    ...{ game, solved, progress: undefined, here: undefined },
    ...(byParts && { byParts }),
    ...(before && { before }),
  };
}

/** `isOther` says that another drawing or board was opened. */
function attend(isOther = false): void {
  void readyFor(editor().document);
  const game = boardGameNow();
  const { boardAnswers: known } = editor();
  if (!game) {
    stop();
    if (known) setBoardAnswers(undefined);
  } else if (!known || !isSameGame(known.game, game)) {
    stop();
    setBoardAnswers(unanswered({ game, solved: undefined }, isOther ? undefined : known));
    timer.now = setTimeout(solve, known ? pause : 0);
  } else askHere();
}

function solve(): void {
  const { boardAnswers: known } = editor();
  if (!known) return;
  const { game } = known;
  const settle = (solved: Answer<BoardSolved>): void => {
    const shown = positionShown(editor());
    if (solved.kind === 'over-budget' && solved.isForValue && shown)
      askByParts({ game, solved: undefined }, shown.printed);
    else settleSolved(game, solved);
  };
  solveRun.start({ kind: 'board', ...game, forValue: true }, settle, tellOf(game));
}

/** Shows how far the solving of a game is, as long as it is solved. */
const tellOf =
  (game: BoardGame) =>
  (progress: Progress): void => {
    const now = editor().boardAnswers;
    if (now?.game === game && !now.solved) setBoardAnswers({ ...now, progress });
  };

/** Solves what follows the game whose values were found first. */
function solveWhole(game: BoardGame): void {
  solveRun.start({ kind: 'board', ...game }, (solved) => settleSolved(game, solved), tellOf(game));
}

function settleSolved(game: BoardGame, solved: Answer<BoardSolved>): void {
  const known = editor().boardAnswers;
  // What was found part by part is all that is found where the whole is refused.
  const isAll = solved.kind === 'over-budget' && known?.byParts?.answer !== undefined;
  setBoardAnswers(
    known && isAll ? { ...known, progress: undefined, solved } : unanswered({ game, solved }, known),
  );
  askHere();
}

/** Ends the run; what is stopped can be solved again. */
export function stopSolvingBoard(): void {
  const { boardAnswers: known } = editor();
  stop();
  if (known && !known.solved) {
    const { byParts, ...rest } = known;
    const found = byParts?.answer ? { byParts } : {};
    setBoardAnswers({ ...rest, ...found, progress: undefined, solved: { kind: 'cancelled' } });
  } else if (known?.byParts && !known.byParts.answer)
    setBoardAnswers({
      ...known,
      progress: undefined,
      byParts: { ...known.byParts, answer: { kind: 'cancelled' } },
    });
}

/** Begins again the solving that was stopped: part by part where the game is too large. */
export function solveBoardAgain(): void {
  const { boardAnswers: known } = editor();
  if (!known) return;
  const { byParts, ...rest } = known;
  if (byParts && known.solved?.kind === 'over-budget') {
    setBoardAnswers(rest);
    askHere();
    return;
  }
  setBoardAnswers(unanswered({ game: known.game, solved: undefined }, known));
  solve();
}

/** What the position that is shown is worth, and what can be played there. */
function askHere(): void {
  const { boardAnswers: known } = editor();
  const shown = positionShown(editor());
  const isInParts = known?.solved ? known.solved.kind === 'over-budget' : known?.byParts?.answer;
  if (known && isInParts && shown?.isSound) askByParts(known, shown.printed);
  if (known?.solved?.kind !== 'done' || !shown) return;
  const position = shown.printed;
  if (known.here?.position === position || (hereRun.isRunning() && asked.now === position)) return;
  const { game, solved } = known;
  asked.now = position;
  setBoardAnswers(unanswered(known, known));
  const job: AskJob<'options'> = { kind: 'ask', question: 'options', about: { position }, game };
  hereRun.start(job, (answer) => {
    const isStill = editor().boardAnswers?.solved === solved;
    if (!isStill) return;
    const here = answer.kind === 'done' ? { position, found: answer.value } : undefined;
    setBoardAnswers({ game, progress: undefined, solved, here });
    if (!here) return;
    // Another position may be shown by now.
    askHere();
  });
}

/**
 * The same of a game that is too large to be solved, where positions of its ruleset fall apart; and for a
 * game whose values are found sooner in this way, before it is solved.
 */
function askByParts(
  { byParts, game, solved }: Pick<BoardAnswers, 'game' | 'solved' | 'byParts'>,
  position: string,
): void {
  if (byParts?.position === position) return;
  const isFirst = !solved && !byParts;
  const now = (): BoardAnswers | undefined => {
    const known = editor().boardAnswers;
    return known?.solved === solved && known?.byParts?.position === position ? known : undefined;
  };
  setBoardAnswers(
    unanswered({ game, solved, byParts: { position, answer: undefined } }, editor().boardAnswers),
  );
  const report = (progress: Progress): void => {
    const known = now();
    if (known) setBoardAnswers({ ...known, progress });
  };
  const settle = (answer: Answer<BoardByParts>): void => {
    const known = now();
    if (!known) return;
    const found = answer.kind === 'done' ? answer.value.found : undefined;
    const told =
      answer.kind === 'done'
        ? { kind: 'done' as const, value: { met: found?.met, took: answer.value.took } }
        : answer;
    const { before: _, ...others } = known;
    setBoardAnswers({
      ...others,
      progress: undefined,
      here: found && { position, found: found.options },
      byParts: { position, answer: told },
    });
    if (isFirst) solveWhole(game);
    // Another position may be shown by now.
    askHere();
  };
  partsRun.start({ kind: 'board-parts', ...game, position }, settle, report);
}
