/** Goes to a node that is named in a list: it is selected, and the view moves until it is seen. */
import type { NodeId } from '../../engine/index.ts';
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
