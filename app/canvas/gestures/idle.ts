/**
 * The state between gestures: hovering, pressing, and the start of a gesture or a click. It knows only what
 * `input.ts` makes of the DOM's events.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import { editor } from '../../store/editor.ts';
import { reveal } from '../../store/hidden.ts';
import { pieceToCarry } from '../../walkthrough/by-hand.ts';
import { playBoard } from '../../walkthrough/play-board.ts';
import { camera } from '../model/camera.ts';
import { canvasState, setCanvasState } from '../model/canvas-state.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import { type Hit, hit as hitAt } from '../model/hit.ts';
import type { Surface } from '../model/surface.ts';
import { begun, type Press } from './beginning.ts';
import { carrying } from './carrying.ts';
import { click, hiddenHit } from './clicking.ts';
import { endCodes } from './code-entry.ts';

const beginsAfter = 4;
const beginsAfterTouch = 10;
const restTime = 500;

export type Idle = {
  press(hand: Hand, how: { readonly pans: boolean; readonly handleOf?: string | undefined }): void;
  move(hand: Hand): void;
  release(hand: Hand): void;
  /** Cancels the current gesture; returns whether there was one. */
  giveUp(): boolean;
  isBusy(): boolean;
};

const sameHit = (one: Hit | undefined, other: Hit | undefined): boolean => {
  if (one === other) return true;
  if (one?.kind === 'node' && other?.kind === 'node')
    return one.node === other.node && one.zone === other.zone;
  if (one?.kind === 'arc' && other?.kind === 'arc') return one.arc === other.arc && one.part === other.part;
  return false;
};

/** A drawing that is looked at, or that a game is played on: it is not edited by hand. */
const isLookedAt = (): boolean => editor().readOnly !== false || playBoard(editor()) !== undefined;

function cursorOver(hit: Hit | undefined): string {
  if (playBoard(editor())) return hit?.kind === 'node' ? 'pointer' : 'grab';

  const { readOnly } = editor();
  if (readOnly) return (readOnly === 'elsewhere' && hit) || hiddenHit(hit) ? 'pointer' : 'grab';
  if (!hit) return 'default';
  if (hit.kind === 'node') return hit.zone === 'rim' ? 'crosshair' : hiddenHit(hit) ? 'pointer' : 'grab';
  return hit.part === 'line' ? 'pointer' : 'grab';
}

const isMoved = (from: Hand, { screen, touch }: Hand): boolean =>
  Math.hypot(screen.x - from.screen.x, screen.y - from.screen.y) > (touch ? beginsAfterTouch : beginsAfter);

/** A figure is not selected in, but its hidden values can be asked for. */
function revealIn(hit: Hit | undefined): void {
  const id = hiddenHit(hit);
  if (id !== undefined) reveal([id]);
}

export function createIdle(surface: Surface, openMenu: (hand: Hand, hit: Hit | undefined) => void): Idle {
  let press: Press | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  let outOf: NodeId | undefined;

  const look = (hand: Hand): Hit | undefined => {
    const { nodes, edges } = editor().selection;
    const under = hitAt(surface.drawing, hand.at, {
      zoom: camera().zoom,
      touch: hand.touch,
      selectedNodes: nodes,
      selectedArcs: edges,
      hovered: surface.hover?.kind === 'arc' ? surface.hover.arc.key : undefined,
      outOf,
    });
    const node = under?.kind === 'node' ? under.node.id : undefined;
    if (under?.kind === 'node' && under.zone === 'body') outOf = node;
    else if (outOf !== node) outOf = undefined;
    return under;
  };

  const hover = (hit: Hit | undefined): void => {
    const peek = hit?.kind === 'node' ? hit.node.id : undefined;
    // A drawing that cannot be edited shows no ring, since the ring offers an arc.
    if (isLookedAt()) {
      surface.hover = undefined;
      if (canvasState().peek !== peek) setCanvasState({ peek });
      return;
    }
    if (sameHit(surface.hover, hit)) return;
    surface.hover = hit;
    surface.frames.ask('marks');
    setCanvasState({ peek });
  };

  const letGo = (): void => {
    clearTimeout(resting);
    press = undefined;
    surface.gesture = undefined;
    surface.frames.ask('marks');
    // Words that followed what was dragged look for their places.
    if (surface.drawing.unsettled.size > 0) surface.frames.ask('labels');
  };

  /** Half a second without movement opens a menu on a thing, or starts a marquee on empty ground. */
  const rest = (): void => {
    if (!press || surface.gesture) return;
    if (press.hit) {
      const { hand, hit } = press;
      letGo();
      openMenu(hand, hit);
    } else {
      press = { ...press, rested: true };
      navigator.vibrate?.(8);
    }
  };

  /** The drag of a piece that a person may move now. */
  const carried = ({ hit, pans }: Press): Gesture | undefined => {
    const piece = hit?.kind === 'node' && !pans ? pieceToCarry(hit.node.id) : undefined;
    return hit?.kind === 'node' && piece !== undefined ? carrying(surface, hit.node.id, piece) : undefined;
  };

  const begin = (from: Press, hand: Hand): void => {
    clearTimeout(resting);
    hover(undefined);
    endCodes();
    setCanvasState({ waiting: undefined, ...(from.onHandle ? {} : { handle: undefined }) });
    // In a drawing that another tab writes, or that a game is played on, a drag moves a piece, or the whole
    // view.
    surface.gesture = carried(from) ?? begun(surface, isLookedAt() ? { ...from, pans: true } : from);
    surface.root.style.cursor = surface.gesture.cursor;
    surface.gesture.move(hand);
    surface.frames.ask('marks');
  };

  return {
    press(hand, { pans: wanted, handleOf }) {
      const pans = wanted || editor().readOnly === 'figure';
      const handled = handleOf === undefined ? undefined : surface.drawing.nodes.get(handleOf);
      const under: Hit | undefined = handled ? { kind: 'node', node: handled, zone: 'rim' } : look(hand);
      press = { hand, hit: pans ? undefined : under, onHandle: handled !== undefined, pans, rested: false };
      if (pans) begin(press, hand);
      else if (hand.touch && !handled) resting = setTimeout(rest, restTime);
    },
    move(hand) {
      if (surface.gesture) {
        surface.gesture.move(hand);
        return;
      }
      if (!press) {
        const hit = look(hand);
        hover(hand.touch ? undefined : hit);
        surface.root.style.cursor = cursorOver(hit);
        return;
      }
      if (isMoved(press.hand, hand)) begin(press, hand);
    },
    release(hand) {
      const gesture = surface.gesture;
      const pressed = press;
      letGo();
      if (gesture) gesture.end(hand);
      else if (pressed && !pressed.rested && !pressed.pans) click(surface, pressed);
      const { readOnly } = editor();
      if (readOnly === 'figure' && pressed && !isMoved(pressed.hand, hand)) revealIn(look(hand));
      // In a figure a finger that taps a node asks for its value.
      if (!hand.touch || readOnly === 'figure') {
        const hit = look(hand);
        hover(hit);
        surface.root.style.cursor = cursorOver(hit);
      }
    },
    giveUp() {
      const gesture = surface.gesture;
      const was = gesture !== undefined || press !== undefined;
      letGo();
      gesture?.cancel();
      surface.root.style.cursor = 'default';
      return was;
    },
    isBusy: () => surface.gesture !== undefined || press !== undefined,
  };
}
