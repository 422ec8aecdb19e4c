/** Implements for commands the view and the pointer of a mounted canvas. */
import type { GameDocument } from '../../engine/document/index.ts';
import { type Box, boxOfLine, type Spot } from '../../engine/figure/index.ts';
import { editor } from '../store/editor.ts';
import {
  boxAround,
  type Camera,
  camera,
  centredOn,
  filling,
  fitted,
  inDrawing,
  inMiddle,
  isWithin,
  largestFit,
  largestPresented,
  lifeSize,
  onScreen,
  revealing,
  revealingBox,
  type Size,
  seen,
  zoomedAbout,
} from './model/camera.ts';

import { heightOver } from './model/courses.ts';
import { type Drawing, type DrawnNode, radius } from './model/drawing.ts';
import { cornersOf } from './model/placement.ts';
import { showedPlaces } from './model/staying.ts';
import type { Surface } from './model/surface.ts';
import type { Viewport } from './viewport.ts';

/** Below this zoom nodes are too small to be pressed, and there may be very many in view. */
const pressable = 0.2;

/** The corners of the area of the arcs among these nodes, since loops and bends reach beyond the nodes. */
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

/**
 * Shows a whole drawing that has just been opened, before its words have places; an empty one has its origin
 * in the middle. Arcs that have not come yet, as in a drawing that comes in parts, do not count.
 */
export function framingAll(drawing: Drawing, document: GameDocument, size: Size): Camera {
  const arcs = drawing.document === document ? cornersOfArcs([...drawing.nodes.values()]) : [];
  const corners = document.nodes.flatMap(({ x, y }) => [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]);
  const [nodes, whole] = [boxAround(corners, 12), boxAround([...corners, ...arcs], 12)];
  if (!nodes || !whole) return centredOn({ x: 0, y: 0 }, lifeSize(), size);
  // Nodes are in the middle, unless that would cut an arc.
  const view = fitted(nodes, size);
  return isWithin(view, whole, size) ? view : fitted(whole, size);
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

  /** Nodes with their words, and arcs with their bends. */
  const boxOf = (nodes: readonly DrawnNode[]): Box | undefined =>
    boxAround([...nodes.flatMap(cornersOf), ...cornersOfArcs(nodes)], 12);

  const move = (view: Camera, atOnce: boolean): void => (atOnce ? surface.look(view) : surface.glide(view));

  function fitTo(what: 'all' | 'selection', atOnce = false): void {
    const box = boxOf(chosenNodes(what));
    // A selection is shown at the zoom used for drawing at most, so that finding a node does not fill the
    // screen with it.
    const largest = editor().presenting ? largestPresented() : largestFit();
    const view = box && fitted(box, surface.size(), what === 'all' ? largest : undefined);
    move(view ?? centredOn({ x: 0, y: 0 }, lifeSize(), surface.size()), atOnce);
  }

  function showPlaces(view: Camera, next: Camera, places: readonly Spot[]): void {
    if (next === view) return;
    showedPlaces(view, next, places);
    surface.glide(next);
  }

  return {
    focus: () => surface.root.focus({ preventScroll: true }),
    fit: (what) => fitTo(what),
    partSeen() {
      const box = boxOf([...surface.drawing.nodes.values()]);
      const { x1, y1, x2, y2 } = seen(surface.heading(), surface.size());
      if (!box || (box.x1 >= x1 && box.y1 >= y1 && box.x2 <= x2 && box.y2 <= y2)) return undefined;
      return { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
    },
    showPart(part, atOnce) {
      if (!part) fitTo('all', atOnce);
      else {
        const { x, y, width, height } = part;
        move(filling({ x1: x, y1: y, x2: x + width, y2: y + height }, surface.size()), atOnce);
      }
    },
    panBy(dx, dy) {
      const { zoom, x, y } = camera();
      surface.look({ zoom, x: x + dx, y: y + dy });
    },
    zoomBy: (factor) => zoomTo(surface.heading().zoom * factor),
    zoomTo: (zoom) => zoomTo(zoom * lifeSize()),
    zoom: () => camera().zoom / lifeSize(),
    reveal(place) {
      const view = surface.heading();
      showPlaces(view, revealing(view, place, surface.size()), [place]);
    },
    goTo: (place) => surface.glide(inMiddle(surface.heading(), place, surface.size())),
    revealAll(places) {
      const box = boxAround(places, radius);
      const view = surface.heading();
      showPlaces(view, box ? revealingBox(view, box, surface.size()) : view, places);
    },
    nodesInView() {
      const view = surface.heading();
      if (view.zoom < pressable) return [];
      return surface.drawing.nodePlaces.near(seen(view, surface.size())).map(({ node: { x, y } }) => {
        const [upper, lower] = [-radius, radius].map((by) => onScreen(view, { x: x + by, y: y + by }));
        return { x1: upper.x, y1: upper.y, x2: lower.x, y2: lower.y };
      });
    },
    pointer: () => surface.pointer && inDrawing(camera(), surface.pointer),
    centre,
    arcsDrawn: () => surface.drawing.arcs,
    curveOf(key) {
      const arc = surface.drawing.arcs.get(key);
      return arc && (arc.course.loop?.turn ?? heightOver(arc, arc.course.middle));
    },
  };
}
