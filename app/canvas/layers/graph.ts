/**
 * Uses Cytoscape to keep the nodes and their places and to report changes; a layer of our own does the drawing.
 * Cytoscape's canvas would paint every node again at every edit, which takes the main thread longer than the rest of
 * an edit of a thousand nodes. The Cytoscape object is attached to its element, where the browser's console and the
 * walks find it.
 */
import cytoscape, { type Core, type EventObject } from 'cytoscape';

/**
 * `holder` is an empty element as large as the view; `touched` is called for every node that was added, removed or
 * moved.
 */
export function createGraph(holder: HTMLElement, touched: (id: string) => void): Core {
  const graph = cytoscape({ container: holder, headless: true, styleEnabled: false });
  graph.on('add remove position', 'node', ({ target }: EventObject) => touched(target.id()));
  return graph;
}
