/**
 * Bends an arc by its middle; an arc that is nearly straight becomes straight (±6 px). A loop turns round its
 * node in steps of 15°. The arc gets the focus but is not selected, since a player chosen afterwards is meant
 * for the next arc and not for the one that was just bent.
 */
import { setBend } from '../../../engine/document/edits/index.ts';
import { beginTrial } from '../../edits/trial.ts';
import { editor } from '../../store/editor.ts';
import { clearSelection, reselect, setFocus } from '../../store/showing.ts';
import { camera } from '../model/camera.ts';
import { heightOver, turnOf } from '../model/courses.ts';
import type { DrawnArc } from '../model/drawing.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import type { Surface } from '../model/surface.ts';

const straightReach = 6;
const loopStep = 15;

export function bending(surface: Surface, arc: DrawnArc, from: Hand): Gesture {
  const trial = beginTrial();
  const { selection, focus } = editor();
  if (!selection.edges.has(arc.key)) clearSelection();
  setFocus({ kind: 'edge', key: arc.key });
  const isLoop = arc.from === arc.to;
  // The pointer may have grabbed the arc beside its middle, so only its movement counts.
  const taken = isLoop ? 0 : heightOver(arc, arc.course.middle) - heightOver(arc, from.at);

  const bendFor = (hand: Hand): number => {
    if (isLoop) {
      const turn = turnOf(arc, hand.at);
      return hand.free ? Math.round(turn) : (Math.round(turn / loopStep) * loopStep) % 360;
    }
    const height = heightOver(arc, hand.at) + taken;
    return !hand.free && Math.abs(height) * camera().zoom <= straightReach ? 0 : Math.round(height * 10) / 10;
  };

  return {
    cursor: 'grabbing',
    move(hand) {
      trial.show(setBend(trial.base, arc.key, bendFor(hand)));
    },
    end() {
      trial.keep();
    },
    cancel() {
      trial.giveBack();
      reselect(selection, focus);
      surface.frames.ask('marks');
    },
  };
}
