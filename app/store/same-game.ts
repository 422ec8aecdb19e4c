/**
 * Whether two documents are the same game: the same nodes with the same colours, the same arcs with the same
 * moves, the same rules. Places and names are not looked at. Records an edit did not touch are the same
 * objects, so that moving nodes in a drawing of ten thousand costs one pass of comparisons.
 */
import { type GameDocument, type GameEdge, type GameNode, printMoves } from '../../engine/document/index.ts';
import { sameRules } from '../../engine/outcome/index.ts';

function sameList<T>(before: readonly T[], after: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (before === after) return true;
  if (before.length !== after.length) return false;
  for (let i = 0; i < before.length; i++) {
    const a = before[i];
    const b = after[i];
    if (a !== b && !same(a, b)) return false;
  }
  return true;
}

const sameNode = (a: GameNode, b: GameNode): boolean =>
  a.id === b.id && a.gray === b.gray && a.score?.left === b.score?.left && a.score?.right === b.score?.right;

const sameEdge = (a: GameEdge, b: GameEdge): boolean =>
  a.from === b.from && a.to === b.to && a.player === b.player && printMoves(a) === printMoves(b);

const sameBoard = ({ board: a }: GameDocument, { board: b }: GameDocument): boolean =>
  a === b || (a?.ruleset === b?.ruleset && a?.position === b?.position);

/** On a board, the same position of the same ruleset. */
export const sameGame = (before: GameDocument, after: GameDocument): boolean =>
  sameBoard(before, after) && sameDrawing(before, after);

/**
 * Whether the nodes, arcs and rules are the same. A board has no nodes, so that a move on it changes nothing
 * here.
 */
export const sameDrawing = (before: GameDocument, after: GameDocument): boolean =>
  sameRules(before.view.rules, after.view.rules) &&
  sameList(before.nodes, after.nodes, sameNode) &&
  sameList(before.edges, after.edges, sameEdge);

export const samePieces = (before: GameDocument, after: GameDocument): boolean =>
  sameList(before.pieces, after.pieces, (a, b) => a === b);
