/** A node's name, typeset as in all panels. */
import { calledNode, type NodeId } from '../../engine/document/index.ts';
import { NameText } from '../parts/NodeName.tsx';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';

export function useName(id: NodeId): string {
  return useEditor((state) => {
    const node = nodeOf(seenDocument(state), id);
    return node ? calledNode(node) : id;
  });
}

export const NodeNameById = ({ id }: { readonly id: NodeId }) => <NameText name={useName(id)} />;
