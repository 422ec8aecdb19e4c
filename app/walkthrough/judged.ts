/**
 * What the engine's answer says about a position of a game: about each move that can be made, and about the
 * best turn.
 */
import type { PlayResult, SumMove } from '../../engine/sums/index.ts';
import { scoreOnPaper } from '../../engine/values/index.ts';
import type { EditorState } from '../store/editor.ts';
import type { Judgement, PieceMove } from '../store/state/play.ts';
import { mayTell, type ToldFrom } from '../store/telling.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';

type Found = Exclude<Judgement['found'], { readonly kind: 'unknown' }>;

/** A sign, and the words that say the same. */
export type MoveSaid = { readonly result: PlayResult; readonly says: string };

/** What the engine says of the position that is shown, if it was asked and has answered. */
export function foundAt(
  { game, made, judgement }: Pick<EditorState, 'game' | 'made' | 'judgement'>,
  at: number,
): Judgement['found'] | undefined {
  const isOfThis = judgement?.game === game && judgement?.at === at && judgement?.made === made;
  return isOfThis ? judgement?.found : undefined;
}

/**
 * The moves of a best turn that are still to be made. `ids` has the node of each vertex that the engine
 * mentions.
 */
export function bestMoves(found: Found, ids: Judgement['ids']): readonly PieceMove[] {
  const best = found.kind === 'turn' ? found.best : found.best === undefined ? [] : [found.moves[found.best]];
  return best.map(({ piece, from, to }) => ({ piece, from: ids[from], to: ids[to] }));
}

/** What a move brings, on the drawing: "wins", "best: 3". */
export function saidOfMove(
  found: Found,
  ids: Judgement['ids'],
  { piece, to }: Pick<PieceMove, 'piece' | 'to'>,
): MoveSaid | undefined {
  const isIt = (move: SumMove): boolean => move.piece === piece && ids[move.to] === to;
  if (found.kind !== 'scoring-play') {
    const judged = found.moves.find(isIt);
    return judged && { result: judged.result, says: words.play.brings[judged.result] };
  }
  const judged = found.moves.find(isIt);
  if (!judged) return undefined;
  const score = scoreOnPaper(judged.score);
  const { bestScore } = words.play;
  return judged.best
    ? { result: 'wins', says: bestScore(score) }
    : { result: 'loses', says: `worse: ${score}` };
}

/** The result of the best turn, in a sentence: "wins in 3 moves", "leads to 2". */
export function saidOfBest(found: Found): string {
  const { judged, judgedTurns } = words.play;
  if (found.kind === 'scoring-play') return `leads to ${scoreOnPaper(found.score)}`;
  if (found.kind === 'turn') return judgedTurns(found.result, found.lasts);
  const best = found.best === undefined ? undefined : found.moves[found.best];
  return judged(best?.result ?? found.result, best?.lasts);
}

const unseenEnd = (positions: number) =>
  `The sum has more than ${counted(positions)} positions, so the computer uses values. It knows which moves win, but not how soon, and it may repeat positions while it is winning.`;

const byValues = (positions: number) =>
  `The sum has more than ${counted(positions)} positions, so the computer uses values and does not know how many moves remain.`;

/**
 * What the engine knows of a game that is too large to be played out, in a sentence; undefined where it knows
 * all. It says nothing about hidden values, not even that the position is won.
 */
export function boundMet(
  state: ToldFrom & Pick<EditorState, 'game' | 'judgement' | 'playBudget'>,
): string | undefined {
  const { game, judgement, playBudget } = state;
  const found = judgement && judgement.game === game ? judgement.found : undefined;
  if (!found || !game) return undefined;
  const isTold = (): boolean => mayTell(state, game.pieces);
  if (found.kind === 'unknown') return isTold() ? found.says : words.quiz.answerHidden;
  if (found.kind !== 'play' || found.by === 'play') return undefined;
  const isWonSomehow = found.result === 'wins' && !found.ends;
  return (isWonSomehow && isTold() ? unseenEnd : byValues)(playBudget);
}
