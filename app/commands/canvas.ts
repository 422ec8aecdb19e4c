/** Commands that need to know where things lie: navigating, growing, nudging, connecting, naming. */

import { edgeKey, type NodeId } from '../../engine/document/index.ts';
import type { Spot } from '../../engine/figure/index.ts';
import { beginCodes } from '../canvas/gestures/code-entry.ts';
import { connect } from '../canvas/gestures/connect.ts';
import { toggleFocused } from '../canvas/gestures/keyboard.ts';
import { camera, inDrawing } from '../canvas/model/camera.ts';
import { setCanvasState } from '../canvas/model/canvas-state.ts';
import {
  arcsRound,
  directionSteps,
  growthPlace,
  nearestNode,
  nodeThatWay,
  type Way,
  walkThatWay,
} from '../canvas/model/directions.ts';
import { type DrawnNode, gridStep } from '../canvas/model/drawing.ts';
import { type Surface, surface } from '../canvas/model/surface.ts';
import { canvas } from '../canvas/viewport.ts';
import { stepNodes } from '../edits/nodes.ts';
import { stepView } from '../files/lessons/view-entering.ts';
import { announce } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { nodeOf, selectedItems } from '../store/selectors.ts';
import { beginNaming, clearSelection, setFocus } from '../store/showing.ts';
import { playBoard } from '../walkthrough/play-board.ts';
import { stepBy } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const ways: readonly (readonly [Way, string])[] = [
  ['left', 'ArrowLeft'],
  ['up', 'ArrowUp'],
  ['right', 'ArrowRight'],
  ['down', 'ArrowDown'],
];

function focusNode({ id, node }: DrawnNode): void {
  setFocus({ kind: 'node', id });
  canvas()?.reveal(node);
}

/**
 * The node that the keyboard acts on: the focused one, the end of the focused arc, or the only one selected.
 */
function here(on: Surface): DrawnNode | undefined {
  const { focus, selection } = editor();
  if (focus?.kind === 'edge') return on.drawing.arcs.get(focus.key)?.to;
  const id =
    focus?.kind === 'node' ? focus.id : selection.nodes.size === 1 ? [...selection.nodes][0] : undefined;
  return id === undefined ? undefined : on.drawing.nodes.get(id);
}

function placeOfFocus(on: Surface): Spot | undefined {
  const { focus } = editor();
  if (focus?.kind === 'edge') return on.drawing.arcs.get(focus.key)?.course.middle;
  return here(on)?.node;
}

const middleOfView = (on: Surface): Spot => {
  const { width, height } = on.size();
  return inDrawing(camera(), { x: width / 2, y: height / 2 });
};

function focusThatWay(on: Surface, way: Way): void {
  const from = placeOfFocus(on);
  const next = from ? nodeThatWay(on.drawing, from, way) : nearestNode(on.drawing, middleOfView(on));
  if (next) focusNode(next);
}

function nudge(on: Surface, ids: Iterable<NodeId>, way: Way, by: number): void {
  const step = directionSteps[way];
  const places = new Map<NodeId, Spot>();
  for (const id of ids) {
    const drawn = on.drawing.nodes.get(id);
    if (drawn) places.set(id, { x: drawn.node.x + step.x * by, y: drawn.node.y + step.y * by });
  }
  stepNodes(places, { x: step.x * by, y: step.y * by });
  const [first] = places.keys();
  const moved = first === undefined ? undefined : nodeOf(editor().document, first);
  if (moved) canvas()?.reveal(moved);
}

/**
 * On a projector with nothing selected or in focus, arrows to the side go through the views of the lesson.
 */
function goesThroughViews(): boolean {
  const { presenting, lesson, selection, focus, game } = editor();
  const idle = selection.nodes.size + selection.edges.size === 0 && !focus && !game;
  return Boolean(presenting && lesson && lesson.views.length > 0 && idle);
}

/**
 * Some clickers send arrows: on a projector they step through what is open, unless a person has selected
 * something to move.
 */
function goesThroughSteps(): boolean {
  const { presenting, walkthrough, selection } = editor();
  const idle = selection.nodes.size + selection.edges.size === 0;
  return presenting !== undefined && idle && walkthrough?.kind === 'shown' && !playBoard(editor());
}

/**
 * Arrows move the selection; with nothing selected they move the focus, or go through a lesson's views or
 * through steps.
 */
function arrow(way: Way, by: number): void {
  const on = surface();
  if (!on) return;
  if ((way === 'left' || way === 'right') && goesThroughViews()) {
    void stepView(way === 'right' ? 1 : -1);
    return;
  }
  const { nodes } = editor().selection;
  if (nodes.size > 0) nudge(on, nodes, way, by);
  else if (goesThroughSteps()) stepBy(way === 'right' || way === 'down' ? 1 : -1);
  else focusThatWay(on, way);
}

