/**
 * Playing a game on the drawing: it begins, pieces are chosen and moved, the computer and forced answers move by themselves, turns
 * are taken back. The game is the store's part for play and a walkthrough at once; the document is never written.
 */
import type { Mover, NodeId } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';
import type { AskJob, JobRun } from '../../workers/protocol.ts';
import { toast } from '../store/chrome.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import { choosePiece, endGame, setEvaluates, setGame, setHinted, setJudgement } from '../store/play.ts';
import { sameGame } from '../store/same-game.ts';
import { selectedItems, tellsHidden } from '../store/selectors.ts';
import { clearSelection } from '../store/showing.ts';
import type { HandMove } from '../store/state/frame.ts';
import type { Game, Judgement } from '../store/state/play.ts';
import { words } from '../words.ts';
import { compiledOf, frameBefore, hasSides, moverAfter, piecesAfter, plyOf, standingAt } from './game.ts';
import { playBoard } from './play-board.ts';
import { followGame, goToFrame, showWalk, takeTurn, whenWalkEnds } from './walking.ts';

/** Whose turn it is in a game in which some arcs are one player's. */
export function playerToMove(): Mover | undefined {
  const shown = shownGame();
  if (!shown || shown.game.pieces.length === 0 || !hasSides(editor().document)) return undefined;
  return moverAfter(shown.game, shown.at);
}

/** The computer, and who makes a forced answer, take so long in milliseconds that a person sees what is moved. */
export const replyPace = held<number>(() => 600);

const reply = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const judging = held<JobRun<Extract<Judgement['found'], { kind: 'play' }>> | undefined>(
  () => undefined,
  (run) => run?.cancel(),
);
const unattend = held<(() => void) | undefined>(
  () => undefined,
  (end) => end?.(),
);

/** Why no game can be played on the drawing. */
export function whyNotPlayed(): string | undefined {
  const { document } = editor();
  if (document.nodes.length === 0) return words.play.nothingDrawn;
  return document.nodes.some(({ score }) => score) ? words.play.scored : undefined;
}

/** The game that is played, and the frame of it that is shown. */
export function shownGame(): { readonly game: Game; readonly at: number } | undefined {
  const { game, walkthrough } = editor();
  if (!game || walkthrough?.kind !== 'shown' || walkthrough.subject.of !== 'game') return undefined;
  return { game, at: Math.min(walkthrough.at, game.plies.length) };
}

export const isPlaying = (): boolean => shownGame() !== undefined;

/** With the drawing's own pieces; without any, one on each selected node, or where is clicked first. */
export function beginGame(): void {
  const { document, game } = editor();
  const pieces = document.pieces.length > 0 ? document.pieces : selectedItems(editor()).nodes;
  const gray = pieces.filter((id) => document.nodes.find((node) => node.id === id)?.gray);
  if (gray.length > 1) {
    toast(words.bothGray, { kind: 'play' });
    return;
  }
  const { computer = 'right', starter = 'left' } = game ?? {};
  openGame({ pieces, starter, computer: game ? game.computer : computer, plies: [] });
}

