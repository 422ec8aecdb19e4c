/** What may be selected of a drawing, in turn: nothing, one node, a pair, an arc, several nodes. */
import type { EditorState } from '../../app/store/editor.ts';
import type { Selection } from '../../app/store/state/showing.ts';
import { edgeKey } from '../../engine/document/index.ts';

/** The state with what is selected; where nothing is, with the selection of this turn. */
export function withSelection(state: EditorState, turn: number): EditorState {
  const { nodes, edges } = state.selection;
  if (nodes.size + edges.size > 0) return state;
  const ids = state.document.nodes.map(({ id }) => id);
  const from = Math.floor(turn / 5) % Math.max(1, ids.length);
  const some = (count: number): readonly string[] =>
    [...ids.slice(from), ...ids.slice(0, from)].slice(0, count);
  const arc = state.document.edges[from];
  const selections: readonly Selection[] = [
    { nodes: new Set(some(1)), edges: new Set() },
    { nodes: new Set(some(2)), edges: new Set() },
    { nodes: new Set(), edges: new Set() },
    { nodes: new Set(), edges: new Set(arc ? [edgeKey(arc)] : []) },
    { nodes: new Set(some(3)), edges: new Set() },
  ];
  return { ...state, selection: selections[turn % selections.length] };
}
