/**
 * `npm run bench`: bundles the benchmark with Vite into .cache/bench and runs it in a Node of its own, so that nothing
 * but the engine is compiled and warmed there. The budgets are in test/bench/bench.ts.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

await import('./install.js');
const { build } = await import('vite');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, '.cache', 'bench');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: join(root, 'test', 'bench', 'bench.ts'),
    outDir: folder,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'bench.js', format: 'es' } },
  },
});
const { status } = spawnSync(
  process.execPath,
  ['--expose-gc', join(folder, 'bench.js'), join(root, 'test', 'bench', 'retrograde.c'), folder],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
