/**
 * From what an edit changed to the fewest changes of Cytoscape's elements, in one batch. Nothing of selection, focus,
 * hovering, values or a node's colour is told to Cytoscape: layers over it draw them, so that its textures stay good.
 */
import type { Core, ElementDefinition } from 'cytoscape';
import type { Course } from './courses.ts';
import type { Changes, Drawing, DrawnArc, DrawnNode } from './drawing.ts';

/** Styles read these members: see stylesheet.ts. */
export type ArcData = {
  readonly bow: number;
  readonly turn: number;
  readonly sweep: number;
  readonly reach: number;
};

const dataOf = ({ bow, loop }: Course): ArcData => ({
  bow,
  // Cytoscape takes angles that come as data for radians.
  turn: ((loop?.turn ?? 0) * Math.PI) / 180,
  sweep: ((loop?.sweep ?? 0) * Math.PI) / 180,
  reach: loop?.reach ?? 0,
});

const shapeOf = ({ bow, loop }: Course): string => (loop ? 'loop' : bow === 0 ? 'straight' : 'bowed');

const nodeElement = ({ id, node }: DrawnNode): ElementDefinition => ({
  group: 'nodes',
  data: { id },
  position: { x: node.x, y: node.y },
});

const strokeOf = (arc: DrawnArc, mixed: boolean): string =>
  arc.edge.player === 'either' ? (mixed ? 'either' : 'plain') : arc.edge.player;

const arcElement = (arc: DrawnArc, mixed: boolean): ElementDefinition => ({
  group: 'edges',
  data: { id: arc.key, source: arc.from.id, target: arc.to.id, ...dataOf(arc.course) },
  classes: `${strokeOf(arc, mixed)} ${shapeOf(arc.course)}`,
});

/** Brings Cytoscape after the drawing; `recoursed` are the arcs whose course is not what it was. */
export function showChanges(
  cy: Core,
  drawing: Drawing,
  { nodes, arcs, remixed }: Changes,
  recoursed: Iterable<DrawnArc>,
): void {
  const { mixed } = drawing;
  const fresh = new Set(arcs.added);
  cy.startBatch();
  for (const arc of arcs.removed) cy.getElementById(arc.key).remove();
  for (const { id } of nodes.removed) cy.getElementById(id).remove();
  const added = [...nodes.added.map(nodeElement), ...arcs.added.map((arc) => arcElement(arc, mixed))];
  if (added.length > 0) cy.add(added);
  for (const { id, node } of nodes.moved) cy.getElementById(id).position({ x: node.x, y: node.y });
  for (const arc of recoursed) {
    if (fresh.has(arc)) continue;
    const element = cy.getElementById(arc.key);
    const shape = shapeOf(arc.course);
    if (shape !== 'straight') element.data(dataOf(arc.course));
    if (!element.hasClass(shape)) element.classes(`${strokeOf(arc, mixed)} ${shape}`);
  }
  if (remixed) {
    for (const arc of drawing.arcs.values()) {
      if (arc.edge.player !== 'either' || fresh.has(arc)) continue;
      cy.getElementById(arc.key).classes(`${strokeOf(arc, mixed)} ${shapeOf(arc.course)}`);
    }
  }
  cy.endBatch();
}
