/** Turns the changes of an edit into the fewest changes of Cytoscape's elements, in one batch: nodes and their places. */
import type { Core, ElementDefinition } from 'cytoscape';
import type { Changes, Drawing, DrawnNode } from './drawing.ts';

const nodeElement = ({ id, node }: DrawnNode): ElementDefinition => ({
  group: 'nodes',
  data: { id },
  position: { x: node.x, y: node.y },
});

/** So many are added before the page may answer. */
const atOnce = 200;

/** Adds all nodes of the drawing, some at a time; what changes meanwhile is {@link changeNodes}'. */
export function* addNodes(cy: Core, drawing: Drawing): Generator<undefined, void, void> {
  let next: DrawnNode[] = [];
  const add = (): void => {
    const missing = next.filter(({ id }) => drawing.nodes.has(id) && cy.getElementById(id).empty());
    cy.add(missing.map(nodeElement));
    next = [];
  };
  for (const node of [...drawing.nodes.values()]) {
    next.push(node);
    if (next.length < atOnce) continue;
    add();
    yield;
    if (cy.destroyed()) return;
  }
  add();
}

export function changeNodes(cy: Core, { added, removed, moved }: Changes['nodes']): void {
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
