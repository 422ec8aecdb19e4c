/**
 * The layer of nodes, over the arcs: discs with their rims, gray ones filled. It draws at most once a frame,
 * and only what is in view; after an edit it clears and redraws only the places where something changed.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { isFading, nodesShown, reductionWalk } from '../../walkthrough/fading.ts';
import { type Camera, camera, type Size } from '../model/camera.ts';
import { drawDiscs, type Pen } from '../model/discs.ts';
import { type Drawing, type DrawnNode, radius } from '../model/drawing.ts';
import type { Frames } from '../model/frames.ts';
import type { Inks } from '../model/inks.ts';
import { areBoardsDrawn, boardsOnCanvas, hasPicture } from '../model/node-pictures.ts';
import { rimWidth } from '../model/sizes.ts';
import { onLayer, travelling, underLayer } from '../model/travelling.ts';
import { createBoardStamps } from './board-stamps.ts';
import { whenFacesCome } from './faces.ts';
import { createSlicedPainting, type SheetPen, showPicture } from './sliced-painting.ts';

/** With more nodes than this the layer moves with the camera, and its discs are copied from a bitmap. */
const many = 250;
/** If more nodes than this have changed, redrawing all is as quick. */
const mostPatches = 64;
/** More nodes in view than this are painted in slices. */
const mostAtOnce = 4000;
const inOnePart = 1000;

export type NodeLayer = {
  resize(size: Size): void;
  draw(): void;
  /** The node was added, removed, moved, recoloured or renamed. */
  touch(id: NodeId): void;
  /** All nodes may look different now. */
  touchAll(): void;
  /** The camera has moved: moves the layer with it, or asks for a redraw. */
  follow(): void;
  end(): void;
};

/** A rectangle of the layer's own pixels. */
type Patch = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * What the layer shows: for which camera, whether discs were copied from a bitmap, and the place of each node
 * on it.
 */
type Shown = { readonly view: Camera; readonly stamped: boolean; readonly places: Map<NodeId, Spot> };

