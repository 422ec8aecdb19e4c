/**
 * What moves by itself in a game, and what the engine says of it: the position at hand is judged when that is wanted, the computer
 * makes its turn, and a forced answer is made. A person sees each for a moment before it comes.
 */
import type { JobRun } from '../../workers/protocol.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { setJudgement } from '../store/play.ts';
import type { Judgement, PieceMove } from '../store/state/play.ts';
import { answerOnBoard } from './answer-on-board.ts';
import { moveByTemperature, stopThinking } from './by-temperature.ts';
import { askGiven, stopAskingGiven } from './giving-away.ts';
import { askJudge, type MovesJudged } from './judge.ts';
import { bestMoves, foundAt, saidOfMove } from './judged.ts';
import { reviewGame, stopReview } from './review.ts';
import { record, type ShownGame, shownGame, standingOf } from './shown-game.ts';

/** The computer, and who makes a forced answer, take so long in milliseconds that a person sees what is moved. */
export const replyPace = held<number>(() => 600);

const reply = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const judging = held<JobRun<MovesJudged> | undefined>(
  () => undefined,
  (run) => run?.cancel(),
);

/** Nothing moves by itself any more. */
export function stopComputer(): void {
  clearTimeout(reply.now);
  judging.now?.cancel();
  judging.now = undefined;
  stopThinking();
  stopReview();
  stopAskingGiven();
}

/** What the position at hand asks for: what the engine says of it, the computer's turn, a forced answer. */
export function attend(): void {
  const shown = shownGame();
  clearTimeout(reply.now);
  if (!shown || shown.game.pieces.length === 0) return;
  const { game, at } = shown;
  askGiven();
  const { evaluates, hinted } = editor();
  const standing = standingOf(shown);
  const isLast = at === game.plies.length;
  if (standing.over) {
    if (isLast) reviewGame(game, standing);
    return;
  }
  const plays = isLast && standing.mover === game.computer && !standing.forced;
  const thumb = plays && game.byTemperature ? moveByTemperature(shown, attend) : 'unknown';
  // Where there are no temperatures the perfect player has the turn.
  const computes = plays && thumb === 'unknown';
  const found = foundAt(editor(), at);
  if (!found && (computes || evaluates || hinted)) judge(shown);
  if (!isLast) return;
  if (standing.forced) makeSoon(shown, standing.moves);
  else if (plays && thumb !== undefined && thumb !== 'unknown') makeSoon(shown, [thumb]);
  else if (computes && found) makeSoon(shown, computersTurn(shown, found));
}

/**
 * A best turn; among best ones the answer by a symmetry of the board. Where nothing is known of the position, as it is too large, that
 * answer is made all the same.
 */
function computersTurn(shown: ShownGame, found: Judgement['found']): readonly PieceMove[] {
  const answer = answerOnBoard(shown);
  if (found.kind === 'unknown') return answer ? [answer] : [];
  const ids = editor().judgement?.ids ?? [];
  return answer && saidOfMove(found, ids, answer)?.result === 'wins' ? [answer] : bestMoves(found, ids);
}

/** Makes a turn after a moment, if the game still stands where it was thought of. */
function makeSoon({ game, at }: ShownGame, turn: readonly PieceMove[]): void {
  if (turn.length === 0) return;
  reply.now = setTimeout(() => {
    const shown = shownGame();
    if (shown?.game !== game || shown.at !== at) return;
    const { mover, forced } = standingOf(shown);
    record(shown, { moves: turn, by: mover, forced });
  }, replyPace.now);
}

/** Asks the engine's worker what every move brings. */
function judge(shown: ShownGame): void {
  judging.now?.cancel();
  const { game, at, made } = shown;
  const mine = askJudge(shown);
  judging.now = mine;
  mine.answer.then(
    (answer) => {
      if (judging.now !== mine) return;
      judging.now = undefined;
      if (answer.kind === 'cancelled') return;
      const { found, ids } =
        answer.kind === 'done'
          ? answer.value
          : { found: { kind: 'unknown' as const, says: answer.says }, ids: [] };
      setJudgement({ game, at, made, found, ids });
      attend();
    },
    () => undefined,
  );
}
