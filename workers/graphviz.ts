/**
 * Graphviz as WebAssembly. It is as large as the editor, so the jobs import this file only when a drawing
 * needs it.
 */
import { Graphviz as Library } from '@hpcc-js/wasm-graphviz';
import type { Graphviz } from '../engine/run.ts';

/** Rejects if the browser cannot run it. */
export async function openGraphviz(): Promise<Graphviz> {
  const library = await Library.load();
  return (dot) => library.layout(dot, 'plain', 'dot');
}
