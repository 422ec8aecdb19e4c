/**
 * Turns the changes of an edit into the fewest changes of Cytoscape's elements, in one batch: nodes and their places.
 * Layers under and over the nodes draw arcs, values, colours, selection and hovering.
 */
import type { Core, ElementDefinition } from 'cytoscape';
import type { Changes, DrawnNode } from './drawing.ts';

const nodeElement = ({ id, node }: DrawnNode): ElementDefinition => ({
  group: 'nodes',
  data: { id },
  position: { x: node.x, y: node.y },
});

export function showNodes(cy: Core, { added, removed, moved }: Changes['nodes']): void {
  if (added.length + removed.length + moved.length === 0) return;
  cy.startBatch();
  // Together, since each removal looks at every element that is left.
  if (removed.length > 0) {
    const gone = cy.collection();
    for (const { id } of removed) gone.merge(cy.getElementById(id));
    gone.remove();
  }
  if (added.length > 0) cy.add(added.map(nodeElement));
  for (const { id, node } of moved) cy.getElementById(id).position({ x: node.x, y: node.y });
  cy.endBatch();
}
