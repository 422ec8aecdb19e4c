/**
 * Commands that draw sums: all positions of the sum of several nodes or pieces, beside the rest or as a
 * drawing of its own, or a copy of each chosen node's game.
 */
import {
  drawnDifference,
  drawnSum,
  type PlayedTogether,
  type SumDrawn,
  unionOf,
} from '../../engine/document/edits/index.ts';
import { calledNode, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { isImpartial, type Mover } from '../../engine/graph/index.ts';
import { piecesMoved, VANISHED, wholeTurns } from '../../engine/sums/index.ts';
import { arranged } from '../edits/tidy.ts';
import { openMadeHere } from '../files/way-back.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf, selectedItems } from '../store/selectors.ts';
import { select, selectAlone } from '../store/showing.ts';
import { sumPlayed } from '../store/sums-of.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';
import { insertBeside } from './inserting.ts';
import { goToSection, whyNoSections } from './sections.ts';

// How the games of some nodes are played together, for a drawing of their sum.

/** The place of a piece that has vanished; the id of a node is never empty. */
const gone: NodeId = '';

/** Undefined where values add up in the sum: that is drawn by the moves of the drawing alone. */
function playedTogether(document: GameDocument, starts: readonly NodeId[]): PlayedTogether | undefined {
  const { id, sign, addsValues } = sumPlayed(document, starts);
  if (addsValues) return undefined;
  const { graph, ids, index } = compiledOf(document);
  const movers: readonly Mover[] = isImpartial(graph) ? ['left'] : ['left', 'right'];
  return {
    sign,
    *turnsFrom(placing) {
      const pieces = placing.map((each) => index.get(each) ?? VANISHED);
      for (const mover of movers) {
        for (const turn of wholeTurns(graph, { pieces, mover }, id)) {
          const moved = turn.map(({ piece, to }) => ({ piece, to: ids[to] }));
          const to = piecesMoved(placing, moved, id, gone);
          yield { to, player: isImpartial(graph) ? 'either' : mover };
        }
      }
    },
  };
}

/** The most positions of a drawn sum. */
const mostPositions = 2000;

const severalChosen = (): readonly NodeId[] | undefined => {
  const { nodes } = selectedItems(editor());
  return nodes.length > 1 ? nodes : undefined;
};

const twoChosen = (): readonly [NodeId, NodeId] | undefined => {
  const { nodes } = selectedItems(editor());
  return nodes.length === 2 ? [nodes[0], nodes[1]] : undefined;
};

/** The kind of sum is the one that is chosen, where these pieces have it. */
function sumOf(starts: readonly NodeId[]): SumDrawn {
  const document = documentToKeep();
  return drawnSum(document, starts, mostPositions, playedTogether(document, starts));
}

const sumTooLarge = (positions: number, exactly: boolean, most: number) =>
  `This sum has ${exactly ? '' : 'up to '}${counted(positions)} positions, more than the ${counted(most)} that a drawing of a sum can have: it was not drawn.`;

/** The drawing; where there is none, a message says why. */
function drawingOf(sum: SumDrawn): GameDocument | undefined {
  switch (sum.kind) {
    case 'drawn':
      return sum.document;
    case 'both-gray':
      toast(words.bothGray, { kind: 'sum' });
      return undefined;
    case 'simultaneous':
      toast('The sum of two simultaneous games cannot be drawn: no theory here covers it yet.', {
        kind: 'sum',
      });
      return undefined;
    case 'too-large':
      toast(sumTooLarge(sum.positions, sum.exactly, mostPositions), { kind: 'sum' });
      return undefined;
  }
}

/** The positions of a sum of two are in rows and columns, those of more are tidied. */
const placed = async (drawing: GameDocument, starts: readonly NodeId[]): Promise<GameDocument> =>
  starts.length > 2 ? await arranged(drawing) : drawing;

async function drawBeside(sum: SumDrawn, starts: readonly NodeId[]): Promise<void> {
  const drawing = drawingOf(sum);
  if (!drawing) return;
  const [first] = insertBeside(await placed(drawing, starts));
  const start = first === undefined ? undefined : nodeOf(seenDocument(editor()), first);
  if (!start) return;
  selectAlone({ kind: 'node', id: start.id });
  toast(`${calledNode(start)}: ${many(drawing.nodes.length, 'position', 'positions')}`, { kind: 'sum' });
}

function drawUnion(starts: readonly NodeId[]): void {
  const union = unionOf(documentToKeep(), starts, mostPositions);
  if (union.kind === 'too-large') {
    toast(`Together they have more than ${counted(mostPositions)} positions: nothing was drawn.`, {
      kind: 'sum',
    });
    return;
  }
  const made = insertBeside(union.document);
  const places = union.document.nodes.map(({ id }) => id);
  select(union.starts.map((id) => made[places.indexOf(id)]));
  toast(`${many(starts.length, 'game', 'games')}, ${many(made.length, 'position', 'positions')}`, {
    kind: 'sum',
  });
}

/** Those whose sum is wanted: the selected nodes, one of them with itself, or the pieces of the drawing. */
function startsOfSum(): readonly NodeId[] | undefined {
  const { nodes } = selectedItems(editor());
  const { pieces } = editor().document;
  if (nodes.length === 1 && pieces.length < 2) return [nodes[0], nodes[0]];
  const starts = nodes.length > 1 ? nodes : pieces;
  return starts.length > 1 ? starts : undefined;
}

/** Every position of the sum as a new drawing; the open one stays as it is. */
async function openSum(starts: readonly NodeId[]): Promise<void> {
  const drawing = drawingOf(sumOf(starts));
  if (!drawing) return;
  await openMadeHere({ ...(await placed(drawing, starts)), title: drawing.nodes[0].name });
}

/** Two chosen nodes have their sum in a section of their own, pieces theirs. */
function sumShown(): 'pair' | 'sum' | undefined {
  if (twoChosen()) return 'pair';
  const { pieces } = editor().document;
  return pieces.length > 1 || (pieces.length === 1 && selectedItems(editor()).nodes.length === 0)
    ? 'sum'
    : undefined;
}

export const sumCommands: readonly Command[] = [
  {
    id: 'game.sum-answer',
    label: 'Sum: its value and its good moves',
    group: 'values',
    also: ['add', 'plus', 'disjunctive sum', 'conjunctive', 'selective', 'winning move', 'pieces'],
    unavailable: () =>
      whyNoSections() ??
      (sumShown() ? undefined : 'Select two nodes, or put pieces on nodes (P): their sum is shown.'),
    run() {
      const section = sumShown();
      if (section) goToSection(section, 'No sum is known for this.');
    },
  },
  {
    id: 'game.open-sum',
    label: 'Open the sum as a drawing',
    group: 'file',
    also: ['cartproduct', 'product', 'add', 'plus', 'positions of the pieces'],
    unavailable: () => (startsOfSum() ? undefined : 'Select some nodes, or put two or more pieces.'),
    async run() {
      const starts = startsOfSum();
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
    label: 'Sum of the selected: draw every position',
    group: 'draw',
    also: ['add', 'plus', 'product'],
    unavailable: () => (severalChosen() ? undefined : 'Select two nodes first, or more.'),
    async run() {
      const starts = severalChosen();
      if (starts) await drawBeside(sumOf(starts), starts);
    },
  },
  {
    id: 'game.difference',
    label: 'Difference of two: draw every position',
    group: 'draw',
    also: ['minus', 'subtract', 'negative'],
    unavailable: () => (twoChosen() ? undefined : 'Select two nodes.'),
    async run() {
      const two = twoChosen();
      if (two) await drawBeside(drawnDifference(documentToKeep(), two, mostPositions), two);
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
