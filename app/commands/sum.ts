/** The disjunctive sum of two nodes, drawn beside the rest: all of its positions, and their moves. */
import { calledNode, type NodeId, paste, sumOf } from '../../engine/index.ts';
import { canvas } from '../canvas/handle.ts';
import { chosen, nodeOf } from '../store/readings.ts';
import { applyEdit, editor, select, setFocus, toast } from '../store/store.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** More positions than anyone looks through. */
const mostPositions = 2000;
/** Between the drawing and the sum. */
const gap = 120;

function twoChosen(): readonly [NodeId, NodeId] | undefined {
  const { nodes } = chosen(editor());
  return nodes.length === 2 ? [nodes[0], nodes[1]] : undefined;
}

function drawSum(starts: readonly [NodeId, NodeId]): void {
  const { document } = editor();
  const sum = sumOf(document, starts, mostPositions);
  if (sum.kind === 'both-gray') toast(words.bothGray);
  else if (sum.kind === 'too-large') toast(words.sumTooLarge(mostPositions));
  else {
    const right = Math.max(...document.nodes.map((node) => node.x));
    const top = Math.min(...document.nodes.map((node) => node.y));
    const pasted = paste(document, sum.document, { x: right + gap, y: top });
    applyEdit(() => pasted.document);
    const start = nodeOf(pasted.document, pasted.ids[0]);
    if (!start) return;
    select([start.id]);
    setFocus({ kind: 'node', id: start.id });
    canvas()?.reveal(start);
    toast(words.sumDrawn(calledNode(start), pasted.ids.length));
  }
}

export const sumCommands: readonly Command[] = [
  {
    id: 'game.sum',
    label: 'Sum of two: draw every position',
    group: 'draw',
    unavailable: () => (twoChosen() ? undefined : 'Select two nodes first.'),
    run() {
      const starts = twoChosen();
      if (starts) drawSum(starts);
    },
  },
];
