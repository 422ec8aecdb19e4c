/**
 * The lines of a game on the open board: they are kept in the document, and the game in the store follows one
 * of them.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { keepLine } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import { gameByTurns, positionsPlayed, setGame } from '../store/play.ts';
import type { TurnGame } from '../store/state/play.ts';
import { lineOf } from '../store/subject.ts';
import { followsOnBoard, pliesAlong } from './board-rules.ts';
import {
  type LineShown,
  type LineTree,
  lineAfterMove,
  positionsOfLine,
  promoted,
  soundLines,
  withoutLine,
} from './line-tree.ts';
import { goToFrame } from './walking.ts';

const noVariations: LineTree['variations'] = [];

/** The lines of a document. */
export const boardLines = (document: Pick<GameDocument, 'board' | 'view'>): LineTree => ({
  line: lineOf(document),
  variations: document.view.variations ?? noVariations,
});

/** The game along a line, with the plies that it has already. */
export function gameAlong(game: TurnGame, tree: LineTree, number: number): TurnGame {
  const { variation: _, ...others } = game;
  const plies = pliesAlong(game, positionsOfLine(tree, number)).map((ply, at) => {
    const before = game.plies[at];
    const [move] = ply.moves;
    const isSame =
      before?.by === ply.by && before.moves[0].from === move.from && before.moves[0].to === move.to;
    return isSame ? before : ply;
  });
  return { ...others, plies, ...(number > 0 && { variation: number }) };
}

/**
 * Called when a game begins or continues: the document's lines that can be played with this player to start
 * are kept; none where nothing is played yet.
 */
export function openLines(game: TurnGame): void {
  const [start] = game.pieces;
  const { document } = editor();
  if (game.plies.length === 0) {
    keepLine([]);
    return;
  }
  const lines = boardLines(document);
  const asked = game.variation === undefined ? { ...lines, line: positionsPlayed(game) } : lines;
  const { line, variations } = soundLines(start, asked, followsOnBoard(document, game));
  keepLine(line, variations);
}

function show(game: TurnGame, { tree, shown }: LineShown, at: number): void {
  keepLine(tree.line, tree.variations);
  setGame(gameAlong(game, tree, shown));
  goToFrame(at);
}

/**
 * The lines of the document and the one that the game follows; where the document cannot be written, the
 * game's own alone.
 */
function shownOf(game: TurnGame): LineShown {
  const [tree, shown] = [boardLines(editor().document), game.variation ?? 0];
  const [kept, played] = [positionsOfLine(tree, shown), positionsPlayed(game)];
  const isKept = kept.length === played.length && kept.every((each, i) => each === played[i]);
  return isKept ? { tree, shown } : { tree: { line: played, variations: [] }, shown: 0 };
}

/**
 * A move is made on the board from the frame that is shown. Nothing that was played is forgotten: another
 * move than before begins a variation.
 */
export function recordOnBoard(game: TurnGame, at: number, to: string): void {
  const { tree, shown } = shownOf(game);
  show(game, lineAfterMove(tree, shown, at, to), at + 1);
}

/** Shows a moment of any of the lines. */
export function showLineAt(number: number, at: number): void {
  const game = gameByTurns(editor());
  if (!game) return;
  const { tree, shown } = shownOf(game);
  if (number === shown) goToFrame(at);
  else show(game, { tree, shown: number }, at);
}

/** The variation and what it left change places. The moment that is shown stays. */
export function promoteLine(number: number): void {
  const { walkthrough } = editor();
  const game = gameByTurns(editor());
  if (game && walkthrough?.kind === 'shown') show(game, promoted(shownOf(game), number), walkthrough.at);
}

/** Takes a variation away, with those that leave it; the returned function brings them back. */
export function deleteLine(number: number): () => void {
  const { walkthrough } = editor();
  const game = gameByTurns(editor());
  if (!game || walkthrough?.kind !== 'shown') return () => undefined;
  const before = shownOf(game);
  const { at } = walkthrough;
  const left = before.tree.variations[number - 1]?.after ?? 0;
  const after = withoutLine(before, number);
  const stays =
    positionsOfLine(after.tree, after.shown)[at - 1] === positionsOfLine(before.tree, before.shown)[at - 1];
  show(game, after, stays ? at : Math.min(at, left));
  const made = editor().game;
  return () => {
    if (editor().game === made) show(game, before, at);
  };
}
