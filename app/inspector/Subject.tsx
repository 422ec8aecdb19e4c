/** The inspector's subject: the selection, else the focus, else the whole drawing. */
import type { EdgeKey, NodeId } from '../../engine/document/index.ts';
import { useEditor } from '../store/editor.ts';
import { type SelectedItems, selectedItems } from '../store/selectors.ts';
import { ArcCard } from './ArcCard.tsx';
import { DrawingCard } from './DrawingCard.tsx';
import { ManyCard } from './ManyCard.tsx';
import { NodeCard } from './NodeCard.tsx';
import { PairCard } from './PairCard.tsx';
import { PlayCard } from './PlayCard.tsx';

export type InspectedSubject =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'arc'; readonly key: EdgeKey }
  | { readonly kind: 'pair'; readonly ids: readonly [NodeId, NodeId] }
  | { readonly kind: 'many'; readonly chosen: SelectedItems };

function inspectedBy(these: SelectedItems): InspectedSubject {
  const { nodes, edges } = these;
  if (nodes.length === 0 && edges.length === 0) return { kind: 'drawing' };
  if (nodes.length === 1 && edges.length === 0) return { kind: 'node', id: nodes[0] };
  if (nodes.length === 0 && edges.length === 1) return { kind: 'arc', key: edges[0] };
  if (nodes.length === 2 && edges.length === 0) return { kind: 'pair', ids: [nodes[0], nodes[1]] };
  return { kind: 'many', chosen: these };
}

/** The subject as a hook; it changes only with selection and focus. */
export function useSubject(): InspectedSubject {
  const selection = useEditor((state) => state.selection);
  const focus = useEditor((state) => state.focus);
  return inspectedBy(selectedItems({ selection, focus }));
}

export function SubjectCard() {
  const subject = useSubject();
  const game = useEditor((state) => state.game);
  if (game) return <PlayCard game={game} />;
  switch (subject.kind) {
    case 'drawing':
      return <DrawingCard />;
    case 'node':
      return <NodeCard id={subject.id} />;
    case 'arc':
      return <ArcCard edge={subject.key} />;
    case 'pair':
      return <PairCard ids={subject.ids} />;
    case 'many':
      return <ManyCard chosen={subject.chosen} />;
  }
}
