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
import { forHand } from '../words/tapping.ts';
import { playBoard } from './play-board.ts';
import { makeMove } from './playing.ts';
import { shownGame } from './shown-game.ts';

/** What is clicked next, after `clicked` clicks; `says` is the ruleset's own sentence for it. */
const clickNext = (clicked: number, says: string | undefined) =>
  forHand(
    `${says ?? 'Click a coloured place.'}${clicked > 0 ? ' To cancel, click the same place again.' : ''}`,
  );

/** What a person clicks or drags next, in a sentence; undefined where no player is asked. */
export function whatToClick(
  state: Parameters<typeof playBoard>[0] & Pick<EditorState, 'clicked'>,
): string | undefined {
  const board = playBoard(state);
  if (!board || board.moves.length === 0) return undefined;
  const { document, clicked } = state;
  const ruleset = rulesetOf(document);
  if (ruleset) return clickNext(clicked.length, ruleset.clicks?.at(clicked.length));
  if (board.chosen !== undefined) return forHand('Click a node with a thick ring, or drag the piece there.');
  return new Set(board.moves.map(({ piece }) => piece)).size === 1
    ? forHand('Click or drag the piece with the dashed ring.')
    : forHand('Click or drag a piece with a dashed ring.');
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

const noArcSaid = (from: string, to: string) => `Not moved: no arc leads from ${from} to ${to}.`;

const otherArcSaid = (from: string, to: string) =>
  `Not moved: the arc from ${from} to ${to} belongs to the other player.`;

function whyNotThere({ moves, bright }: PlayBoard, piece: number, from: NodeId, to: NodeId): string {
  const seen = seenDocument(editor());
  const called = (id: NodeId): string => {
    const node = nodeOf(seen, id);
    return node ? calledNode(node) : id;
  };
  if (bright && bright.from !== from)
    return `Not moved: the piece on ${called(bright.from)} must be moved first.`;
  const mine = new Set(moves.map((each) => each.piece));
  const moved = shownGame()?.made.some((each) => each.piece === piece) ?? false;
  if (!mine.has(piece) && moved) return 'Not moved: that piece has been moved in this turn already.';
  const arc = editor().document.edges.find((edge) => edge.from === from && edge.to === to);
  return (arc ? otherArcSaid : noArcSaid)(called(from), called(to));
}
