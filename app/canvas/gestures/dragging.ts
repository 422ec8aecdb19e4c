/**
 * A drag from a node's body moves the selection; the node under the pointer snaps to other nodes, to equal
 * gaps, and to the grid; where it is dropped it hides no other node. Alt moves copies and leaves the nodes,
 * Shift keeps to one axis, Ctrl does not snap. The whole drag is one undo step.
 */
import { clearPlaces, clearShift, fragment, paste } from '../../../engine/document/edits/index.ts';
import type { NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { withNodesPut } from '../../edits/nodes.ts';
import { beginTrial } from '../../edits/trial.ts';
import { editor } from '../../store/editor.ts';
import { stumble } from '../../store/first-hints.ts';
import { documentToKeep } from '../../store/handing-on.ts';
import { hideCopies, setHidden } from '../../store/hidden.ts';
import { reselect, select, setFocus } from '../../store/showing.ts';
import type { DrawnNode } from '../model/drawing.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import type { Guide } from '../model/snapping.ts';
import type { Surface } from '../model/surface.ts';
import { drawGuides, snapping } from './guides.ts';

export function dragging(surface: Surface, held: DrawnNode, from: Hand): Gesture {
  const trial = beginTrial();
  const { base } = trial;
  const { selection, focus, hidden } = editor();
  const moving = selection.nodes.has(held.id) ? selection.nodes : new Set([held.id]);
  if (!selection.nodes.has(held.id)) select([held.id]);
  setFocus({ kind: 'node', id: held.id });
  const places = new Map<NodeId, Spot>();
  for (const id of moving) {
    const drawn = surface.drawing.nodes.get(id);
    if (drawn) places.set(id, { x: drawn.node.x, y: drawn.node.y });
  }
  const start = { x: held.node.x, y: held.node.y };
  const snap = snapping(surface, moving);
  let guides: readonly Guide[] = [];
  let copied = false;

  const whereTo = (hand: Hand): Spot => {
    let dx = hand.at.x - from.at.x;
    let dy = hand.at.y - from.at.y;
    const fixed = hand.shift ? (Math.abs(dx) >= Math.abs(dy) ? 'y' : 'x') : undefined;
    if (fixed === 'x') dx = 0;
    if (fixed === 'y') dy = 0;
    guides = [];
    const at = { x: start.x + dx, y: start.y + dy };
    const rest = snap(hand, at, { home: start, fixed });
    if (!rest) return { x: Math.round(dx * 2) / 2, y: Math.round(dy * 2) / 2 };
    guides = rest.guides;
    return { x: rest.place.x - start.x, y: rest.place.y - start.y };
  };

  const placesBy = (by: Spot): ReadonlyMap<NodeId, Spot> =>
    new Map([...places].map(([id, { x, y }]) => [id, { x: x + by.x, y: y + by.y }]));

  const showCopies = (by: Spot): void => {
    const part = fragment(documentToKeep({ document: base, hidden }), [...places.keys()]);
    const made = paste(base, part, by);
    trial.show(made.document);
    hideCopies(part, made.ids);
    select(made.ids);
    copied = true;
  };

  /** Where they are left, nodes go aside from those that they would hide; on the way they pass over all. */
  const show = (hand: Hand, stay: boolean): void => {
    const by = whereTo(hand);
    const there = placesBy(by);
    if (hand.alt) {
      const aside = stay ? clearShift([...there.values()], base.nodes) : { x: 0, y: 0 };
      showCopies({ x: by.x + aside.x, y: by.y + aside.y });
    } else {
      const isMoved = by.x !== 0 || by.y !== 0;
      trial.show(isMoved ? withNodesPut(base, stay ? clearPlaces(base, there) : there) : base);
      if (copied) {
        select(moving);
        setHidden(hidden);
      }
      copied = false;
    }
    surface.frames.ask('marks');
  };

  return {
    cursor: 'grabbing',
    grid: true,
    move: (hand) => show(hand, false),
    end(hand) {
      show(hand, true);
      trial.keep();
      const { nodes, edges } = editor().document;
      // A person who moves a node where no arc is drawn yet may have meant to draw one.
      if (!hand.alt && nodes.length > 1 && edges.length === 0) stumble('rim');
    },
    cancel() {
      trial.giveBack();
      setHidden(hidden);
      reselect(selection, focus);
    },
    draw: (pen) => drawGuides(pen, guides),
  };
}