function grow(way: Way): void {
  const on = surface();
  const from = on && (here(on) ?? nearestNode(on.drawing, middleOfView(on)));
  if (!on || !from) return;
  const there = growthPlace(on.drawing, from.node, way);
  const target = 'id' in there ? { id: there.id } : { place: there };
  const grown = connect(on, [from.id], target, 'keys');
  const made = grown === undefined ? undefined : on.drawing.nodes.get(grown);
  if (!made) return;
  // The next step starts here; a selection would make the arrows move it instead.
  if (editor().selection.nodes.size > 0) clearSelection();
  focusNode(made);
}

function walk(way: Way): void {
  const on = surface();
  const from = on && here(on);
  const next = from && walkThatWay(from, way);
  if (next) focusNode(next.to);
}

/** The arcs round a node are visited one after the other; this remembers the node. */
const round = held<NodeId | undefined>(() => undefined);

function turn(by: 1 | -1): void {
  const on = surface();
  if (!on) return;
  const { focus } = editor();
  const arc = focus?.kind === 'edge' ? on.drawing.arcs.get(focus.key) : undefined;
  if (!arc) round.now = here(on)?.id;
  else if (round.now !== arc.from.id && round.now !== arc.to.id) round.now = arc.from.id;
  const node = round.now === undefined ? undefined : on.drawing.nodes.get(round.now);
  if (!node) return;
  const arcs = arcsRound(node);
  if (arcs.length === 0) return;
  const at = arc ? arcs.indexOf(arc) : by > 0 ? -1 : 0;
  const next = arcs[(at + by + arcs.length) % arcs.length];
  if (!next) return;
  const { nodes: chosen, edges } = editor().selection;
  // Keys act on the arc from now on, and the panel is about it, regardless of the earlier selection.
  if (chosen.size + edges.size > 0) {
    clearSelection();
    announce('The keys now act on this arc. Nothing is selected.');
  }
  setFocus({ kind: 'edge', key: edgeKey(next.edge), visited: true });
}

const needsNode = (): string | undefined =>
  selectedItems(editor()).nodes.length === 0 ? 'Select a node first.' : undefined;
const needsNodes = (): string | undefined =>
  editor().document.nodes.length === 0 ? words.nothingDrawn : undefined;

const byKeyboard = (): void => setCanvasState({ byKeyboard: true });

const arrowCommands: readonly Command[] = ways.flatMap(([way, key]): Command[] => [
  {
    id: `focus.${way}`,
    label: `Go ${way}, or move the selection ${way}`,
    group: 'select',
    keys: [key],
    run: () => arrow(way, gridStep),
  },
  {
    id: `nudge.${way}`,
    label: `Move the selection ${way} a little`,
    group: 'draw',
    keys: [`Shift+${key}`],
    unavailable: () => (editor().selection.nodes.size === 0 ? 'Select a node first.' : undefined),
    run: () => arrow(way, gridStep / 10),
  },
  {
    id: `grow.${way}`,
    label: `Draw an arc ${way}, to a new node or the next`,
    group: 'draw',
    keys: [`$mod+${key}`],
    unavailable: needsNodes,
    run: () => grow(way),
  },
  {
    id: `walk.${way}`,
    label: `Follow an arc ${way}`,
    group: 'select',
    keys: [`Alt+${key}`],
    unavailable: needsNodes,
    run: () => walk(way),
  },
]);

export const canvasCommands: readonly Command[] = [
  {
    id: 'node.rename',
    label: 'Name',
    group: 'draw',
    also: ['rename', 'label'],
    keys: ['Enter', 'F2'],
    unavailable: needsNode,
    run() {
      const [id] = selectedItems(editor()).nodes;
      const drawn = id === undefined ? undefined : surface()?.drawing.nodes.get(id);
      if (!drawn) return;
      canvas()?.reveal(drawn.node);
      beginNaming(drawn.id);
    },
  },
  {
    id: 'node.connect',
    label: 'Connect to …',
    group: 'draw',
    also: ['arc', 'edge', 'arrow', 'move'],
    keys: ['a'],
    unavailable: needsNode,
    run() {
      const on = surface();
      if (!on) return;
      byKeyboard();
      beginCodes(on, 'connect');
      canvas()?.focus();
    },
  },
  {
    id: 'select.focused',
    label: 'Select or deselect what has the focus',
    group: 'select',
    keys: ['Space'],
    // Bound by the canvas itself: Space acts on release, and only if nothing was dragged.
    byBrowser: true,
    unavailable: () => (editor().focus ? undefined : 'Nothing has the focus.'),
    run: toggleFocused,
  },
  {
    id: 'select.code',
    label: 'Select a node by its code',
    group: 'select',
    keys: [';'],
    unavailable: needsNodes,
    run() {
      const on = surface();
      if (!on) return;
      byKeyboard();
      beginCodes(on, 'select');
      canvas()?.focus();
    },
  },
  {
    id: 'arc.next',
    label: 'Next arc round the node',
    group: 'select',
    keys: [']'],
    unavailable: needsNodes,
    run: () => turn(1),
  },
  {
    id: 'arc.previous',
    label: 'Previous arc round the node',
    group: 'select',
    keys: ['['],
    unavailable: needsNodes,
    run: () => turn(-1),
  },
  ...arrowCommands,
];
