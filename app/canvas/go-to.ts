/** Goes to a node that is named in a list: it is selected, and the view moves until it is seen. */
import type { NodeId } from '../../engine/index.ts';
import { nodeOf } from '../store/readings.ts';
import { editor, light, select } from '../store/store.ts';
import { canvas } from './viewport.ts';

export function goTo(id: NodeId): void {
  light([]);
  select([id]);
  const node = nodeOf(editor().document, id);
  if (node) canvas()?.reveal(node);
}
