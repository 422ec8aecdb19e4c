/** What makes, marks and removes: nodes, their colour, their pieces. */
import {
  addNode,
  addPiece,
  type NodeId,
  removeItems,
  setGray,
  setPinned,
  takePiece,
} from '../../engine/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { chosen, isPinned, nodeOf, piecesOn } from '../store/readings.ts';
import { applyEdit, editor, setEditor, setFocus } from '../store/store.ts';
import type { Command } from './command.ts';

const nodesChosen = (): readonly NodeId[] => chosen(editor()).nodes;
const needsNode = (): string | undefined => (nodesChosen().length === 0 ? 'Select a node first.' : undefined);

const grid = 20;
const onGrid = (length: number): number => Math.round(length / grid) * grid;

/** A place no node stands on: the one asked for, or the next to its right. */
function freePlace(x: number, y: number): { x: number; y: number } {
  const taken = new Set(editor().document.nodes.map((node) => `${node.x},${node.y}`));
  let free = onGrid(x);
  while (taken.has(`${free},${onGrid(y)}`)) free += 3 * grid;
  return { x: free, y: onGrid(y) };
}

export const drawCommands: readonly Command[] = [
  {
    id: 'node.new',
    label: 'New node',
    group: 'draw',
    keys: ['n'],
    run() {
      const spot = canvas()?.spot() ?? { x: 0, y: 0 };
      applyEdit((document) => addNode(document, freePlace(spot.x, spot.y)).document);
      // What keys make is focused: the newest node is the last of the list.
      const made = editor().document.nodes.at(-1);
      if (made) setFocus({ kind: 'node', id: made.id });
      if (made) canvas()?.reveal(made);
    },
  },
  {
    id: 'value.draw',
    label: 'Draw a value…',
    group: 'draw',
    run: () => setEditor({ dialog: { kind: 'draw-value' } }),
  },
  {
    id: 'node.gray',
    label: 'Gray or white',
    group: 'draw',
    keys: ['g'],
    unavailable: needsNode,
    run() {
      const ids = nodesChosen();
      const gray = ids.some((id) => !nodeOf(editor().document, id)?.gray);
      applyEdit((document) => setGray(document, ids, gray));
    },
  },
  {
    id: 'piece.add',
    label: 'Add a piece',
    group: 'draw',
    keys: ['p'],
    unavailable: needsNode,
    run: () => applyEdit((document) => nodesChosen().reduce((before, id) => addPiece(before, id), document)),
  },
  {
    id: 'piece.take',
    label: 'Take a piece',
    group: 'draw',
    keys: ['Shift+p'],
    unavailable: () =>
      needsNode() ??
      (nodesChosen().some((id) => piecesOn(editor().document, id) > 0)
        ? undefined
        : 'No piece stands there.'),
    run: () => applyEdit((document) => nodesChosen().reduce((before, id) => takePiece(before, id), document)),
  },
  {
    id: 'node.pin',
    label: 'Pin or unpin',
    group: 'draw',
    unavailable: needsNode,
    run() {
      const ids = nodesChosen();
      const pin = ids.some((id) => !isPinned(editor().document, id));
      applyEdit((document) => setPinned(document, ids, pin));
    },
  },
  {
    id: 'edit.delete',
    label: 'Delete',
    group: 'draw',
    keys: ['Delete', 'Backspace'],
    unavailable() {
      const { nodes, edges } = chosen(editor());
      return nodes.length + edges.length === 0 ? 'Select something first.' : undefined;
    },
    run() {
      const { nodes, edges } = chosen(editor());
      applyEdit((document) => removeItems(document, nodes, edges));
    },
  },
];
