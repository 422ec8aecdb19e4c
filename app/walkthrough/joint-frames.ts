/**
 * A game in which both players move at once as frames: one a joint round, with what both chose, where that
 * leads, and who is asked then.
 */
import { calledNode, type GameDocument, type GameEdge, type NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { printRational } from '../../engine/numbers/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import { matrixInSentences } from '../../engine/theories/index.ts';
import type { EditorState } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { rulesetOf } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';
import type { Lit, Sentence } from '../store/state/frame.ts';
import type { JointGame, RoundAtHand } from '../store/state/play.ts';
import { isBoard } from '../store/subject.ts';
import { mayTell, type ToldFrom } from '../store/telling.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import { nothingLit, type WalkFrames } from './frames.ts';
import { bothPlayers, type JointOver, type JointStanding, jointStanding, onPaper } from './joint-game.ts';
import { calledChoice } from './joint-rules.ts';
import { seatName, winsSaid } from './seats.ts';

type Shown = ToldFrom & Pick<EditorState, 'round'>;

const says = words.jointPlay;

/** Whether gains and what is left at the end count; on a board the ruleset decides. */
const isScoring = (document: GameDocument): boolean =>
  (rulesetOf(document)?.rounds ?? document.view.rules).convention === 'scoring';

const canMoveSaid = {
  left: 'Only Left can still move.',
  right: 'Only Right can still move.',
  none: 'Nobody can move any more.',
} as const;

function overSaid(shown: Shown, game: JointGame, standing: JointStanding, over: JointOver): string {
  if (over.kind === 'repeat') return 'This position has occurred before: play need not end, so nobody wins.';
  const { document } = shown;
  const { canMove, winner, score } = over;
  const who = canMoveSaid[canMove ?? 'none'];
  const isScored = isScoring(document);
  // In the scoring convention what is left is worth a value, which may be hidden.
  if (isScored && !mayTell(shown, [standing.position])) return `${who} The score is hidden.`;
  if (!score) return `${who} What is left has no score.`;
  const won = winner === undefined ? 'It is a draw.' : winsSaid(document, game, winner);
  return [who, ...(isScored ? [`The score is ${onPaper(score)}.`] : []), won].join(' ');
}

/** What keeps a position from its value, and the remedy. */
function whyNoneSaid(shown: Shown, matrix: AnswerTo<'matrix'>): string {
  const { ids } = compiledOf(shown.document);
  const seen = seenDocument(shown);
  const called = (v: number): string => {
    const node = nodeOf(seen, ids[v]);
    return node ? calledNode(node) : ids[v];
  };
  return matrixInSentences(matrix, called).join(' ');
}

const computerChooses = 'The computer is choosing…';

const cannotChoose = (why: string) =>
  `The computer has no strategy here, because the position has no exact value. ${why} Two people can continue the game.`;

function askedSaid(
  shown: Shown,
  game: JointGame,
  { chosen, seen, known }: RoundAtHand,
  position: NodeId,
): string {
  const { computer, sees } = game;
  const name = (player: Mover): string => words.player[player];
  const matrix = known.get(position);
  if (computer && matrix && (matrix.kind === 'unknown' || !matrix.value))
    return cannotChoose(matrix.kind === 'unknown' ? matrix.says : whyNoneSaid(shown, matrix));
  if (sees) {
    const first = opponentOf[sees];
    const asked = seen === undefined ? first : sees;
    if (asked === computer) return computerChooses;
    return seen === undefined
      ? `${name(first)} chooses first, and ${name(sees)} sees the choice.`
      : `${name(sees)} has seen the choice, and chooses now.`;
  }
  if (computer)
    return chosen.length > 0
      ? computerChooses
      : `Choose a move for ${words.player[opponentOf[computer]]}. The computer chooses without seeing it.`;
  const [done] = chosen;
  return done === undefined
    ? 'Left and Right choose in secret. Each chooses in the list while the other looks away, or both use their keys.'
    : `${says.hasChosen(name(done))}. ${name(opponentOf[done])} chooses now.`;
}

/** What was played in the joint round that led to a frame. */
function roundSaid(shown: Shown, game: JointGame, at: number, after: JointStanding): Sentence {
  const before = jointStanding(shown.document, game, at - 1);
  const played = game.plies[at - 1];
  if (!before || !played) return [];
  const { rows, columns, resultOf } = before.round;
  const chosen = { left: rows[played.left], right: columns[played.right] };
  const { gain } = resultOf(played.left, played.right);
  const node = shown.document.nodes.find(({ id }) => id === after.position);
  return [
    ...bothPlayers.map(
      (player) => `${seatName(shown.document, game, player)}: ${calledChoice(shown, chosen[player])}. `,
    ),
    'Play goes to ',
    node ? { node } : after.position,
    '. ',
    ...(gain ? [says.gains(onPaper(gain))] : []),
  ];
}

/** The arcs along which a joint round went: the two moves alone, where they are drawn, and both together. */
function arcsOf({ document }: Shown, game: JointGame, at: number): readonly GameEdge[] {
  if (isBoard(document)) return [];
  const [before, after] = [jointStanding(document, game, at - 1), jointStanding(document, game, at)];
  const played = game.plies[at - 1];
  if (!before || !after || !played) return [];
  const from = before.position;
  const [left, right] = [before.round.rows[played.left].solo, before.round.columns[played.right].solo];
  const both = document.edges.filter(
    (edge) => edge.player === 'both' && edge.from === from && edge.to === after.position,
  );
  return [
    ...(left === undefined ? [] : [{ from, to: left, player: 'left' as const }]),
    ...(right === undefined ? [] : [{ from, to: right, player: 'right' as const }]),
    ...both,
  ];
}

export function jointFrames(shown: Shown, game: JointGame): WalkFrames {
  const { document, round } = shown;
  const none: WalkFrames = {
    unit: 'move',
    last: 0,
    amount: () => 1,
    sentence: () => [forHand('Click the node where play begins.')],
    lit: () => nothingLit,
    rings: false,
  };
  if (game.pieces.length === 0) return none;
  return {
    ...none,
    last: game.plies.length,
    sentence(at) {
      const standing = jointStanding(document, game, at);
      if (!standing) return none.sentence(at);
      const { over, position } = standing;
      const next = over ? overSaid(shown, game, standing, over) : askedSaid(shown, game, round, position);
      return [...(at > 0 ? roundSaid(shown, game, at, standing) : []), next];
    },
    lit: (at): Lit => (at === 0 ? nothingLit : { nodes: [], arcs: arcsOf(shown, game, at) }),
  };
}

/** What was gained before a frame, where something was. */
export const gainedSaid = ({ gained }: JointStanding): string | undefined =>
  printRational(gained) === '0' ? undefined : onPaper(gained);
