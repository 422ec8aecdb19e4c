/**
 * The layer of values, steps, names and pieces: a canvas over all others, a little larger than the view.
 * While the camera moves over a large drawing the layer moves with it unchanged; it is redrawn when its edge
 * would show, and when the camera rests. It draws at most once a frame, only what is in view, and nothing
 * below 6 px; if the camera has not moved it draws only nodes whose labels changed. Very many labels are
 * painted in slices, and what changes meanwhile is drawn afterwards.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import { type EditorState, editor } from '../../store/editor.ts';
import { isFading, nodesShown, reductionWalk } from '../../walkthrough/fading.ts';
import { type Camera, camera, type Size, seen } from '../model/camera.ts';
import { canvasState, setCanvasState } from '../model/canvas-state.ts';
import { type Drawing, type DrawnNode, radius } from '../model/drawing.ts';
import type { Frames } from '../model/frames.ts';
import type { Inks } from '../model/inks.ts';
import { settleWords } from '../model/placement.ts';
import { margin, onLayer, travelling } from '../model/travelling.ts';
import type { Brush, NodeText } from './draw-node-text.ts';
import { whenFacesCome } from './faces.ts';
import { areEnlarged } from './from-afar.ts';
import { changesAt, forgetSigns, looksDependOn, standings } from './node-sign.ts';
import { type OutcomeMark, outcomeMarks } from './outcome-marks.ts';
import { isUntouched, looksAsBefore, type PaintedLabels, paint, wipe } from './paint-labels.ts';
import { createReach, type Pixels } from './reach.ts';
import { createSlicedPainting, showPicture } from './sliced-painting.ts';
import { createSprites } from './sprites.ts';

const manyLabels = 250;
const spriteBudget = 7;
/** If more nodes than this, and more than this share of all, have changed, all are redrawn. */
const fewPatches = 60;
const patchedShare = 0.3;
const mostPatches = 3000;
/** More labels in view than this are painted in slices. */
const mostAtOnce = 12_000;
const inOnePart = 250;

export type LabelLayer = {
  resize(size: Size): void;
  draw(now: number): void;
  /** Everything may look different now. */
  touchAll(): void;
  /** The camera has moved: moves the layer with it, or asks for a redraw. */
  follow(): void;
  end(): void;
};

function nodesIn(drawing: Drawing, view: Camera, size: Size): DrawnNode[] {
  const box = seen(view, size, margin);
  const beyond = 2 * radius;
  const found: DrawnNode[] = [];
  for (const drawn of drawing.nodePlaces.near(box)) {
    const { x, y } = drawn.node;
    const off = x < box.x1 - beyond || x > box.x2 + beyond || y < box.y1 - beyond || y > box.y2 + beyond;
    if (!off) found.push(drawn);
  }
  return found;
}

/** The key beside the drawing explains the signs that are shown. */
function showKey(marks: ReadonlySet<OutcomeMark>): void {
  const key = outcomeMarks.filter((mark) => marks.has(mark)).join('');
  if (canvasState().marks !== key) setCanvasState({ marks: key });
}

/** Whether all of the document has come onto the canvas. */
const isWhole = ({ nodes, arcs }: Drawing, { document }: EditorState): boolean =>
  nodes.size === document.nodes.length && arcs.size === document.edges.length;

/** The nodes that panels mention at one of these times. */
const respokenIn = (before: EditorState['spoken'], now: EditorState['spoken']): ReadonlySet<NodeId> =>
  new Set(before === now ? [] : [...before.values(), ...now.values()].flat());

