/** Graphviz as WebAssembly. It is as large as the editor: jobs import this file when the first drawing needs it. */
import { Graphviz as Library } from '@hpcc-js/wasm-graphviz';
import type { Graphviz } from '../engine/run.ts';

/** Fails where the browser cannot run it. */
export async function openGraphviz(): Promise<Graphviz> {
  const library = await Library.load();
  return (dot) => library.layout(dot, 'plain', 'dot');
}