/** Shows a game from one of its frames on, at its end where nothing is said. */
export function openGame(game: Game, at = game.plies.length): void {
  const { document } = editor();
  endGame();
  followGame();
  unattend.now?.();
  clearSelection();
  setGame(game);
  showWalk({ of: 'game' }, at);
  unattend.now = useEditor.subscribe((state, before) => {
    if (frameOf(state) !== frameOf(before)) {
      if (state.chosenPiece !== undefined) choosePiece(undefined);
      if (state.hinted) setHinted(false);
    }
    if (
      state.game !== before.game ||
      state.walkthrough !== before.walkthrough ||
      state.evaluates !== before.evaluates ||
      state.hinted !== before.hinted ||
      state.playBudget !== before.playBudget
    )
      attend();
  });
  whenWalkEnds(() => {
    unattend.now?.();
    unattend.now = undefined;
    clearTimeout(reply.now);
    judging.now?.cancel();
    judging.now = undefined;
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

/** The same pieces from the beginning, with another opponent or another start. */
export function playAgain(change: Partial<Pick<Game, 'starter' | 'computer'>> = {}): void {
  const { game } = editor();
  if (game) openGame({ ...game, ...change, plies: [] });
}

/** What the position at hand asks for: what the engine says of it, the computer's move, a forced answer. */
function attend(): void {
  const shown = shownGame();
  clearTimeout(reply.now);
  if (!shown || shown.game.pieces.length === 0) return;
  const { game, at } = shown;
  const { document, evaluates, hinted, judgement } = editor();
  const standing = standingAt(document, game, at);
  const isLast = at === game.plies.length;
  if (standing.over) return;
  const computes = isLast && standing.mover === game.computer && !standing.forced;
  const known = judgement?.game === game && judgement.at === at ? judgement : undefined;
  if (!known && (computes || evaluates || hinted)) judge(game, at);
  if (!isLast) return;
  if (standing.forced) reply.now = setTimeout(() => moveOn(game, at, 0), replyPace.now);
  else if (computes && known?.found.kind === 'play') {
    const best = known.found.best ?? 0;
    reply.now = setTimeout(() => moveOn(game, at, best), replyPace.now);
  }
}

/** A move by its place among the legal ones, if the game still stands where it was thought of. */
function moveOn(game: Game, at: number, move: number): void {
  const shown = shownGame();
  if (shown?.game !== game || shown.at !== at) return;
  const standing = standingAt(editor().document, game, at);
  record(game, at, plyOf(editor().document, standing, standing.moves[move]));
}

function record(game: Game, at: number, ply: Game['plies'][number]): void {
  setGame({ ...game, plies: [...game.plies.slice(0, at), ply] });
  goToFrame(at + 1);
}

/** Asks the engine's worker what every move brings. */
function judge(game: Game, at: number): void {
  judging.now?.cancel();
  const { document, playBudget } = editor();
  const { mover, pieces } = standingAt(document, game, at);
  const { index } = compiledOf(document);
  const vertices = Uint32Array.from(pieces, (id) => index.get(id) ?? 0);
  const about = { pieces: vertices, mover, positions: playBudget };
  const job: AskJob<'play'> = { kind: 'ask', question: 'play', about, game: gameOf(document).game };
  const mine = engine().run(job);
  judging.now = mine;
  mine.answer.then(
    (answer) => {
      if (judging.now !== mine) return;
      judging.now = undefined;
      if (answer.kind === 'cancelled') return;
      const found = answer.kind === 'done' ? answer.value : { kind: 'unknown' as const, says: answer.says };
      setJudgement({ game, at, found });
      attend();
    },
    () => undefined,
  );
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
  const { chosen, pieces, moves } = board;
  const whole = moves.find((move) => move.piece === chosen && move.to === id);
  if (whole) {
    makeMove(whole);
    return;
  }
  const movable = [...pieces.keys()].filter(
    (piece) => pieces[piece] === id && moves.some((move) => move.piece === piece),
  );
  // A second click on the same node goes to the next piece there, and after the last of them to none.
  const next = movable[movable.indexOf(chosen ?? -1) + 1];
  choosePiece(next);
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
  const shown = shownGame();
  if (!shown) return;
  const { game, at } = shown;
  const standing = standingAt(document, game, at);
  const { index } = compiledOf(document);
  const move = standing.moves.find((each) => each.piece === piece && each.to === index.get(to));
  if (move) record(game, at, plyOf(document, standing, move));
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

/** Back to where a person last had a choice. */
export function takeBack(): void {
  const shown = shownGame();
  if (shown && shown.at > 0) goToFrame(frameBefore(editor().document, shown.game, shown.at));
}

/** Whether what is said of moves would tell a value that is hidden: then it is said why it is not. */
function wouldTell(): boolean {
  const shown = shownGame();
  const { document, hidden } = editor();
  const tells = shown !== undefined && tellsHidden(document, hidden, piecesAfter(shown.game, shown.at));
  if (tells) toast(words.answerHidden, { kind: 'play' });
  return tells;
}

export function hint(): void {
  if (!wouldTell()) setHinted(true);
}

export function toggleEvaluates(): void {
  const { evaluates } = editor();
  if (evaluates || !wouldTell()) setEvaluates(!evaluates);
}
