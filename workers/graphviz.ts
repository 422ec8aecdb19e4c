/**
 * Graphviz as WebAssembly, fetched when the first drawing needs it: it is larger than the editor. Where it cannot be had
 * (offline, or too old a browser) there is none, and the engine lays out by its own means.
 */
import type { Graphviz } from '../engine/run.ts';

/** Undefined where it cannot be loaded; then the next call tries again. */
export async function loadedGraphviz(): Promise<Graphviz | undefined> {
  try {
    const { Graphviz: Library } = await import('@hpcc-js/wasm-graphviz');
    const library = await Library.load();
    return (dot) => library.layout(dot, 'plain', 'dot');
  } catch {
    return undefined;
  }
}
