/** Commands that make, mark and remove: nodes, their colour, their pieces. */
import type { Place } from '../../engine/document/edits/index.ts';
import type { NodeId } from '../../engine/document/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { addPieces, colourNodes, pinNodes, placeNode, remove, takePieces } from '../edits/nodes.ts';
import { openDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { selectedItems } from '../store/selectors.ts';
import { setFocus } from '../store/showing.ts';
import type { Command } from './command.ts';

const nodesChosen = (): readonly NodeId[] => selectedItems(editor()).nodes;
const needsNode = (): string | undefined => (nodesChosen().length === 0 ? 'Select a node first.' : undefined);

function someHasPiece(ids: readonly NodeId[]): boolean {
  const having = new Set(editor().document.pieces);
  return ids.some((id) => having.has(id));
}

const grid = 20;
const onGrid = (length: number): number => Math.round(length / grid) * grid;

/** Two nodes closer than this would overlap. */
const apart = 2 * grid;

/** A place without a node: the given one, or the next free one to its right. */
function freePlace({ x, y }: Place): Place {
  const row = editor().document.nodes.filter((node) => Math.abs(node.y - y) < apart);
  let free = x;
  while (row.some((node) => Math.hypot(node.x - free, node.y - y) < apart)) free += 3 * grid;
  return { x: free, y };
}

/** Exactly where the pointer is; without a pointer, on the grid in the middle of the view. */
function placeForNode(): Place {
  const pointer = canvas()?.pointer();
  if (pointer) return freePlace({ x: Math.round(pointer.x), y: Math.round(pointer.y) });
  const centre = canvas()?.centre() ?? { x: 0, y: 0 };
  return freePlace({ x: onGrid(centre.x), y: onGrid(centre.y) });
}

export const drawCommands: readonly Command[] = [
  {
    id: 'node.new',
    label: 'New node',
    group: 'draw',
    also: ['vertex', 'position', 'add a node', 'insert'],
    keys: ['n'],
    run() {
      const place = placeForNode();
      const made = placeNode(place);
      if (made === undefined) return;
      // What keys make gets the focus.
      setFocus({ kind: 'node', id: made });
      canvas()?.reveal(place);
    },
  },
  {
    id: 'value.draw',
    label: 'Draw a value…',
    group: 'draw',
    also: ['type a value', 'enter', 'construct', 'canonical form'],
    run: () => openDialog({ kind: 'draw-value' }),
  },
  {
    id: 'value.reckon',
    label: 'Reckon…',
    group: 'values',
    also: [
      'calculator',
      'calculate',
      'expression',
      'sum',
      'CGSuite',
      'heat',
      'cool',
      'atomic weight',
      'norton',
      'ordinal',
    ],
    keys: ['='],
    run: () => openDialog({ kind: 'reckon' }),
  },
  {
    id: 'node.gray',
    label: 'Gray or white',
    group: 'draw',
    also: ['entailing', 'colour', 'color'],
    keys: ['g'],
    unavailable: needsNode,
    run() {
      const ids = nodesChosen();
      const among = new Set(ids);
      const gray = editor().document.nodes.some((node) => among.has(node.id) && !node.gray);
      colourNodes(ids, gray);
    },
  },
  {
    id: 'piece.add',
    label: 'Add a piece',
    group: 'draw',
    also: ['token', 'counter'],
    keys: ['p'],
    unavailable: needsNode,
    run: () => addPieces(nodesChosen()),
  },
  {
    id: 'piece.take',
    label: 'Remove a piece',
    group: 'draw',
    keys: ['Shift+p'],
    unavailable: () => needsNode() ?? (someHasPiece(nodesChosen()) ? undefined : 'There is no piece there.'),
    run: () => takePieces(nodesChosen()),
  },
  {
    id: 'node.pin',
    label: 'Pin or unpin',
    group: 'draw',
    also: ['fix', 'lock'],
    unavailable: needsNode,
    run() {
      const ids = nodesChosen();
      const pinned = new Set(editor().document.view.pinned);
      pinNodes(
        ids,
        ids.some((id) => !pinned.has(id)),
      );
    },
  },
  {
    id: 'edit.delete',
    label: 'Delete',
    group: 'draw',
    also: ['remove', 'erase'],
    keys: ['Delete', 'Backspace'],
    unavailable() {
      const { nodes, edges } = selectedItems(editor());
      return nodes.length + edges.length === 0 ? 'Select something first.' : undefined;
    },
    run() {
      const { nodes, edges } = selectedItems(editor());
      // A button that deletes may vanish with what it deletes; keys then continue from what is near.
      canvas()?.focus();
      remove(nodes, edges);
    },
  },
];
