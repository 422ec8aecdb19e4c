/**
 * Edits of the drawing with which a student answers: from one drawing to the next. Places are hundredths of a
 * square field, whole numbers, so that an answer stays small.
 */
import type { DrawnAnswer } from '../../../engine/marking/index.ts';
import { mostArcsAnswered, mostNodesAnswered } from '../../class/protocol.ts';

export type AnsweredArc = DrawnAnswer['arcs'][number];
export type DrawnPlayer = AnsweredArc[2];
type DrawnPlace = DrawnAnswer['nodes'][number];

export const emptyDrawing: DrawnAnswer = { nodes: [], arcs: [] };

/** The radius of a node. Places stay this far inside the field. */
export const drawnRadius = 6;

const inField = (at: number): number => Math.round(Math.max(drawnRadius, Math.min(100 - drawnRadius, at)));
const placed = ([x, y]: DrawnPlace): DrawnPlace => [inField(x), inField(y)];

/** a to z, then a1 and so on. */
export const drawnNodeName = (node: number): string =>
  String.fromCharCode(97 + (node % 26)) + (node < 26 ? '' : String(Math.floor(node / 26)));

/** The drawing itself if it is full. */
export const withNode = (drawing: DrawnAnswer, place: DrawnPlace): DrawnAnswer =>
  drawing.nodes.length >= mostNodesAnswered
    ? drawing
    : { ...drawing, nodes: [...drawing.nodes, placed(place)] };

export const withNodeAt = (drawing: DrawnAnswer, node: number, place: DrawnPlace): DrawnAnswer => ({
  ...drawing,
  nodes: drawing.nodes.map((each, i) => (i === node ? placed(place) : each)),
});

/** Between two nodes there is one arc each way: a second one changes whose it is. */
export function withArc(drawing: DrawnAnswer, [from, to, player]: AnsweredArc): DrawnAnswer {
  const arc: AnsweredArc = [from, to, player];
  const at = drawing.arcs.findIndex((each) => each[0] === from && each[1] === to);
  if (at >= 0) return { ...drawing, arcs: drawing.arcs.with(at, arc) };
  return drawing.arcs.length >= mostArcsAnswered ? drawing : { ...drawing, arcs: [...drawing.arcs, arc] };
}

export const withoutArc = (drawing: DrawnAnswer, arc: number): DrawnAnswer => ({
  ...drawing,
  arcs: drawing.arcs.filter((_, i) => i !== arc),
});

/** The arcs at the node are deleted with it, and later nodes move up. */
export function withoutNode({ nodes, arcs }: DrawnAnswer, node: number): DrawnAnswer {
  const moved = (each: number): number => (each > node ? each - 1 : each);
  return {
    nodes: nodes.filter((_, i) => i !== node),
    arcs: arcs
      .filter(([from, to]) => from !== node && to !== node)
      .map(([from, to, player]) => [moved(from), moved(to), player]),
  };
}

/** The node is moved to the front: the question is about it. */
export function withFirst({ nodes, arcs }: DrawnAnswer, node: number): DrawnAnswer {
  const moved = (each: number): number => (each === node ? 0 : each < node ? each + 1 : each);
  return {
    nodes: [nodes[node], ...nodes.filter((_, i) => i !== node)],
    arcs: arcs.map(([from, to, player]) => [moved(from), moved(to), player]),
  };
}

/** Nodes that are this far from each other have room for arcs between them. */
const comfortable = 26;

/** Where a node that is added by a button is: not near the others, and otherwise near the middle. */
export function placeForNode({ nodes }: DrawnAnswer): DrawnPlace {
  if (nodes.length === 0) return [50, 20];
  let best: { readonly place: DrawnPlace; readonly score: number } | undefined;
  for (let y = 10; y <= 90; y += 10)
    for (let x = 10; x <= 90; x += 10) {
      const away = Math.min(...nodes.map(([nx, ny]) => Math.hypot(nx - x, ny - y)));
      const score = Math.min(away, comfortable) - Math.hypot(x - 50, y - 50) / 50;
      if (best === undefined || score > best.score) best = { place: [x, y], score };
    }
  return best?.place ?? [50, 50];
}

/** The node at a place, or near it. */
export function drawnNodeNear({ nodes }: DrawnAnswer, [x, y]: DrawnPlace, reach: number): number | undefined {
  let best: number | undefined;
  let least = reach;
  nodes.forEach(([nx, ny], node) => {
    const away = Math.hypot(nx - x, ny - y);
    if (away > least) return;
    least = away;
    best = node;
  });
  return best;
}
