/**
 * What stands round a node, and where: by engine/figure's rule, from the arcs and nodes near it on the canvas. What is
 * found is kept with the node until something near it changes: see courses.ts.
 */
import {
  allRound,
  besideNode,
  corners,
  reachFarther,
  reachRound,
  type Spot,
  type Surroundings,
  type Words,
} from '../../../engine/index.ts';
import type { Drawing, DrawnArc, DrawnNode } from '../drawing.ts';
import { radius } from '../drawing.ts';

/** Directions in which arcs leave or come to the node. A loop fills what lies between its two ends. */
export function directionsAt(node: DrawnNode): number[] {
  const angles: number[] = [];
  const add = (arc: DrawnArc): void => {
    const { out, into } = arc.course;
    if (arc.from === node) angles.push(out);
    if (arc.to === node) angles.push(into);
    if (arc.from === arc.to)
      angles.push(Math.atan2(Math.sin(out) + Math.sin(into), Math.cos(out) + Math.cos(into)));
  };
  for (const arc of node.arcs) add(arc);
  return angles;
}

export type Extent = { readonly width: number; readonly height: number };

/** What is to stand round a node; sizes at 100 %. */
export type Around = {
  readonly piece: number | undefined;
  readonly count: Extent | undefined;
  readonly value: Extent | undefined;
  readonly name: Extent | undefined;
  readonly step: Extent | undefined;
};

/** Middles of what stands round a node, from its own middle. */
export type Places = { readonly [Part in keyof Around]?: Spot };

export type KeptPlaces = { readonly key: string; readonly places: Places };

const rightAndBelow = Math.PI / 8;
const upperLeft = (5 * Math.PI) / 4;

const anywhere = (extent: Extent): Words => ({
  ...extent,
  gap: 4,
  wish: rightAndBelow,
  insists: 0.5,
  directions: allRound,
});

/** The piece stands on the rim, upper left if no arc ends there; its count beside it, its step where there is room. */
const pieceWords = (size: number): Words => ({
  width: size,
  height: size,
  gap: 'rim',
  wish: upperLeft,
  insists: 5,
  directions: corners,
});
const stepWords = (extent: Extent): Words => ({
  ...extent,
  gap: 3,
  wish: upperLeft,
  insists: 0.3,
  directions: corners,
});
const countWords = (extent: Extent, piece: Spot): Words => ({
  ...extent,
  gap: 8,
  wish: Math.atan2(piece.y, piece.x),
  insists: 20,
  directions: allRound,
});

/** Arcs and nodes within reach, seen from the node's middle. */
function surroundingsOf(drawing: Drawing, drawn: DrawnNode, reach: number): Surroundings {
  const { x, y } = drawn.node;
  const box = { x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach };
  const pieces: number[] = [];
  for (const { course } of drawing.arcPlaces.near(box)) {
    const { points } = course;
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [x1, y1, x2, y2] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
      const off =
        Math.max(x1, x2) < box.x1 ||
        Math.min(x1, x2) > box.x2 ||
        Math.max(y1, y2) < box.y1 ||
        Math.min(y1, y2) > box.y2;
      if (!off) pieces.push(x1 - x, y1 - y, x2 - x, y2 - y);
    }
  }
  const nodes: Spot[] = [];
  for (const other of drawing.nodePlaces.near(box)) {
    const at = { x: other.node.x - x, y: other.node.y - y };
    if (other !== drawn && Math.max(Math.abs(at.x), Math.abs(at.y)) < reach + radius) nodes.push(at);
  }
  return { pieces, nodes };
}

function found(drawing: Drawing, drawn: DrawnNode, around: Around): Places {
  const widest = Math.max(around.value?.width ?? 0, around.name?.width ?? 0, 12);
  const near = (reach: number): Surroundings => surroundingsOf(drawing, drawn, reach);
  const place = besideNode(near(reachRound(widest)), () => near(reachFarther(widest)));
  const piece = around.piece === undefined ? undefined : place(pieceWords(around.piece));
  return {
    ...(piece && { piece }),
    ...(around.value && { value: place(anywhere(around.value)) }),
    ...(around.name && { name: place(anywhere(around.name)) }),
    ...(piece && around.count && { count: place(countWords(around.count, piece)) }),
    ...(around.step && { step: place(stepWords(around.step)) }),
  };
}

/** Where everything round the node stands; a name is the node's own, and known with it. */
export function placesRound(drawing: Drawing, drawn: DrawnNode, around: Around): Places {
  const { piece, count, value, name, step } = around;
  const key = [piece, count?.width, value?.width, name?.width, step?.width].join(' ');
  if (drawn.words?.key !== key) drawn.words = { key, places: found(drawing, drawn, around) };
  return drawn.words.places;
}
