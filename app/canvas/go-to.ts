/** Goes to a node that a list names: selects it and moves the view until it is visible. */
import type { NodeId } from '../../engine/document/index.ts';
import { editor } from '../store/editor.ts';
import { nodeOf } from '../store/selectors.ts';
import { light, select } from '../store/showing.ts';
import { canvas } from './viewport.ts';

export function goTo(id: NodeId): void {
  light([]);
  select([id]);
  const node = nodeOf(editor().document, id);
  if (node) canvas()?.reveal(node);
}
