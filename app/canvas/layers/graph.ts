/**
 * Cytoscape here keeps the nodes and their places and says what changes; the drawing is a layer's. Its own canvas paints
 * every node anew at every edit, which takes the main thread longer than all the rest of an edit of a thousand nodes.
 * It hangs itself on the element it is given, where the browser's console and the walks find it.
 */
import cytoscape, { type Core, type EventObject } from 'cytoscape';

/** `holder` is an empty element as large as the view; `touched` hears of every node that came, went or moved. */
export function createGraph(holder: HTMLElement, touched: (id: string) => void): Core {
  const graph = cytoscape({ container: holder, headless: true, styleEnabled: false });
  graph.on('add remove position', 'node', ({ target }: EventObject) => touched(target.id()));
  return graph;
}
