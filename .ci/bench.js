/**
 * `npm run bench`: bundles the benchmark with Vite into .cache/bench and runs it in its own Node process, so that
 * only the engine is compiled and warmed up there; then it measures the editor in a browser. The budgets are in
 * test/bench/bench.ts and e2e/bench. `npm run bench -- engine` or `browser` runs one of the two, and `boards` the largest boards, which
 * take minutes and gigabytes, `sweeps` the sweeps alone, and `matrices` matrices alone. `npm run bench -- turns FOLDER` measures the engine of another checkout with its packages installed, and this one's, three times in turns.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

await import('./install.js');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = (cwd, ...args) => spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;

/** Measures the engine of the project in a folder, or does with it what is asked; vite is this project's own. */
async function engine(project = root, ...asked) {
  const { build } = await import('vite');
  const folder = join(project, '.cache', 'bench');
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(project, 'test', 'bench', 'bench.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'bench.js', format: 'es' } },
    },
  });
  const program = join(folder, 'bench.js');
  const yardstick = [join(project, 'test', 'bench', 'retrograde.c'), folder];
  return node(project, '--expose-gc', program, ...(asked.length > 0 ? asked : yardstick));
}

/** Another version of the project and this one in turns, so that both meet the machine as it is. */
async function turns(other, count = 3) {
  const versions = Object.entries({ other: resolve(other), this: root });
  for (let turn = 1; turn <= count; turn++) {
    for (const [name, project] of versions) {
      console.log(`\n${name} version, turn ${turn} of ${count}`);
      await engine(project);
    }
  }
  console.log('\ngrundy solve --summary of the random digraph, whole process');
  const graph = join(root, '.cache', 'bench', 'random.grundy.json');
  // The first turn builds the command lines where they must be built.
  for (let turn = 0; turn <= count; turn++) {
    for (const [name, project] of versions) {
      const before = performance.now();
      const args = [join(project, 'app/cli/grundy.js'), 'solve', '--summary', graph];
      const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      const ms = performance.now() - before;
      if (turn > 0) console.log(`${name} version: ${status === 0 ? `${ms.toFixed(0)} ms` : 'failed'}`);
    }
  }
}

const browser = () =>
  node(root, join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/bench.config.ts');

const parts = { engine: () => engine(), browser };
const boards = () => engine(root, 'large-boards');
const [asked, other, count] = process.argv.slice(2);
if (asked === 'turns') await turns(other, Number(count ?? 3));
if (asked === 'boards') process.exitCode = await boards();
if (asked === 'sweeps' || asked === 'matrices') process.exitCode = await engine(root, asked);
for (const [name, part] of Object.entries(parts))
  if (asked === undefined || asked === name) process.exitCode = (await part()) || process.exitCode;
