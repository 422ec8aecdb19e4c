/**
 * What moves by itself in a game, and what the engine says of it: the position at hand is judged when that is
 * wanted, the computer makes its turn, and a forced answer is made. A person sees each for a moment before it
 * comes.
 */

import { type GivenAway, sumCalled } from '../../engine/sums/index.ts';
import type { JobRun } from '../../workers/protocol.ts';
import { editor } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import { isMisere } from '../store/misere.ts';
import { setJudgement } from '../store/play.ts';
import { positionOn } from '../store/position-of.ts';
import type { Judgement, PieceMove } from '../store/state/play.ts';
import { onVertices, piecesAfter, positionsUntil } from './game.ts';
import { askGiven, askTemperature, stopAskingGiven } from './giving-away.ts';
import { askJudge, type MovesJudged } from './judge.ts';
import { bestMoves, foundAt, saidOfMove } from './judged.ts';
import { reviewGame, stopReview } from './review.ts';
import { record, type ShownGame, shownGame, standingOf } from './shown-game.ts';

// A computer that plays sums by temperature: its move is in a hottest piece, one that gives nothing away by
// orthodox accounting. This is a simple rule, and the computer can be beaten where it should win.

type Thought = Pick<ShownGame, 'game' | 'at'> & { readonly move: PieceMove | undefined };

const asking = held<(Pick<ShownGame, 'game' | 'at'> & { readonly run: JobRun<unknown> }) | undefined>(
  () => undefined,
  (now) => now?.run.cancel(),
);
const thought = held<Thought | undefined>(() => undefined);

/** It thinks no more of the game. */
function stopThinking(): void {
  asking.now?.run.cancel();
  asking.now = undefined;
  thought.now = undefined;
}

/** How much a move gave away by orthodox accounting, and whether it is one in a hottest piece. */
type Weighed = { readonly move: PieceMove; readonly isHottest: boolean; readonly short: number };

function bestByTemperature(
  moves: readonly PieceMove[],
  gave: readonly (GivenAway | undefined)[],
): PieceMove | undefined {
  const weighed = moves.flatMap((move, i): Weighed[] => {
    const heat = gave[i]?.heat;
    if (heat?.kind !== 'move-heat') return [];
    return [{ move, isHottest: heat.before.hottest.includes(move.piece), short: heat.short }];
  });
  // Who weighs some of the moves only would not play by temperature.
  if (weighed.length < moves.length) return undefined;
  const hottest = weighed.filter(({ isHottest }) => isHottest);
  const among = hottest.length > 0 ? hottest : weighed;
  return among.reduce<Weighed | undefined>(
    (best, each) => (best && best.short <= each.short ? best : each),
    undefined,
  )?.move;
}

/**
 * Its move in the game that is shown: `unknown` where there are no temperatures, so that another player must
 * find the move; undefined until it is found, when `then` is called. Asked once for a position.
 */
function moveByTemperature(shown: ShownGame, then: () => void): PieceMove | 'unknown' | undefined {
  const { game, at } = shown;
  if (!sumCalled(game.sum).addsValues) return 'unknown';
  const isThis = (of: Pick<ShownGame, 'game' | 'at'> | undefined): boolean =>
    of?.game === game && of.at === at;
  if (isThis(thought.now)) return thought.now?.move ?? 'unknown';
  if (isThis(asking.now)) return undefined;
  stopThinking();
  const { document } = editor();
  const { moves, mover } = standingOf(shown);
  const pieces = Array.from(positionsUntil(document, game, at)[at].pieces);
  const line = onVertices(compiledOf(document), moves).map((move) => ({ pieces, ...move, by: mover }));
  const run = askTemperature(document, game, line);
  asking.now = { game, at, run };
  run.answer.then(
    (answer) => {
      if (asking.now?.run !== run) return;
      asking.now = undefined;
      if (answer.kind === 'cancelled') return;
      const gave = answer.kind === 'done' ? answer.value.gave : [];
      thought.now = { game, at, move: bestByTemperature(moves, gave) };
      then();
    },
    () => undefined,
  );
  return undefined;
}

/** The answer by a symmetry of the open board to the move that was made last, where its ruleset knows one. */
function answerOnBoard({ game, at }: ShownGame): PieceMove | undefined {
  const [from] = piecesAfter(game, at);
  const { document } = editor();
  const read = positionOn(document, from);
  // By a symmetry a player makes the last move, which loses in misère play.
  const answer = isMisere(document) ? undefined : read?.answering()?.answer;
  return read && answer && { piece: 0, from, to: read.ruleset.print(answer.to) };
}

/**
 * The computer, and who makes a forced answer, take so long in milliseconds that a person sees what is moved.
 */
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
 * A best turn; among best ones the answer by a symmetry of the board. Where nothing is known of the position,
 * as it is too large, that answer is made all the same.
 */
function computersTurn(shown: ShownGame, found: Judgement['found']): readonly PieceMove[] {
  const answer = answerOnBoard(shown);
  if (found.kind === 'unknown') return answer ? [answer] : [];
  const ids = editor().judgement?.ids ?? [];
  return answer && saidOfMove(found, ids, answer)?.result === 'wins' ? [answer] : bestMoves(found, ids);
}

/** Makes a turn after a moment, if the game is still at the same position. */
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
