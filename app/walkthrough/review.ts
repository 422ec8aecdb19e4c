/**
 * A game looked at again when it is over: what each of its positions was worth, and which turns gave
 * something away. The engine's judge of moves is asked about one position after the other.
 */

import type { Mover } from '../../engine/graph/index.ts';
import { addRationals, printedRational, printRational } from '../../engine/numbers/index.ts';
import type { PlayResult } from '../../engine/sums/index.ts';

import type { JobRun } from '../../workers/protocol.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { setReview } from '../store/play.ts';
import { type Judgement, nothingMade, type PositionWorth, type TurnGame } from '../store/state/play.ts';
import { mayTell, type ToldFrom } from '../store/telling.ts';
import { askJudge, type MovesJudged } from './judge.ts';
import type { GameStanding } from './standing.ts';

type Found = Exclude<Judgement['found'], { readonly kind: 'unknown' }>;

const reviewing = held<{ readonly game: TurnGame; readonly run: JobRun<MovesJudged> } | undefined>(
  () => undefined,
  (now) => now?.run.cancel(),
);

/** Asks no more of the game that is over. */
export function stopReview(): void {
  reviewing.now?.run.cancel();
  reviewing.now = undefined;
}

/** Finds what the positions of a game that is over were worth, once. */
export function reviewGame(game: TurnGame, end: GameStanding): void {
  if (reviewing.now?.game === game || editor().review?.game === game || game.plies.length === 0) return;
  stopReview();
  askFrom(game, [], worthAtEnd(end));
}

/** Asks of the position after those whose worth is known. */
function askFrom(game: TurnGame, known: readonly PositionWorth[], end: PositionWorth): void {
  if (known.length === game.plies.length) {
    reviewing.now = undefined;
    setReview({ game, worth: [...known, end] });
    return;
  }
  const run = askJudge({ game, at: known.length, made: nothingMade });
  reviewing.now = { game, run };
  run.answer.then(
    (answer) => {
      if (reviewing.now?.run !== run || answer.kind === 'cancelled') return;
      askFrom(game, [...known, answer.kind === 'done' ? worthOf(answer.value.found) : undefined], end);
    },
    () => undefined,
  );
}

const worthOf = (found: Found): PositionWorth =>
  found.kind === 'scoring-play' ? { score: found.score } : found.result;

function worthAtEnd({ over, mover }: GameStanding): PositionWorth {
  if (over?.kind === 'scored') return { score: over.score };
  if (over?.winner === undefined) return over && 'draws';
  return over.winner === mover ? 'wins' : 'loses';
}

const inOrder: readonly PlayResult[] = ['loses', 'draws', 'wins'];

const gaveAwaySaid = { wins: 'gave away the win', draws: 'gave away the draw' } as const;

const lostSaid = (points: string) => (points === '1' ? 'gave away 1 point' : `gave away ${points} points`);

/**
 * What a player gave away between two positions, the second of which is the opponent's to move; undefined
 * where that is nothing, or is not known.
 */
function givenAway(by: Mover, before: PositionWorth, after: PositionWorth): string | undefined {
  if (before === undefined || after === undefined) return undefined;
  if (typeof before === 'object' && typeof after === 'object') {
    const { numerator, denominator } = printedRational(after.score);
    const change = addRationals(printedRational(before.score), { numerator: -numerator, denominator });
    const points = by === 'left' ? change : { ...change, numerator: -change.numerator };
    return points.numerator > 0n ? lostSaid(printRational(points)) : undefined;
  }
  if (typeof before === 'object' || typeof after === 'object') return undefined;
  const left = inOrder[2 - inOrder.indexOf(after)];
  if (before === 'loses' || inOrder.indexOf(left) >= inOrder.indexOf(before)) return undefined;
  return gaveAwaySaid[before];
}

/** What each turn of a game that is over gave away, without hidden values. */
export function mistakesOf(
  state: ToldFrom & Pick<EditorState, 'review'>,
  game: TurnGame,
): readonly (string | undefined)[] {
  const { review } = state;
  if (review?.game !== game || !mayTell(state, game.pieces)) return [];
  return game.plies.map(({ by, forced }, i) =>
    forced ? undefined : givenAway(by, review.worth[i], review.worth[i + 1]),
  );
}
