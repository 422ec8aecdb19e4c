/**
 * The choices in a game in which both players move at once. Only this file, beside the store, remembers a
 * secret choice until both players have chosen; then it records the joint round, and both see it. The
 * document is never written.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { latestRun } from '../store/latest-run.ts';
import { setGame, setRound } from '../store/play.ts';
import type { MatrixKnown, RoundAtHand } from '../store/state/play.ts';
import { replyPace } from './computer.ts';
import { choicesOf, jointStanding, withRound } from './joint-game.ts';
import { computersChoice } from './joint-review.ts';
import { calledChoice } from './joint-rules.ts';
import { askMatrix } from './judge.ts';
import { handOnDrawing, type ShownJoint, shownJoint, whoChooses } from './shown-game.ts';
import { goToFrame } from './walking.ts';

/** The places of the choices that are made in this joint round. */
const secret = held<Readonly<Partial<Record<Mover, number>>>>(() => ({}));

const reply = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const asking = latestRun();

/** Ends the choices and the questions about them. */
export function stopChoosing(): void {
  secret.now = {};
  clearTimeout(reply.now);
  asking.end();
}

/** Begins a round in which neither player has chosen, and no hands are raised. */
export function beginRound(): void {
  secret.now = {};
  clearTimeout(reply.now);
  const { chosen, seen, hands } = editor().round;
  if (chosen.length > 0 || seen !== undefined || hands)
    setRound({ ...nothingChosen, hands: hands && handsBefore() });
  else attendJoint();
}

const nothingChosen: Pick<RoundAtHand, 'chosen' | 'seen'> = { chosen: [], seen: undefined };

function handsBefore(): RoundAtHand['hands'] {
  const round = shownJoint()?.standing?.round;
  if (!round) return undefined;
  const none = (player: Mover): readonly number[] => choicesOf(round, player).map(() => 0);
  return { left: none('left'), right: none('right') };
}

/** A player chooses a move, by its place; it has no effect where that player is not asked. */
export function chooseMove(player: Mover, place: number): void {
  const shown = shownJoint();
  if (!shown?.standing || !whoChooses(shown).includes(player)) return;
  if (!choicesOf(shown.standing.round, player)[place]) return;
  keepChoice(shown, player, place);
}

/** In secret, unless the other player sees it. */
function keepChoice({ game, round }: ShownJoint, player: Mover, place: number): void {
  const isSeen = game.sees === opponentOf[player];
  secret.now = { ...secret.now, [player]: place };
  setRound({ chosen: [...round.chosen, player], ...(isSeen && { seen: place }) });
}

/** The choice of a player who has chosen is forgotten. */
export function chooseAgain(player: Mover): void {
  const shown = shownJoint();
  if (!shown?.round.chosen.includes(player) || player === shown.game.computer) return;
  const { [player]: _, ...others } = secret.now;
  secret.now = others;
  const isSeen = shown.game.sees === opponentOf[player];
  const chosen = shown.round.chosen.filter((each) => each !== player);
  setRound({ chosen, ...(isSeen && { seen: undefined }) });
}

/** Forgets the choices of persons in this joint round; says whether there were any. */
export function takeChoicesBack({ game, round: { chosen } }: ShownJoint): boolean {
  const persons = chosen.filter((player) => player !== game.computer);
  persons.forEach(chooseAgain);
  return persons.length > 0;
}

/**
 * What the joint round at hand asks for: the matrices of its positions, the computer's choice, and the result
 * of both.
 */
export function attendJoint(): void {
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
function computersTurn(shown: ShownJoint): void {
  const { game, at, round, standing } = shown;
  const { computer: player, sees, seed } = game;
  if (player === undefined || !standing || round.chosen.includes(player)) return;
  const isFirst = sees === opponentOf[player];
  if (!isFirst && !round.chosen.includes(opponentOf[player])) return;
  const matrix = round.known.get(standing.position);
  if (matrix?.kind !== 'matrix') return;
  const place = computersChoice(matrix, { player, sees, seen: round.seen, seed, round: at });
  if (place === undefined) return;
  if (!sees) keepChoice(shown, player, place);
  else
    reply.now = setTimeout(() => {
      const now = shownJoint();
      if (now?.game === game && now.round === round && now.at === at) keepChoice(now, player, place);
    }, replyPace.now);
}

const hole = (left: string, right: string) =>
  `No move was made: ${left} and ${right} have no result together. Draw a joint arc for them, or fill the cell that shows ? in the matrix.`;

/** Turns that came after are forgotten. Where the pair has no result, both choose again. */
function recordRound({ game, at, standing }: ShownJoint, left: number, right: number): void {
  secret.now = {};
  if (!standing) return;
  const after = withRound(game, at, standing, { left, right });
  if (after) {
    setGame(after);
    goToFrame(at + 1);
    return;
  }
  const { rows, columns } = standing.round;
  const [l, r] = [rows[left], columns[right]].map((choice) => calledChoice(editor(), choice));
  setRound(nothingChosen);
  toast(hole(l, r), { kind: 'play', stays: true });
}

/** Asks for the matrix of the position at hand, then for those before it, one after the other. */
function askMatrices({ game, round, at }: ShownJoint): void {
  if (asking.isRunning()) return;
  const { document } = editor();
  const wanted = Array.from({ length: at + 1 }, (_, back) => jointStanding(document, game, at - back))
    .map((standing) => standing?.position)
    .find((position) => position !== undefined && !round.known.has(position));
  if (wanted === undefined) return;
  asking.hear(askMatrix(wanted), (answer) => {
    if (answer.kind === 'cancelled') return;
    const found: MatrixKnown =
      answer.kind === 'done' ? answer.value.found : { kind: 'unknown', says: answer.says };
    setRound({ known: new Map(editor().round.known).set(wanted, found) });
  });
}

/** Counts hands from now on, or no more. */
export const toggleHands = (): void => setRound({ hands: editor().round.hands ? undefined : handsBefore() });

export function raiseForChoice(player: Mover, place: number, by: 1 | -1): void {
  const { hands } = editor().round;
  if (!hands) return;
  const raised = hands[player].map((count, i) => (i === place ? Math.max(0, count + by) : count));
  setRound({ hands: { ...hands, [player]: raised } });
}

/** The class's choice is the one with the most hands. */
export function chooseByHands(player: Mover): void {
  const hands = editor().round.hands?.[player] ?? [];
  const most = Math.max(0, ...hands);
  const places = hands.flatMap((count, place) => (count === most ? [place] : []));
  if (most === 0) toast('No hands are counted yet.', { kind: 'play' });
  else if (places.length > 1)
    toast('Several choices have the most hands. Count again, or choose one.', { kind: 'play' });
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
  else if (places.length > 1) toast('Several moves lead there. Choose one by its name.', { kind: 'play' });
}
