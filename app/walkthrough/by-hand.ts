/**
 * What a person does by hand in a game or a proof: what is clicked next, which piece a drag takes along, and
 * where it may be dropped.
 */
import { calledNode, type NodeId } from '../../engine/document/index.ts';
import { toast } from '../store/chrome.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { choosePiece } from '../store/play.ts';
import { rulesetOf } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';
import type { PlayBoard } from '../store/state/frame.ts';
import { words } from '../words.ts';
import { playBoard } from './play-board.ts';
import { makeMove } from './playing.ts';
import { shownGame } from './shown-game.ts';

/** What a person clicks or drags next, in a sentence; undefined where no player is asked. */
export function whatToClick(
  state: Parameters<typeof playBoard>[0] & Pick<EditorState, 'clicked'>,
): string | undefined {
  const board = playBoard(state);
  if (!board || board.moves.length === 0) return undefined;
  const { clickPiece, clickAPiece, clickEnd } = words.play;
  const { document, clicked } = state;
  const ruleset = rulesetOf(document);
  if (ruleset) return words.boards.clickNext(clicked.length, ruleset.clicks?.at(clicked.length));
  if (board.chosen !== undefined) return clickEnd;
  return new Set(board.moves.map(({ piece }) => piece)).size === 1 ? clickPiece : clickAPiece;
}

/**
 * The piece on a node that a drag takes along: one that can move, otherwise any, so that dropping it says why
 * it cannot; none where no player is asked.
 */
export function pieceToCarry(id: NodeId): number | undefined {
  const board = playBoard(editor());
  if (!board || board.moves.length === 0) return undefined;
  const { pieces, moves, chosen } = board;
  const there = [...pieces.keys()].filter((piece) => pieces[piece] === id);
  const movable = there.filter((piece) => moves.some((move) => move.piece === piece));
  return movable.find((piece) => piece === chosen) ?? movable[0] ?? there[0];
}

/** Drops a piece on a node: it goes there, or stays where it was, and a message says why. */
export function dropPiece(piece: number, to: NodeId): void {
  const board = playBoard(editor());
  if (!board) return;
  const move = board.moves.find((each) => each.piece === piece && each.to === to);
  if (move) {
    makeMove(move);
    return;
  }
  choosePiece(undefined);
  const from = board.pieces[piece];
  if (from !== undefined) toast(whyNotThere(board, piece, from, to), { kind: 'play' });
}

function whyNotThere({ moves, bright }: PlayBoard, piece: number, from: NodeId, to: NodeId): string {
  const seen = seenDocument(editor());
  const called = (id: NodeId): string => {
    const node = nodeOf(seen, id);
    return node ? calledNode(node) : id;
  };
  const { notThat, noArc, otherArc, movedAlready } = words.play;
  if (bright && bright.from !== from) return notThat(called(bright.from));
  const mine = new Set(moves.map((each) => each.piece));
  const moved = shownGame()?.made.some((each) => each.piece === piece) ?? false;
  if (!mine.has(piece) && moved) return movedAlready;
  const arc = editor().document.edges.find((edge) => edge.from === from && edge.to === to);
  return (arc ? otherArc : noArc)(called(from), called(to));
}
