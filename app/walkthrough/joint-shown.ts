/** The game in which both players move at once, as it is shown: from which of its frames, who is asked, and what moves and seats are called. */
import { calledNode, type GameDocument } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { frameOfJoint } from '../store/play.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';
import type { JointPlay } from '../store/state/play.ts';
import { words } from '../words.ts';
import { type JointStanding, jointStanding } from './joint-game.ts';
import { otherOf } from './joint-review.ts';
import type { ChoiceHere } from './joint-rules.ts';

export type ShownJoint = {
  readonly joint: JointPlay;
  readonly at: number;
  /** Undefined before the game has a start. */
  readonly standing: JointStanding | undefined;
};

/** Undefined while no such game is played. */
export function shownJoint(
  state: Pick<EditorState, 'document' | 'joint' | 'walkthrough'> = editor(),
): ShownJoint | undefined {
  const { joint, document } = state;
  const at = frameOfJoint(state);
  if (!joint || at === undefined) return undefined;
  return { joint, at, standing: jointStanding(document, joint.game, at) };
}

export const bothPlayers = ['left', 'right'] as const satisfies readonly Mover[];

/** Who can choose now, by hand: whoever has not chosen yet and waits to see nothing. */
export function whoChooses({ joint, standing }: ShownJoint): readonly Mover[] {
  const { game, chosen, seen } = joint;
  if (!standing || standing.over) return [];
  return bothPlayers.filter(
    (player) =>
      player !== game.computer && !chosen.includes(player) && (game.sees !== player || seen !== undefined),
  );
}

/** Who chooses by a click on the drawing: the person who plays against the computer; where both choose in secret, nobody. */
export function handOnDrawing(shown: ShownJoint): Mover | undefined {
  const asked = whoChooses(shown);
  const isOpen = shown.joint.game.computer !== undefined || shown.joint.game.sees !== undefined;
  return isOpen && asked.length === 1 ? asked[0] : undefined;
}

/** What a seat is called. */
export function calledSeat({ computer }: Pick<JointPlay['game'], 'computer'>, player: Mover): string {
  const { you, computer: machine, seated } = words.play;
  if (computer === undefined) return words.player[player];
  return seated(player === computer ? machine : you, words.player[player]);
}

export const isPersons = ({ computer }: Pick<JointPlay['game'], 'computer'>, player: Mover): boolean =>
  computer === otherOf[player];

/** What a move is called as it may be seen: one that is called by the node where it leads bears that node's name. */
export function calledChoice(
  shown: Pick<EditorState, 'document' | 'hidden'>,
  { name, solo }: ChoiceHere,
): string {
  const node = name === solo ? nodeOf(seenDocument(shown), name) : undefined;
  return node ? calledNode(node) : name;
}

/** Whether gains and what is left count; on a board as its ruleset has it. */
export const isScoring = ({ view, board }: GameDocument): boolean =>
  (board ? rulesetCalled(board.ruleset)?.rounds?.convention : view.rules.convention) === 'scoring';
