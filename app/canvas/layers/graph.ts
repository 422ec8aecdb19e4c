/**
 * Keeps the nodes and their places in Cytoscape, as the layers of our own show them: Cytoscape's canvas would paint every node again at
 * every edit, which takes the main thread longer than the rest of an edit of a thousand nodes. The Cytoscape object is attached to
 * its element, where the browser's console and the walks find it. Nobody waits for it: it is fetched once the canvas can be drawn on.
 */
import type { Core } from 'cytoscape';
import { withTheRest } from '../../later.tsx';
import { inSlices } from '../../store/in-slices.ts';
import { type Camera, camera } from '../model/camera.ts';
import type { Changes, Drawing } from '../model/drawing.ts';
import { addNodes, changeNodes } from '../model/elements.ts';

export type Graph = {
  /** The drawing's nodes have changed. */
  change(changes: Changes['nodes']): void;
  look(view: Camera): void;
  end(): void;
};

/** `holder` is an empty element as large as the view. */
export function createGraph(holder: HTMLElement, drawing: Drawing): Graph {
  let core: Core | undefined;
  let ended = false;
  const look = ({ zoom, x, y }: Camera): void => void core?.viewport({ zoom, pan: { x, y } });
  const begin = async (): Promise<void> => {
    const { default: cytoscape } = await import('cytoscape');
    if (ended) return;
    core = cytoscape({ container: holder, headless: true, styleEnabled: false });
    look(camera());
    await inSlices(addNodes(core, drawing));
  };
  // Where the network is gone by now, the layers show everything all the same.
  withTheRest(() => begin().catch(() => undefined));
  return {
    change(changes) {
      if (core) changeNodes(core, changes);
    },
    look,
    end() {
      ended = true;
      core?.destroy();
    },
  };
}
