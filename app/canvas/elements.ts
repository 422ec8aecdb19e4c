/**
 * From what an edit changed to the fewest changes of Cytoscape's elements, in one batch: nodes and their places. Arcs,
 * values, colours, selection and hovering are drawn by layers under and over it, so that its textures stay good.
 */
import type { Core, ElementDefinition } from 'cytoscape';
import type { NodeId } from '../../engine/index.ts';
import { nodeAlphas } from '../simplify/fading.ts';
import type { Simplifying } from '../store/state.ts';
import type { Changes, DrawnNode } from './drawing.ts';

const nodeElement = ({ id, node }: DrawnNode): ElementDefinition => ({
  group: 'nodes',
  data: { id },
  position: { x: node.x, y: node.y },
});

export function showNodes(cy: Core, { added, removed, moved }: Changes['nodes']): void {
  if (added.length + removed.length + moved.length === 0) return;
  cy.startBatch();
  for (const { id } of removed) cy.getElementById(id).remove();
  if (added.length > 0) cy.add(added.map(nodeElement));
  for (const { id, node } of moved) cy.getElementById(id).position({ x: node.x, y: node.y });
  cy.endBatch();
}

/** Nodes that are reduced away fade; all are themselves again when nothing is being simplified. */
export function fadeNodes(cy: Core, ids: Iterable<NodeId>, simplifying: Simplifying | undefined): void {
  const alphaOf = nodeAlphas(simplifying);
  cy.startBatch();
  for (const id of ids) {
    const element = cy.getElementById(id);
    const alpha = alphaOf(id);
    if (Number(element.data('alpha') ?? 1) !== alpha) element.data('alpha', alpha);
  }
  cy.endBatch();
}
