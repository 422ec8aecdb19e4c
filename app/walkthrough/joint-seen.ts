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

/** It is not a mistake if a player who cannot see the other's choice learns something too late. */
const betterIfKnown = (other: string, best: string, worth: string, got: string) =>
  `A player who sees ${other} chooses ${best}: ${worth} instead of ${got}.`;

const bestAgainst = (other: string, best: string, worth: string, got: string) =>
  `The best answer to ${other} is ${best}: ${worth} instead of ${got}.`;

/** Worths are Left's, so that Right is sure of the most that Left gets. */
const isSurest = {
  left: (worth: string) => `Left is sure to get at least ${worth}: no other choice is sure to get more.`,
  right: (worth: string) => `Left gets at most ${worth}: no other choice of Right is sure to give less.`,
} satisfies Record<Mover, (worth: string) => string>;

const surest = {
  left: (best: string, worth: string) => `With ${best} Left is sure to get at least ${worth}.`,
  right: (best: string, worth: string) => `With ${best} Left gets at most ${worth}.`,
} satisfies Record<Mover, (best: string, worth: string) => string>;

const gaveOnAverage = (points: string) => `On average it gave away ${points}.`;

const gaveAwaySaid = (points: string) => `It gave away ${points}.`;

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
      ? isSurest[called.player](paper(bestWorth))
      : surest[called.player](names, paper(bestWorth));
  const answers = share === undefined ? bestAgainst : betterIfKnown;
  const answer =
    missed === '0'
      ? `No answer to ${called.other} is better.`
      : answers(called.other, names, paper(bestWorth), paper(worth));
  const gave = share === undefined ? gaveAwaySaid : gaveOnAverage;
  const gaveNothing = share === undefined ? 'It gave away nothing.' : 'On average it gave away nothing.';
  return [
    ...(share === undefined ? [] : [`The best strategy plays it with probability ${share}.`]),
    gaveAway === '0' ? gaveNothing : gave(gaveAway),
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
        ? `The position was worth ${paper(review.value)}; the joint round gave ${paper(review.worth)}.`
        : matrix
          ? 'There is no exact strategy to compare with.'
          : '',
  };
}

const shareSaid = (share: string) => `played ${share}`;

const worthSaid = (worth: string) => `worth ${worth}`;

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
      ? `waits to see what ${words.player[opponentOf[player]]} chooses`
      : player === game.computer
        ? 'hidden until you have chosen'
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
      says: worths && (game.sees ? worthSaid : shareSaid)(paper(worths[place])),
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
