/**
 * The layer of selection, hovering, focus, highlighted nodes and arcs, and the strokes of a gesture. It is
 * between the drawing and its values, draws at most once a frame, and only what is in view.
 */
import type { SpatialGrid } from '../../../engine/figure/index.ts';
import { cyclesShown } from '../../store/alternating.ts';
import { editor } from '../../store/editor.ts';
import { cycleInTheWay } from '../../store/obstacles.ts';
import type { Focus } from '../../store/state/showing.ts';
import { playBoard } from '../../walkthrough/play-board.ts';
import { camera, inDrawing, type Size, seen } from '../model/camera.ts';
import { canvasState } from '../model/canvas-state.ts';
import { type DrawnArc, type DrawnNode, gridStep, radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import { gripsOf } from '../model/hit.ts';
import { atLifeSize } from '../model/sizes.ts';
import type { Surface } from '../model/surface.ts';
import { ring, traceArc } from './arc-marks.ts';
import { drawCompleted } from './completed-marks.ts';
import { type Crowd, type CrowdMarks, createCrowdMarks, type MarkLook } from './crowd-marks.ts';
import { writePairs } from './move-words.ts';
import { drawPlay } from './play-marks.ts';
import { drawLit, drawSpoken } from './spoken-marks.ts';
import { drawSumMarks } from './sum-marks.ts';

const shakeTime = 320;

function drawGrid(pen: MarksPen, size: Size): void {
  const { context, px, inks, camera: view } = pen;
  if (gridStep * view.zoom < 10) return;
  const box = seen(view, size);
  context.fillStyle = inks.outline;
  context.globalAlpha = 0.55;
  const dot = 1.5 * px;
  for (let x = Math.floor(box.x1 / gridStep) * gridStep; x <= box.x2; x += gridStep) {
    for (let y = Math.floor(box.y1 / gridStep) * gridStep; y <= box.y2; y += gridStep) {
      context.fillRect(x - dot / 2, y - dot / 2, dot, dot);
    }
  }
  context.globalAlpha = 1;
}

/** Those of these nodes or arcs to mark; if there are many, only those in view are examined. */
function among<Thing extends object>(
  ids: ReadonlySet<string>,
  { all, places, idOf, stands, count }: Kept<Thing>,
  { size }: Surface,
): Crowd<Thing> {
  const near = (): readonly Thing[] => places.near(seen(camera(), size(), 40));
  const isAll = ids.size === all.size && count === all.size;
  return {
    most: ids.size,
    depends: [ids, ...stands],
    find: () =>
      ids.size > 500
        ? near().filter((thing) => isAll || ids.has(idOf(thing)))
        : [...ids].flatMap((id) => all.get(id) ?? []),
  };
}

type Kept<Thing extends object> = {
  readonly all: ReadonlyMap<string, Thing>;
  readonly places: SpatialGrid<Thing>;
  readonly idOf: (thing: Thing) => string;
  /** How many the drawing has when all of it has come. */
  readonly count: number;
  /** What says where they are: as long as these stay the same, so do the marks. */
  readonly stands: readonly unknown[];
};

const arcsAmong = (keys: ReadonlySet<string>, surface: Surface): Crowd<DrawnArc> => {
  const { arcs: all, arcPlaces: places, document } = surface.drawing;
  const stands = [document.nodes, document.edges, document.view.bends];
  const count = editor().document.edges.length;
  return among(keys, { all, places, idOf: ({ key }) => key, stands, count }, surface);
};
const nodesAmong = (ids: ReadonlySet<string>, surface: Surface): Crowd<DrawnNode> => {
  const { nodes: all, nodePlaces: places, document } = surface.drawing;
  const count = editor().document.nodes.length;
  return among(ids, { all, places, idOf: ({ id }) => id, stands: [document.nodes], count }, surface);
};

/**
 * Marks of the nodes or arcs with these ids, which may be all; where there are none, nothing is looked for.
 */
const marksOf = <Thing extends object>(
  marks: CrowdMarks<Thing>,
  amongIds: (ids: ReadonlySet<string>, surface: Surface) => Crowd<Thing>,
  surface: Surface,
) => ({
  draw(pen: MarksPen, look: MarkLook, ids: ReadonlySet<string>): void {
    if (ids.size === 0) marks.end();
    else marks.draw(pen, look, amongIds(ids, surface));
  },
  end: marks.end,
});

function createCrowds(surface: Surface) {
  const ask = (): void => surface.frames.ask('marks');
  const arcMarks = () =>
    marksOf(
      createCrowdMarks<DrawnArc>((context, arc) => traceArc({ context }, arc), ask),
      arcsAmong,
      surface,
    );
  const rings = (off: number) =>
    marksOf(
      createCrowdMarks<DrawnNode>((context, node) => ring({ context }, node, radius + atLifeSize(off)), ask),
      nodesAmong,
      surface,
    );
  return {
    selectedArcs: arcMarks(),
    selectedNodes: rings(2.5),
    lights: rings(6),
    asked: rings(6),
    arcsOfCycles: arcMarks(),
    nodesOfCycles: rings(6),
  };
}
type Crowds = ReturnType<typeof createCrowds>;

function drawSelection(pen: MarksPen, crowds: Crowds): void {
  const { px, inks } = pen;
  const { selection, lit, quiz } = editor();
  const asked = quiz?.node;
  const ink = inks.accent;
  crowds.selectedArcs.draw(pen, { ink, alpha: 0.32, width: Math.max(7, 5 * px) }, selection.edges);
  const light = { ink, alpha: 0.22 };
  crowds.lights.draw(pen, light, lit);
  crowds.asked.draw(pen, light, new Set(asked === undefined || lit.has(asked) ? [] : [asked]));
  crowds.selectedNodes.draw(pen, { ink, alpha: 1, width: Math.max(2.6, 2 * px) }, selection.nodes);
}

/** Wider and fainter than a selection, so that both are seen of selected things on a cycle. */
function drawCycles(pen: MarksPen, crowds: Crowds): void {
  const { px, inks } = pen;
  const cycles = cycleInTheWay(editor()) ?? cyclesShown(editor());
  const look = { ink: inks.accent, alpha: 0.2 };
  crowds.arcsOfCycles.draw(pen, { ...look, width: Math.max(11, 7 * px) }, cycles.arcs);
  crowds.nodesOfCycles.draw(pen, look, cycles.nodes);
}

function drawGrips(pen: MarksPen, arc: DrawnArc, part: string | undefined): void {
  const { context, px, inks, camera: view } = pen;
  const grips = gripsOf(arc, view.zoom);
  for (const [name, grip] of Object.entries(grips)) {
    context.beginPath();
    context.arc(grip.x, grip.y, (name === part ? 6 : 4.5) * px, 0, 2 * Math.PI);
    context.fillStyle = name === part ? inks.accent : inks.paper;
    context.fill();
    context.strokeStyle = inks.accent;
    context.lineWidth = 1.5 * px;
    context.stroke();
  }
}

function drawHover(pen: MarksPen, surface: Surface): void {
  const { context, inks, px } = pen;
  const { hover, drawing } = surface;
  const { selection } = editor();
  if (hover?.kind === 'node' && drawing.nodes.has(hover.node.id)) {
    context.beginPath();
    ring(pen, hover.node, hover.zone === 'rim' ? radius + atLifeSize(5) : radius);
    context.strokeStyle = inks.accent;
    context.globalAlpha = hover.zone === 'rim' ? 0.45 : 0.6;
    context.lineWidth = hover.zone === 'rim' ? Math.max(7, 3 * px) : Math.max(2, px);
    context.stroke();
    context.globalAlpha = 1;
  }
  if (hover?.kind === 'arc' && drawing.arcs.has(hover.arc.key)) {
    context.beginPath();
    traceArc(pen, hover.arc);
    context.strokeStyle = inks.accent;
    context.globalAlpha = 0.18;
    context.lineWidth = Math.max(7, 5 * px);
    context.stroke();
    context.globalAlpha = 1;
    drawGrips(pen, hover.arc, hover.part);
  } else if (selection.edges.size === 1 && selection.nodes.size === 0) {
    const arc = drawing.arcs.get([...selection.edges][0] ?? '');
    if (arc) drawGrips(pen, arc, undefined);
  }
}

function drawFocus(pen: MarksPen, surface: Surface, focus: Focus): void {
  const { context, inks, px } = pen;
  context.strokeStyle = inks.accent;
  context.lineWidth = 3 * px;
  context.beginPath();
  if (focus.kind === 'node') {
    const drawn = surface.drawing.nodes.get(focus.id);
    if (!drawn) return;
    ring(pen, drawn, radius + Math.max(atLifeSize(7), 5 * px));
  } else {
    const arc = surface.drawing.arcs.get(focus.key);
    if (!arc) return;
    const { middle } = arc.course;
    traceArc(pen, arc);
    context.moveTo(middle.x + 8 * px, middle.y);
    context.arc(middle.x, middle.y, 8 * px, 0, 2 * Math.PI);
  }
  context.stroke();
}

/** Shakes an arc that exists already, to point it out. */
function drawShake(
  pen: MarksPen,
  surface: Surface,
  shaking: NonNullable<Surface['shaking']>,
  now: number,
): void {
  const share = (now - shaking.since) / shakeTime;
  if (share >= 1 || !surface.drawing.arcs.has(shaking.arc.key)) {
    surface.shaking = undefined;
    return;
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const dx = still ? 0 : Math.sin(share * Math.PI * 5) * 6 * (1 - share) * pen.px;
  pen.context.beginPath();
  traceArc(pen, shaking.arc, dx);
  pen.context.strokeStyle = pen.inks.accent;
  pen.context.lineWidth = 3 * pen.px;
  pen.context.stroke();
  surface.frames.ask('marks');
}

export type MarksLayer = { resize(size: Size): void; draw(now: number): void; end(): void };

export function createMarksLayer(canvas: HTMLCanvasElement, surface: Surface): MarksLayer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  const crowds = createCrowds(surface);
  return {
    resize(size) {
      canvas.width = Math.ceil(size.width * devicePixelRatio);
      canvas.height = Math.ceil(size.height * devicePixelRatio);
      canvas.style.width = `${canvas.width / devicePixelRatio}px`;
      canvas.style.height = `${canvas.height / devicePixelRatio}px`;
      surface.frames.ask('marks');
    },
    draw(now) {
      const view = camera();
      const scale = view.zoom * devicePixelRatio;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.lineJoin = 'round';
      context.setTransform(scale, 0, 0, scale, view.x * devicePixelRatio, view.y * devicePixelRatio);
      const pen: MarksPen = { context, camera: view, px: 1 / view.zoom, inks: surface.inks() };
      if (surface.gesture?.grid) drawGrid(pen, surface.size());
      const state = editor();
      const { walkthrough, cited, presenting, focus } = state;
      const board = playBoard(state);
      drawCycles(pen, crowds);
      if (state.completed) drawCompleted(pen, surface);
      drawSelection(pen, crowds);
      if (walkthrough?.kind === 'shown') drawSpoken(pen, surface, walkthrough, now);
      if (cited) drawLit(pen, surface, cited);
      if (state.sumMarked && !walkthrough) drawSumMarks(pen, surface);
      if (board) drawPlay(pen, surface, board);
      else if (presenting) writePairs(pen, surface.drawing);
      if (!surface.gesture) drawHover(pen, surface);
      if (focus && canvasState().byKeyboard && document.activeElement === surface.root)
        drawFocus(pen, surface, focus);
      if (surface.shaking) drawShake(pen, surface, surface.shaking, now);
      surface.gesture?.draw?.(pen);
    },
    end() {
      for (const crowd of Object.values(crowds)) crowd.end();
    },
  };
}

/** The centre of the view. */
export const middleOfView = (size: Size) => inDrawing(camera(), { x: size.width / 2, y: size.height / 2 });
