/**
 * Plays a game on the drawing, by turns or with both players at once: begins it, chooses and moves pieces,
 * ends turns and takes them back. The game is both the store's part for play and a walkthrough; the document
 * is never written.
 */
import { type EdgeKey, isSimultaneous, type NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { toast } from '../store/chrome.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { choosePiece, endGame, isJointGame, setGame, setHinted, setMade } from '../store/play.ts';
import { positionOn } from '../store/position-of.ts';
import { writtenOf } from '../store/rulesets.ts';
import { sameGame } from '../store/same-game.ts';
import { selectedItems } from '../store/selectors.ts';
import { clearSelection } from '../store/showing.ts';
import type { HandMove } from '../store/state/frame.ts';
import type { Game, JointGame, RoundAtHand, TurnGame } from '../store/state/play.ts';
import { isBoard, subjectOf } from '../store/subject.ts';
import { sumPlayed } from '../store/sums-of.ts';
import { words } from '../words.ts';
import { openLines } from './board-lines.ts';
import { gameOfLine } from './board-rules.ts';
import { attend, stopComputer } from './computer.ts';
import { frameBefore, hasSides, standingAt } from './game.ts';
import { gameOfCode } from './game-code.ts';
import { attendJoint, beginRound, chooseTowards, stopChoosing, takeChoicesBack } from './joint-playing.ts';
import { playBoard } from './play-board.ts';
import { seatName } from './seats.ts';
import { record, shownGame, shownJoint, standingOf } from './shown-game.ts';
import { moverAfter } from './standing.ts';
import { followGame, goToFrame, showWalk, takeTurn, whenWalkEnds } from './walking.ts';

/** Whose turn it is in a game in which it matters who is Left. */
export function playerToMove(): Mover | undefined {
  const shown = shownGame();
  if (!shown || shown.game.pieces.length === 0 || !hasSides(editor().document)) return undefined;
  return moverAfter(shown.game, shown.at);
}

const modeOverSaid = 'Playing: the game is over';

/** The state of the editor while a game is played, in words: who is to move, or that the game is over. */
export function modeSaid(): string | undefined {
  const joint = shownJoint();
  if (joint)
    return joint.standing ? (joint.standing.over ? modeOverSaid : 'Playing: both players choose') : 'Playing';
  const shown = shownGame();
  if (!shown) return undefined;
  if (shown.game.pieces.length === 0) return 'Playing';
  const { over, mover } = standingOf(shown);
  return over ? modeOverSaid : `Playing: ${seatName(editor().document, shown.game, mover)} to move`;
}

const unattend = held<(() => void) | undefined>(
  () => undefined,
  (end) => end?.(),
);

/** Why no game can be played on the drawing. */
export function whyNotPlayed(): string | undefined {
  const { document } = editor();
  if (isBoard(document)) {
    if (positionOn(document)?.isSound) return undefined;
    return writtenOf(document)?.hasRules === false
      ? 'No rule can be read yet: correct the rules first.'
      : words.boards.noPositionYet;
  }
  if (document.nodes.length === 0) return words.nothingDrawn;
  if (!isSimultaneous(document)) return undefined;
  if (document.nodes.some(({ gray }) => gray)) return 'There is no simultaneous play on gray nodes.';
  return document.pieces.length > 1
    ? 'Where both players move at once, only one piece can be played. Remove the others.'
    : undefined;
}

export const isPlaying = (): boolean => shownGame() !== undefined || shownJoint() !== undefined;

/** The editor's own seeds are short, so that a person can say and type them. */
const ownSeeds = 1_000_000;

/** The source of new seeds; nothing else in play is left to chance. */
export const newSeed = held<() => number>(
  () => () => crypto.getRandomValues(new Uint32Array(1))[0] % ownSeeds,
);

/**
 * Begins a game with the drawing's own pieces or, if it has none, with a piece on each selected node, or on
 * the first node that a person clicks. On a board, the game that was played from its position continues.
 */
export function beginGame(): void {
  const { document } = editor();
  const isJoint = subjectOf(document).movesAtOnce(document);
  if (isBoard(document) && !isJoint) {
    openGame(gameOfLine(document));
    return;
  }
  const drawn = document.pieces.length > 0 ? document.pieces : selectedItems(editor()).nodes;
  if (isJoint) {
    const start = positionOn(document)?.printed ?? drawn.at(0);
    const pieces = start === undefined ? [] : [start];
    openGame({ pieces, computer: 'right', sees: undefined, seed: newSeed.now(), plies: [] });
    return;
  }
  const gray = drawn.filter((id) => document.nodes.find((node) => node.id === id)?.gray);
  if (gray.length > 1) {
    toast(words.bothGray, { kind: 'play' });
    return;
  }
  const sum = sumPlayed(document, drawn).id;
  openGame({ pieces: drawn, sum, starter: 'left', computer: 'right', plies: [] });
}

/**
 * Shows a game at one of its frames, or at its end if none is given; the matrices of positions in which both
 * players move may be known.
 */
export function openGame(
  game: Game,
  at = game.plies.length,
  round: Partial<Pick<RoundAtHand, 'known' | 'hands'>> = {},
): void {
  const { document } = editor();
  endGame();
  followGame();
  unattend.now?.();
  clearSelection();
  setGame(game, round);
  if (isBoard(document) && !isJointGame(game)) openLines(game);
  showWalk({ of: 'game' }, at);
  unattend.now = useEditor.subscribe(isJointGame(game) ? attendRounds : attendTurns);
  whenWalkEnds(() => {
    unattend.now?.();
    unattend.now = undefined;
    stopComputer();
    stopChoosing();
    if (sameGame(document, editor().document)) offerToContinue();
    endGame();
  });
  if (isJointGame(game)) attendJoint();
  else attend();
}

/**
 * Opens the game of a code at the frame `at`, or at its end; false if the code is of no game on this drawing.
 */
export function openGameOfCode(code: string, at?: number): boolean {
  const game = gameOfCode(editor().document, code);
  if (game) openGame(game, at);
  return game !== undefined;
}

const frameOf = ({ walkthrough }: EditorState): number | undefined =>
  walkthrough?.kind === 'shown' ? walkthrough.at : undefined;

function attendRounds(state: EditorState, before: EditorState): void {
  if (frameOf(state) !== frameOf(before)) beginRound();
  else if (state.game !== before.game || state.round !== before.round) attendJoint();
}

function attendTurns(state: EditorState, before: EditorState): void {
  if (frameOf(state) !== frameOf(before)) {
    if (state.made.length > 0 || state.chosenPiece !== undefined) setMade([]);
    if (state.hinted) setHinted(false);
  }
  if (
    state.game !== before.game ||
    state.made !== before.made ||
    state.walkthrough !== before.walkthrough ||
    state.evaluates !== before.evaluates ||
    state.hinted !== before.hinted ||
    state.playBudget !== before.playBudget ||
    state.boardAnswers?.solved !== before.boardAnswers?.solved
  )
    attend();
}

/** Offers to continue, so that a key pressed once too often does not lose the game. */
function offerToContinue(): void {
  const { game, round, document } = editor();
  if (!game || game.plies.length === 0) return;
  const run = (): void => {
    const { known } = round;
    if (sameGame(document, editor().document)) openGame(game, game.plies.length, { known });
  };
  toast('The game has ended.', { kind: 'play', action: { label: 'Continue the game', run } });
}

/**
 * Begins again with the same pieces, with another opponent, starter, sum or seed; if no seed is given, with a
 * new one.
 */
export function playAgain(
  change: Partial<
    Omit<TurnGame, 'pieces' | 'plies' | 'variation'> & Omit<JointGame, 'pieces' | 'plies'>
  > = {},
): void {
  const { game, round } = editor();
  if (!game) return;
  if (isJointGame(game)) {
    const { known } = round;
    openGame({ ...game, seed: newSeed.now(), ...change, plies: [] }, 0, { known });
    return;
  }
  const { variation: _, ...others } = game;
  openGame({ ...others, ...change, plies: [] });
}

/** A click or Enter on a node: a piece is put or chosen, or the chosen one goes there. */
export function playAt(id: NodeId): void {
  const board = playBoard(editor());
  if (!board) return;
  const { game } = editor();
  if (board.puts) {
    if (game) setGame({ ...game, pieces: [id] });
    return;
  }
  if (isJointGame(game)) {
    chooseTowards(id);
    return;
  }
  const { chosen, pieces, moves } = board;
  const whole = moves.find((move) => move.piece === chosen && move.to === id);
  const movable = [...pieces.keys()].filter(
    (piece) => pieces[piece] === id && moves.some((move) => move.piece === piece),
  );
  const next = movable[movable.indexOf(chosen ?? -1) + 1];
  // A second click on the same node goes to the next piece there. After the last of them it is a move along
  // the loop, or chooses none.
  const goesOn = chosen !== undefined && pieces[chosen] === id && next !== undefined;
  if (whole && !goesOn) makeMove(whole);
  else choosePiece(next);
}

/** A click on an arc: the chosen piece goes along it, if it can; else none is chosen any more. */
export function playAlong(arc: EdgeKey): void {
  const board = playBoard(editor());
  const move = board?.moves.find(({ piece, arcs }) => piece === board.chosen && arcs.includes(arc));
  if (move) makeMove(move);
  else if (!isJointGame(editor().game)) choosePiece(undefined);
}

export function makeMove({ piece, to }: Pick<HandMove, 'piece' | 'to'>): void {
  const { walkthrough, document } = editor();
  if (walkthrough?.kind !== 'shown') return;
  if (walkthrough.subject.of === 'proof') {
    const turn = proofTurn(piece, to);
    choosePiece(undefined);
    if (turn) takeTurn(turn);
    return;
  }
  if (isJointGame(editor().game)) {
    chooseTowards(to);
    return;
  }
  const shown = shownGame();
  if (!shown) return;
  const standing = standingOf(shown);
  const move = standing.moves.find((each) => each.piece === piece && each.to === to);
  if (!move) return;
  const made = [...shown.made, move];
  const { moves } = standingAt(document, shown.game, shown.at, made);
  // A turn that has nothing more to move ends by itself.
  if (moves.length === 0) record(shown, { moves: made, by: standing.mover, forced: false });
  else setMade(made);
}

/** Whether the turn at hand may end although more could be moved in it. */
export function mayEndTurn(): boolean {
  const shown = shownGame();
  return shown !== undefined && standingOf(shown).mayEnd;
}

/** Ends the turn at hand where it may end. */
export function endTurn(): void {
  const shown = shownGame();
  if (!shown || !standingOf(shown).mayEnd) return;
  record(shown, { moves: shown.made, by: standingOf(shown).mover, forced: false });
}

function proofTurn(piece: number, to: NodeId) {
  const { walkthrough } = editor();
  if (walkthrough?.kind !== 'shown' || walkthrough.subject.of !== 'proof') return undefined;
  const { strategy, turns, ids } = walkthrough.subject;
  const place = turns.slice(0, walkthrough.at).at(-1)?.then ?? 0;
  return strategy.positions[place].replies.find(
    ({ move }) => (move.in === 'a' ? 0 : 1) === piece && ids[move.to] === to,
  );
}

/**
 * Takes back the last move or choice of the present turn; if there is none, the game goes back to the last
 * choice of a person.
 */
export function takeBack(): void {
  const joint = shownJoint();
  if (joint && !takeChoicesBack(joint) && joint.at > 0) goToFrame(joint.at - 1);
  const shown = shownGame();
  if (!shown) return;
  if (shown.made.length > 0) setMade(shown.made.slice(0, -1));
  else if (shown.at > 0) goToFrame(frameBefore(editor().document, shown.game, shown.at));
}

/** Whether there is anything to take back. */
export function mayTakeBack(): boolean {
  const { made, round } = editor();
  const shown = shownGame() ?? shownJoint();
  return shown !== undefined && (shown.at > 0 || made.length > 0 || round.chosen.length > 0);
}
