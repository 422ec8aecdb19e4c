/**
 * Playing a game on the drawing: it begins, pieces are chosen and moved, turns are ended and taken back. The game is the store's part
 * for play and a walkthrough at once; the document is never written.
 */
import { type EdgeKey, isSimultaneous, type NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import type { PlayResult } from '../../engine/sums/index.ts';
import { toast } from '../store/chrome.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { whyNotTold } from '../store/hiding.ts';
import { choosePiece, endGame, setEvaluates, setGame, setHinted, setMade } from '../store/play.ts';
import { readPositionOf } from '../store/position-of.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { sameGame } from '../store/same-game.ts';
import { selectedItems, tellsHidden } from '../store/selectors.ts';
import { clearSelection } from '../store/showing.ts';
import type { HandMove } from '../store/state/frame.ts';
import type { Game } from '../store/state/play.ts';
import { sumPlayed } from '../store/sums-of.ts';
import { words } from '../words.ts';
import { openLines } from './board-lines.ts';
import { gameOfLine } from './board-rules.ts';
import { attend, stopComputer } from './computer.ts';
import { frameBefore, hasSides, moverAfter, standingAt } from './game.ts';
import { seatName } from './game-frames.ts';
import { beginJointGame, chooseTowards, putJointPiece, takeBackJoint } from './joint-playing.ts';
import { type ShownJoint, shownJoint } from './joint-shown.ts';
import { foundAt } from './judged.ts';
import { playBoard } from './play-board.ts';
import { record, shownGame, standingOf } from './shown-game.ts';
import { followGame, goToFrame, showWalk, takeTurn, whenWalkEnds } from './walking.ts';

/** Whose turn it is in a game in which it matters who is Left. */
export function playerToMove(): Mover | undefined {
  const shown = shownGame();
  if (!shown || shown.game.pieces.length === 0 || !hasSides(editor().document)) return undefined;
  return moverAfter(shown.game, shown.at);
}

/** The state of the editor while a game is played, in words: who is to move, or that the game is over. */
export function modeSaid(): string | undefined {
  const shown = shownGame();
  const joint = shownJoint();
  if (joint) return modeOfJoint(joint);
  if (!shown) return undefined;
  const { mode, modeOver, modeTurn } = words.play;
  if (shown.game.pieces.length === 0) return mode;
  const { over, mover } = standingOf(shown);
  return over ? modeOver : modeTurn(seatName(editor().document, shown.game, mover));
}

function modeOfJoint({ standing }: ShownJoint): string {
  const { mode, modeOver, modeBoth } = words.play;
  if (!standing) return mode;
  return standing.over ? modeOver : modeBoth;
}

const unattend = held<(() => void) | undefined>(
  () => undefined,
  (end) => end?.(),
);

/** Why no game can be played on the drawing. */
export function whyNotPlayed(): string | undefined {
  const { document } = editor();
  if (document.board) {
    const read = readPositionOf(document.board);
    return read?.isSound ? undefined : words.boards.notYetPlayed;
  }
  if (document.nodes.length === 0) return words.play.nothingDrawn;
  if (!isSimultaneous(document)) return undefined;
  if (document.nodes.some(({ gray }) => gray)) return words.jointPlay.grayNodes;
  return document.pieces.length > 1 ? words.jointPlay.onePiece : undefined;
}

export const isPlaying = (): boolean => shownGame() !== undefined || shownJoint() !== undefined;

/** With the drawing's own pieces; without any, one on each selected node, or where is clicked first. */
export function beginGame(): void {
  const { document } = editor();
  if (document.board && !rulesetCalled(document.board.ruleset)?.rounds) {
    // A game that was played from this position is gone on with.
    openGame(gameOfLine(document.board));
    return;
  }
  if (document.board || isSimultaneous(document)) {
    beginJointGame();
    return;
  }
  const pieces = document.pieces.length > 0 ? document.pieces : selectedItems(editor()).nodes;
  const gray = pieces.filter((id) => document.nodes.find((node) => node.id === id)?.gray);
  if (gray.length > 1) {
    toast(words.bothGray, { kind: 'play' });
    return;
  }
  const sum = sumPlayed(document, pieces).id;
  openGame({ pieces, sum, starter: 'left', computer: 'right', plies: [] });
}

/** Shows a game from one of its frames on, at its end where nothing is said. */
export function openGame(game: Game, at = game.plies.length): void {
  const { document } = editor();
  endGame();
  followGame();
  unattend.now?.();
  clearSelection();
  setGame(game);
  if (document.board) openLines(game, document.board);
  showWalk({ of: 'game' }, at);
  unattend.now = useEditor.subscribe((state, before) => {
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
  });
  whenWalkEnds(() => {
    unattend.now?.();
    unattend.now = undefined;
    stopComputer();
    if (sameGame(document, editor().document)) offerToGoOn();
    endGame();
  });
  attend();
}

/** A game is not lost by a key that was pressed too often. */
function offerToGoOn(): void {
  const { game, document } = editor();
  if (!game || game.plies.length === 0) return;
  const goOn = (): void => {
    if (sameGame(document, editor().document)) openGame(game);
  };
  toast(words.play.ended, { kind: 'play', action: { label: words.play.goOn, run: goOn } });
}

const frameOf = ({ walkthrough }: EditorState): number | undefined =>
  walkthrough?.kind === 'shown' ? walkthrough.at : undefined;

/** The same pieces from the beginning, with another opponent, another start or another sum. */
export function playAgain(
  change: Partial<Pick<Game, 'starter' | 'computer' | 'byTemperature' | 'sum'>> = {},
): void {
  const { game } = editor();
  if (!game) return;
  const { variation: _, ...others } = game;
  openGame({ ...others, ...change, plies: [] });
}

/** A click or Enter on a node: a piece is put or chosen, or the chosen one goes there. */
export function playAt(id: NodeId): void {
  const board = playBoard(editor());
  if (!board) return;
  const { game } = editor();
  if (shownJoint()) {
    if (board.puts) putJointPiece(id);
    else chooseTowards(id);
    return;
  }
  if (board.puts) {
    if (game) setGame({ ...game, pieces: [id] });
    return;
  }
  const { chosen, pieces, moves } = board;
  const whole = moves.find((move) => move.piece === chosen && move.to === id);
  const movable = [...pieces.keys()].filter(
    (piece) => pieces[piece] === id && moves.some((move) => move.piece === piece),
  );
  const next = movable[movable.indexOf(chosen ?? -1) + 1];
  // A second click on the same node goes to the next piece there. After the last of them it is a move along the loop, or chooses none.
  const goesOn = chosen !== undefined && pieces[chosen] === id && next !== undefined;
  if (whole && !goesOn) makeMove(whole);
  else choosePiece(next);
}

/** A click on an arc: the chosen piece goes along it, if it can; else none is chosen any more. */
export function playAlong(arc: EdgeKey): void {
  const board = playBoard(editor());
  const move = board?.moves.find(({ piece, arcs }) => piece === board.chosen && arcs.includes(arc));
  if (shownJoint()) {
    if (move) chooseTowards(move.to);
  } else if (move) makeMove(move);
  else choosePiece(undefined);
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
  if (walkthrough.subject.of === 'joint-game') {
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

/** What the turn at hand brings if it ends here, where moves are evaluated and nothing is hidden. */
export function endedHere(): PlayResult | undefined {
  const shown = shownGame();
  const { document, hidden, evaluates } = editor();
  const found = shown && evaluates ? foundAt(editor(), shown.at) : undefined;
  if (!shown || found?.kind !== 'turn') return undefined;
  return tellsHidden(document, hidden, standingOf(shown).pieces) ? undefined : found.ended?.result;
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

/** What was moved last of the turn at hand is taken back; else the game goes back to where a person last had a choice. */
export function takeBack(): void {
  if (shownJoint()) takeBackJoint();
  const shown = shownGame();
  if (!shown) return;
  if (shown.made.length > 0) setMade(shown.made.slice(0, -1));
  else if (shown.at > 0) goToFrame(frameBefore(editor().document, shown.game, shown.at));
}

/** Whether what is said of moves would tell a value that is hidden: then it is said why it is not. */
function wouldTell(): boolean {
  const shown = shownGame();
  const { document, hidden } = editor();
  const position = shownJoint()?.standing?.position;
  const pieces = shown ? standingOf(shown).pieces : position === undefined ? [] : [position];
  const tells = pieces.length > 0 && tellsHidden(document, hidden, pieces);
  if (tells) toast(whyNotTold(editor()), { kind: 'play' });
  return tells;
}

export function hint(): void {
  if (!wouldTell()) setHinted(true);
}

export function toggleEvaluates(): void {
  const { evaluates } = editor();
  if (evaluates || !wouldTell()) setEvaluates(!evaluates);
}
