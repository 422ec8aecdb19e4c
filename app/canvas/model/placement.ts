/**
 * Places the words round a node by engine/figure's rule, from the arcs and nodes near it on the canvas. The result is
 * kept with the node until something near it changes: see courses.ts.
 */
import {
  type Around,
  type AroundPlaces,
  boxRound,
  placesRoundNode,
  type Spot,
  type Surroundings,
  surroundings,
} from '../../../engine/figure/index.ts';
import { scorePlaces, scoreSpots } from '../../../engine/pictures/index.ts';
import { type Drawing, type DrawnArc, type DrawnNode, radius } from './drawing.ts';
import { scoresAt } from './scores.ts';

/** The directions in which arcs leave or reach the node. A loop blocks everything between its two ends. */
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

/** A node and its scores: where they stand is no place for words of another node. */
function spotsOf(drawing: Drawing, other: DrawnNode): readonly Spot[] {
  const { x, y } = other.node;
  const offsets = scoreSpots(scoresAt(drawing, other) ?? {});
  return [other.node, ...offsets.map((by) => ({ x: x + by.x, y: y + by.y }))];
}

/** Arcs and nodes within reach, relative to the node's centre. */
function surroundingsOf(drawing: Drawing, drawn: DrawnNode, reach: number): Surroundings {
  const box = boxRound(drawn.node, reach);
  const lines = drawing.arcPlaces.near(box).map(({ course }) => course.points);
  const others = drawing.nodePlaces.near(box).filter((other) => other !== drawn);
  return surroundings(
    drawn.node,
    reach,
    lines,
    drawing.scored === 0
      ? others.map(({ node }) => node)
      : others.flatMap((other) => spotsOf(drawing, other)),
  );
}

const wordParts = ['value', 'name', 'letter', 'step', 'count', ...scorePlaces] as const;

/** The places of everything round the node; a name is the node's own, so it is not part of the key. */
export function placesRound(drawing: Drawing, drawn: DrawnNode, around: Around): AroundPlaces {
  const parts = wordParts.map((part) => around[part]?.width);
  const key = [around.piece, ...parts].join(' ');
  if (drawn.words?.key !== key) {
    const near = (reach: number): Surroundings => surroundingsOf(drawing, drawn, reach);
    drawn.words = { key, around, places: placesRoundNode(near, around) };
  }
  return drawn.words.places;
}

/** The corners of the area that a node takes up, including its words if they have been placed. */
export function cornersOf({ node, words }: DrawnNode): readonly Spot[] {
  const corners = [
    { x: node.x - radius, y: node.y - radius },
    { x: node.x + radius, y: node.y + radius },
  ];
  if (!words) return corners;
  for (const part of wordParts) {
    const [at, extent] = [words.places[part], words.around[part]];
    if (!at || !extent) continue;
    const [wide, high] = [extent.width / 2, extent.height / 2];
    corners.push(
      { x: node.x + at.x - wide, y: node.y + at.y - high },
      { x: node.x + at.x + wide, y: node.y + at.y + high },
    );
  }
  return corners;
}
