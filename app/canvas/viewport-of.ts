/** Implements for commands the view and the pointer of a mounted canvas. */
import { boxOfLine, type Spot } from '../../engine/index.ts';
import { editor } from '../store/editor.ts';
import {
  boxAround,
  camera,
  centredOn,
  fitted,
  inDrawing,
  largestFit,
  largestPresented,
  revealing,
  revealingBox,
  zoomedAbout,
} from './model/camera.ts';

import { heightOver } from './model/courses.ts';
import { type DrawnNode, radius } from './model/drawing.ts';
import { cornersOf } from './model/placement.ts';
import type { Surface } from './model/surface.ts';
import type { Viewport } from './viewport.ts';

/** The corners of the area of the arcs among these nodes, since loops and bends stand out from the nodes. */
function cornersOfArcs(nodes: readonly DrawnNode[]): readonly Spot[] {
  const among = new Set(nodes);
  return nodes.flatMap((from) =>
    [...from.arcs]
      .filter((arc) => arc.from === from && among.has(arc.to) && (arc.course.bow !== 0 || arc.to === from))
      .flatMap(({ course }) => {
        const { x1, y1, x2, y2 } = boxOfLine(course.points);
        return [
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ];
      }),
  );
}

export function viewportOf(surface: Surface): Viewport {
  const middle = (): Spot => ({ x: surface.size().width / 2, y: surface.size().height / 2 });
  const centre = (): Spot => inDrawing(camera(), middle());

  const zoomTo = (zoom: number): void => surface.glide(zoomedAbout(surface.heading(), middle(), zoom));

  const chosenNodes = (what: 'all' | 'selection'): DrawnNode[] => {
    const { nodes, edges } = editor().selection;
    if (what === 'all' || nodes.size + edges.size === 0) {
      return [...surface.drawing.nodes.values()];
    }
    const places = [...nodes].flatMap((id) => surface.drawing.nodes.get(id) ?? []);
    const ends = [...edges].flatMap((key) => {
      const arc = surface.drawing.arcs.get(key);
      return arc ? [arc.from, arc.to] : [];
    });
    return [...places, ...ends];
  };

  return {
    focus: () => surface.root.focus({ preventScroll: true }),
    fit(what) {
      const nodes = chosenNodes(what);
      const box = boxAround([...nodes.flatMap(cornersOf), ...cornersOfArcs(nodes)], 12);
      // A selection is shown at the zoom used for drawing at most, so that finding a node does not fill the screen with it.
      const largest = editor().presenting ? largestPresented : largestFit;
      const view = box && fitted(box, surface.size(), what === 'all' ? largest : undefined);
      surface.glide(view ?? centredOn({ x: 0, y: 0 }, 1, surface.size()));
    },
    panBy(dx, dy) {
      const { zoom, x, y } = camera();
      surface.look({ zoom, x: x + dx, y: y + dy });
    },
    zoomBy: (factor) => zoomTo(surface.heading().zoom * factor),
    zoomTo,
    zoom: () => camera().zoom,
    reveal(place) {
      const view = surface.heading();
      const next = revealing(view, place, surface.size());
      if (next !== view) surface.glide(next);
    },
    revealAll(places) {
      const box = boxAround(places, radius);
      const view = surface.heading();
      const next = box ? revealingBox(view, box, surface.size()) : view;
      if (next !== view) surface.glide(next);
    },
    pointer: () => surface.pointer && inDrawing(camera(), surface.pointer),
    centre,
    curveOf(key) {
      const arc = surface.drawing.arcs.get(key);
      return arc && (arc.course.loop?.turn ?? heightOver(arc, arc.course.middle));
    },
  };
}
