/**
 * Playing a game in which both players move at once. What somebody chooses in secret is remembered here alone, beside the store, until both
 * have chosen: then the joint round is recorded, and both see it. The document is never written.
 */

import type { NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import type { JobRun } from '../../workers/protocol.ts';
import { toast } from '../store/chrome.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { endGame, setJoint } from '../store/play.ts';
import { readPositionOf } from '../store/position-of.ts';
import { sameGame } from '../store/same-game.ts';
import { selectedItems } from '../store/selectors.ts';
import { clearSelection } from '../store/showing.ts';
import type { JointGame, JointPlay, MatrixKnown } from '../store/state/play.ts';
import { words } from '../words.ts';
import { replyPace } from './computer.ts';
import { askMatrix } from './joint-asking.ts';
import { choicesOf, jointStanding, withRound } from './joint-game.ts';
import { computersChoice, otherOf } from './joint-review.ts';
import { calledChoice, handOnDrawing, type ShownJoint, shownJoint, whoChooses } from './joint-shown.ts';
import { followGame, goToFrame, showWalk, whenWalkEnds } from './walking.ts';

/** The places of the choices that are made in this joint round. */
const secret = held<Readonly<Partial<Record<Mover, number>>>>(() => ({}));

const unattend = held<(() => void) | undefined>(
  () => undefined,
  (end) => end?.(),
);
const reply = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const asking = held<JobRun<AnswerTo<'matrix'>> | undefined>(
  () => undefined,
  (run) => run?.cancel(),
);

/** Seeds that the editor takes by itself are short, so that they can be said and typed. */
const ownSeeds = 1_000_000;

/** Where new seeds come from; nothing else here is left to chance. */
export const newSeed = held<() => number>(
  () => () => crypto.getRandomValues(new Uint32Array(1))[0] % ownSeeds,
);

/** With the drawing's own piece; without one at the selected node, or where is clicked first. */
export function beginJointGame(): void {
  const { document } = editor();
  const [piece] = document.pieces.length > 0 ? document.pieces : selectedItems(editor()).nodes;
  const start = document.board ? readPositionOf(document.board)?.printed : piece;
  openJointGame({ start, computer: 'right', sees: undefined, seed: newSeed.now(), rounds: [] });
}

const nothingChosen: Pick<JointPlay, 'chosen' | 'seen'> = { chosen: [], seen: undefined };

/** Shows a game from one of its frames on, at its end where nothing is said. */
export function openJointGame(
  game: JointGame,
  at = game.rounds.length,
  kept: Partial<Pick<JointPlay, 'known' | 'hands'>> = {},
): void {
  const { document } = editor();
  endGame();
  followGame();
  clearSelection();
  secret.now = {};
  setJoint({ game, ...nothingChosen, hands: undefined, known: new Map(), ...kept });
  showWalk({ of: 'joint-game' }, at);
  unattend.now = useEditor.subscribe((state, before) => {
    if (frameIn(state) !== frameIn(before)) beginRound();
    else if (state.joint !== before.joint) attendJoint();
  });
  whenWalkEnds(() => {
    unattend.now?.();
    unattend.now = undefined;
    clearTimeout(reply.now);
    asking.now?.cancel();
    asking.now = undefined;
    secret.now = {};
    if (sameGame(document, editor().document)) offerToGoOn();
    endGame();
  });
  attendJoint();
}

const frameIn = ({ walkthrough }: EditorState): number | undefined =>
  walkthrough?.kind === 'shown' ? walkthrough.at : undefined;

/** Nobody has chosen, and no hands are raised. */
function beginRound(): void {
  secret.now = {};
  clearTimeout(reply.now);
  const { joint } = editor();
  if (!joint) return;
  const hands = joint.hands && handsBefore();
  if (joint.chosen.length > 0 || joint.seen !== undefined || hands)
    setJoint({ ...joint, ...nothingChosen, hands });
  else attendJoint();
}

function handsBefore(): JointPlay['hands'] {
  const round = shownJoint()?.standing?.round;
  if (!round) return undefined;
  const none = (player: Mover): readonly number[] => choicesOf(round, player).map(() => 0);
  return { left: none('left'), right: none('right') };
}

/** A game is not lost by a key that was pressed too often. */
function offerToGoOn(): void {
  const { joint, document } = editor();
  if (!joint || joint.game.rounds.length === 0) return;
  const { game, known } = joint;
  const goOn = (): void => {
    if (sameGame(document, editor().document)) openJointGame(game, game.rounds.length, { known });
  };
  toast(words.play.ended, { kind: 'play', action: { label: words.play.goOn, run: goOn } });
}

/** From the beginning, with other players or another seed; a new seed where none is given. */
export function playJointAgain(change: Partial<Omit<JointGame, 'rounds' | 'start'>> = {}): void {
  const { joint } = editor();
  if (!joint) return;
  const { game, known } = joint;
  openJointGame({ ...game, seed: newSeed.now(), ...change, rounds: [] }, 0, { known });
}

/** The first click puts the piece. */
export function putJointPiece(id: NodeId): void {
  const { joint } = editor();
  if (joint && joint.game.start === undefined) setJoint({ ...joint, game: { ...joint.game, start: id } });
}

/** A player chooses a move, by its place; nothing comes of it where that player is not asked. */
export function chooseMove(player: Mover, place: number): void {
  const shown = shownJoint();
  if (!shown?.standing || !whoChooses(shown).includes(player)) return;
  if (!choicesOf(shown.standing.round, player)[place]) return;
  keepChoice(shown.joint, player, place);
}

/** In secret, unless the other player sees it. */
function keepChoice(joint: JointPlay, player: Mover, place: number): void {
  const isSeen = joint.game.sees === otherOf[player];
  secret.now = { ...secret.now, [player]: place };
  setJoint({ ...joint, chosen: [...joint.chosen, player], ...(isSeen && { seen: place }) });
}

/** The choice of a player who has chosen is forgotten. */
export function chooseAgain(player: Mover): void {
  const shown = shownJoint();
  if (!shown?.joint.chosen.includes(player) || player === shown.joint.game.computer) return;
  const { [player]: _, ...others } = secret.now;
  secret.now = others;
  const isSeen = shown.joint.game.sees === otherOf[player];
  const chosen = shown.joint.chosen.filter((each) => each !== player);
  setJoint({ ...shown.joint, chosen, ...(isSeen && { seen: undefined }) });
}

/** What a person has chosen of this joint round is forgotten; else the game goes back by one. */
export function takeBackJoint(): void {
  const shown = shownJoint();
  if (!shown) return;
  const persons = shown.joint.chosen.filter((player) => player !== shown.joint.game.computer);
  if (persons.length > 0) persons.forEach(chooseAgain);
  else if (shown.at > 0) goToFrame(shown.at - 1);
}

/** Whether there is anything to take back. */
export const jointBegun = ({ at, joint }: ShownJoint): boolean => at > 0 || joint.chosen.length > 0;

/** What the joint round at hand asks for: the matrices of its positions, the computer's choice, and the result of both. */
function attendJoint(): void {
  const shown = shownJoint();
  clearTimeout(reply.now);
  if (!shown?.standing) return;
  askMatrices(shown);
  if (shown.standing.over) return;
  const { left, right } = secret.now;
  if (left !== undefined && right !== undefined) recordRound(shown, left, right);
  else computersTurn(shown);
}

/** The computer chooses when the person has, or before where its choice is seen; each for itself. */
function computersTurn({ joint, at, standing }: ShownJoint): void {
  const { computer: player, sees, seed } = joint.game;
  if (player === undefined || !standing || joint.chosen.includes(player)) return;
  const isFirst = sees === otherOf[player];
  if (!isFirst && !joint.chosen.includes(otherOf[player])) return;
  const matrix = joint.known.get(standing.position);
  if (matrix?.kind !== 'matrix') return;
  const place = computersChoice(matrix, { player, sees, seen: joint.seen, seed, round: at });
  if (place === undefined) return;
  if (!sees) keepChoice(joint, player, place);
  else
    reply.now = setTimeout(() => {
      const now = shownJoint();
      if (now?.joint === joint && now.at === at) keepChoice(joint, player, place);
    }, replyPace.now);
}

/** Turns that came after are forgotten. Where the pair has no result, both choose again. */
function recordRound({ joint, at, standing }: ShownJoint, left: number, right: number): void {
  secret.now = {};
  if (!standing) return;
  const { rows, columns, resultOf } = standing.round;
  const { to } = resultOf(left, right);
  if (to === undefined) {
    const [l, r] = [rows[left], columns[right]].map((choice) => calledChoice(editor(), choice));
    setJoint({ ...joint, ...nothingChosen });
    toast(words.jointPlay.hole(l, r), { kind: 'play', stays: true });
    return;
  }
  setJoint({ ...joint, game: withRound(joint.game, at, { left, right, to }), ...nothingChosen });
  goToFrame(at + 1);
}

/** Asks for the matrix of the position at hand, then for those before it, one after the other. */
function askMatrices({ joint, at }: ShownJoint): void {
  if (asking.now) return;
  const { document } = editor();
  const wanted = Array.from({ length: at + 1 }, (_, back) => jointStanding(document, joint.game, at - back))
    .map((standing) => standing?.position)
    .find((position) => position !== undefined && !joint.known.has(position));
  if (wanted === undefined) return;
  const run = askMatrix(document, wanted);
  if (!run) return;
  asking.now = run;
  run.answer.then(
    (answer) => {
      if (asking.now !== run) return;
      asking.now = undefined;
      if (answer.kind === 'cancelled') return;
      const found: MatrixKnown =
        answer.kind === 'done' ? answer.value : { kind: 'unknown', says: answer.says };
      const { joint: now } = editor();
      if (now) setJoint({ ...now, known: new Map(now.known).set(wanted, found) });
    },
    () => undefined,
  );
}

/** Counts hands from now on, or no more. */
export function toggleHands(): void {
  const { joint } = editor();
  if (joint) setJoint({ ...joint, hands: joint.hands ? undefined : handsBefore() });
}

export function raiseForChoice(player: Mover, place: number, by: 1 | -1): void {
  const { joint } = editor();
  if (!joint?.hands) return;
  const raised = joint.hands[player].map((count, i) => (i === place ? Math.max(0, count + by) : count));
  setJoint({ ...joint, hands: { ...joint.hands, [player]: raised } });
}

/** The class's choice is the one with the most hands. */
export function chooseByHands(player: Mover): void {
  const hands = editor().joint?.hands?.[player] ?? [];
  const most = Math.max(0, ...hands);
  const places = hands.flatMap((count, place) => (count === most ? [place] : []));
  if (most === 0) toast(words.jointPlay.noHands, { kind: 'play' });
  else if (places.length > 1) toast(words.jointPlay.tie, { kind: 'play' });
  else chooseMove(player, places[0]);
}

/** The clicks of a move on the board. */
export function chooseByPlaces(by: readonly string[]): void {
  const shown = shownJoint();
  const player = shown && handOnDrawing(shown);
  if (!shown?.standing || !player) return;
  const clicks = by.join('\n');
  chooseMove(
    player,
    choicesOf(shown.standing.round, player).findIndex((choice) => choice.by?.join('\n') === clicks),
  );
}

/** A click on the node to which a move leads alone, or along its arc. */
export function chooseTowards(id: NodeId): void {
  const shown = shownJoint();
  const player = shown && handOnDrawing(shown);
  if (!shown?.standing || !player) return;
  const places = choicesOf(shown.standing.round, player).flatMap(({ solo }, place) =>
    solo === id ? [place] : [],
  );
  if (places.length === 1) chooseMove(player, places[0]);
  else if (places.length > 1) toast(words.jointPlay.severalMoves, { kind: 'play' });
}
