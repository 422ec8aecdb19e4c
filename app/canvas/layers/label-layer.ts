/**
 * The layer on which values, steps, names and pieces stand: a canvas over all others, a little larger than the view.
 * While the camera moves over a large drawing the layer goes with it as it is; it is drawn anew when it would show its
 * edge, and at rest. At most once a frame, only what is in view, nothing under 6 px; and where the camera has not moved
 * only nodes of which something else is said than before.
 */
import type { Spot } from '../../../engine/index.ts';
import { isFading, nodesShown } from '../../simplify/fading.ts';
import { editor } from '../../store/editor.ts';
import { type Camera, camera, type Size, seen } from '../model/camera.ts';
import { type Disc, drawDiscs } from '../model/discs.ts';
import { type Drawing, type DrawnNode, radius } from '../model/drawing.ts';
import type { Frames } from '../model/frames.ts';
import type { Inks } from '../model/inks.ts';
import { boldRim, valueSize } from '../model/sizes.ts';
import { margin, onLayer, travelling, underLayer } from '../model/travelling.ts';
import { type Brush, drawWords, smallest, type Written } from './draw-node-text.ts';
import { faces, forgetWidths } from './faces.ts';
import { changesAt, forgetSigns, standings } from './node-sign.ts';
import { createReach, meet, type Pixels } from './reach.ts';
import { createSprites } from './sprites.ts';

const manyLabels = 250;
const spriteBudget = 7;
/** When more nodes than this, and more than this share of all, have changed, all are drawn. */
const fewPatches = 60;
const patchedShare = 0.3;
/** So far from its node, in drawing units, words may reach. */
const wordsReach = 200;

export type LabelLayer = {
  resize(size: Size): void;
  draw(now: number): void;
  /** All of it may look otherwise. */
  touchAll(): void;
  /** The camera has moved: goes with it, or asks to be drawn. */
  follow(): void;
  end(): void;
};

/** What was drawn of a node, for comparing, and how far it reaches. */
type Kept = Pick<DrawnNode, 'node' | 'words'> & {
  readonly written: Written;
  readonly pieces: number;
  readonly box: Pixels | undefined;
  /** False where a part of it waits for another frame. */
  whole: boolean;
};
/** All that is on the layer, for which camera, and whether circles were stamped. */
type Shown = { readonly view: Camera; readonly stamped: boolean; readonly kept: Map<DrawnNode, Kept> };

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

/** Below this radius, in pixels, a bold rim leaves nothing of its node's inside. */
const filledFrom = 3;

/** Infinite rank: a bold rim; from very far a dark dot. */
function rimDisc({ inks, zoom, ratio }: Brush): Disc {
  const [size, width] = [radius * zoom * ratio, Math.max(1.5 * ratio, boldRim * zoom * ratio)];
  if (size < filledFrom * ratio) return { radius: size + width / 2, fill: inks.ink };
  return { radius: size, rim: { ink: inks.ink, width } };
}
/** A dot: its value is waited for. */
const dotDisc = ({ inks, zoom, ratio }: Brush): Disc => ({
  radius: Math.max(1.2, 1.8 * zoom) * ratio,
  fill: inks.faint,
});
const isRimmed = ([, , { sign, alpha }]: Written): boolean => sign?.infinite === true && alpha === 1;

const sameView = (a: Camera, b: Camera): boolean => a.zoom === b.zoom && a.x === b.x && a.y === b.y;

function looksAsBefore(drawing: Drawing, before: Kept, [drawn, , standing, shown]: Written): boolean {
  const [, , then, shownThen] = before.written;
  return (
    before.whole &&
    before.node === drawn.node &&
    before.words === drawn.words &&
    before.pieces === (drawing.pieces.get(drawn.id) ?? 0) &&
    then.sign === standing.sign &&
    then.step === standing.step &&
    then.alpha === standing.alpha &&
    then.waits === standing.waits &&
    shownThen.fade === shown.fade &&
    shownThen.called === shown.called
  );
}

/** Draws these; what each looks like and where is kept if `keeps`. */
function paint(
  brush: Brush,
  drawing: Drawing,
  all: readonly Written[],
  { stamped, kept }: Shown,
  keeps = true,
): void {
  const { pen, reach } = brush;
  const at = (chosen: (written: Written) => boolean): Spot[] => all.filter(chosen).map(([, at]) => at);
  const [rim, dot] = [rimDisc(brush), dotDisc(brush)];
  drawDiscs(pen, at(isRimmed), rim, stamped);
  drawDiscs(
    pen,
    at(([, , { waits }]) => waits),
    dot,
    stamped,
  );
  const readable = valueSize * brush.zoom >= smallest;
  for (const written of all) {
    const [drawn, at, { waits }] = written;
    const pieces = drawing.pieces.get(drawn.id) ?? 0;
    reach.begin();
    // Seen from so far that nothing can be read, only pieces still stand out.
    if (readable || pieces > 0) drawWords(brush, drawing, written, readable);
    if (!keeps) {
      const its = kept.get(drawn);
      if (its && !reach.isWhole()) its.whole = false;
      continue;
    }
    if (isRimmed(written)) reach.round(at, rim.radius + (rim.rim?.width ?? 0));
    if (waits) reach.round(at, dot.radius);
    const { node, words } = drawn;
    kept.set(drawn, { written, node, words, pieces, box: reach.box(), whole: reach.isWhole() });
  }
  pen.globalAlpha = 1;
}

