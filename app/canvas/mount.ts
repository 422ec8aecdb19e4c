/**
 * Assembles the canvas in an element and removes it again: the layers that draw, the gestures, and listeners
 * that pass the store's changes to all of them. React knows nothing of what happens in here.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { setFocus } from '../store/showing.ts';
import { boardChangesWith, piecesShown, showsPieces } from '../walkthrough/play-board.ts';
import { createArrival } from './arrival.ts';
import { createIdle } from './gestures/idle.ts';
import { type Input, listen } from './gestures/input.ts';
import { listenToKeys } from './gestures/keyboard.ts';
import { listenForMenu, openMenu } from './gestures/menu-opening.ts';
import { type LostFocus, lostFocus, refocused, takeKeyboardLost } from './keeping-focus.ts';
import { createArcLayer } from './layers/arc-layer.ts';
import { createLabelLayer } from './layers/label-layer.ts';
import { createMarksLayer } from './layers/marks-layer.ts';
import { createNodeLayer } from './layers/node-layer.ts';
import { wordsDiffer } from './layers/node-sign.ts';
import { type Camera, createGliding, type Size, useCamera } from './model/camera.ts';
import { canvasState, setCanvasState, useCanvas } from './model/canvas-state.ts';
import { recourse } from './model/courses.ts';
import { type Changes, createDrawing, type DrawnArc, follow, standPieces } from './model/drawing.ts';
import { createFrames, waitingForAnswers } from './model/frames.ts';
import { readInks, watchInks } from './model/inks.ts';
import { pieceStaysInView, stayInView } from './model/staying.ts';
import { type Surface, setSurface } from './model/surface.ts';
import { showingBoards } from './showing-boards.ts';
import { setCanvas } from './viewport.ts';
import { framingAll, viewportOf } from './viewport-of.ts';

export type CanvasElements = {
  /** The whole canvas with its controls; events are listened to here. */
  readonly frame: HTMLElement;
  /** The element that has the focus. */
  readonly root: HTMLElement;
  readonly arcs: HTMLCanvasElement;
  readonly nodes: HTMLCanvasElement;
  readonly labels: HTMLCanvasElement;
  readonly marks: HTMLCanvasElement;
};

/** What of the store says what is marked on the drawing. */
const marks = ['selection', 'focus', 'lit', 'quiz', 'cycles', 'completed', 'sumMarked', 'sum'] as const;

