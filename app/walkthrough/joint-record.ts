/** The record of a game in which both players move at once: a line a joint round, with what each gave away, also as a text that a person reads. */
import { calledNode, type NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { printRational } from '../../engine/numbers/index.ts';
import type { EditorState } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';
import type { JointGame } from '../store/state/play.ts';
import { words } from '../words.ts';
import { jointFrames } from './joint-frames.ts';
import { jointStanding } from './joint-game.ts';
import { reviewAt } from './joint-seen.ts';
import { calledChoice, calledSeat } from './joint-shown.ts';

type Shown = Pick<EditorState, 'document' | 'hidden' | 'joint'>;

/** A joint round of the record. */
export type RecordedRound = {
  readonly chosen: Readonly<Record<Mover, string>>;
  readonly to: NodeId;
  /** What Left gained. */
  readonly gain: string | undefined;
  /** What each gave away of the expected value; undefined where that is not known or is hidden. */
  readonly gaveAway: Readonly<Record<Mover, string>> | undefined;
};

export const jointRecord = (shown: Shown, game: JointGame): readonly RecordedRound[] =>
  game.rounds.flatMap(({ left, right }, i) => {
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

/** The whole game; empty where none is played. */
export function jointText(shown: Shown): string {
  const { joint } = shown;
  if (!joint) return '';
  const { game } = joint;
  const seen = seenDocument(shown);
  const called = (id: NodeId | undefined): string => {
    const node = id === undefined ? undefined : nodeOf(seen, id);
    return node ? calledNode(node) : (id ?? '');
  };
  const { mistake, gains } = words.jointPlay;
  const end = jointFrames(shown)
    .sentence(game.rounds.length)
    .filter((part) => typeof part === 'string')
    .at(-1);
  const line = ({ chosen, to, gain, gaveAway }: RecordedRound, i: number): string => {
    const of = (player: Mover): string => {
      const lost =
        gaveAway && gaveAway[player] !== '0' ? ` ${words.play.mistake(mistake(gaveAway[player]))}` : '';
      return `${calledSeat(game, player)}: ${chosen[player]}${lost}`;
    };
    return `${i + 1}. ${of('left')}, ${of('right')} → ${called(to)}${gain ? `. ${gains(gain).trim()}` : ''}`;
  };
  return [
    ...(seen.title ? [seen.title] : []),
    `${called(game.start)}${game.computer ? ` (${words.jointPlay.seed} ${game.seed})` : ''}`,
    ...jointRecord(shown, game).map(line),
    ...(typeof end === 'string' ? [end] : []),
  ].join('\n');
}
