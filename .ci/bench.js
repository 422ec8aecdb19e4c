/**
 * `npm run bench`: bundles the benchmark with Vite into .cache/bench and runs it in its own Node process, so that
 * only the engine is compiled and warmed up there; then it measures the editor in a browser. The budgets are in
 * test/bench/bench.ts and e2e/bench. `npm run bench -- engine` or `browser` runs one of the two.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

await import('./install.js');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

async function engine() {
  const { build } = await import('vite');
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
  const program = join(folder, 'bench.js');
  return node('--expose-gc', program, join(root, 'test', 'bench', 'retrograde.c'), folder);
}

const browser = () =>
  node(join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/bench.config.ts');

const parts = { engine, browser };
const asked = process.argv[2];
for (const [name, part] of Object.entries(parts))
  if (asked === undefined || asked === name) process.exitCode = (await part()) || process.exitCode;
