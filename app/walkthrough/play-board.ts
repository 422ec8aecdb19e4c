/**
 * What can be moved by hand on the drawing just now, of a game or of a proof: the pieces, the legal moves of
 * the player who is asked, and the result of each where that is wanted. The canvas shows it and reports
 * clicks.
 */
import { type EdgeKey, edgeKey, type NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import type { EditorState } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { gameByTurns, isJointGame } from '../store/play.ts';
import type { HandMove, PlayBoard } from '../store/state/frame.ts';
import type { WalkSubject } from '../store/state/showing.ts';
import { mayTell, type ToldFrom, tellingChangesWith } from '../store/telling.ts';
import { piecesAfter, standingAt } from './game.ts';
import { choicesOf } from './joint-game.ts';
import { bestMoves, foundAt, saidOfMove } from './judged.ts';
import { lineBoard } from './line-frames.ts';
import { hottestNodes } from './line-heat.ts';
import { partOf, positionAfter } from './proof.ts';
import { handOnDrawing, shownJoint } from './shown-game.ts';

type Shown = ToldFrom &
  Pick<
    EditorState,
    | 'walkthrough'
    | 'game'
    | 'round'
    | 'made'
    | 'chosenPiece'
    | 'judgement'
    | 'hinted'
    | 'evaluates'
    | 'given'
    | 'heatShown'
    | 'boardAnswers'
  >;

const arcsFor = (from: NodeId, to: NodeId, player: Mover): readonly EdgeKey[] => [
  edgeKey({ from, to, player }),
  edgeKey({ from, to, player: 'either' }),
];

const last = held<{ readonly of: Shown; readonly board: PlayBoard | undefined } | undefined>(() => undefined);

/**
 * What is on the board of a game changes with these members of the state alone: hiding a value takes its
 * evaluation away too.
 */
export const boardChangesWith = [
  ...tellingChangesWith,
  'walkthrough',
  'game',
  'round',
  'made',
  'chosenPiece',
  'judgement',
  'hinted',
  'evaluates',
  'given',
  'heatShown',
  'boardAnswers',
] as const satisfies readonly (keyof Shown)[];

const withPieces: readonly WalkSubject['of'][] = ['game', 'proof', 'line', 'told'];

/** Whether pieces are shown where a walkthrough has moved them. */
export const showsPieces = ({ walkthrough }: Pick<Shown, 'walkthrough'>): boolean =>
  walkthrough?.kind === 'shown' && withPieces.includes(walkthrough.subject.of);

/** Found once for a state; undefined while nothing is played. */
export function playBoard(state: Shown): PlayBoard | undefined {
  if (state.walkthrough?.kind !== 'shown') return undefined;
  const known = last.now;
  if (known && boardChangesWith.every((member) => known.of[member] === state[member])) return known.board;
  const board = boardOf(state, state.walkthrough.subject);
  last.now = { of: state, board };
  return board;
}

function boardOf(state: Shown, subject: WalkSubject): PlayBoard | undefined {
  switch (subject.of) {
    case 'game':
      return isJointGame(state.game) ? jointBoard(state) : gameBoard(state);
    case 'proof':
      return proofBoard(state);
    case 'line':
      return lineBoard(subject, state.walkthrough?.kind === 'shown' ? state.walkthrough.at : 0);
    case 'told':
      return subject.frame.board;
    default:
      return undefined;
  }
}

function gameBoard(state: Shown): PlayBoard | undefined {
  const { document, made, walkthrough, chosenPiece, evaluates, hinted } = state;
  const game = gameByTurns(state);
  if (!game || walkthrough?.kind !== 'shown') return undefined;
  if (game.pieces.length === 0)
    return { pieces: [], chosen: undefined, moves: [], hottest: [], puts: true, bright: undefined };
  const at = Math.min(walkthrough.at, game.plies.length);
  const { mover, moves, forced, obliged, over, pieces } = standingAt(document, game, at, made);
  const ids = state.judgement?.ids ?? [];
  const byHand = !over && !forced && mover !== game.computer;
  const known = foundAt(state, at);
  const told = !known || known.kind === 'unknown' || !mayTell(state, pieces) ? undefined : known;
  const best = told && hinted ? bestMoves(told, ids) : [];
  const found = moves.map((move): HandMove => {
    const hint = best.some(({ piece, to }) => piece === move.piece && to === move.to);
    return {
      piece: move.piece,
      from: move.from,
      to: move.to,
      arcs: arcsFor(move.from, move.to, mover),
      said: told && (evaluates || hint) ? saidOfMove(told, ids, move) : undefined,
      hinted: hint,
    };
  });
  const bright =
    obliged === undefined || over
      ? undefined
      : { from: pieces[obliged], to: new Set(found.map(({ to }) => to)) };
  return {
    pieces,
    chosen: byHand ? (obliged ?? chosenPiece) : undefined,
    moves: byHand ? found : [],
    hottest: made.length === 0 && !over ? hottestNodes(state, at) : [],
    puts: false,
    bright,
  };
}

/**
 * The one piece, which the person who plays against the computer may move by hand wherever a move is drawn as
 * an arc.
 */
function jointBoard(state: Shown): PlayBoard | undefined {
  const shown = shownJoint(state);
  if (!shown) return undefined;
  const none = { pieces: [], chosen: undefined, moves: [], hottest: [], puts: false, bright: undefined };
  if (!shown.standing) return { ...none, puts: shown.game.pieces.length === 0 };
  const { position, round } = shown.standing;
  const player = handOnDrawing(shown);
  const ends = player ? choicesOf(round, player).flatMap(({ solo }) => solo ?? []) : [];
  // Where several moves lead alone they are chosen by their names.
  const clear = ends.filter((to) => ends.indexOf(to) === ends.lastIndexOf(to));
  const moves = clear.map((to): HandMove => {
    const arcs = player ? arcsFor(position, to, player) : [];
    return { piece: 0, from: position, to, arcs, said: undefined, hinted: false };
  });
  return { ...none, pieces: [position], chosen: moves.length > 0 ? 0 : undefined, moves };
}

function proofBoard({ walkthrough, chosenPiece }: Shown): PlayBoard | undefined {
  if (walkthrough?.kind !== 'shown' || walkthrough.subject.of !== 'proof') return undefined;
  const { strategy, turns, ids, claim } = walkthrough.subject;
  const { x, y, replies } = positionAfter(strategy, turns.slice(0, walkthrough.at));
  const person = opponentOf[partOf(claim).player];
  const pieces = [ids[x], ids[y]];
  const moves = replies.map(({ move }): HandMove => {
    const piece = move.in === 'a' ? 0 : 1;
    // In −b the colours are swapped.
    const player = move.in === 'a' ? person : opponentOf[person];
    const [from, to] = [pieces[piece], ids[move.to]];
    return {
      piece,
      from,
      to,
      arcs: arcsFor(from, to, player),
      said: undefined,
      hinted: false,
    };
  });
  const chosen = moves.some(({ piece }) => piece === chosenPiece) ? chosenPiece : undefined;
  return { pieces, chosen, moves, hottest: [], puts: false, bright: undefined };
}

/** The nodes on which pieces stand: those of the game, or the drawing's own. */
export const piecesShown = (state: Shown): readonly NodeId[] => {
  const board = playBoard(state);
  if (!board) return state.document.pieces;
  // While the computer's turn is shown, or the game is over, pieces are where they were moved.
  const game = gameByTurns(state);
  return board.pieces.length > 0 || !game ? board.pieces : piecesAfter(game, 0);
};
