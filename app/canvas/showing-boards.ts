/**
 * Boards come onto nodes, and go, with the document: nodes and the distances between them are then drawn
 * larger or smaller, words and lines are not. The middle of the view stays where it is.
 */
import { type EditorState, editor } from '../store/editor.ts';
import { readyFor } from '../store/rulesets.ts';
import { type Camera, camera, type Size, zoomedAbout } from './model/camera.ts';
import type { Drawing } from './model/drawing.ts';
import type { Frames } from './model/frames.ts';
import { enlargement, followBoards } from './model/node-pictures.ts';

/** Shows what the document that is open says; `before` is undefined where none was open. */
export function showingBoards(
  drawing: Drawing,
  frames: Frames,
  layers: readonly { touchAll(): void }[],
  size: () => Size,
  look: (view: Camera) => void,
): (before: EditorState | undefined) => void {
  return (before) => {
    const was = enlargement();
    const { document, drawing: open } = editor();
    // Where they are not at hand, boards are shown when they come.
    void readyFor(document);
    if (!followBoards(document)) return;
    for (const drawn of drawing.nodes.values()) {
      drawn.words = undefined;
      drawn.stood = undefined;
    }
    for (const layer of layers) layer.touchAll();
    for (const layer of ['arcs', 'marks']) frames.ask(layer);
    if (before?.drawing !== open) return;
    const { width, height } = size();
    const view = camera();
    look(zoomedAbout(view, { x: width / 2, y: height / 2 }, (view.zoom * enlargement()) / was));
  };
}