/** Wipes what is shown of nodes, and draws the others that reach into what was wiped. */
function wipe(
  brush: Brush,
  drawing: Drawing,
  shown: Shown,
  gone: readonly Pixels[],
  changed: ReadonlySet<DrawnNode>,
): void {
  const { pen } = brush;
  const { view, kept } = shown;
  pen.save();
  pen.beginPath();
  for (const { x1, y1, x2, y2 } of gone) pen.rect(x1, y1, x2 - x1, y2 - y1);
  pen.clip();
  const others = new Set<Written>();
  for (const box of gone) {
    pen.clearRect(box.x1, box.y1, box.x2 - box.x1, box.y2 - box.y1);
    for (const drawn of drawing.nodePlaces.near(underLayer(view, box, wordsReach))) {
      const its = changed.has(drawn) ? undefined : kept.get(drawn);
      if (its?.box && meet(its.box, box)) others.add(its.written);
    }
  }
  paint(brush, drawing, [...others], shown, false);
  pen.restore();
}

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
  let ended = false;
  let shown: Shown | undefined;
  const ask = (): void => frames.ask('labels');
  const journey = travelling(canvas, ask, manyLabels);

  // The faces come from the page's own style sheet; until they are here other faces stand in.
  const loading = Promise.all(faces.map((face) => document.fonts.load(`16px ${face}`, 'N0∞')));
  const arrived = (): void => {
    forgetWidths();
    forgetSigns();
    sprites.clear();
    shown = undefined;
    if (!ended) ask();
  };
  loading.then(arrived, arrived);

  const writtenNow = (view: Camera, now: number): Written[] => {
    const standingOf = standings(editor(), now);
    const shownOf = nodesShown(editor().simplifying, editor().names);
    return nodesIn(drawing, view, size).map((drawn) => {
      return [drawn, onLayer(view, drawn.node), standingOf(drawn.id), shownOf(drawn.id)];
    });
  };

  const drawAll = (brush: Brush, view: Camera, all: readonly Written[]): void => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    shown = { view, stamped: all.length > manyLabels, kept: new Map() };
    paint(brush, drawing, all, shown);
    journey.drawn(view, all.length);
  };

  /** Draws only what has changed, where it stands on the layer now; false, and nothing drawn, where all must be. */
  const drawChanges = (brush: Brush, all: readonly Written[]): boolean => {
    if (!shown) return false;
    const { kept } = shown;
    const changed: Written[] = [];
    const gone: Pixels[] = [];
    const most = Math.max(fewPatches, patchedShare * all.length);
    let known = 0;
    for (const written of all) {
      const before = kept.get(written[0]);
      if (before) known++;
      if (before && looksAsBefore(drawing, before, written)) continue;
      changed.push(written);
      if (changed.length > most) return false;
      if (before?.box) gone.push(before.box);
    }
    if (known < kept.size) {
      const there = new Set(all.map(([drawn]) => drawn));
      for (const [drawn, { box }] of kept) {
        if (there.has(drawn)) continue;
        if (box) gone.push(box);
        kept.delete(drawn);
      }
      if (gone.length > most) return false;
    }
    if (gone.length > 0) wipe(brush, drawing, shown, gone, new Set(changed.map(([drawn]) => drawn)));
    paint(brush, drawing, changed, shown);
    return true;
  };

  return {
    resize(next) {
      size = next;
      shown = undefined;
      journey.resize(next);
    },
    draw(now) {
      clearTimeout(later);
      const view = camera();
      const brush: Brush = { pen, sprites, inks: inks(), ratio: devicePixelRatio, zoom: view.zoom, reach };
      sprites.startFrame(spriteBudget);
      const carried = shown && journey.carries(view) ? shown.view : undefined;
      const all = writtenNow(carried ?? view, now);
      if (!carried || !drawChanges(brush, all)) {
        drawAll(brush, view, !carried || sameView(carried, view) ? all : writtenNow(view, now));
      }
      const state = editor();
      if (state.simplifying?.kind === 'shown' && isFading(state.simplifying)) ask();
      if (sprites.waits()) ask();
      else if (state.labels?.complete) canvas.dataset.labelsRevision = `${state.labels.revision}`;
      const change = changesAt(state, now);
      if (change !== undefined) later = setTimeout(ask, change + 1);
    },
    touchAll() {
      shown = undefined;
      ask();
    },
    follow: () => journey.follow(camera()),
    end() {
      ended = true;
      journey.end();
      clearTimeout(later);
      sprites.clear();
    },
  };
}
