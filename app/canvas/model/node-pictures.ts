/**
 * The boards that the nodes of the drawing on the canvas show, where they show any, and how much larger
 * everything is drawn for them: nodes and distances grow, strokes and words stay. Places in the drawing are
 * the same, and so are courses and radii; the camera looks from nearer, and what does not grow is measured in
 * smaller units.
 */
import type { GameDocument, GameNode } from '../../../engine/document/index.ts';
import { nodeRadius } from '../../../engine/figure/index.ts';
import { boardsShown, type NodeBoards } from '../../../engine/pictures/index.ts';
import { held } from '../../store/held.ts';
import { rulesetCalled } from '../../store/rulesets.ts';

type Shown = {
  readonly boards: NodeBoards | undefined;
  /** Whether a node of this id and name has a picture. */
  readonly known: Map<string, boolean>;
};

/** More than a drawing has nodes of different names; then all are looked at again. */
const mostKnown = 20_000;

const shown = held<Shown>(() => ({ boards: undefined, known: new Map() }));

/** Shows the boards of this drawing from now on. Whether that changes how nodes look. */
export function followBoards(document: Pick<GameDocument, 'origin' | 'view'>): boolean {
  const boards = boardsShown(document, rulesetCalled);
  if (boards === shown.now.boards) return false;
  shown.now = { boards, known: new Map() };
  return true;
}

export const boardsOnCanvas = (): NodeBoards | undefined => shown.now.boards;

/** How much larger nodes and distances are drawn than without boards; 1 where there are none. */
export const enlargement = (): number => shown.now.boards?.enlarged ?? 1;

/** In pixels: the boards of smaller nodes are not drawn. */
const leastRadius = 12;

/** Whether boards are drawn at this zoom; from farther away all nodes are round and empty. */
export const areBoardsDrawn = (zoom: number): boolean =>
  shown.now.boards !== undefined && nodeRadius * zoom >= leastRadius;

/** Whether a node shows its board, from near enough. */
export function hasPicture({ id, name }: Pick<GameNode, 'id' | 'name'>): boolean {
  const { boards, known } = shown.now;
  if (!boards) return false;
  const key = `${name}\u001f${id}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const is = boards.isPictured({ id, name });
  if (known.size >= mostKnown) known.clear();
  known.set(key, is);
  return is;
}
