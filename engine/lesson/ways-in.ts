/**
 * Ways to answer beside the drawing of their view: whether the nodes and arcs that they name are there, and
 * what is left of a way when some are not. Positions of a board are read by those who know the rulesets.
 */
import type { Checks } from '../document/checks.ts';
import { calledNode, type GameDocument, type NodeId } from '../document/document.ts';
import type { LessonView } from './lesson.ts';
import type { WayToAnswer } from './ways.ts';

type Shown = Pick<GameDocument, 'nodes' | 'edges' | 'board'>;

/** A board has positions and moves; which nodes it would have, nobody sees. */
export const needsDrawing = ({ by }: Pick<WayToAnswer, 'by'>): boolean => by === 'node' || by === 'arc';

/** What a drawing has of what a way may name. O(drawing). */
function thereIn({ nodes, edges }: Shown) {
  const ids = new Set(nodes.map(({ id }) => id));
  const arcs = new Set(edges.map(({ from, to }) => JSON.stringify([from, to])));
  return {
    node: (id: string): boolean => ids.has(id),
    arc: (ends: readonly [string, string]): boolean => arcs.has(JSON.stringify(ends)),
  };
}

/** Names what a way asks of a drawing that is not in it, by its place in the file. O(drawing). */
export function checkWay(checks: Checks, place: string, way: WayToAnswer, drawing: Shown): void {
  if (drawing.board) {
    if (needsDrawing(way))
      checks.add(
        `${place}.by`,
        `is "${way.by}"; this view shows a board, which has no nodes: let the class answer by "move", or draw the board's graph`,
      );
    return;
  }
  const there = thereIn(drawing);
  const node = (at: string, id: string): void => {
    if (!there.node(id)) checks.add(`${place}.${at}`, `no node "${id}" in the drawing of this view`);
  };
  if ('of' in way && way.of !== undefined) node('of', way.of);
  if (way.by === 'arc')
    for (const [i, ends] of (way.right ?? []).entries())
      if (!there.arc(ends))
        checks.add(
          `${place}.right[${i}]`,
          `no arc from "${ends[0]}" to "${ends[1]}" in the drawing of this view`,
        );
  if (way.by === 'node' || way.by === 'move')
    for (const [i, id] of (way.right ?? []).entries()) node(`right[${i}]`, id);
}

/** The list without the entries that are not there; undefined where none is left. */
function left<T>(right: readonly T[] | undefined, isThere: (each: T) => boolean): readonly T[] | undefined {
  const there = right?.filter(isThere);
  return there && there.length > 0 ? there : undefined;
}

/**
 * What is left of a way in the drawing as it is now, in which nodes that it names may be gone; undefined
 * where the view shows a board by now and the way needs a drawing. O(drawing).
 */
export function wayIn(way: WayToAnswer, drawing: Shown): WayToAnswer | undefined {
  if (drawing.board) return needsDrawing(way) ? undefined : way;
  const there = thereIn(drawing);
  if (way.by === 'node') {
    const right = left(way.right, there.node);
    return { by: 'node', ...(right && { right }) };
  }
  if (way.by === 'arc') {
    const right = left(way.right, there.arc);
    return { by: 'arc', ...(right && { right }) };
  }
  if (!('of' in way) && way.by !== 'move') return way;
  const { of, ...rest } = way;
  const known = { ...rest, ...(of !== undefined && there.node(of) && { of }) };
  if (known.by !== 'move') return known;
  const { right: written, ...move } = known;
  const right = left(written, there.node);
  return { ...move, ...(right && { right }) };
}

/** The way as a class may know it: without what is right. */
export function wayWithoutRight(way: WayToAnswer): WayToAnswer {
  if (!('right' in way)) return way;
  const { right: _, ...asked } = way;
  return asked;
}

/**
 * The node whose value a view hides and asks for where it names none: of several the first of which an answer
 * says a value, as `b = *1` does, or the first; of a board the position that is shown. Undefined where none
 * is hidden. O(nodes · answers).
 */
export function hiddenAsked(
  { hidden, answers, board: viewed }: Pick<LessonView, 'hidden' | 'answers' | 'board'>,
  { nodes, board }: Pick<GameDocument, 'nodes' | 'board'>,
): NodeId | undefined {
  const isHidden = (id: NodeId): boolean => hidden.all !== hidden.except.includes(id);
  if (board) {
    const { position, line } = viewed ?? { ...board, line: undefined };
    const shown = line?.at(-1) ?? position;
    return isHidden(shown) ? shown : undefined;
  }
  const asked = nodes.filter(({ id }) => isHidden(id));
  const told = asked.find((node) => answers.some((answer) => answer.startsWith(`${calledNode(node)} = `)));
  return (told ?? asked[0])?.id;
}
