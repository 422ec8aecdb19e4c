/**
 * The record of a game as a text that a person reads: a line a turn, with what it gave away, and how the game
 * ended.
 */
import { calledNode, type NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { printRational } from '../../engine/numbers/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import type { EditorState } from '../store/editor.ts';
import { isJointGame } from '../store/play.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';
import { type Game, type JointGame, nothingMade, type TurnGame } from '../store/state/play.ts';
import type { ToldFrom } from '../store/telling.ts';
import { words } from '../words.ts';
import { haveMet } from './game.ts';
import { turnSaid } from './game-frames.ts';
import { jointStanding } from './joint-game.ts';
import { calledChoice } from './joint-rules.ts';
import { reviewAt } from './joint-seen.ts';
import { mistakesOf } from './review.ts';
import { seatName } from './seats.ts';
import { framesOf } from './walking.ts';

type Shown = Parameters<typeof framesOf>[1] & Pick<EditorState, 'review'>;

/** A joint round of the record. */
export type RecordedRound = {
  readonly chosen: Readonly<Record<Mover, string>>;
  readonly to: NodeId;
  /** The points that Left gained. */
  readonly gain: string | undefined;
  /** How much of the expected value each player gave away; undefined if this is not known or is hidden. */
  readonly gaveAway: Readonly<Record<Mover, string>> | undefined;
};

export const jointRecord = (
  shown: ToldFrom & Pick<EditorState, 'game' | 'round'>,
  game: JointGame,
): readonly RecordedRound[] =>
  game.plies.flatMap(({ left, right }, i) => {
    const round = jointStanding(shown.document, game, i)?.round;
    const { to, gain } = round?.resultOf(left, right) ?? {};
    if (!round || to === undefined) return [];
    const of = reviewAt(shown, i + 1)?.of;
    return {
      chosen: {
        left: calledChoice(shown, round.rows[left]),
        right: calledChoice(shown, round.columns[right]),
      },
      to,
      gain: gain && printRational(gain),
      gaveAway: of && { left: of.left.gaveAway, right: of.right.gaveAway },
    };
  });

export function gameText(shown: Shown, game: Game): string {
  const document = seenDocument(shown);
  const name = (id: NodeId): string => {
    const node = nodeOf(document, id);
    return node ? calledNode(node) : id;
  };
  return [
    ...(document.title ? [document.title] : []),
    ...(isJointGame(game) ? linesOfRounds(shown, game, name) : linesOfTurns(shown, game, name)),
  ].join('\n');
}

/** The sentence of the frame in which the game ends. */
const sentenceAtEnd = (shown: Shown, game: Game) =>
  framesOf({ of: 'game' }, { ...shown, game, made: nothingMade, hinted: false }).sentence(game.plies.length);

function linesOfTurns(shown: Shown, game: TurnGame, name: (id: NodeId) => string): readonly string[] {
  const end = sentenceAtEnd(shown, game).map((part) =>
    typeof part === 'string' ? part : 'node' in part ? calledNode(part.node) : '',
  );
  const mistakes = mistakesOf(shown, game);
  const sum = sumCalled(game.sum);
  return [
    `${game.pieces.map(name).join(` ${sum.sign} `)}${sum.letter === '' ? '' : ` (${sum.name})`}`,
    ...game.plies.map((ply, i) => {
      const moved = turnSaid(shown.document, ply, name).join('');
      const mistake = mistakes[i];
      const gave = mistake === undefined ? '' : ` ${words.play.mistake(mistake)}`;
      const met = haveMet(game, i + 1) ? ` (${words.play.met})` : '';
      return `${i + 1}. ${seatName(shown.document, game, ply.by)}: ${moved}${met}${gave}`;
    }),
    end.join(''),
  ];
}

function linesOfRounds(shown: Shown, game: JointGame, name: (id: NodeId) => string): readonly string[] {
  const { mistake, gains, seed } = words.jointPlay;
  const end = sentenceAtEnd(shown, game)
    .filter((part) => typeof part === 'string')
    .at(-1);
  const line = ({ chosen, to, gain, gaveAway }: RecordedRound, i: number): string => {
    const of = (player: Mover): string => {
      const lost =
        gaveAway && gaveAway[player] !== '0' ? ` ${words.play.mistake(mistake(gaveAway[player]))}` : '';
      return `${seatName(shown.document, game, player)}: ${chosen[player]}${lost}`;
    };
    return `${i + 1}. ${of('left')}, ${of('right')} → ${name(to)}${gain ? `. ${gains(gain).trim()}` : ''}`;
  };
  return [
    `${game.pieces.map(name).join('')}${game.computer ? ` (${seed} ${game.seed})` : ''}`,
    ...jointRecord(shown, game).map(line),
    ...(end === undefined ? [] : [end]),
  ];
}
