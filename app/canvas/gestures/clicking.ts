/** Handles a press that did not move: it selects, toggles, or is the second press of a double click. */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { bendArcs, fillHole } from '../../edits/arcs.ts';
import { placeNode } from '../../edits/nodes.ts';
import { toast } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import { learn, stumble } from '../../store/first-hints.ts';
import { held } from '../../store/held.ts';
import { reveal } from '../../store/hidden.ts';
import { choosePiece } from '../../store/play.ts';
import { askAbout } from '../../store/quiz.ts';
import { beginFilling, beginNaming, reselect, selectAlone, setFocus } from '../../store/showing.ts';
import type { Focus } from '../../store/state/showing.ts';
import { isUnseen } from '../../store/telling.ts';
import { playBoard } from '../../walkthrough/play-board.ts';
import { playAlong, playAt } from '../../walkthrough/playing.ts';
import { canvasState, setCanvasState } from '../model/canvas-state.ts';
import type { Hand } from '../model/gesture.ts';
import type { Hit } from '../model/hit.ts';
import type { Surface } from '../model/surface.ts';
import type { Press } from './beginning.ts';
import { pointWhileCodes } from './code-entry.ts';
import { connect } from './connect.ts';

type Last = { readonly time: number; readonly screen: Spot; readonly what: string };
const last = held<Last | undefined>(() => undefined);

const soon = 420;

/** Rounds a place to tenths, a difference that nobody sees, which keeps files short. */
const tenth = (length: number): number => Math.round(length * 10) / 10;

const nameOf = (hit: Hit | undefined): string =>
  hit ? (hit.kind === 'node' ? `node ${hit.node.id}` : `arc ${hit.arc.key}`) : 'ground';

/**
 * Whether this press is the second one at the same place on the same thing. One with Shift, which adds to the
 * selection, is neither the first nor the second.
 */
function isSecond(press: Press): boolean {
  const { screen, shift, touch, time } = press.hand;
  const what = nameOf(press.hit);
  const near = touch ? 28 : 8;
  const second =
    !shift &&
    last.now !== undefined &&
    time - last.now.time <= soon &&
    last.now.what === what &&
    Math.hypot(last.now.screen.x - screen.x, last.now.screen.y - screen.y) <= near;
  last.now = second || shift ? undefined : { time, screen, what };
  return second;
}

const toggled = <T>(set: ReadonlySet<T>, item: T): Set<T> => {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
};

const focusOf = (hit: Hit): Focus =>
  hit.kind === 'node' ? { kind: 'node', id: hit.node.id } : { kind: 'edge', key: hit.arc.key };

function selectHit(hit: Hit, add: boolean): void {
  const { nodes, edges } = editor().selection;
  const focus = focusOf(hit);
  if (!add) selectAlone(focus);
  else if (focus.kind === 'node') reselect({ nodes: toggled(nodes, focus.id), edges }, focus);
  else reselect({ nodes, edges: toggled(edges, focus.key) }, focus);
}

/**
 * Makes a node exactly where the pointer is, since only drags snap to the grid. It is selected, as every node
 * made by pointer.
 */
export function makeNode(at: Spot): NodeId | undefined {
  const made = placeNode({ x: tenth(at.x), y: tenth(at.y) });
  if (made === undefined) return undefined;
  selectAlone({ kind: 'node', id: made });
  return made;
}

function twice(hit: Hit | undefined, { at, touch }: Hand): void {
  if (!hit) {
    learn('ground');
    const made = makeNode(at);
    if (touch) setCanvasState({ handle: made });
  } else if (hit.kind === 'node') beginNaming(hit.node.id);
  else bendArcs([hit.arc.key]);
}

/** If sources are waiting for a target, this node becomes it. */
function answersWaiting(surface: Surface, hit: Hit | undefined): boolean {
  const { waiting } = canvasState();
  if (!waiting) return false;
  setCanvasState({ waiting: undefined });
  if (hit?.kind === 'node') connect(surface, waiting, { id: hit.node.id }, 'pointer');
  return true;
}

/**
 * While a hole of a matrix is filled the node that is clicked becomes its result; elsewhere a click gives up.
 */
function clickFills(hit: Hit | undefined): boolean {
  const { filling, readOnly } = editor();
  if (!filling) return false;
  beginFilling(undefined);
  if (hit?.kind === 'node' && !readOnly) {
    const wrong = fillHole(filling, hit.node.id, filling.gain);
    if (wrong !== undefined) toast(wrong, { kind: 'field' });
  }
  return true;
}

/** While a game is played a click moves pieces; on empty ground it deselects the one that was chosen. */
function clickInPlay(hit: Hit | undefined): boolean {
  if (!playBoard(editor())) return false;
  if (hit?.kind === 'node') {
    setFocus({ kind: 'node', id: hit.node.id });
    playAt(hit.node.id);
  } else if (hit) playAlong(hit.arc.key);
  else choosePiece(undefined);
  return true;
}

/** The node of a ▢ that is hit. */
export function hiddenHit(hit: Hit | undefined): NodeId | undefined {
  const { showing } = editor();
  if (hit?.kind !== 'node' || showing === 'off') return undefined;
  return isUnseen(editor(), hit.node.id) ? hit.node.id : undefined;
}

const isAlone = (id: NodeId): boolean => {
  const { nodes, edges } = editor().selection;
  return nodes.size === 1 && edges.size === 0 && nodes.has(id);
};

/**
 * A click on a hidden value reveals it; while a quiz is open the class is asked about it instead. A finger,
 * which has no other way to select the node, selects it first and reveals it by a second tap.
 */
function clickHidden(hit: Hit | undefined, { shift, touch }: Hand): boolean {
  if (shift || hit?.kind !== 'node' || hiddenHit(hit) === undefined) return false;
  const reveals = !touch || isAlone(hit.node.id);
  selectHit(hit, false);
  if (editor().quiz) askAbout(hit.node.id);
  else if (reveals) reveal([hit.node.id]);
  // Another click soon after it would write over the name.
  last.now = undefined;
  return true;
}

/** The clicks on empty ground, one after another, that changed nothing. */
const vain = held<number>(() => 0);

/**
 * A click on the ground deselects everything; a second one, when nothing is selected, was meant to make
 * something.
 */
function clickGround(): void {
  const { selection, focus, document } = editor();
  const letsGo = selection.nodes.size + selection.edges.size > 0 || focus !== undefined;
  vain.now = letsGo ? 0 : vain.now + 1;
  if (letsGo) selectAlone(undefined);
  else if (vain.now > 1 && document.nodes.length > 0) stumble('ground');
}

export function click(surface: Surface, press: Press): void {
  const { hand, hit, onHandle } = press;
  if (clickInPlay(hit)) return;
  if (clickFills(hit)) return;
  if (onHandle && hit?.kind === 'node') {
    setCanvasState({ waiting: canvasState().waiting ? undefined : [hit.node.id] });
    return;
  }
  if (pointWhileCodes(surface, hit?.kind === 'node' ? hit.node.id : undefined)) return;
  if (answersWaiting(surface, hit)) return;
  if (clickHidden(hit, hand)) return;
  const second = isSecond(press);
  if (second && !editor().readOnly) {
    twice(hit, hand);
    return;
  }
  if (hit) selectHit(hit, hand.shift);
  else if (!hand.shift) clickGround();
  setCanvasState({ handle: hand.touch && hit?.kind === 'node' ? hit.node.id : undefined });
}
