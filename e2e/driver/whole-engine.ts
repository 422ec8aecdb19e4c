/**
 * The engine with all that takes time, for walks that solve something themselves. It comes in one script,
 * since the test runner would compile each of its 750 files on its own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

export type Engine = typeof import('../../engine/run.ts');

/** `folder` is where the script is written, of a walk's own: two walks at a time may ask. */
export async function wholeEngine(folder: string): Promise<Engine> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(import.meta.dirname, '../../engine/run.ts'),
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'engine.js', codeSplitting: false } },
    },
  });
  return await import(pathToFileURL(join(folder, 'engine.js')).href);
}
