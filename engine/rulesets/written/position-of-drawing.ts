/**
 * A drawing as the board of written rules: the position in which its nodes and arcs are those of the drawing,
 * at the drawing's own places. A node whose name is a sign of the rules carries this sign, and so does one
 * with a piece.
 */
import type { GameDocument, NodeId } from '../../document/document.ts';
import { accepted, type Result, refused } from '../../result.ts';
import { type BoardArc, drawingOf, mostArcsDrawn, printDrawing } from '../graphs/drawing-position.ts';
import { mostNodesJoined } from '../graphs/nodes-position.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import { playedOnDrawing, type RulesOnDrawing, signsOnDrawing } from './drawing-rules.ts';
import { readRules } from './read-rules.ts';

/** Two nodes are never nearer, in usual distances, so that stones have room. */
const nearest = 0.6;

/**
 * The position on a drawing by the rules of this text. Where a piece must go along arcs and none is there, it
 * is put on the node `begin`, or on the first one; where every rule chooses a sign and no node has one, the
 * empty nodes get it. If there are rules and none heeds the direction of arcs, they are edges. Arcs of a
 * drawing differ in their players and directions, so arcs between which no rule can distinguish are one arc
 * of the board. Refused where the drawing is empty or too large, or the text has another board. O(nodes² +
 * arcs)
 */
export function positionOfDrawing(
  { nodes, edges, pieces }: Pick<GameDocument, 'nodes' | 'edges' | 'pieces'>,
  text: string,
  begin?: NodeId,
): Result<string> {
  const { rules } = readRules(text);
  const wrong = (says: string): Result<string> => refused([{ place: 'drawing', says }]);
  if (rules.board !== 'drawing') return wrong('is not the board of these rules; write board: drawing');
  if (nodes.length === 0) return wrong('has no node; draw one first');
  if (nodes.length > mostNodesJoined)
    return wrong(`has ${nodes.length} nodes; a board has at most ${mostNodesJoined}`);
  const numbers = new Map(nodes.map(({ id }, node) => [id, node]));
  const arcs = arcsOn(
    edges.map(({ from, to }) => [numbers.get(from) ?? 0, numbers.get(to) ?? 0]),
    heedsDirection(rules),
  );
  if (arcs.length > mostArcsDrawn)
    return wrong(`has ${arcs.length} arcs; a board has at most ${mostArcsDrawn}`);
  const places = placesIn(nodes);
  const signs = signsIn({ nodes, pieces }, rules, begin);
  return accepted(printDrawing(drawingOf({ by: 'arcs', arcs, ...(places && { places }) }, signs)));
}

/** The arcs of the board, each once. No rule heeds whose an arc is in the drawing. */
function arcsOn(ends: readonly BoardArc['ends'][], isDirected: boolean): readonly BoardArc[] {
  const arcs = ends.map(([a, b]): BoardArc => ({ ends: isDirected || a <= b ? [a, b] : [b, a], isDirected }));
  return [...new Map(arcs.map((arc) => [arc.ends.join(), arc])).values()];
}

/** Whether it matters which way an arc leads; as long as there is no rule it may. */
function heedsDirection({ rules }: RulesOnDrawing): boolean {
  const played = playedOnDrawing(rules);
  return (
    played.length === 0 ||
    played.some(
      ({ choice }) => choice.kind === 'slide' || (choice.kind === 'arc' && choice.ends?.inOrder === true),
    )
  );
}

function signsIn(
  { nodes, pieces }: Pick<GameDocument, 'nodes' | 'pieces'>,
  rules: RulesOnDrawing,
  begin: NodeId | undefined,
): string {
  const signs = signsOnDrawing(rules);
  const moved = playedOnDrawing(rules.rules).flatMap(({ choice }) =>
    choice.kind === 'slide' ? [choice.signs ?? signs.slice(1)] : [],
  );
  const sliding = moved.join('').replaceAll(EMPTY_CELL, '');
  const [piece = signs[1] ?? EMPTY_CELL] = sliding;
  const found = nodes.map(({ id, name }) => {
    const own = name.trim();
    if (own.length === 1 && signs.includes(own)) return own;
    return pieces.includes(id) ? piece : EMPTY_CELL;
  });
  if (moved.length > 0 && !found.some((sign) => sliding.includes(sign)))
    found[
      Math.max(
        0,
        nodes.findIndex(({ id }) => id === begin),
      )
    ] = piece;
  const chosen = signsChosen(rules, signs);
  const isStuck = !found.some((sign) => chosen.includes(sign));
  return (isStuck ? found.map((sign) => (sign === EMPTY_CELL ? chosen[0] : sign)) : found).join('');
}

/** The signs of nodes that some rule chooses; all of them where a rule chooses any node, or an arc. */
function signsChosen(rules: RulesOnDrawing, signs: string): string {
  const some = playedOnDrawing(rules.rules).map(({ choice }) =>
    choice.kind === 'arc' ? signs : (choice.signs ?? signs),
  );
  return some.join('') || signs;
}

/**
 * The places of the nodes in usual distances: the nearest two are not too near, and an average arc is not too
 * short. Undefined where nodes lie on one another.
 */
function placesIn(nodes: GameDocument['nodes']) {
  let least = Number.POSITIVE_INFINITY;
  const gaps: number[] = [];
  for (const [i, one] of nodes.entries()) {
    let gap = Number.POSITIVE_INFINITY;
    for (const [j, other] of nodes.entries())
      if (i !== j) gap = Math.min(gap, Math.hypot(one.x - other.x, one.y - other.y));
    gaps.push(gap);
    least = Math.min(least, gap);
  }
  if (nodes.length === 1) return [{ x: 0, y: 0 }];
  if (least < 1) return undefined;
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1];
  const scale = Math.max(1 / usual, nearest / least);
  const [left, top] = [Math.min(...nodes.map(({ x }) => x)), Math.min(...nodes.map(({ y }) => y))];
  return nodes.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale }));
}