export function createLabelLayer(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
  frames: Frames,
  inks: () => Inks,
): LabelLayer {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on.');
  const sprites = createSprites();
  const reach = createReach();
  let size: Size = { width: 0, height: 0 };
  let later: ReturnType<typeof setTimeout> | undefined;
  let shown: PaintedLabels | undefined;
  /**
   * What the looks of the nodes depended on when they were drawn; undefined if they depended on something
   * else besides.
   */
  let basis: readonly unknown[] | undefined;
  /** The nodes that panels spoke of then: the words at these alone change with what is spoken of. */
  let spoken: EditorState['spoken'] = new Map();
  const ask = (): void => frames.ask('labels');
  const journey = travelling(canvas, ask, manyLabels);
  const painting = createSlicedPainting<DrawnNode>(inOnePart);

  /** Everything may look different now, also what is being painted. */
  const forget = (): void => {
    painting.end();
    shown = undefined;
  };

  const endFaces = whenFacesCome(() => {
    forgetSigns();
    sprites.clear();
    forget();
    ask();
  });

  const writer = (view: Camera, now: number): ((drawn: DrawnNode) => NodeText) => {
    const standingOf = standings(editor(), now);
    const shownOf = nodesShown(editor());
    return (drawn) => {
      const before = shown?.view === view ? shown.kept.get(drawn) : undefined;
      const at = before?.node === drawn.node ? before.written[1] : onLayer(view, drawn.node);
      return [drawn, at, standingOf(drawn.id), shownOf(drawn.id)];
    };
  };

  /**
   * While something is gone through or pointed at, looks depend on it too, and every node is looked at again.
   */
  const basisNow = (now: number): readonly unknown[] | undefined => {
    const state = editor();
    if (state.walkthrough || state.cited) return undefined;
    return [...looksDependOn(state, now), state.names, state.letters, drawing.pieces];
  };

  /** Shows the looks that nodes have now; what differs when all of them are painted is drawn then. */
  const paintInSlices = (
    brush: Brush,
    nodes: readonly DrawnNode[],
    fresh: PaintedLabels,
    now: number,
    settle: () => void,
  ): void => {
    const { view } = fresh;
    const writtenOf = writer(view, now);
    const draw = (sheet: Brush['pen'], part: readonly DrawnNode[]): void => {
      sprites.startFrame(spriteBudget);
      paint({ ...brush, pen: sheet }, drawing, part.map(writtenOf), fresh, writtenOf);
    };
    painting.begin(canvas, nodes, draw, (picture) => {
      showPicture(pen, picture);
      shown = fresh;
      settle();
      journey.drawn(view, nodes.length);
      if (camera() !== view) journey.follow(camera());
      ask();
    });
  };

  /** Returns whether all is drawn already. */
  const drawAll = (
    brush: Brush,
    view: Camera,
    nodes: readonly DrawnNode[],
    now: number,
    settle: () => void,
  ): boolean => {
    const large = areEnlarged(view.zoom, nodes.length, size);
    const stamped = nodes.length > manyLabels;
    const fresh: PaintedLabels = { view, stamped, large, kept: new Map(), marks: new Set() };
    if (nodes.length > mostAtOnce) {
      paintInSlices(brush, nodes, fresh, now, settle);
      return false;
    }
    const writtenOf = writer(view, now);
    const all = nodes.map(writtenOf);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    shown = fresh;
    paint(brush, drawing, all, shown, writtenOf);
    journey.drawn(view, all.length);
    return true;
  };

  /**
   * Draws only what has changed among the nodes in view, at its present place on the layer; returns false,
   * drawing nothing, if everything must be redrawn.
   */
  const drawChanges = (
    brush: Brush,
    on: PaintedLabels,
    all: readonly DrawnNode[],
    now: number,
    sameBasis: boolean,
  ): boolean => {
    const { kept, view } = on;
    const writtenOf = writer(view, now);
    const changed: NodeText[] = [];
    const gone: Pixels[] = [];
    const most = Math.max(fewPatches, Math.min(mostPatches, patchedShare * all.length));
    const respoken = respokenIn(spoken, editor().spoken);
    let known = 0;
    for (const drawn of all) {
      const before = kept.get(drawn);
      if (before) known++;
      if (sameBasis && before && isUntouched(before, drawn) && !respoken.has(drawn.id)) continue;
      const written = writtenOf(drawn);
      if (before && looksAsBefore(drawing, view.zoom, before, written)) continue;
      changed.push(written);
      if (changed.length > most) return false;
      if (before?.box) gone.push(before.box);
    }
    if (known < kept.size) {
      const there = new Set(all);
      for (const [drawn, { box }] of kept) {
        if (there.has(drawn)) continue;
        if (box) gone.push(box);
        kept.delete(drawn);
      }
      if (gone.length > most) return false;
    }
    if (gone.length > 0) wipe(brush, drawing, on, gone, new Set(changed.map(([drawn]) => drawn)), writtenOf);
    const aside = paint(brush, drawing, changed, on, writtenOf).filter((drawn) => kept.has(drawn));
    if (aside.length > 0) drawAside(brush, on, aside, writtenOf);
    return true;
  };

  /** Words that made room for others are drawn at their new places. */
  const drawAside = (
    brush: Brush,
    on: PaintedLabels,
    aside: readonly DrawnNode[],
    writtenOf: (drawn: DrawnNode) => NodeText,
  ): void => {
    const gone = aside.flatMap((drawn) => on.kept.get(drawn)?.box ?? []);
    wipe(brush, drawing, on, gone, new Set(aside), writtenOf);
    paint(brush, drawing, aside.map(writtenOf), on, writtenOf);
  };

  return {
    resize(next) {
      size = next;
      forget();
      journey.resize(next);
    },
    draw(now) {
      // What is begun is shown first: else nothing would be shown while labels stream.
      if (painting.isUnderWay()) return;
      clearTimeout(later);
      settleWords(drawing);
      const view = camera();
      const brush: Brush = { pen, sprites, inks: inks(), ratio: devicePixelRatio, zoom: view.zoom, reach };
      sprites.startFrame(spriteBudget);
      const next = basisNow(now);
      const sameBasis =
        next !== undefined && basis !== undefined && next.every((part, i) => part === basis?.[i]);
      const said = editor().spoken;
      const settle = (): void => {
        basis = next;
        spoken = said;
      };
      // A value that is drawn enlarged may take the room of one that has not changed.
      const on = shown && !shown.large && journey.carries(view) ? shown : undefined;
      const there = on && nodesIn(drawing, on.view, size);
      if (!on || !there || !drawChanges(brush, on, there, now, sameBasis)) {
        const nodes = there && on?.view === view ? there : nodesIn(drawing, view, size);
        if (!drawAll(brush, view, nodes, now, settle)) return;
      }
      settle();
      showKey(shown?.marks ?? new Set());
      const state = editor();
      const reduced = reductionWalk(state.walkthrough);
      if (reduced && isFading(reduced)) ask();
      if (sprites.waits()) ask();
      else if (state.labels?.complete && isWhole(drawing, state))
        canvas.dataset.labelsRevision = `${state.labels.revision}`;
      const change = changesAt(state, now);
      if (change !== undefined) later = setTimeout(ask, change + 1);
    },
    touchAll() {
      forget();
      ask();
    },
    follow: () => journey.follow(camera()),
    end() {
      endFaces();
      painting.end();
      journey.end();
      clearTimeout(later);
      sprites.clear();
    },
  };
}
