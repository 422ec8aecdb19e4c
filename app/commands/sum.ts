/**
 * Commands that draw sums beside the rest: all positions of the sum of two nodes, or a copy of each chosen node's
 * game.
 */
import { calledNode, drawnSum, type NodeId, setView, unionOf } from '../../engine/index.ts';
import { openAsNew } from '../files/drawings.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { somethingHidden } from '../store/hidden.ts';
import { nodeOf, selectedItems } from '../store/selectors.ts';
import { select, setFocus } from '../store/showing.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';
import { insertBeside } from './inserting.ts';

/** The most positions of a drawn sum. */
const mostPositions = 2000;

function twoChosen(): readonly [NodeId, NodeId] | undefined {
  const { nodes } = selectedItems(editor());
  return nodes.length === 2 ? [nodes[0], nodes[1]] : undefined;
}

function drawSum(starts: readonly [NodeId, NodeId]): void {
  const { document } = editor();
  const sum = drawnSum(document, starts, mostPositions);
  if (sum.kind === 'both-gray') toast(words.bothGray, { kind: 'sum' });
  else if (sum.kind === 'simultaneous') toast(words.noSumAtOnce, { kind: 'sum' });
  else if (sum.kind === 'too-large') toast(words.sumTooLarge(mostPositions), { kind: 'sum' });
  else {
    const [first] = insertBeside(sum.document);
    const start = first === undefined ? undefined : nodeOf(editor().document, first);
    if (!start) return;
    select([start.id]);
    setFocus({ kind: 'node', id: start.id });
    toast(words.sumDrawn(calledNode(start), sum.document.nodes.length), { kind: 'sum' });
  }
}

function drawUnion(starts: readonly NodeId[]): void {
  const union = unionOf(editor().document, starts, mostPositions);
  if (union.kind === 'too-large') {
    toast(words.unionTooLarge(mostPositions), { kind: 'sum' });
    return;
  }
  const made = insertBeside(union.document);
  const places = union.document.nodes.map(({ id }) => id);
  select(union.starts.map((id) => made[places.indexOf(id)]));
  toast(words.unionDrawn(starts.length, made.length), { kind: 'sum' });
}

/** The two whose sum is wanted: two nodes, a node with itself, or the two pieces of the drawing. */
function twoStarts(): readonly [NodeId, NodeId] | undefined {
  const { nodes } = selectedItems(editor());
  const { pieces } = editor().document;
  const [a, b] = nodes.length > 0 ? nodes : pieces;
  if (nodes.length === 1) return [a, a];
  return (nodes.length || pieces.length) === 2 ? [a, b] : undefined;
}

/** Every position of the sum as a new drawing; the open one stays as it is. */
async function openSum(starts: readonly [NodeId, NodeId]): Promise<void> {
  const { document } = editor();
  const sum = drawnSum(document, starts, mostPositions);
  if (sum.kind === 'both-gray') toast(words.bothGray, { kind: 'sum' });
  else if (sum.kind === 'too-large') toast(words.sumTooLarge(mostPositions), { kind: 'sum' });
  else if (sum.kind === 'simultaneous') toast(words.noSumAtOnce, { kind: 'sum' });
  else {
    const [start] = sum.document.nodes;
    const opened = { ...sum.document, title: calledNode(start) };
    // Its values would tell those of the two.
    await openAsNew(
      somethingHidden(editor()) ? setView(opened, { hidden: { all: true, except: [] } }) : opened,
    );
  }
}

export const sumCommands: readonly Command[] = [
  {
    id: 'game.open-sum',
    label: 'Open the sum of two as a drawing',
    group: 'file',
    also: ['cartproduct', 'product', 'add', 'plus', 'positions of the pieces'],
    unavailable: () => (twoStarts() ? undefined : 'Select one or two nodes, or put two pieces.'),
    async run() {
      const starts = twoStarts();
      if (starts) await openSum(starts);
    },
  },
  {
    id: 'file.beside',
    label: `${words.keeping.addBeside}…`,
    group: 'draw',
    also: ['sum', 'insert', 'side by side', 'several drawings', 'together'],
    run: () => openDialog({ kind: 'drawings', beside: true }),
  },
  {
    id: 'game.sum',
    label: 'Sum of two: draw every position',
    group: 'draw',
    also: ['add', 'plus', 'product'],
    unavailable: () => (twoChosen() ? undefined : 'Select two nodes first.'),
    run() {
      const starts = twoChosen();
      if (starts) drawSum(starts);
    },
  },
  {
    id: 'game.union',
    label: 'Disjoint union: a copy of each game',
    group: 'draw',
    also: ['together'],
    unavailable: () => (selectedItems(editor()).nodes.length > 0 ? undefined : 'Select some nodes first.'),
    run: () => drawUnion(selectedItems(editor()).nodes),
  },
];