export function createNodeLayer(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
  frames: Frames,
  inks: () => Inks,
): NodeLayer {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on.');
  const ask = (): void => frames.ask('nodes');
  const journey = travelling(canvas, ask, many);
  let shown: Shown | undefined;
  const painting = createSlicedPainting<DrawnNode>(inOnePart);
  const stamps = createBoardStamps();
  /** Nodes whose boards wait for their bitmaps. */
  const late = new Set<NodeId>();
  const endFaces = whenFacesCome(() => {
    stamps.clear();
    touched = undefined;
    ask();
  });
  /** Nodes to redraw; undefined for all. */
  let touched: Set<NodeId> | undefined;

  /** The nodes that reach into a part of the layer. */
  const nodesIn = (view: Camera, { x, y, width, height }: Patch): DrawnNode[] => {
    const part = { x1: x, y1: y, x2: x + width, y2: y + height };
    const wide = underLayer(view, part, radius + rimWidth() + 1 / view.zoom);
    const inside = ({ node }: DrawnNode): boolean =>
      node.x >= wide.x1 && node.x <= wide.x2 && node.y >= wide.y1 && node.y <= wide.y2;
    return drawing.nodePlaces.near(wide).filter(inside);
  };

  const paint = (on: Pen, nodes: Iterable<DrawnNode>, { view, stamped, places }: Shown): void => {
    const scale = view.zoom * devicePixelRatio;
    const { ink, paper, gray } = inks();
    const shownOf = nodesShown(editor());
    const kinds = new Map<string, { gray: boolean; fade: number; at: Spot[] }>();
    for (const drawn of nodes) {
      const at = onLayer(view, drawn.node);
      places.set(drawn.id, at);
      const { fade } = shownOf(drawn.id);
      const key = `${drawn.node.gray} ${fade}`;
      const alike = kinds.get(key);
      if (alike) alike.at.push(at);
      else kinds.set(key, { gray: drawn.node.gray, fade, at: [at] });
    }
    const rim = { ink, width: rimWidth() * scale };
    for (const kind of kinds.values()) {
      on.globalAlpha = kind.fade;
      drawDiscs(on, kind.at, { radius: radius * scale, fill: kind.gray ? gray : paper, rim }, stamped);
    }
    on.globalAlpha = 1;
    paintBoards(on, nodes, view, places);
  };

  /** From afar nodes are round and empty, as where they show no boards. */
  const paintBoards = (
    on: Pen,
    nodes: Iterable<DrawnNode>,
    { zoom }: Camera,
    places: ReadonlyMap<NodeId, Spot>,
  ): void => {
    const boards = boardsOnCanvas();
    if (!boards || !areBoardsDrawn(zoom)) return;
    const shownOf = nodesShown(editor());
    const size = radius * zoom * devicePixelRatio;
    for (const { id, node } of nodes) {
      const at = places.get(id);
      if (!at || !hasPicture(node)) continue;
      on.globalAlpha = shownOf(id).fade;
      if (!stamps.draw(on, node, at, size)) late.add(id);
    }
    on.globalAlpha = 1;
  };

  /** Bitmaps that were not made in time come in the next frames, each where its node is still shown. */
  const askLate = (): void => {
    if (late.size === 0) return;
    for (const id of late) touched?.add(id);
    late.clear();
    ask();
  };

  const paintInSlices = (nodes: readonly DrawnNode[], next: Shown): void => {
    const draw = (sheet: SheetPen, part: readonly DrawnNode[]): void => paint(sheet, part, next);
    painting.begin(canvas, nodes, draw, (picture) => {
      showPicture(pen, picture);
      shown = next;
      journey.drawn(next.view, nodes.length);
      if (camera() !== next.view) journey.follow(camera());
      if (touched?.size !== 0) ask();
    });
  };

  const drawAll = (): void => {
    const view = camera();
    const nodes = nodesIn(view, { x: 0, y: 0, width: canvas.width, height: canvas.height });
    const next = { view, stamped: nodes.length > many, places: new Map() };
    if (nodes.length > mostAtOnce) {
      paintInSlices(nodes, next);
      return;
    }
    painting.end();
    pen.clearRect(0, 0, canvas.width, canvas.height);
    shown = next;
    paint(pen, nodes, shown);
    journey.drawn(view, nodes.length);
  };

  const patchRound = (at: Spot, zoom: number): Patch => {
    const reach = (radius + rimWidth()) * zoom * devicePixelRatio + 2;
    const [x, y] = [Math.floor(at.x - reach), Math.floor(at.y - reach)];
    return { x, y, width: Math.ceil(at.x + reach) - x, height: Math.ceil(at.y + reach) - y };
  };

  /** Redraws everything that reaches into the patches, clipped to them. */
  const drawPatches = (on: Shown, ids: ReadonlySet<NodeId>): void => {
    const patches: Patch[] = [];
    for (const id of ids) {
      const before = on.places.get(id);
      const drawn = drawing.nodes.get(id);
      if (before) patches.push(patchRound(before, on.view.zoom));
      if (drawn) patches.push(patchRound(onLayer(on.view, drawn.node), on.view.zoom));
      on.places.delete(id);
    }
    pen.save();
    pen.beginPath();
    for (const { x, y, width, height } of patches) pen.rect(x, y, width, height);
    pen.clip();
    const nodes = new Set<DrawnNode>();
    for (const patch of patches) {
      pen.clearRect(patch.x, patch.y, patch.width, patch.height);
      for (const drawn of nodesIn(on.view, patch)) nodes.add(drawn);
    }
    paint(pen, nodes, on);
    pen.restore();
  };

  return {
    resize(next) {
      painting.end();
      touched = undefined;
      journey.resize(next);
    },
    draw() {
      // What is begun is shown first, and then what has changed since.
      if (painting.isUnderWay()) return;
      const boards = boardsOnCanvas();
      if (boards) stamps.begin(boards, inks());
      const reduced = reductionWalk(editor().walkthrough);
      const fades = reduced !== undefined && isFading(reduced);
      const patched = touched && touched.size <= mostPatches && shown && journey.carries(camera());
      if (touched && shown && patched && !fades) drawPatches(shown, touched);
      else drawAll();
      touched = new Set();
      if (fades) {
        touched = undefined;
        ask();
      }
      askLate();
    },
    touch(id) {
      touched?.add(id);
      ask();
    },
    touchAll() {
      touched = undefined;
      ask();
    },
    follow: () => journey.follow(camera()),
    end() {
      endFaces();
      stamps.clear();
      painting.end();
      journey.end();
    },
  };
}