/** Mounts the canvas; the returned function removes it. */
export function mount(places: CanvasElements): () => void {
  const { frame, root } = places;
  const sizeOf = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight });
  let size = sizeOf();
  let inks = readInks(frame);
  const drawing = createDrawing(editor().document);
  const frames = createFrames({
    arcs: () => arcLayer.draw(),
    added: () => arcLayer.drawAdded(),
    nodes: () => nodeLayer.draw(),
    labels: (now) => labelLayer.draw(now),
    marks: (now) => marksLayer.draw(now),
  });
  const both = (): void => {
    frames.ask('labels');
    frames.ask('marks');
  };
  const arcLayer = createArcLayer(places.arcs, drawing, frames, () => inks);
  const nodeLayer = createNodeLayer(places.nodes, drawing, frames, () => inks);
  const labelLayer = createLabelLayer(places.labels, drawing, frames, () => inks);

  const look = ({ zoom, x, y }: Camera): void => {
    gliding.stop();
    show({ zoom, x, y });
  };
  const show = (view: Camera): void => {
    useCamera.setState(view);
    arcLayer.follow();
    nodeLayer.follow();
    labelLayer.follow();
    frames.ask('marks');
  };
  const gliding = createGliding(show);

  const surface: Surface = {
    root,
    drawing,
    frames,
    size: () => size,
    inks: () => inks,
    look,
    glide: gliding.to,
    heading: gliding.heading,
    pointer: undefined,
    hover: undefined,
    gesture: undefined,
    shake(arc) {
      surface.shaking = { arc, since: performance.now() };
      frames.ask('marks');
    },
    shaking: undefined,
  };
  const marksLayer = createMarksLayer(places.marks, surface);

  /**
   * What was framed just now: what follows from it on the page, as a bar that goes, is laid out in the next
   * frame.
   */
  let framed: GameDocument | undefined;
  const frameAll = (): void => {
    look(framingAll(drawing, seenDocument(editor()), size));
    framed = editor().document;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        framed = undefined;
      }),
    );
  };

  const forgetGone = (): void => {
    const { hover } = surface;
    if (hover?.kind === 'node' && !drawing.nodes.has(hover.node.id)) surface.hover = undefined;
    if (hover?.kind === 'arc' && !drawing.arcs.has(hover.arc.key)) surface.hover = undefined;
    const { handle } = useCanvas.getState();
    if (handle !== undefined && !drawing.nodes.has(handle)) setCanvasState({ handle: undefined });
  };

  /** If arcs were only added they are drawn over the others; otherwise all are redrawn. */
  const showArcs = ({ arcs, remixed }: Changes, recoursed: ReadonlySet<DrawnArc>): void => {
    if (recoursed.size === 0 && arcs.removed.length === 0 && !remixed) return;
    const fresh = new Set(arcs.added);
    const onlyAdded = arcs.removed.length === 0 && !remixed && recoursed.size === fresh.size;
    if (onlyAdded && [...recoursed].every((arc) => fresh.has(arc))) arcLayer.add(fresh);
    else frames.ask('arcs');
  };

  let shown = editor().hidden;
  let nodesCame = false;
  const arrival = createArrival(
    drawing,
    () => seenDocument(editor()),
    (part) => {
      const changes = follow(drawing, part);
      recourse(drawing, changes);
      // The nodes are shown when all have come, and not in every frame meanwhile.
      const changed = changes.nodes.added.length + changes.nodes.removed.length > 0;
      if (nodesCame && !changed) nodeLayer.touchAll();
      nodesCame = changed;
    },
    () => {
      // It may have been edited since the last part.
      showPart(seenDocument(editor()));
      frames.ask('arcs');
      labelLayer.touchAll();
      nodeLayer.touchAll();
    },
  );
  const showBoards = showingBoards(drawing, frames, [labelLayer, nodeLayer], () => size, look);

  const showDocument = (before?: EditorState): void => {
    showBoards(before);
    const another = before !== undefined && before.drawing !== editor().drawing;
    shown = editor().hidden;
    if (!arrival.takes(another, before)) showPart(seenDocument(editor()));
    else if (another) arcLayer.wipe();
  };

  const showPart = (document: GameDocument): void => {
    const changes = follow(drawing, document);
    const { added, removed, moved, altered } = changes.nodes;
    for (const { id } of [...added, ...removed, ...moved, ...altered]) nodeLayer.touch(id);
    showArcs(changes, recourse(drawing, changes));
    if (changes.rescored) labelLayer.touchAll();
    forgetGone();
    both();
  };

  /** Pieces of a game are where they were moved; the drawing's own come back when it ends. */
  const showPlay = (state: EditorState): void => {
    standPieces(drawing, piecesShown(state));
    nodeLayer.touchAll();
    frames.ask('arcs');
    both();
    pieceStaysInView(surface, piecesShown(state));
  };

  const keepFocus = (lost: LostFocus): void => {
    // Runs after every listener and after the command that made the edit, which may have moved the focus
    // itself.
    queueMicrotask(() => {
      if (!editor().focus && canvasState().byKeyboard) setFocus(refocused(drawing, lost));
    });
  };

  const waitForAnswers = waitingForAnswers(frames);
  const attend = (state: EditorState, before: EditorState): void => {
    waitForAnswers(state, before);
    if (state.document !== before.document || state.rulesets !== before.rulesets) {
      const wasEmpty = before.document.nodes.length === 0;
      const lost = state.drawing === before.drawing ? lostFocus(drawing, state, before) : undefined;
      showDocument(before);
      if (state.walkthrough) frames.ask('arcs');
      if (lost) keepFocus(lost);
      const fromOutside = document.activeElement !== root && state.document.nodes.length > 0;
      if (state.drawing !== before.drawing || (wasEmpty && fromOutside)) frameAll();
    }
    // Names that say a value are hidden and shown with it.
    if (state.hidden !== shown) showDocument(before);
    if (wordsDiffer(state, before)) frames.ask('labels');
    if (state.presenting !== before.presenting) {
      frames.ask('arcs');
      labelLayer.touchAll();
    }
    // What a round lights is known only with the values: those of a page that was loaded at a step come
    // later.
    const walks =
      state.walkthrough !== before.walkthrough || (state.walkthrough && state.labels !== before.labels);
    if (walks || state.cited !== before.cited) {
      nodeLayer.touchAll();
      frames.ask('arcs');
      both();
    }
    if (
      (showsPieces(state) || showsPieces(before)) &&
      boardChangesWith.some((member) => state[member] !== before[member])
    )
      showPlay(state);
    if (
      marks.some((member) => state[member] !== before[member]) ||
      state.labels?.leftOut !== before.labels?.leftOut ||
      (state.sumMarked && state.labels !== before.labels) ||
      // Highlights and marks reveal nothing of hidden values.
      (state.hidden !== before.hidden && (state.sumMarked || state.walkthrough))
    ) {
      frames.ask('marks');
    }
  };

  const resize = (): void => {
    size = sizeOf();
    arcLayer.resize(size);
    nodeLayer.resize(size);
    labelLayer.resize(size);
    marksLayer.resize(size);
  };
  const reInk = (): void => {
    inks = readInks(frame);
    frames.ask('arcs');
    nodeLayer.touchAll();
    labelLayer.touchAll();
    frames.ask('marks');
  };

  const idle = createIdle(surface, openMenu);
  const endMenu = listenForMenu(frame, surface);
  const input: Input = listen(frame, surface, idle);
  const keys = listenToKeys(surface, input);
  const observer = new ResizeObserver(() => {
    const before = size;
    resize();
    stayInView(surface, before);
    pieceStaysInView(surface, piecesShown(editor()));
    // What was drawn meanwhile stays where it was drawn. An embedded figure may get its size late, since some
    // pages show a part only on request.
    if (framed === editor().document || editor().readOnly === 'figure') frameAll();
  });
  observer.observe(frame);
  const ends = [
    useEditor.subscribe(attend),
    useCanvas.subscribe((state, before) => {
      if (state.byKeyboard !== before.byKeyboard || state.waiting !== before.waiting) frames.ask('marks');
    }),
    watchInks(reInk),
    keys,
    endMenu,
    takeKeyboardLost(),
    () => input.end(),
    () => observer.disconnect(),
    () => arcLayer.end(),
    () => nodeLayer.end(),
    () => labelLayer.end(),
    () => marksLayer.end(),
  ];
  setSurface(surface);
  setCanvas(viewportOf(surface));
  resize();
  showDocument();
  // What was played when the page was loaded again is open already.
  if (showsPieces(editor())) showPlay(editor());
  frameAll();

  return () => {
    arrival.end();
    for (const end of ends) end();
    gliding.stop();
    frames.stop();
    setCanvas(undefined);
    setSurface(undefined);
  };
}
