/**
 * What is shown beside the drawing of a game in which both players move at once, here and on the audience's
 * wall alike: what both chose in the joint round before, the choices of the player who is asked, and who has
 * chosen. It has no choice that only one player knows, and nothing that reveals a hidden value.
 */
import type { Mover } from '../../engine/graph/index.ts';
import { printedRational } from '../../engine/numbers/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import type { EditorState } from '../store/editor.ts';
import { heldWhile } from '../store/held.ts';
import { isJointGame } from '../store/play.ts';
import type { JointSeen, PlayerAsked, RevealedChoice } from '../store/state/frame.ts';
import { mayTell, type ToldFrom, tellingChangesWith } from '../store/telling.ts';
import { words } from '../words.ts';
import { bothPlayers, choicesOf, jointStanding, onPaper } from './joint-game.ts';
import { type ChoiceReview, type JointReview, reviewOf, worthsOf } from './joint-review.ts';
import { calledChoice } from './joint-rules.ts';
import { seatName } from './seats.ts';
import { type ShownJoint, shownJoint, whoChooses } from './shown-game.ts';

type Shown = ToldFrom & Pick<EditorState, 'game' | 'round' | 'walkthrough' | 'evaluates'>;

const says = words.jointPlay;

const paper = (text: string): string => onPaper(printedRational(text));

/**
 * The review of the joint round that led to a frame; undefined while it is not known, and where it would tell
 * a hidden value.
 */
export function reviewAt(
  state: ToldFrom & Pick<EditorState, 'game' | 'round'>,
  at: number,
): JointReview | undefined {
  const { document, game, round } = state;
  if (!isJointGame(game)) return undefined;
  const played = game.plies[at - 1];
  const before = jointStanding(document, game, at - 1);
  if (!played || !before || !mayTell(state, [before.position])) return undefined;
  const matrix = round.known.get(before.position);
  return matrix?.kind === 'matrix' ? reviewOf(matrix, played, game.sees) : undefined;
}

function linesOf(
  { share, best, bestWorth, missed, gaveAway }: ChoiceReview,
  called: {
    readonly player: Mover;
    readonly best: (place: number) => string;
    readonly other: string;
    readonly isSeen: boolean;
  },
  worth: string,
): readonly string[] {
  const names = best.map(called.best).join(', ');
  const sure =
    missed === '0'
      ? says.isSurest[called.player](paper(bestWorth))
      : says.surest[called.player](names, paper(bestWorth));
  const answers = share === undefined ? says.bestAgainst : says.betterIfKnown;
  const answer =
    missed === '0' ? says.isBest(called.other) : answers(called.other, names, paper(bestWorth), paper(worth));
  const lost = share === undefined ? says : says.onAverage;
  return [
    ...(share === undefined ? [] : [says.probability(share)]),
    gaveAway === '0' ? lost.gaveAwayNothing : lost.gaveAway(gaveAway),
    called.isSeen ? sure : answer,
  ];
}

function revealedAt(shown: Shown, { game, round, at }: ShownJoint): JointSeen['last'] {
  const { document } = shown;
  const played = game.plies[at - 1];
  const before = jointStanding(document, game, at - 1);
  if (!played || !before) return undefined;
  const name = (player: Mover, place: number): string =>
    calledChoice(shown, choicesOf(before.round, player)[place]);
  const review = reviewAt(shown, at);
  const { sees } = game;
  const of = (player: Mover): RevealedChoice => ({
    player,
    who: seatName(document, game, player),
    name: name(player, played[player]),
    lines: review
      ? linesOf(
          review.of[player],
          {
            best: (place) => name(player, place),
            other: name(opponentOf[player], played[opponentOf[player]]),
            player,
            isSeen: sees === opponentOf[player],
          },
          review.worth,
        )
      : [],
  });
  const matrix = round.known.get(before.position);
  return {
    at,
    choices: bothPlayers.map(of),
    says: !mayTell(shown, [before.position])
      ? words.quiz.answerHidden
      : review
        ? says.wasWorth(paper(review.value), paper(review.worth))
        : matrix
          ? says.noReview
          : '',
  };
}

function playerIn(
  shown: Shown,
  { game, round, standing }: ShownJoint,
  player: Mover,
  asked: readonly Mover[],
): PlayerAsked {
  const { chosen, seen, known, hands } = round;
  const who = seatName(shown.document, game, player);
  const choices = standing ? choicesOf(standing.round, player) : [];
  const isSeen = game.sees === opponentOf[player];
  const waits =
    game.sees === player && seen === undefined
      ? says.waitsToSee(words.player[opponentOf[player]])
      : player === game.computer
        ? says.computerHidden
        : undefined;
  if (!asked.includes(player)) {
    const open = isSeen && seen !== undefined ? calledChoice(shown, choices[seen]) : undefined;
    return { player, who, hasChosen: chosen.includes(player), open, waits, choices: [] };
  }
  const isTold = standing && mayTell(shown, [standing.position]);
  const matrix = standing && known.get(standing.position);
  const wanted = game.sees !== undefined || shown.evaluates;
  const worths =
    wanted && isTold && matrix?.kind === 'matrix' ? worthsOf(matrix, player, game.sees, seen) : undefined;
  return {
    player,
    who,
    hasChosen: false,
    open: undefined,
    waits: undefined,
    choices: choices.map((choice, place) => ({
      name: calledChoice(shown, choice),
      hands: hands?.[player][place],
      says: worths && (game.sees ? says.worth : says.share)(paper(worths[place])),
    })),
  };
}

/** Undefined while no such game is played. Found once for a state. */
export const jointSeen = heldWhile(
  [...tellingChangesWith, 'game', 'round', 'walkthrough', 'evaluates'],
  (state: Shown): JointSeen | undefined => {
    const shown = shownJoint(state);
    if (!shown?.standing) return undefined;
    const { game, round, at, standing } = shown;
    const asked = whoChooses(shown);
    return {
      last: at > 0 ? revealedAt(state, shown) : undefined,
      players: standing.over ? [] : bothPlayers.map((player) => playerIn(state, shown, player, asked)),
      counting: round.hands !== undefined,
      byKeys: game.computer === undefined && game.sees === undefined,
    };
  },
);
